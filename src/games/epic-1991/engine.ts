/** The steps of a battle on the engine of steps, and what comes between them. */
import { type Course, engineOf } from '../../kernel/steps.ts';
import { push } from './play.ts';
import { STEP_RULES } from './rules.ts';
import { owes } from './saves/casualties.ts';
import { settleStep } from './settle.ts';
import { isAction } from './shape.ts';
import type { EpicKit, Step } from './steps.ts';
import { nextPhase } from './turn.ts';

/** E2-GEN-10: steps whose turn comes when an activation, fight, landing or End phase event is over; what waited comes before them. */
const EVENTS_END: readonly Step['do'][] = ['segment', 'movement', 'pods', 'close', 'combat', 'group', 'end'];

export const engine = engineOf<EpicKit>(STEP_RULES, {
  over: { rule: 'E2-SEQ-07', why: 'The battle is over.' },
  notAsked: (asked) => ({ rule: asked[0]?.rule ?? 'E2-SEQ-01', why: 'The other player decides now.' }),
  isAction: (_table, action) => isAction(action),
  noAction: ({ rule }) => ({ rule, why: 'That is nothing anybody can do.' }),
});

export const course: Course<EpicKit> = {
  next: nextPhase,
  before(play, step) {
    if (!EVENTS_END.includes(step.do) || !owes(play)) return false;
    push(play, settleStep());
    return true;
  },
};
