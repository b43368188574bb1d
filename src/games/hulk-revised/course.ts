/** What comes between the steps: the next phase, the automatic Stealer player, and a Marine player out of time. */
import type { Course } from '../../kernel/steps.ts';
import { act } from './actions.ts';
import { STEP_RULES } from './rules.ts';
import { answerOf } from './solo/index.ts';
import { prepare } from './solo/turn.ts';
import type { HulkKit, HulkRule } from './steps.ts';
import { nextPhase } from './turn/turn.ts';

export const course: Course<HulkKit> = {
  next: nextPhase,
  aside(play, action) {
    if (action.do !== 'time') return false;
    play.state.timeUp = true; // HR-TIME-05
    play.events.push({ kind: 'time-up' });
    return true;
  },
  before(play, step) {
    if (play.state.solo) prepare(play, step);
    return false;
  },
  answerOf(play, step, [asked]) {
    const { state } = play;
    if (asked.seat === 'stealer') return state.solo ? answerOf(play, step) : null;
    return state.timeUp ? ((STEP_RULES[step.do] as HulkRule).late?.(play, step) ?? act('end')) : null;
  },
};
