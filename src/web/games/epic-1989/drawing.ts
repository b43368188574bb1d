/** Places of the rules as places of a drawing: millimetres from the north-west corner. */
import type { Table } from '../../../games/epic-1989/table.ts';
import type { Point } from '../../stage/box.ts';
import type { View } from './game.ts';

/** u in a millimetre. */
export const MM = 10;

/** North is up. */
export function drawnAt({ depth }: Pick<Table, 'depth'>, x: number, y: number): Point {
  return { x: x / MM, y: (depth - y) / MM };
}

/** The same place for the rules. */
export function onTable({ depth }: Pick<Table, 'depth'>, { x, y }: Point): Point {
  return { x: Math.round(x * MM), y: Math.round(depth - y * MM) };
}

/** Where a unit is, or whoever carries it; below 0 the middle of a building. */
export function placeOfUnit(table: Table, view: View, id: number): Point {
  if (id < 0) {
    const { x, y } = view.buildings[-id] ?? { x: 0, y: 0 };
    return drawnAt(table, x, y);
  }
  const unit = view.units[id];
  const at = unit.where === 'aboard' ? view.units[unit.carrier] : unit;
  return drawnAt(table, at.x, at.y);
}

/** A flat list of corners. */
export function cornersOn(table: Pick<Table, 'depth'>, part: readonly number[]): number[] {
  const corners: number[] = [];
  for (let i = 0; i < part.length; i += 2) {
    const { x, y } = drawnAt(table, part[i], part[i + 1]);
    corners.push(x, y);
  }
  return corners;
}
