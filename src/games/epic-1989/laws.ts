/** What must always hold on the table. */
import { boxOf, inBox } from '../../field/index.ts';
import { standsIn } from './buildings/sieges.ts';
import { heightOf } from './geometry/buildings.ts';
import { buildingsUnder, isOn } from './geometry/ground.ts';
import { standing } from './geometry/position.ts';
import { SIDES, type State } from './state.ts';
import { isInStasis } from './support/stasis.ts';
import type { Table } from './table.ts';
import { clash } from './titans/legs.ts';
import { capacityOf, passengersOf } from './transport/boarding.ts';

export function laws(table: Table, state: State): string[] {
  const broken: string[] = [];
  const index = standing(table, state);
  const under = state.steps.flatMap((step) => (step.do === 'march' ? [step.unit] : []));
  index.polygons.forEach((polygon, id) => {
    if (!polygon || under.includes(id)) return;
    const unit = state.units[id];
    if (!isOn(table, unit.x, unit.y)) broken.push(`Unit ${id} stands off the table (E1-GEO-25).`);
    const { card } = table.units[id];
    const below = buildingsUnder(state.buildings, polygon, boxOf(polygon));
    const isSolid = (number: number): boolean => {
      const building = state.buildings[number]!;
      if (card.is === 'titan') return heightOf(building) >= card.knee;
      return card.is === 'vehicle' || !building.rubble;
    };
    const solid = unit.building > 0 ? [] : below.filter(isSolid);
    if (solid.length > 0) broken.push(`Unit ${id} stands in a building (E1-GEO-08).`);
    for (const other of inBox(index, boxOf(polygon)))
      if (other > id && !under.includes(other) && clash(table, state, id, other))
        broken.push(`Units ${id} and ${other} overlap (E1-GEO-08).`);
  });
  for (const info of table.units) {
    const titan = info && state.units[info.id].titan;
    if (!titan || info.card.is !== 'titan') continue;
    const { shields, superficial, critical } = titan;
    if (shields < 0 || shields > info.card.shields)
      broken.push(`Titan ${info.id} has ${shields} shields (E1-TMOD-11).`);
    const parts = new Set(superficial);
    const twice = critical.some((part) => part !== 'legs' && parts.has(part));
    if (parts.size < superficial.length || new Set(critical).size < critical.length || twice)
      broken.push(`Titan ${info.id} is damaged twice in one place (E1-TMOD-16).`);
  }
  const cells = new Map<string, number>();
  for (const unit of state.units) {
    if (!unit) continue;
    const { id, where, carrier, building, cell } = unit;
    const { side } = table.units[id];
    if (where === 'aboard' && (state.units[carrier]?.where !== 'table' || table.units[carrier].side !== side))
      broken.push(`Unit ${id} is aboard nothing (E1-TRAN-01).`);
    if (where === 'table' && passengersOf(state.units, id).length > capacityOf(table, id))
      broken.push(`Unit ${id} carries too many (E1-TRAN-01).`);
    if (where !== 'table' || building === 0) continue;
    if (state.buildings[building]?.rubble !== false)
      broken.push(`Unit ${id} is in no building (E1-BLDG-19).`);
    if (cells.has(`${building}.${cell}`)) broken.push(`Unit ${id} shares its cell (E1-BLDG-01).`);
    cells.set(`${building}.${cell}`, id);
    if (standsIn(state, building).some((other) => table.units[other].side !== side))
      broken.push(`Building ${building} holds both sides (E1-BLDG-01).`);
  }
  for (const detachment of state.detachments)
    if (detachment?.shown && detachment.order === null)
      broken.push(`Detachment ${detachment.id} shows a counter it does not have (E1-ORD-10).`);
  for (const unit of state.units)
    if (unit && unit.where === 'left' && unit.exits.length === 0)
      broken.push(`Unit ${unit.id} has left by no edge (E1-GEO-20).`);
  for (const unit of state.units) {
    if (!unit) continue;
    if (unit.frozen !== isInStasis(table, state, unit.id))
      broken.push(`Unit ${unit.id} is ${unit.frozen ? '' : 'not '}in stasis (E1-MISL-16).`);
    if (unit.support !== null && !unit.commander)
      broken.push(`A counter lies with unit ${unit.id}, which has no commander (E1-SUPP-15).`);
  }
  const meant = state.hidden.map(({ detachment }) => detachment).filter((id) => id !== 0);
  if (state.phase !== 'setup' && new Set(meant).size < meant.length)
    broken.push('A detachment has two counters (E1-HIDE-02).');
  for (const unit of state.units)
    if (
      unit?.where === 'hidden' &&
      state.phase !== 'setup' &&
      !state.steps.some(({ do: what }) => what === 'unfold')
    )
      if (!meant.includes(table.units[unit.id].detachment))
        broken.push(`Unit ${unit.id} is hidden nowhere (E1-HIDE-02).`);
  for (const { id, is, x, y } of state.markers)
    if (!isOn(table, x, y)) broken.push(`The ${is} ${id} is off the table (E1-GEO-25).`);
  for (const side of SIDES) {
    const force = state.forces?.[side];
    if (!state.enlisted || !force || typeof force !== 'object') continue;
    const laid = state.units.filter((unit) => unit?.support && table.units[unit.id].side === side);
    if (state.chests[side].ready.length + laid.length > force.support.length)
      broken.push(`The ${side} side has more counters than it bought (E1-SUPP-17).`);
  }
  return broken;
}
