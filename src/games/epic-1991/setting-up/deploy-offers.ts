/** Ways to set an army up: by construction legal, and sensible enough to play from. */
import {
  boxOf,
  type GridIndex,
  insideBox,
  makeIndex,
  overlapsAny,
  type Polygon,
  put,
  within,
} from '../../../field/index.ts';
import type { Action, Placement } from '../actions.ts';
import { buildingPlace } from '../buildings/occupants.ts';
import { COMMAND, commands, kaptinOf, needsCommand } from '../orders/command.ts';
import { mayFollow } from '../orks/gretchin.ts';
import type { Model, Side, State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf, isOnBadGround } from '../terrain/ground.ts';
import { cardsToDeploy, mayArrive, mustArrive, zoneOf } from './zones.ts';

/** A few set-ups that differ in where along the edge units begin and how deep they stand. */
export function listDeployments(table: Table, state: State, side: Side): Action[] {
  const cards = cardsToDeploy(table, state, side);
  if (!table.options.openDeployment) return waysToSetUp(table, state, side, cards);
  // Gretchin wait for the Orks they follow.
  for (const card of cards) {
    const ways = waysToSetUp(table, state, side, [card]);
    if (ways.length > 0) return ways;
  }
  return [];
}

function waysToSetUp(table: Table, state: State, side: Side, chosen: readonly number[]): Action[] {
  const ways: Deploy[] = [];
  for (const [shift, mounted] of [
    [0, true],
    [0.3, true],
    [0.6, false],
    [0.15, false],
  ] as const) {
    const way = setUpCards(table, state, side, chosen, shift, mounted);
    // those who all arrive later have nothing to shift
    if (way && !ways.some((other) => areSame(way, other))) ways.push(way);
  }
  return ways;
}

function areSame(a: Deploy, b: Deploy): boolean {
  const standSame =
    a.models.length === b.models.length &&
    a.models.every(({ model, x, y }, i) => {
      const other = b.models[i];
      return model === other.model && x === other.x && y === other.y;
    });
  return standSame && JSON.stringify(a) === JSON.stringify(b);
}

/** The units that are not set up yet beside those that are: null where there is no room for them. */
export function restOfSetUp(
  table: Table,
  state: State,
  side: Side,
  given: Extract<Action, { do: 'deploy' }>,
  idea: number,
): Extract<Action, { do: 'deploy' }> | null {
  const cards = cardsToDeploy(table, state, side);
  return setUpCards(table, state, side, cards, (idea * 0.3) % 1, idea % 2 === 0, given);
}

interface Laying {
  /** What stands already and what has been laid, by number in the order it came. */
  readonly bases: GridIndex;
  readonly models: Placement[];
  /** By unit: where its models stand. */
  readonly places: Map<number, readonly Polygon[]>;
}

function setUpCards(
  table: Table,
  state: State,
  side: Side,
  cards: readonly number[],
  shift: number,
  mounted: boolean,
  given: Deploy = NOTHING,
): Deploy | null {
  const laying: Laying = { bases: makeIndex(table.width, table.length), models: [], places: new Map() };
  for (const base of standingBases(table, state.models)) lay(laying, base);
  layGiven(table, given, laying);
  const follows: (readonly [number, number])[] = [...given.follows];
  const arrives: (readonly [number, number])[] = [...given.arrives];
  for (const card of cards)
    if (
      !arrives.some(([id]) => id === card) &&
      (mustArrive(table, card) ||
        (mounted &&
          mayArrive(table, card) &&
          !laying.models.some(({ model }) => table.models[model].card === card)))
    )
      arrives.push([card, 1 + ((card + Math.round(shift * 10)) % 3)]);
  const done = new Set(laying.models.map(({ model }) => table.models[model].unit));
  const units = cards.flatMap((card) => table.cards[card].units).filter((unit) => !done.has(unit));
  const first = units.filter((unit) => table.units[unit].kind !== 'gretchin');
  const mobs = units.filter((unit) => table.units[unit].kind === 'gretchin');
  const spread = Math.max(1, units.length);
  const isLater = (unit: number) => arrives.some(([card]) => card === table.units[unit].card);
  const inOrder = [...clanByClan(table, first), ...mobs].filter((unit) => !isLater(unit));
  for (const unit of [...commandersFirst(table, first), ...mobs]) {
    if (isLater(unit)) {
      if (!rideIn(table, unit, laying)) return null;
      continue;
    }
    const near = (((inOrder.indexOf(unit) + 0.5) / spread + shift) % 1) * table.width;
    const isMob = table.units[unit].kind === 'gretchin';
    const orks = isMob ? leadersOf(table, unit) : [];
    if (orks.length === 0) {
      const place = (suits?: Suits) => setUpUnit(table, state, side, unit, near, mounted, laying, suits);
      const heard = needsCommand(table, unit) && place(inEarshot(table, state, unit, laying));
      if (!heard && !place()) return null;
      continue;
    }
    if (!mounted) orks.reverse(); // another leader is another set-up
    const leader = orks.find((other) => setUpBeside(table, state, side, unit, other, laying));
    if (leader === undefined) return null;
    follows.push([unit, leader]);
  }
  return { do: 'deploy', models: laying.models, follows, arrives };
}

function leadersOf(table: Table, mob: number): number[] {
  return table.units.filter((info) => info && mayFollow(table, mob, info.id)).map(({ id }) => id);
}

/** Where a unit should stand: within command of one of these. */
type Suits = readonly Polygon[];

