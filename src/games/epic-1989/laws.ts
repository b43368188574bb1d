/** What must always hold on the table. */
import { boxOf, inBox, overlaps } from '../../field/index.ts';
import { buildingsUnder, isOn } from './geometry/ground.ts';
import { standing } from './geometry/position.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const index = standing(table, state);
  const under = state.steps.flatMap((step) => (step.do === 'march' ? [step.unit] : []));
  index.polygons.forEach((polygon, id) => {
    if (!polygon || under.includes(id)) return;
    const unit = state.units[id];
    if (!isOn(table, unit.x, unit.y)) broken.push(`Unit ${id} stands off the table (E1-GEO-25).`);
    const isVehicle = table.units[id].card.is === 'vehicle';
    if (isVehicle && buildingsUnder(state.buildings, polygon, boxOf(polygon)).length > 0)
      broken.push(`Unit ${id} stands in a building (E1-GEO-08).`);
    for (const other of inBox(index, boxOf(polygon)))
      if (other > id && !under.includes(other) && overlaps(polygon, index.polygons[other]!))
        broken.push(`Units ${id} and ${other} overlap (E1-GEO-08).`);
  });
  for (const detachment of state.detachments)
    if (detachment?.shown && detachment.order === null)
      broken.push(`Detachment ${detachment.id} shows a counter it does not have (E1-ORD-10).`);
  for (const unit of state.units)
    if (unit && unit.where === 'left' && unit.exits.length === 0)
      broken.push(`Unit ${unit.id} has left by no edge (E1-GEO-20).`);
  return broken;
}
