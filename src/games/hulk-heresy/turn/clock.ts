import type { Decision, PhaseClock } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { activeSide, type State, type Step } from '../state.ts';
import type { Table } from '../table.ts';
import { mayRunOut } from './timer.ts';

/** HH-TIME-01, HH-TIME-05: three minutes for each Action phase, or what was agreed. */
export const SECONDS = 180;

/** HH-TIME-06, HH-GAP-30: for any other decision, and for all blips that a side places in one phase. */
const ANSWER = 30;
const BLIPS = 60;
const PLACING: readonly Step['do'][] = ['deploy', 'reinforce'];

const TIME: Action = { do: 'time' };

export function clockOf(table: Table, view: State, asked: readonly Decision[]): PhaseClock | null {
  if (!table.timer) return null;
  const active = activeSide(view);
  if (asked.length === 1 && asked[0].seat !== active && mayRunOut(table, view))
    return ofAnswer(view, asked[0]);
  if (!active || view.timeUp) return null;
  return {
    key: `turn ${view.turn} ${view.phase}`,
    seat: active,
    seconds: table.setup.seconds ?? SECONDS,
    action: TIME,
  };
}

function ofAnswer(view: State, { seat, kind }: Decision): PhaseClock {
  const key = `turn ${view.turn} ${view.phase} ${seat} ${kind}`;
  if (PLACING.includes(topStep(view)!.do)) return { key, seat, seconds: BLIPS, action: TIME };
  return { key, seat, seconds: ANSWER, action: TIME, each: true };
}
