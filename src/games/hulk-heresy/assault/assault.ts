/** CA: the action, against a model, a door or a barricade in the square in front. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { frontSquare, named } from '../position.ts';
import { clearScenery, type Scenery, sceneryAt } from '../scenery.ts';
import type { Piece, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { loseWatch } from '../turn/stance.ts';
import { bladesOf, diceOf } from './fighters.ts';

function refuseBlade(state: State, p: Piece, action: Action): Refusal | null {
  if (p.blip) return no('HH-BLIP-02', 'A blip cannot make a close assault.');
  return bladesOf(state, p).includes(action.with as BladeId)
    ? null
    : no('HH-CA-03', 'It has no such weapon to fight with.');
}

/** HH-CA-01: 1 AP, 2 with a lascutter. */
function price(_table: Table, state: State, p: Piece, action: Action): number | null {
  return refuseBlade(state, p, action) ? null : BLADES[action.with as BladeId].ap;
}

const withEach = (state: State, p: Piece, verb: 'assault' | 'break'): Action[] =>
  p.blip ? [] : bladesOf(state, p).map((blade) => ({ do: verb, unit: p.id, with: blade }));

/** HH-CA-02: an enemy model in front; HH-CA-21: however often it has been assaulted. */
export const assaultAct: Act = {
  price,
  refuse(table, state, p, action) {
    const refusal = refuseBlade(state, p, action);
    if (refusal) return refusal;
    const front = frontSquare(table, p);
    const other = front < 0 ? null : state.pieces[state.occupant[front]];
    if (!other) return no('HH-CA-01', 'Nobody stands in the square in front of it.');
    if (other.side === p.side) return no('HH-CA-22', 'That is a friend.');
    return other.blip ? no('HH-BLIP-16', 'A blip cannot be assaulted.') : null;
  },
  list: (table, state, p) =>
    withEach(state, p, 'assault').filter((action) => !assaultAct.refuse(table, state, p, action)),
  apply(play, p, action, paid) {
    const { table, state } = play;
    const target = state.pieces[state.occupant[frontSquare(table, p)]]!;
    loseWatch(play, target); // HH-CA-17
    // HH-CA-23: all of it, to the defender's turn, comes before any reaction.
    state.steps.push({
      do: 'fight',
      stage: 'blade',
      models: [p.id, target.id],
      blades: [action.with as BladeId, null],
      dice: [[], []],
      again: [[], []],
      ask: null,
      winner: 0,
      survived: false,
      paid: { ap: paid.ap, cp: paid.cp },
    });
  },
};

/** Natural sixes that destroy it; what is not here only Rend destroys. */
const SIXES: Readonly<Partial<Record<Scenery, number>>> = { door: 1, barricade: 2, object: 1 };

const rends = (blade: BladeId): boolean => (BLADES[blade].edges as readonly string[]).includes('rend');

/** HH-CA-24, HH-CA-25, HH-DOOR-09, HH-BARR-05: a closed door or a barricade in front. */
export const breakAct: Act = {
  price,
  refuse(table, state, p, action) {
    const refusal = refuseBlade(state, p, action);
    if (refusal) return refusal;
    const target = sceneryAt(table, state, frontSquare(table, p));
    if (!target) return no('HH-CA-02', 'There is nothing to break in the square in front of it.');
    const blade = action.with as BladeId;
    if (rends(blade)) return null;
    const sixes = SIXES[target];
    if (!sixes)
      return no(target === 'forge' ? 'HH-FORGE-06' : 'HH-OBJ-09', 'Only a weapon that rends destroys it.');
    return diceOf(p, blade, true) < sixes ? no('HH-CA-25', 'One die cannot break a barricade.') : null;
  },
  list: (table, state, p) =>
    withEach(state, p, 'break').filter((action) => !breakAct.refuse(table, state, p, action)),
  apply(play, p, action, paid) {
    const { table, state, dice, events } = play;
    const square = frontSquare(table, p);
    const target = sceneryAt(table, state, square) as Scenery;
    const blade = action.with as BladeId;
    // HH-SPEC-25: without dice; HH-CA-26: and nobody rolls against it
    const thrown = rends(blade) ? [] : Array.from({ length: diceOf(p, blade, true) }, () => dice.d6());
    const sixes = thrown.filter((die) => die === 6).length;
    const destroyed = rends(blade) || sixes >= (SIXES[target] ?? Infinity);
    events.push({
      kind: 'broke',
      ...named(state, p),
      square,
      what: target,
      weapon: blade,
      dice: thrown,
      destroyed,
      ...paid,
    });
    if (destroyed) clearScenery(play, square, target);
  },
};
