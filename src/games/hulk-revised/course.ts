/** What comes between the steps: the next phase, the automatic Stealer player, and a Marine player out of time. */
import type { Seat } from '../../kernel/contract.ts';
import type { Course } from '../../kernel/steps.ts';
import { type Action, act } from './actions.ts';
import { answer, run } from './engine.ts';
import type { Play } from './position.ts';
import { STEP_RULES } from './rules.ts';
import { answerOf } from './solo/index.ts';
import { prepare } from './solo/turn.ts';
import type { HulkKit, HulkRule } from './steps.ts';
import { nextPhase } from './turn.ts';

const course: Course<HulkKit> = {
  next: nextPhase,
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

/** Plays on until a decision waits for a player or the match is over. */
export function goOn(play: Play): void {
  run(play, course);
}

/** Plays one legal action and what follows from it. */
export function playAction(play: Play, seat: Seat, action: Action): void {
  if (action.do === 'time') {
    play.state.timeUp = true; // HR-TIME-05
    play.events.push({ kind: 'time-up' });
  } else answer(play, seat, action);
  goOn(play);
}
