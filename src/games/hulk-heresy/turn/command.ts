/** CMD and CP: command counters, and what command points there are for whom. */
import type { Pool } from '../actions.ts';
import { hasEffect, sharesSection } from '../auras.ts';
import { type KindId, kindOf } from '../data/kinds.ts';
import { BLIND } from '../ground.ts';
import { isWithoutCommand } from '../gsb/stock.ts';
import { modelsOf, rowOfPiece } from '../position.ts';
import {
  activeSide,
  NOWHERE,
  otherSide,
  type Piece,
  type RosterRow,
  type Side,
  type State,
} from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import type { Table } from '../table.ts';

/** HH-CMD-01, HH-CMD-02, HH-GAP-10: the values of the counters, all of them in the container at every draw. */
const COUNTERS = [1, 1, 1, 1, 1, 1];
export const HIGHEST_COUNTER = 6;

/** HH-CMD-02, in the order of HH-DICE-11. */
export interface CommandStep {
  do: 'command';
  side: Side;
  stage: 'draw' | 'redraw' | 'bonus';
}

/** HH-CMD-03, HH-CMD-07, HH-CMD-09: what the counter still gives this turn. */
export function ordinaryLeft(state: State, side: Side): number {
  const { counter, spent } = state.command[side];
  return Math.max(0, counter - spent);
}

/** HH-CMD-06: what a pool holds for this model now. */
export function pointsIn(_table: Table, state: State, p: Piece, pool: Pool): number {
  const purse = state.command[p.side];
  if (pool === 'o') return ordinaryLeft(state, p.side);
  if (pool === 'c') return purse.commander;
  if (pool === 'u') return purse.duel;
  if (pool === 'k') return rowOfPiece(state, p)?.armour === 'daemon' ? purse.daemonic : 0; // HH-CP-05
  if (activeSide(state) === p.side) return 0; // HH-PSI-15
  for (const { what, unit, left } of state.effects) if (unit === p.id && what === 'precognition') return left;
  return 0;
}

/** HH-DAEM-14: Hypnotic Presence. */
const isHypnotic = ({ kind }: RosterRow): boolean => kind === 'daemonette';

/** HH-CP-04, HH-CP-11: whether command points may be spent on it at all. */
export function mayUseCp(table: Table, state: State, p: Piece): boolean {
  if (p.blip || isWithoutCommand(state, p.side)) return false;
  if (p.at !== NOWHERE && sharesSection(table, state, p, isHypnotic, otherSide(p.side))) return false;
  if (p.at !== NOWHERE && state.ground[p.at] & BLIND) return false; // HH-GREN-04
  return !hasEffect(state, p, 'no-cp') && !hasEffect(state, p, 'dominated');
}

/** HH-CP-15: whether a side may have any command point left, as far as everybody knows. */
export function mayHavePoints(state: State, side: Side): boolean {
  if (isWithoutCommand(state, side)) return false;
  const { counter, spent, commander, duel, daemonic } = state.command[side];
  if (counter !== 0 && spent < HIGHEST_COUNTER) return true;
  if (commander + duel + daemonic > 0) return true;
  return state.effects.some(({ what, owner, left }) => what === 'precognition' && owner === side && left > 0);
}

/** HH-HID-14: whether there may be a point to spend on this model outside a reaction, as far as everybody knows. */
export function mayHavePointsFor(table: Table, state: State, p: Piece): boolean {
  if (!mayUseCp(table, state, p)) return false;
  const { counter, spent } = state.command[p.side];
  if (counter !== 0 && spent < HIGHEST_COUNTER) return true;
  return (['c', 'u', 'k'] as const).some((pool) => pointsIn(table, state, p, pool) > 0);
}

/** HH-CMD-04. */
function mayRedraw(state: State, side: Side): boolean {
  return modelsOf(state, side).some((p) => {
    const { sergeant, kind } = rowOfPiece(state, p);
    return sergeant || kindOf(kind).redraw === true;
  });
}

export function beginCommand(play: Play): void {
  const { state } = play;
  const first = state.attacker as Side;
  state.steps.push({ do: 'command', side: otherSide(first), stage: 'draw' });
  state.steps.push({ do: 'command', side: first, stage: 'draw' });
}

function draw({ state, dice, events }: Play, side: Side, redrawn: boolean): void {
  const value = dice.draw(COUNTERS) + 1;
  state.command[side].counter = value;
  state.command[side].spent = 0;
  events.push({ kind: 'counter', side, value, redrawn });
}

export function commanderBonus(kind: KindId, die: number): number {
  if (die <= 2) return 0;
  return kind === 'praetor' && die >= 5 ? 2 : 1;
}

/** HH-CMD-05: rolled each turn for a Commander who stands on the board. */
function rollBonus({ state, dice, events }: Play, side: Side): void {
  const commander = modelsOf(state, side).find((p) => kindOf(rowOfPiece(state, p).kind).commander);
  if (!commander) return;
  const die = dice.d6();
  const points = commanderBonus(rowOfPiece(state, commander).kind, die);
  state.command[side].commander = points;
  events.push({ kind: 'bonus', side, dice: [die], points });
}

/** HH-DUEL-12: one for each duel won; HH-DAEM-08: two for each Herald on the board. */
function giveBonus({ state, events }: Play, side: Side): void {
  const purse = state.command[side];
  purse.duel = purse.duels;
  purse.daemonic = 2 * modelsOf(state, side).filter((p) => rowOfPiece(state, p).herald).length;
  const { duel, daemonic } = purse;
  if (duel + daemonic > 0) events.push({ kind: 'gifts', side, duel, daemonic });
}

export const command: HeresyRule<'command'> = {
  run(play, step) {
    const { state } = play;
    const { side } = step;
    if (isWithoutCommand(state, side)) return done(state); // HH-GSB-10
    if (step.stage === 'draw') {
      step.stage = 'redraw';
      draw(play, side, false);
    }
    if (step.stage === 'redraw') {
      if (mayRedraw(state, side)) return true;
      step.stage = 'bonus';
    }
    rollBonus(play, side);
    giveBonus(play, side);
    return done(state);
  },
  asks: (_table, _state, { side }) => [{ seat: side, kind: 'command', rule: 'HH-CMD-04' }],
  verbs: () => ['keep', 'redraw'],
  list: () => [{ do: 'keep' }, { do: 'redraw' }],
  answer(play, _seat, action, step) {
    step.stage = 'bonus';
    if (action.do === 'redraw') draw(play, step.side, true);
  },
  forced: () => ({ do: 'keep' }),
};
