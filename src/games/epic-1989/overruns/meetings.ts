/** E1-OVER-01, E1-OVER-08: where the run of a charging vehicle meets enemy stands. */
import { overlaps, type Polygon, type Pose } from '../../../field/index.ts';
import { countsAsInside, isInRubble } from '../buildings/hard-cover.ts';
import { footprintAt, touches } from '../geometry/position.ts';
import { clearLength } from '../movement/contact.ts';
import { others, type UnitDraft } from '../movement/draft.ts';
import type { State, Unit } from '../state.ts';
import type { Table } from '../table.ts';

interface Meeting {
  /** How much of the run comes before it. */
  readonly at: number;
  readonly stands: readonly number[];
}

/** How far a run goes, and whom it overruns on the way. */
interface Course {
  readonly length: number;
  readonly meetings: readonly Meeting[];
}

/** E1-OVER-02: stands in rubble or assaulting a building since an earlier turn are not overrun, and no vehicle gets at those inside one. */
export function canBeOverrun(state: State, id: number): boolean {
  return (
    !state.units[id].frozen &&
    state.units[id].building === 0 &&
    !isInRubble(state, id) &&
    !countsAsInside(state, id)
  );
}

/** `at`: the pose after so much of the run, `swept`: all that it passes over; `first`: the order in which stands are taken that are met at one point (E1-OVER-07). */
export function overrunCourse(
  table: Table,
  state: State,
  draft: UnitDraft,
  unit: Unit,
  at: (s: number) => Pose,
  length: number,
  swept: Polygon,
  first: readonly number[],
): Course {
  const info = table.units[unit.id];
  const isStand = (id: number) => table.units[id].side !== info.side && table.units[id].card.is === 'stand';
  const met = others(
    table,
    state,
    draft,
    unit.id,
    swept,
    0,
    (id) => isStand(id) && !unit.overran.includes(id),
  )
    .filter(({ footprint }) => overlaps(footprint, swept))
    .map((foe) => ({ ...foe, s: clearLength(info, at, length, [foe.footprint]) }))
    .sort((a, b) => a.s - b.s || a.id - b.id);
  // E1-OVER-14: whoever cannot be overrun stops the vehicle
  const stop = met.find(({ id }) => !canBeOverrun(state, id));
  const end = stop ? stop.s : length;
  let left = met.filter(({ id, s }) => s < end && canBeOverrun(state, id));
  const meetings: Meeting[] = [];
  while (left.length > 0) {
    const { s } = left[0];
    const here = footprintAt(info, at(s));
    const together = left.filter((foe) => foe.s === s || touches(foe.footprint, here)).map(({ id }) => id);
    meetings.push({ at: s, stands: inOrder(together, first) });
    left = left.filter(({ id }) => !together.includes(id));
  }
  return { length: end, meetings };
}

/** Those that are named come first, as they are named. */
function inOrder(stands: readonly number[], first: readonly number[]): number[] {
  const named = first.filter((id) => stands.includes(id));
  return [...named, ...stands.filter((id) => !named.includes(id)).sort((a, b) => a - b)];
}
