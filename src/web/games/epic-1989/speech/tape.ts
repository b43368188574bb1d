/** Bearings, distances and sight in words: in this game anybody may measure at any time (E1-GEO-21). */
import { sightBetween } from '../../../../games/epic-1989/firing/sight-of-units.ts';
import { kindNamed } from '../../../../games/epic-1989/geometry/buildings.ts';
import { forget, gap } from '../../../../games/epic-1989/geometry/position.ts';
import { sentence } from '../../../../kernel/words.ts';
import { type Spot, wayTo } from '../../../text/bearings.ts';
import { type Epic, inCm, standingOf, type View } from '../game.ts';

/** The middle of those of a detachment that stand on the table. */
export function middleOf({ table }: Epic, view: View, detachment: number): Spot | null {
  const ids = standingOf(table, view, detachment);
  if (ids.length === 0) return null;
  const mean = (of: 'x' | 'y') => ids.reduce((sum, id) => sum + view.units[id][of], 0) / ids.length;
  return { x: mean('x'), y: mean('y') };
}

/** From footprint to footprint of the nearest two (E1-GEO-06). */
function gapBetween({ table }: Epic, view: View, a: number, b: number): number | null {
  forget(table);
  const gaps = standingOf(table, view, a).flatMap((one) =>
    standingOf(table, view, b).map((other) => gap(table, view, one, other)),
  );
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

/** '32 cm north-west'. */
export function bearingTo(epic: Epic, view: View, from: number, to: number): string {
  const [a, b] = [middleOf(epic, view, from), middleOf(epic, view, to)];
  const far = gapBetween(epic, view, from, to);
  return a && b && far !== null ? `${inCm(far)} ${wayTo(a, b)}` : 'not on the table';
}

/** Whether any unit of one detachment sees any of another's. */
export function seesDetachment({ table }: Epic, view: View, from: number, to: number): boolean {
  const marks = standingOf(table, view, to);
  forget(table);
  return standingOf(table, view, from).some((eye) =>
    marks.some((mark) => sightBetween(table, view, eye, mark)),
  );
}

/** 'in building 3' where some of it is; '' in the open. */
export function groundSaid({ table }: Epic, view: View, detachment: number): string {
  const inside = standingOf(table, view, detachment).map((id) => view.units[id].building);
  const houses = [...new Set(inside.filter((building) => building > 0))];
  return houses.length > 0 ? `in building ${houses.join(' and ')}` : '';
}

/** Each building, seen from a detachment. */
export function buildingsSaid(epic: Epic, view: View, selected: number): string[] {
  const from = selected > 0 ? middleOf(epic, view, selected) : null;
  return view.buildings.flatMap((building, number) => {
    if (!building) return [];
    const { kind, rubble, counters } = building;
    const what = rubble ? 'rubble' : kindNamed(kind).name;
    const far = from && Math.hypot(building.x - from.x, building.y - from.y);
    return [
      sentence(
        [
          `building ${number}, ${what}`,
          from && far !== null && `${inCm(far)} ${wayTo(from, building)}`,
          counters > 0 && `damage ${counters}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ];
  });
}
