/** The steps of a battle on the engine of steps, and what comes between them. */
import { type Course, engineOf } from '../../kernel/steps.ts';
import { takeBuildings } from './buildings/taking.ts';
import { lookForVictory, propose } from './end-phase/victory.ts';
import { disband, refuseDisband } from './infantry/disband.ts';
import { type Play, sideOf } from './play.ts';
import { STEP_RULES } from './rules.ts';
import { loseHold } from './scenarios/cityfight.ts';
import { isAction } from './shape.ts';
import { instruct } from './snap-fire/checkpoint.ts';
import type { EpicKit, Step } from './steps.ts';
import { nextPhase } from './turn.ts';

export const engine = engineOf<EpicKit>(STEP_RULES, {
  over: { rule: 'E1-WIN-01', why: 'The battle is over.' },
  notAsked: (asked) => ({ rule: asked[0]?.rule ?? 'E1-SEQ-01', why: 'The other player decides now.' }),
  isAction: (_table, action) => isAction(action),
  noAction: ({ rule }) => ({ rule, why: 'That is nothing anybody can do.' }),
  otherVerb(table, state, seat, action) {
    const side = sideOf(state, seat);
    if (action.do === 'propose')
      return state.proposed !== side ? null : { rule: 'E1-WIN-07', why: 'You have proposed that already.' };
    if (action.do === 'disband') return refuseDisband(table, state, side, action.units); // E1-DISB-03
    if (action.do !== 'instruct') return { rule: 'E1-SEQ-02', why: 'That is not what is asked now.' };
    // E1-SNAP-20: at any time
    if (table.units[action.unit]?.side === side) return null;
    return { rule: 'E1-SNAP-20', why: `Unit ${action.unit} is not one of yours.` };
  },
});

/** E1-SEQ-14: victory is looked at when the outermost event is over. */
function settle(play: Play): boolean {
  const { state } = play;
  if (!state.due) return false;
  state.due = false;
  lookForVictory(play);
  return state.outcome !== null || takeBuildings(play);
}

/** What comes of one event belongs to it. */
const IN_ONE_EVENT: readonly Step['do'][] = [
  'volley',
  'losses',
  'survivors',
  'takeout',
  'explosion',
  'bombard',
  'collapses',
  'unfold',
  'yield',
];

export const course: Course<EpicKit> = {
  next(play) {
    if (!settle(play)) nextPhase(play);
  },
  before(play, step) {
    loseHold(play);
    return !IN_ONE_EVENT.includes(step.do) && settle(play);
  },
  aside(play, action, seat) {
    if (action.do === 'propose') propose(play, sideOf(play.state, seat)!);
    else if (action.do === 'instruct') instruct(play, action.unit, action.what);
    else if (action.do === 'disband') disband(play, action.units);
    else return false;
    return true;
  },
};
