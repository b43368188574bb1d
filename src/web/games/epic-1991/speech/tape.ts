/** Bearings, distances and sight in words. What nobody may measure is told by bearing alone (E2-FIRE-19, E2-HID-05). */
import { distanceToPoint } from '../../../../field/index.ts';
import { sees } from '../../../../games/epic-1991/firing/sight.ts';
import { baseAt, forget, gap } from '../../../../games/epic-1991/geometry/position.ts';
import { piecesAt } from '../../../../games/epic-1991/terrain/ground.ts';
import type { Viewer } from '../../../../kernel/contract.ts';
import { sentence } from '../../../../kernel/words.ts';
import { type Spot, wayTo } from '../../../text/bearings.ts';
import { type Epic, inCm, unitName, type View } from '../game.ts';
import { unitSaid } from './names.ts';

/** The models on the table. */
export function standingOf({ table }: Epic, view: View, unit: number): number[] {
  return table.units[unit].models.filter((id) => view.models[id].where === 'table');
}

export function middleOf(epic: Epic, view: View, unit: number): Spot | null {
  const ids = standingOf(epic, view, unit);
  if (ids.length === 0) return null;
  const mean = (of: 'x' | 'y') => ids.reduce((sum, id) => sum + view.models[id][of], 0) / ids.length;
  return { x: mean('x'), y: mean('y') };
}

/** From edge to edge of the nearest models of two units (E2-GEO-05); null when one is not on the table. */
function gapBetween(epic: Epic, view: View, a: number, b: number): number | null {
  const { table } = epic;
  forget(table);
  const gaps = standingOf(epic, view, a).flatMap((one) =>
    standingOf(epic, view, b).map((other) => gap(table, view, one, other)),
  );
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

/** '32 cm north-west', or only the way where nobody may measure. */
export function bearingTo(epic: Epic, view: View, from: number, to: number): string {
  const [a, b] = [middleOf(epic, view, from), middleOf(epic, view, to)];
  if (!a || !b) return 'not on the table';
  const way = wayTo(a, b);
  const far = epic.table.options.openMeasuring ? gapBetween(epic, view, from, to) : null;
  return far === null ? `to the ${way}` : `${inCm(far)} ${way}`;
}

/** How far somebody or an objective is from a unit; null when nothing of that name is there. */
export function farSaid(epic: Epic, view: View, viewer: Viewer, from: number, what: string): string | null {
  const name = unitName(epic.table, from);
  const [, number] = /^objective (\d+)$/.exec(what) ?? [];
  const counter = number === undefined ? undefined : view.objectives[Number(number) - 1];
  if (counter) {
    const far = nearestTo(epic, view, from, counter);
    return far === null ? null : sentence(`objective ${number} is ${inCm(far)} from ${name}`);
  }
  const to = unitSaid(epic, view, viewer, what);
  return to === 0
    ? null
    : sentence(`${unitName(epic.table, to)} is ${bearingTo(epic, view, from, to)} of ${name}`);
}

/** From the edge of the nearest model, as whoever holds a counter is measured (E2-VP-02). */
function nearestTo(epic: Epic, view: View, unit: number, { x, y }: Spot): number | null {
  forget(epic.table);
  const gaps = standingOf(epic, view, unit).map((id) => distanceToPoint(baseAt(epic.table, view, id), x, y));
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

export function objectivesSaid(epic: Epic, view: View, selected: number): string[] {
  const from = selected > 0 ? middleOf(epic, view, selected) : null;
  const measures = epic.table.options.openMeasuring;
  return view.objectives.map((counter, i) => {
    const holder =
      counter.holder === null ? 'nobody holds it' : `${epic.table.names[counter.holder]} holds it`;
    const far = from && measures ? nearestTo(epic, view, selected, counter) : null;
    const where = from && `${far === null ? 'to the ' : `${inCm(far)} `}${wayTo(from, counter)}`;
    return sentence([`objective ${i + 1}`, where, holder].filter(Boolean).join(', '));
  });
}

/** 'in woods'; '' in the open. */
export function groundSaid({ table }: Epic, view: View, unit: number): string {
  const kinds = new Set<string>();
  for (const id of table.units[unit].models) {
    const model = view.models[id];
    if (model.where !== 'table') continue;
    if (model.building > 0) kinds.add('a building');
    for (const piece of piecesAt(table, view, model.x, model.y)) {
      const kind = view.pieces[piece]?.kind;
      if (kind && kind !== 'building') kinds.add(kind.replaceAll('-', ' '));
    }
  }
  const [first] = kinds;
  return first ? `${first === 'hill' ? 'on a' : 'in'} ${first}` : '';
}

/** Whether any model of one unit sees any of another's. */
export function seesUnit(epic: Epic, view: View, from: number, to: number): boolean {
  const { table } = epic;
  const marks = standingOf(epic, view, to);
  forget(table);
  return standingOf(epic, view, from).some((eye) => marks.some((mark) => sees(table, view, eye, mark)));
}