/** Units of one Clan beside each other. */
function clanByClan(table: Table, units: readonly number[]): number[] {
  const clans = [...new Set(units.map((unit) => table.units[unit].clan))];
  return clans.flatMap((clan) => units.filter((unit) => table.units[unit].clan === clan));
}

/** Those who need a commander are set up after him. */
function commandersFirst(table: Table, units: readonly number[]): number[] {
  const follows = (unit: number) => needsCommand(table, unit);
  return [...units.filter((unit) => !follows(unit)), ...units.filter(follows)];
}

/** E2-ORK-07: a place within command of somebody who is set up. */
function inEarshot(table: Table, state: State, unit: number, { models }: Laying): Suits {
  const kaptin = kaptinOf(table, unit, () => true);
  const heads = table.models.filter((info) => info && commands(table, info.id, unit, kaptin));
  const laid = (id: number) => models.find(({ model }) => model === id);
  return heads.flatMap(({ id }): Polygon[] => {
    const at = laid(id)?.in ?? (state.models[id].carrier || id);
    const place = laid(at);
    const { x, y, heading } = place ?? state.models[at];
    return place || state.models[at].where === 'table' ? [baseOf(table, at, x, y, heading)] : [];
  });
}

type Deploy = Extract<Action, { do: 'deploy' }>;
const NOTHING: Deploy = { do: 'deploy', models: [], follows: [], arrives: [] };

function layGiven(table: Table, { models }: Deploy, laying: Laying): void {
  for (const placement of models) {
    const { model, x, y, heading } = placement;
    laying.models.push(placement);
    if (placement.in !== undefined) continue;
    const base = baseOf(table, model, x, y, heading);
    lay(laying, base);
    const { unit } = table.models[model];
    laying.places.set(unit, [...(laying.places.get(unit) ?? []), base]);
  }
}

function lay({ bases }: Laying, base: Polygon): void {
  put(bases, bases.polygons.length, base);
}

function standingBases(table: Table, models: readonly (Model | null)[]): Polygon[] {
  return models.flatMap((model) =>
    model?.where === 'table' ? [baseOf(table, model.id, model.x, model.y, model.heading)] : [],
  );
}

/** E2-DEPL-07: Gretchin within 10 cm of the Orks they follow. */
function setUpBeside(
  table: Table,
  state: State,
  side: Side,
  mob: number,
  leader: number,
  laying: Laying,
): boolean {
  const models = table.units[leader].models.map((id) => state.models[id]);
  const orks = laying.places.get(leader) ?? standingBases(table, models);
  if (orks.length === 0) return false;
  return setUpUnit(table, state, side, mob, orks[0][0], false, laying, orks);
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
  beside?: Suits,
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
  const [from, to] = beside ? reachOf(beside) : [0, table.width];
  for (let step = 0; step * 150 < table.width; step++)
    for (const sign of [1, -1]) {
      const west = Math.round(near) + sign * step * 150;
      if (beside && (west < from || west > to)) continue;
      const block = blockAt(table, state, side, afoot, west, laying.bases, beside);
      if (!block) continue;
      const bases = block.map(({ model, x, y, heading }) => baseOf(table, model, x, y, heading));
      for (const base of bases) lay(laying, base);
      laying.models.push(...block, ...riders);
      laying.places.set(unit, bases);
      return true;
    }
  return false;
}

/** The widest block of six. */
const WIDEST = 3000;

/** How far west and east a block may begin to have somebody near them. */
function reachOf(beside: Suits): [number, number] {
  const boxes = beside.map(boxOf);
  return [
    Math.min(...boxes.map(([west]) => west)) - COMMAND - WIDEST,
    Math.max(...boxes.map(([, , east]) => east)) + COMMAND,
  ];
}

/** Models in ranks of up to six from a place on, or null where they do not fit. */
function blockAt(
  table: Table,
  state: State,
  side: Side,
  ids: readonly number[],
  west: number,
  taken: GridIndex,
  beside?: Suits,
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
  const boxes = beside
    ?.map(boxOf)
    .filter(([from, , to]) => west - size <= to + COMMAND && west + files * pitch >= from - COMMAND);
  if (boxes?.length === 0) return null;
  for (let depth = 0; depth * 200 + pitch <= north - south; depth++) {
    const front = forward === 1 ? north - depth * 200 : south + depth * 200;
    const back = front - forward * (Math.ceil(ids.length / files) * pitch + size);
    if (
      boxes &&
      !boxes.some(
        (box) => Math.min(front, back) <= box[3] + COMMAND && Math.max(front, back) >= box[1] - COMMAND,
      )
    )
      continue;
    const block: Placement[] = [];
    let suited = ids.length === 0 || !beside;
    const ok = ids.every((model, i) => {
      const x = west + (i % files) * pitch;
      const y = front - forward * (Math.floor(i / files) * pitch + Math.ceil(size / 2));
      const base = baseOf(table, model, x, y, heading);
      if (!inZone(table, base, south, north) || overlapsAny(taken, base, () => true)) return false;
      if (buildingPlace(table, state, model, x, y, heading, undefined, base) !== null) return false;
      if (isOnBadGround(table, state, model, base)) return false;
      block.push({ model, x, y, heading });
      suited ||= beside!.some((other) => within(base, other, COMMAND));
      return true;
    });
    if (ok && suited) return block;
  }
  return null;
}

function inZone(table: Table, base: Polygon, south: number, north: number): boolean {
  return insideBox(base, [0, south, table.width, north]);
}
