/** Ways to set an army up: by construction legal, and sensible enough to play from. */
import { overlaps, type Polygon } from '../../field/index.ts';
import type { Action, Placement } from './actions.ts';
import { cardsToDeploy, mayArrive, zoneOf } from './deploy.ts';
import { mayFollow } from './gretchin.ts';
import { baseOf, isOnBadGround } from './ground.ts';
import { buildingPlace } from './occupants.ts';
import type { Side, State } from './state.ts';
import type { Table } from './table.ts';

/** A few set-ups that differ in where along the edge units begin and how deep they stand. */
export function listDeployments(table: Table, state: State, side: Side): Action[] {
  const cards = cardsToDeploy(table, state, side);
  const chosen = table.options.openDeployment ? cards.slice(0, 1) : cards;
  const ways: Action[] = [];
  for (const [shift, mounted] of [
    [0, true],
    [0.3, true],
    [0.6, false],
    [0.15, false],
  ] as const) {
    const way = setUpCards(table, state, side, chosen, shift, mounted);
    if (way) ways.push(way);
  }
  return ways;
}

interface Laying {
  readonly bases: Polygon[];
  readonly models: Placement[];
  readonly at: Map<number, readonly [x: number, y: number]>;
}

function setUpCards(
  table: Table,
  state: State,
  side: Side,
  cards: readonly number[],
  shift: number,
  mounted: boolean,
): Action | null {
  const laying: Laying = { bases: standingBases(table, state), models: [], at: new Map() };
  const follows: [number, number][] = [];
  const arrives: [number, number][] = [];
  for (const card of cards)
    if (mayArrive(table, card)) arrives.push([card, 1 + ((card + Math.round(shift * 10)) % 3)]);
  const units = cards.flatMap((card) => table.cards[card].units);
  const first = units.filter((unit) => table.units[unit].kind !== 'gretchin');
  const mobs = units.filter((unit) => table.units[unit].kind === 'gretchin');
  const spread = Math.max(1, units.length);
  let n = 0;
  for (const unit of [...first, ...mobs]) {
    if (arrives.some(([card]) => card === table.units[unit].card)) {
      if (!rideIn(table, unit, laying)) return null;
      continue;
    }
    let near = (((n++ + 0.5) / spread + shift) % 1) * table.width;
    if (table.units[unit].kind === 'gretchin') {
      const leader = [...laying.at.keys()].find((other) => mayFollow(table, unit, other));
      const found = leader ?? state.units.findIndex((other) => other && mayFollow(table, unit, other.id));
      if (found > 0) follows.push([unit, found]);
      near = laying.at.get(found)?.[0] ?? near;
    }
    if (!setUpUnit(table, state, side, unit, near, mounted, laying)) return null;
  }
  return { do: 'deploy', models: laying.models, follows, arrives };
}

function standingBases(table: Table, state: State): Polygon[] {
  return state.models.flatMap((model) =>
    model?.where === 'table' ? [baseOf(table, model.id, model.x, model.y, model.heading)] : [],
  );
}

/** Those who arrive later, each in something of their own unit that carries. */
function rideIn(table: Table, unit: number, { models }: Laying): boolean {
  const { models: ids } = table.units[unit];
  const carriers = ids.filter((id) => table.models[id].row.carries > 0);
  const room = carriers.flatMap((id) => Array.from({ length: table.models[id].row.carries }, () => id));
  for (const id of ids) {
    if (table.models[id].row.size !== 'INF') continue;
    const carrier = room.shift();
    if (carrier === undefined) return false;
    models.push({ model: id, x: 0, y: 0, heading: 0, in: carrier });
  }
  return true;
}

/** Stands into their transports if they ride; the rest side by side, in ranks, as near to `near` as there is room. */
function setUpUnit(
  table: Table,
  state: State,
  side: Side,
  unit: number,
  near: number,
  mounted: boolean,
  laying: Laying,
): boolean {
  const { models: ids } = table.units[unit];
  const riders: Placement[] = [];
  const room = ids
    .filter((id) => table.models[id].transport)
    .flatMap((id) => Array.from({ length: table.models[id].row.carries }, () => id));
  const afoot = ids.filter((id) => {
    const carrier = mounted && table.models[id].row.size === 'INF' ? room.shift() : undefined;
    if (carrier !== undefined) riders.push({ model: id, x: 0, y: 0, heading: 0, in: carrier });
    return carrier === undefined;
  });
  for (let step = 0; step * 150 < table.width; step++)
    for (const sign of [1, -1]) {
      const block = blockAt(table, state, side, afoot, Math.round(near) + sign * step * 150, laying.bases);
      if (!block) continue;
      for (const placed of block)
        laying.bases.push(baseOf(table, placed.model, placed.x, placed.y, placed.heading));
      laying.models.push(...block, ...riders);
      laying.at.set(unit, [block[0]?.x ?? Math.round(near), block[0]?.y ?? 0]);
      return true;
    }
  return false;
}

/** Models in ranks of up to six from a place on, or null where they do not fit. */
function blockAt(
  table: Table,
  state: State,
  side: Side,
  ids: readonly number[],
  west: number,
  taken: readonly Polygon[],
): Placement[] | null {
  const [south, north] = zoneOf(table, state, side);
  const forward = side === state.south ? 1 : -1;
  const heading = forward === 1 ? 0 : 180;
  const files = Math.max(3, Math.min(6, Math.ceil(ids.length / 2)));
  const size = ids.reduce(
    (most, id) => Math.max(most, table.models[id].size.width, table.models[id].size.length),
    200,
  );
  const pitch = size + 40;
  for (let depth = 0; depth * 200 + pitch <= north - south; depth++) {
    const front = forward === 1 ? north - depth * 200 : south + depth * 200;
    const block: Placement[] = [];
    const ok = ids.every((model, i) => {
      const x = west + (i % files) * pitch;
      const y = front - forward * (Math.floor(i / files) * pitch + Math.ceil(size / 2));
      const base = baseOf(table, model, x, y, heading);
      if (!inZone(table, base, south, north) || taken.some((other) => overlaps(other, base))) return false;
      if (buildingPlace(table, state, model, x, y, heading, undefined) !== null) return false;
      if (isOnBadGround(table, state, model, base)) return false;
      block.push({ model, x, y, heading });
      return true;
    });
    if (ok) return block;
  }
  return null;
}

function inZone(table: Table, base: Polygon, south: number, north: number): boolean {
  for (let i = 0; i < base.length; i += 2)
    if (base[i] < 0 || base[i] > table.width || base[i + 1] < south || base[i + 1] > north) return false;
  return true;
}
