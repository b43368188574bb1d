/** HH-CA-24, HH-CA-25, HH-DOOR-09, HH-BARR-05: a closed door or a barricade in front is broken. */
import type { Action } from '../actions.ts';
import { masterOf } from '../auras.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { frontSquare, named, piece } from '../position.ts';
import { clearScenery, type Scenery, sceneryAt } from '../scenery.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { assaultPrice, refuseBlade } from './assault.ts';
import { bladesOf, diceOf, extraDice, onesAgain } from './fighters.ts';
import { standGuard } from './outcome.ts';
import { strikesOf } from './ways.ts';

/** HH-CA-26: the dice lie; a Champion, or one die in a Centurion's section, may be rolled again. */
export interface BreakStep {
  do: 'break';
  unit: number;
  square: number;
  target: Scenery;
  weapon: BladeId;
  how: string;
  dice: number[];
  rolled: boolean;
  asked: boolean;
  /** The dice have been told of already. */
  told: boolean;
  paid: { ap: number; cp: string };
}

/** Natural sixes that destroy it; what is not here only Rend destroys. */
const SIXES: Readonly<Partial<Record<Scenery, number>>> = { door: 1, barricade: 2, object: 1 };

const rends = (blade: BladeId, how: string | undefined): boolean =>
  how === 'rend' || (BLADES[blade].edges as readonly string[]).includes('rend');

/** Ways to strike that are of use here: a servo arm that rends, and guard afterwards. */
const OF_USE = ['rend', 'peerless'];

/** HH-CA-24: those of the blade and the extra ones. */
const diceAgainst = (table: Table, state: State, p: Piece, blade: BladeId): number =>
  diceOf(state, p, blade, true) + extraDice(table, state, p, true);

export const breakAct: Act = {
  price: assaultPrice,
  refuse(table, state, p, action) {
    const refusal = refuseBlade(state, p, action.with);
    if (refusal) return refusal;
    const { how } = action;
    if (how !== undefined && !(OF_USE.includes(how) && strikesOf(state, p).includes(how)))
      return no('HH-CHAMP-04', 'That way to strike is of no use here.');
    const target = sceneryAt(table, state, frontSquare(table, p));
    if (!target) return no('HH-CA-02', 'There is nothing to break in the square in front of it.');
    const blade = action.with as BladeId;
    if (rends(blade, how)) return null;
    const sixes = SIXES[target];
    if (!sixes)
      return no(target === 'forge' ? 'HH-FORGE-06' : 'HH-OBJ-09', 'Only a weapon that rends destroys it.');
    return diceAgainst(table, state, p, blade) < sixes
      ? no('HH-CA-25', 'One die cannot break a barricade.')
      : null;
  },
  list(table, state, p) {
    if (p.blip || !sceneryAt(table, state, frontSquare(table, p))) return [];
    const ways = [undefined, ...strikesOf(state, p).filter((how) => OF_USE.includes(how))];
    return bladesOf(state, p)
      .flatMap((blade) =>
        ways.map((how): Action => ({ do: 'break', unit: p.id, with: blade, ...(how && { how }) })),
      )
      .filter((action) => !breakAct.refuse(table, state, p, action));
  },
  apply({ table, state }, p, action, paid) {
    const square = frontSquare(table, p);
    state.steps.push({
      do: 'break',
      unit: p.id,
      square,
      target: sceneryAt(table, state, square) as Scenery,
      weapon: action.with as BladeId,
      how: action.how ?? '',
      dice: [],
      rolled: false,
      asked: false,
      told: false,
      paid: { ap: paid.ap, cp: paid.cp },
    });
  },
};

const ones = (dice: readonly number[]): number[] => dice.flatMap((die, i) => (die === 1 ? [i] : []));

/** HH-SPEC-25: without dice; HH-CA-26: and nobody rolls against it. */
function tell(play: Play, { unit, square, target, weapon, how, dice: thrown, told, paid }: BreakStep): void {
  const { state, events } = play;
  const p = piece(state, unit);
  const dice = told ? [] : thrown;
  const sixes = thrown.filter((die) => die === 6).length;
  const destroyed = rends(weapon, how) || sixes >= (SIXES[target] ?? Infinity);
  events.push({ kind: 'broke', ...named(state, p), square, what: target, weapon, dice, destroyed, ...paid });
  if (destroyed) clearScenery(play, square, target);
  if (how === 'peerless') standGuard(play, p); // HH-CHAMP-07
}

export const breaking: HeresyRule<'break'> = {
  run(play, step) {
    const { table, state, dice } = play;
    const p = piece(state, step.unit);
    if (!step.rolled) {
      step.rolled = true;
      const count = rends(step.weapon, step.how) ? 0 : diceAgainst(table, state, p, step.weapon);
      step.dice = Array.from({ length: count }, () => dice.d6());
      step.asked = ones(step.dice).length === 0 || onesAgain(table, state, p, true) === 0;
      const { square, dice: thrown } = step;
      if (!step.asked) play.events.push({ kind: 'hacked', ...named(state, p), square, dice: [...thrown] });
      step.told = !step.asked;
    }
    if (!step.asked) return true;
    done(state);
    tell(play, step);
    return false;
  },
  asks: (_table, state, { unit, dice }) => [
    {
      seat: masterOf(state, piece(state, unit)),
      kind: 'ones',
      rule: 'HH-CA-26',
      unit,
      about: { dice: [...dice], of: unit },
    },
  ],
  verbs: () => ['reroll', 'pass'],
  refuse(table, state, _seat, action, { unit, dice }) {
    if (action.do === 'pass') return null;
    const list = action.list ?? [];
    const may = ones(dice);
    if (list.length === 0 || new Set(list).size < list.length || list.some((i) => !may.includes(i)))
      return no('HH-CA-26', 'Name dice that show 1, each once.');
    return list.length <= onesAgain(table, state, piece(state, unit), true)
      ? null
      : no('HH-CENT-03', 'Only one die may be rolled again.');
  },
  list(table, state, _seat, { unit, dice }) {
    const may = ones(dice);
    const most = onesAgain(table, state, piece(state, unit), true);
    let some: number[][] = [[]];
    for (const i of may) some = [...some, ...some.map((list) => [...list, i])];
    return [
      { do: 'pass' },
      ...some
        .filter((list) => list.length > 0 && list.length <= most)
        .map((list): Action => ({ do: 'reroll', list })),
    ];
  },
  answer({ state, dice, events }, _seat, action, step) {
    step.asked = true;
    if (action.do === 'pass') return;
    const chosen = action.list as number[];
    const before = chosen.map((i) => step.dice[i]);
    for (const i of chosen) step.dice[i] = dice.d6();
    const p = piece(state, step.unit);
    const after = chosen.map((i) => step.dice[i]);
    events.push({
      kind: 'rolled-again',
      ...named(state, p),
      of: p.id,
      before,
      dice: after,
      rule: 'HH-CA-26',
    });
  },
  forced: () => ({ do: 'pass' }),
};
