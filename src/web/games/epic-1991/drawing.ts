/** Places of the rules as places of a drawing: millimetres from the north-west corner. */
import type { Table } from '../../../games/epic-1991/table.ts';
import type { Point } from '../../stage/box.ts';
import type { View } from './game.ts';

/** u in a millimetre. */
export const MM = 10;

/** North is up. */
export function drawnAt({ length }: Pick<Table, 'length'>, x: number, y: number): Point {
  return { x: x / MM, y: (length - y) / MM };
}

/** The same place for the rules. */
export function onTable({ length }: Pick<Table, 'length'>, { x, y }: Point): Point {
  return { x: Math.round(x * MM), y: Math.round(length - y * MM) };
}

export function modelAt(table: Table, view: View, id: number): Point {
  const model = view.models[id];
  const at = model.where === 'aboard' ? view.models[model.carrier] : model;
  return drawnAt(table, at.x, at.y);
}
