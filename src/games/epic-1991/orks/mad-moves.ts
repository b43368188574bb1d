/** E2-MAD-08, E2-MAD-11: where Mad Boyz go who hide, or hunt tanks. */
import { contains, distance, drafted } from '../../../field/index.ts';
import { sees } from '../firing/sight.ts';
import { baseAt, gap, playsDead } from '../geometry/position.ts';
import type { MoveDraft } from '../movement/draft.ts';
import { living } from '../saves/casualties.ts';
import type { SizeClass } from '../sheets/index.ts';
import type { State, TerrainKind } from '../state.ts';
import type { Table } from '../table.ts';
import { isBuilding } from '../terrain/ground.ts';

const HIDING: readonly TerrainKind[] = [
  'woods',
  'building',
  'bunker',
  'rubble',
  'craters',
  'rocks',
  'trench',
];

/** The cover nearest to any stand of the mob, all of a tie. */
export function nearestHidingPlaces(table: Table, state: State, unit: number): number[] {
  const bases = living(table, state, unit).map((id) => baseAt(table, state, id));
  const places = state.pieces.flatMap((piece, number) =>
    piece && HIDING.includes(piece.kind)
      ? [
          {
            number,
            gap: Math.min(...piece.parts.flatMap((part) => bases.map((base) => distance(part, base)))),
          },
        ]
      : [],
  );
  const least = Math.min(...places.map(({ gap }) => gap));
  return places.filter(({ gap }) => gap === least).map(({ number }) => number);
}

/** Whether a stand is in that piece, now or as drafted. */
export function inHidingPlace(
  table: Table,
  state: State,
  id: number,
  piece: number,
  draft?: MoveDraft,
): boolean {
  const model = draft ? drafted(draft, id) : state.models[id];
  if (model.where !== 'table' || !table.models[id]) return false;
  if (isBuilding(state.pieces[piece])) return model.building === piece;
  return state.pieces[piece]!.parts.some((part) => contains(part, model.x, model.y));
}

/** E2-MAD-08: what the mob counts as on while it hides: Charge where an enemy has the cover. */
export function hidingOrder(table: Table, state: State, unit: number): 'advance' | 'charge' {
  const { side } = table.units[unit];
  const held = nearestHidingPlaces(table, state, unit).some((piece) =>
    table.models.some(
      (info) =>
        info &&
        info.side !== side &&
        !playsDead(table, state, info.id) && // E2-MAD-19
        inHidingPlace(table, state, info.id, piece),
    ),
  );
  return held ? 'charge' : 'advance';
}

const TANKS: readonly SizeClass[] = ['AFV', 'SHV'];
const LESSER: readonly SizeClass[] = ['BIKE', 'JBIKE', 'LV', 'AFV', 'SHV', 'TOWER', 'GUN', 'WALK'];

/** The nearest enemy tanks any stand sees, all of a tie; else the nearest bikes, vehicles or guns. */
export function nearestQuarries(table: Table, state: State, unit: number): number[] {
  const stands = living(table, state, unit).filter((id) => state.models[id].where === 'table');
  const { side } = table.units[unit];
  const nearest = (wanted: (id: number) => boolean): number[] => {
    let best: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const info of table.models) {
      if (!info || info.side === side || state.models[info.id].where !== 'table' || !wanted(info.id))
        continue;
      for (const stand of stands) {
        const d = gap(table, state, stand, info.id);
        if (d > least || (best.includes(info.id) && d === least) || !sees(table, state, stand, info.id))
          continue;
        best = d < least ? [info.id] : [...best, info.id];
        least = d;
      }
    }
    return best;
  };
  const sizeOf = (id: number) => table.models[id].row.size;
  const tanks = nearest((id) => TANKS.includes(sizeOf(id)) && table.models[id].weapons.length > 0);
  return tanks.length > 0 ? tanks : nearest((id) => LESSER.includes(sizeOf(id)));
}
