/** E2-MAD-08, E2-MAD-11: where Mad Boyz go who hide, or hunt tanks. */
import { contains, distance } from '../../field/index.ts';
import { isBuilding } from './buildings.ts';
import { living } from './morale.ts';
import { type Plan, planned } from './plan.ts';
import { baseAt, gap } from './position.ts';
import type { SizeClass } from './sheets/index.ts';
import { sees } from './sight.ts';
import type { State, TerrainKind } from './state.ts';
import type { Table } from './table.ts';

const HIDING: readonly TerrainKind[] = [
  'woods',
  'building',
  'bunker',
  'rubble',
  'craters',
  'rocks',
  'trench',
];

/** The cover nearest to any stand of the mob, the lowest number of a tie; 0 for none. */
export function nearestHidingPlace(table: Table, state: State, unit: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  state.pieces.forEach((piece, number) => {
    if (!piece || !HIDING.includes(piece.kind)) return;
    for (const id of living(table, state, unit)) {
      const base = baseAt(table, state, id);
      const d = Math.min(...piece.parts.map((part) => distance(part, base)));
      if (d >= least) continue;
      least = d;
      best = number;
    }
  });
  return best;
}

/** Whether a stand is in that piece, now or as planned. */
export function inHidingPlace(table: Table, state: State, id: number, piece: number, plan?: Plan): boolean {
  const model = plan ? planned(plan, id) : state.models[id];
  if (model.where !== 'table' || !table.models[id]) return false;
  if (isBuilding(state.pieces[piece])) return model.building === piece;
  return state.pieces[piece]!.parts.some((part) => contains(part, model.x, model.y));
}

const TANKS: readonly SizeClass[] = ['AFV', 'SHV'];
const LESSER: readonly SizeClass[] = ['BIKE', 'JBIKE', 'LV', 'AFV', 'SHV', 'TOWER', 'GUN', 'WALK'];

/** The nearest enemy tank any stand sees; else the nearest bike, vehicle or gun; 0 for none. */
export function nearestQuarry(table: Table, state: State, unit: number): number {
  const stands = living(table, state, unit).filter((id) => state.models[id].where === 'table');
  const { side } = table.units[unit];
  const nearest = (wanted: (id: number) => boolean): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const info of table.models) {
      if (!info || info.side === side || state.models[info.id].where !== 'table' || !wanted(info.id))
        continue;
      for (const stand of stands) {
        const d = gap(table, state, stand, info.id);
        if (d >= least || !sees(table, state, stand, info.id)) continue;
        least = d;
        best = info.id;
      }
    }
    return best;
  };
  const sizeOf = (id: number) => table.models[id].row.size;
  return (
    nearest((id) => TANKS.includes(sizeOf(id)) && table.models[id].weapons.length > 0) ||
    nearest((id) => LESSER.includes(sizeOf(id)))
  );
}
