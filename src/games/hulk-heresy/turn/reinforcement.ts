/** REINF and STACK: blips come to entry points, and stay at theirs (HH-STACK-03). */
import type { Action } from '../actions.ts';
import { blipsLeft, drawBlip, dueOf, hostOf } from '../gsb/stock.ts';
import { modelsOf, unitsOf } from '../position.ts';
import { NOWHERE, otherSide, SIDES, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { type Table, zoneOf } from '../table.ts';

export interface ReinforceStep {
  do: 'reinforce';
  side: Side;
  /** Blips that must be taken, and those owed from earlier turns, which may be (HH-REINF-07). */
  due: number;
  owed: number;
}

/** HH-STACK-02: so many pieces may wait at one entry point. */
export const MOST_WAITING = 3;
/** HH-STACK-04: so near an enemy closes it. */
const TOO_NEAR = 6;

/** HH-STACK-06: looked at once a turn. */
export function beginReinforcement(play: Play): void {
  const { table, state, events } = play;
  state.closed = [];
  for (const side of SIDES)
    for (const entry of zoneOf(table, state, side).entries)
      if (isWatched(table, state, side, entry)) {
        state.closed.push(entry);
        events.push({ kind: 'entry-closed', area: entry });
      }
  const first = state.attacker as Side; // HH-SEQ-02
  for (const side of [otherSide(first), first]) {
    const left = leftToCome(state, side);
    const wanted = hostOf(state, side) ? dueOf(table, state) : table.mission.blips.perTurn;
    const due = Math.min(wanted, left);
    state.steps.push({ do: 'reinforce', side, due, owed: Math.min(state.owed[side], left - due) });
  }
}

/** Blips of that side that have not been placed yet. */
function leftToCome(state: State, side: Side): number {
  const host = hostOf(state, side);
  return host ? blipsLeft(host) : state.stock[side].length;
}

/** HH-STACK-04: an enemy model at walking distance 6 or less. */
function isWatched(table: Table, state: State, side: Side, entry: number): boolean {
  const [square] = table.board.entries[entry].squares;
  return modelsOf(state, otherSide(side)).some((p) => table.walk(p.at, square) <= TOO_NEAR);
}

export function waitingAt(state: State, entry: number): number {
  return SIDES.flatMap((side) => unitsOf(state, side)).filter((p) => p.area === entry).length;
}

function openEntries(table: Table, state: State, side: Side): number[] {
  return zoneOf(table, state, side).entries.filter((entry) => waitingAt(state, entry) < MOST_WAITING);
}

export const reinforcing: HeresyRule<'reinforce'> = {
  run({ table, state }, step) {
    const { side } = step;
    if (step.due + step.owed > 0 && openEntries(table, state, side).length > 0) return true;
    state.owed[side] = Math.min(leftToCome(state, side), step.due + step.owed);
    return done(state);
  },
  asks: (_table, _state, { side, due, owed }) => [
    { seat: side, kind: 'reinforce', rule: 'HH-REINF-06', about: { due, owed } },
  ],
  verbs: () => ['bring', 'pass'],
  refuse(table, state, _seat, action, { side, due }) {
    if (action.do === 'pass')
      return due > 0 ? no('HH-REINF-07', `${due} more must come while there is room.`) : null;
    const entry = action.to as number;
    if (!zoneOf(table, state, side).entries.includes(entry))
      return no('HH-REINF-06', 'That is none of your entry points.');
    return openEntries(table, state, side).includes(entry)
      ? null
      : no('HH-STACK-02', 'Three pieces wait there already.');
  },
  list: (table, state, _seat, { side, due }) => [
    ...(due > 0 ? [] : [{ do: 'pass' } as const]),
    ...openEntries(table, state, side).map((to): Action => ({ do: 'bring', to })),
  ],
  answer(play, _seat, action, step) {
    const { state } = play;
    if (action.do === 'pass') {
      state.owed[step.side] = step.owed;
      state.steps.pop();
      return;
    }
    if (step.due > 0) step.due--;
    else step.owed--;
    const host = hostOf(state, step.side);
    if (host) drawBlip(play, host, action.to as number);
    else state.steps.push({ do: 'letter', side: step.side, at: NOWHERE, area: action.to as number });
  },
  forced: (table, state, { side, due }) =>
    due === 0 ? { do: 'pass' } : { do: 'bring', to: openEntries(table, state, side)[0] },
  answersItself: true,
};
