/** E1-HIDE-07 to E1-HIDE-10, E1-HIDE-13: counters are flipped: by their owner, by whoever comes near, by fire, or lost. */
import type { Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { lose } from '../damage/destroy.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { near, touchesBuilding } from '../geometry/position.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import { SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { counterNamed, countersOf, type HiddenCounter, isHeldCounter } from './counters.ts';

/** What follows a flip: a hit to be saved, or a mine under those who are placed. */
type After = Pick<StepOf<'unfold'>, 'save' | 'mine'>;

/** E1-HIDE-08. */
const SIGHTED = 1200;

/** The counter is off the table; a detachment is placed (E1-HIDE-10). Returns whether there was one. */
export function reveal(
  play: Play,
  counter: HiddenCounter,
  after: After = { save: null, mine: null },
): boolean {
  const { state, events } = play;
  const { side, number, x, y, building } = counter;
  const detachment = counter.detachment as number;
  state.hidden = state.hidden.filter((one) => one !== counter);
  events.push({ kind: 'revealed', side, number, detachment });
  if (detachment === 0) return false;
  Object.assign(state.detachments[detachment], { order: 'first', shown: true, revealed: true }); // E1-HIDE-05, E1-HIDE-06
  push(play, { do: 'unfold', side, detachment, x, y, building, ...after });
  return true;
}

/** E1-HIDE-13: with the building all that is hidden in it is lost. */
export function loseHidden(play: Play, building: number): void {
  const { table, state, events } = play;
  for (const counter of state.hidden.filter((one) => one.building === building)) {
    const { side, number } = counter;
    const detachment = counter.detachment as number;
    state.hidden = state.hidden.filter((one) => one !== counter);
    events.push({ kind: 'revealed', side, number, detachment });
    if (detachment > 0) for (const id of table.detachments[detachment].units) lose(play, id, 'E1-HIDE-13');
  }
}

/** E1-HIDE-08, E1-HIDE-12: whether a footprint (so that none ever ends on a counter: E1-HIDE-18) flips a counter of the enemy. */
function isSighted(state: State, counter: HiddenCounter, footprint: Polygon): boolean {
  const { x, y, building } = counter;
  if (isHeldCounter(state, counter)) return false;
  return building > 0
    ? touchesBuilding(state.buildings[building]!, footprint)
    : near(footprint, [x, y], SIGHTED);
}

/** E1-HIDE-23: the lowest number of those a unit's footprint flips. */
export function sightedBy(
  table: Table,
  state: State,
  unit: number,
  footprint: Polygon,
): HiddenCounter | undefined {
  if (state.hidden.length === 0) return undefined;
  const { side } = table.units[unit];
  return state.hidden
    .filter((one) => one.side !== side && isSighted(state, one, footprint))
    .sort((a, b) => a.number - b.number)[0];
}

/** Counters that a template reaches; one in a building where it reaches any part of that. */
export function countersUnder(
  state: State,
  reaches: (polygon: Polygon) => boolean,
  reachesPoint: (x: number, y: number) => boolean,
): HiddenCounter[] {
  return state.hidden
    .filter((one) => {
      if (isHeldCounter(state, one)) return false;
      const { x, y, building } = one;
      return building > 0 ? shapeOf(state.buildings[building]!).bars.some(reaches) : reachesPoint(x, y);
    })
    .sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side) || a.number - b.number);
}

function refuseReveal(state: State, side: Side, number: number): Refusal | null {
  const counter = counterNamed(state, side, number);
  if (!counter) return { rule: 'E1-HIDE-07', why: `You have no counter ${number} on the table.` };
  return isHeldCounter(state, counter)
    ? { rule: 'E1-MISL-16', why: `Counter ${number} is in stasis.` }
    : null;
}

export function beginReveals(play: Play): void {
  if (play.state.hidden.length > 0) push(play, { do: 'reveals', left: [...inOrder(play.state)] });
}

/** E1-HIDE-07: any number, when movement and when combat begins. */
export const reveals: StepRule<StepOf<'reveals'>> = {
  run(play, step) {
    while (step.left.length > 0 && countersOf(play.state, step.left[0]).length === 0) step.left.shift();
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['reveal', 'pass'],
  asks: (_table, state, { left }) => [{ seat: seatOf(state, left[0]), kind: 'reveal', rule: 'E1-HIDE-07' }],
  refuse(_table, state, _seat, action, { left }) {
    if (action.do === 'pass') return action.span ? { rule: 'E1-HIDE-07', why: 'Nobody moves now.' } : null;
    return action.do === 'reveal' ? refuseReveal(state, left[0], action.number) : null;
  },
  list: (_table, state, _seat, { left }): Action[] => [
    ...countersOf(state, left[0])
      .filter(({ number }) => !refuseReveal(state, left[0], number))
      .map(({ number }): Action => ({ do: 'reveal', number })),
    { do: 'pass' },
  ],
  answer(play, _seat, action, step) {
    if (action.do === 'reveal') reveal(play, counterNamed(play.state, step.left[0], action.number)!);
    else step.left.shift();
  },
};
