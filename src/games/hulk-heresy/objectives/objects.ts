/** OBJ: things that are found and carried. They hinder nobody (HH-OBJ-01, HH-OBJ-04). */
import type { Action } from '../actions.ts';
import { costOf } from '../data/armour.ts';
import { armourOf, frontSquare, named } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Act } from '../turn/acts.ts';

/** Objects are numbered from 1 as the mission lists them. */
export function carriedBy(state: State, p: Piece): number[] {
  return state.objects.flatMap(({ holder, out }, i) => (holder === p.id && !out ? [i + 1] : []));
}

export function carriesAny(state: State, p: Piece): boolean {
  for (const { holder, out } of state.objects) if (holder === p.id && !out) return true;
  return false;
}

/** HH-OBJ-03, HH-OBJ-10: a model has at once whatever lies where it comes; a face-down counter stays (HH-MISS-06). */
export function pickUp({ table, state, events }: Play, p: Piece): void {
  if (p.blip) return;
  state.objects.forEach((item, i) => {
    if (item.at !== p.at || item.holder !== 0 || item.counter !== 0 || item.out) return;
    if (table.mission.objects[i]?.destructible) return; // HH-OBJ-02
    item.at = NOWHERE;
    item.holder = p.id;
    events.push({ kind: 'picked-up', ...named(state, p), at: p.at, object: i + 1 });
  });
}

/** HH-OBJ-05: left behind in the square it leaves. */
export function leaveBehind({ state, events }: Play, p: Piece, objects: readonly number[]): void {
  for (const object of objects) {
    const item = state.objects[object - 1];
    item.holder = 0;
    item.at = p.at;
    events.push({ kind: 'dropped', ...named(state, p), at: p.at, object });
  }
}

/** Every choice of what a carrier may leave behind, nothing first. */
export function choicesToLeave(state: State, p: Piece): number[][] {
  const choices: number[][] = [[]];
  for (const object of carriedBy(state, p))
    for (const chosen of choices.slice()) choices.push([...chosen, object]);
  return choices;
}

/** HH-OBJ-08: to a friend in the front square, who pays nothing and does not act. */
export const giveAct: Act = {
  on: ({ mission }) => mission.objects.length > 0,
  price: (_table, state, p) => (p.blip ? null : costOf('pass', armourOf(state, p).column)),
  refuse(table, state, p, action) {
    if (p.blip) return no('HH-BLIP-17', 'A blip carries nothing.');
    const other = state.pieces[action.to as number];
    if (other?.side !== p.side || other.blip || other.at === NOWHERE || other.at !== frontSquare(table, p))
      return no('HH-OBJ-08', 'It passes things to a friendly model in front of it.');
    return carriedBy(state, p).includes(action.row as number)
      ? null
      : no('HH-OBJ-08', 'It does not carry that.');
  },
  list(table, state, p) {
    if (!carriesAny(state, p)) return [];
    const front = p.blip ? -1 : frontSquare(table, p);
    const to = front < 0 ? 0 : state.occupant[front];
    const all = carriedBy(state, p).map((row): Action => ({ do: 'give', unit: p.id, to, row }));
    return to === 0 ? [] : all.filter((action) => !giveAct.refuse(table, state, p, action));
  },
  apply(play, p, action, paid) {
    const { state, events } = play;
    const object = action.row as number;
    state.objects[object - 1].holder = action.to as number;
    events.push({
      kind: 'passed',
      ...named(state, p),
      at: p.at,
      target: action.to as number,
      object,
      ...paid,
    });
  },
};
