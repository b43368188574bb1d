/** E1-CCB-09: the First Player says in which of its combats a stand fights that assaults a building and touches enemies outside. */
import { stillThere } from '../buildings/sieges.ts';
import { finish, push, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { groupsOf, liveContacts } from './divisions.ts';

/** Assaulting stands that also have an enemy outside. */
export function inTwoCombats(state: State): number[] {
  const touched = new Set(liveContacts(state).flat());
  return state.sieges
    .map((siege) => stillThere(state, siege))
    .filter(({ defenders }) => defenders.length > 0)
    .flatMap(({ assaulters }) => assaulters.filter((id) => touched.has(id)));
}

export const joins: StepRule<StepOf<'joins'>, 'join'> = {
  run(play, step) {
    const { state } = play;
    const torn = inTwoCombats(state);
    step.left = step.left.filter((id) => torn.includes(id)); // E1-DISB-03
    if (step.left.length > 0) return true;
    const { inside, outside } = step;
    finish(play, step);
    // E1-CC-23: whoever touches nobody else is left out
    const contacts = liveContacts(state).filter((pair) => !pair.some((id) => inside.includes(id)));
    const sieges = state.sieges
      .map((siege) => stillThere(state, siege))
      .map((siege) => ({ ...siege, assaulters: siege.assaulters.filter((id) => !outside.includes(id)) }))
      .filter(({ assaulters, defenders }) => assaulters.length > 0 && defenders.length > 0);
    push(play, { do: 'divide', contacts, groups: groupsOf(contacts), done: [], sieges });
    return false;
  },
  verbs: () => ['join'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, state.first!), kind: 'join', rule: 'E1-CCB-09', unit: step.left[0] },
  ],
  refuse(_table, _state, _seat, action, { left }) {
    if (action.unit === left[0]) return null;
    return { rule: 'E1-CCB-09', why: `Where unit ${left[0]} fights is asked now.` };
  },
  list: (_table, _state, _seat, { left }) =>
    [true, false].map((building) => ({ do: 'join', unit: left[0], building })),
  answer(_play, _seat, action, step) {
    step.left.shift();
    (action.building ? step.inside : step.outside).push(action.unit);
  },
};
