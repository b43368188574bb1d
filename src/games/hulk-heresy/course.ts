/** What comes between the steps: the next phase, a player out of time, and answers that are no choice. */
import type { Course } from '../../kernel/steps.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import { asks } from './engine.ts';
import { STEP_RULES } from './rules.ts';
import { activeSide, type Side, type Step } from './state.ts';
import type { HeresyKit, HeresyRule, Play } from './steps.ts';
import { nextPhase } from './turn/turn.ts';

/** HH-TIME-06: one limit for all blips of the phase. */
const PLACING: readonly Step['do'][] = ['deploy', 'reinforce'];

const ruleOf = (step: Step): HeresyRule => STEP_RULES[step.do] as HeresyRule;

/** HH-TIME-06: what the Decisions table forces upon whoever is asked. */
function forcedAnswer({ table, state, dice }: Play, step: Step, seat: Side): Action | null {
  return ruleOf(step).forced?.(table, state, step, seat, dice) ?? null;
}

export const course: Course<HeresyKit> = {
  next: nextPhase,
  aside(play, action) {
    if (action.do !== 'time') return false;
    const { table, state, events } = play;
    const step = topStep(state) as Step;
    const [asked] = asks(table, state);
    const seat = asked.seat as Side;
    const isActive = seat === activeSide(state);
    // any other clock, in secret too: then it is one more answer that nobody sees
    if (!asked.secret || isActive) events.push({ kind: 'time-up', side: seat });
    // HH-TIME-04: the active player's clock ends the phase; any other runs out for this answer alone
    if (isActive) state.timeUp = true;
    else if (PLACING.includes(step.do)) state.late.push(seat);
    else ruleOf(step).answer!(play, seat, forcedAnswer(play, step, seat) as Action, step);
    return true;
  },
  answerOf(play, step, asked) {
    const { table, state } = play;
    const seat = asked[0].seat as Side;
    const isLate = state.timeUp ? seat === activeSide(state) : state.late.includes(seat);
    if (isLate) return forcedAnswer(play, step, seat);
    const rule = ruleOf(step);
    if (!rule.answersItself) return null;
    const list = rule.list!(table, state, seat, step);
    return list.length === 1 ? list[0] : null; // HH-GEN-14
  },
};
