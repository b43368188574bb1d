/** HH-MEDIC-02: a narthecium may undo a failed save. */
import { FRONT } from '../../../grid/directions.ts';
import { isBeside } from '../../../grid/step.ts';
import type { Action } from '../actions.ts';
import { isDaemon } from '../auras.ts';
import { destroy } from '../deaths.ts';
import { modelsOf, named, piece, rowOfPiece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';
import { loseWatch } from '../turn/stance.ts';

export interface HealStep {
  do: 'heal';
  /** Who has failed its save. */
  unit: number;
  rule: string;
  /** HH-MEDIC-05: each Medicae rolls once. */
  tried: number[];
}

/** The healed model lives as if it had passed. */
const HEALS = 4;

/** HH-MEDIC-02, HH-MEDIC-04: friends with a narthecium who have it in a forward square, also around a corner. */
export function healersOf(table: Table, state: State, p: Piece, tried: readonly number[]): number[] {
  if (p.blip || isDaemon(state, p)) return [];
  return modelsOf(state, p.side)
    .filter(
      (medicae) =>
        medicae.id !== p.id &&
        !tried.includes(medicae.id) &&
        rowOfPiece(state, medicae).assault.includes('narthecium') &&
        isBeside(table, medicae.at, medicae.facing, FRONT, p.at),
    )
    .map(({ id }) => id);
}

/** The step below learns whether it lives (HH-MEDIC-06). */
function tell(state: State, survived: boolean): void {
  const below = state.steps[state.steps.length - 1];
  if (below && 'survived' in below) below.survived = survived;
}

export const healing: HeresyRule<'heal'> = {
  run(play, step) {
    const { table, state } = play;
    const p = state.pieces[step.unit];
    if (p && healersOf(table, state, p, step.tried).length > 0) return true;
    done(state);
    tell(state, false);
    if (p) destroy(play, p, step.rule);
    return false;
  },
  asks: (_table, state, { unit }) => [
    { seat: piece(state, unit).side, kind: 'heal', rule: 'HH-MEDIC-02', unit }, // HH-DEC-40
  ],
  verbs: () => ['heal', 'pass'],
  refuse: (table, state, _seat, action, { unit, tried }) =>
    action.do === 'pass' || healersOf(table, state, piece(state, unit), tried).includes(action.unit as number)
      ? null
      : no('HH-MEDIC-02', 'No narthecium of that model is in reach.'),
  list: (table, state, _seat, { unit, tried }) => [
    ...healersOf(table, state, piece(state, unit), tried).map(
      (medicae): Action => ({ do: 'heal', unit: medicae }),
    ),
    { do: 'pass' },
  ],
  answer(play, _seat, action, step) {
    const { state, dice, events } = play;
    const p = piece(state, step.unit);
    if (action.do === 'pass') {
      state.steps.pop();
      tell(state, false);
      destroy(play, p, step.rule);
      return;
    }
    const die = dice.d6();
    const healed = die >= HEALS;
    const medicae = piece(state, action.unit as number);
    events.push({
      kind: 'healed',
      ...named(state, medicae),
      target: p.id,
      dice: [die],
      needed: HEALS,
      healed,
    });
    step.tried.push(medicae.id);
    if (!healed) return;
    state.steps.pop();
    loseWatch(play, p); // HH-MEDIC-03
    tell(state, true);
  },
  forced: (table, state, { unit, tried }) => ({
    do: 'heal',
    unit: healersOf(table, state, piece(state, unit), tried)[0],
  }),
};
