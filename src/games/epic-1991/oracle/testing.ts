/** Positions nobody would play into, with what is rare in battles forced in: for the oracle's tests. */
import { overlaps, type Point } from '../../../field/index.ts';
import { Problem, type Random } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { buildingPlace, wallsAround } from '../buildings/occupants.ts';
import { forget, stand } from '../geometry/position.ts';
import { type EpicGame, epic1991 } from '../index.ts';
import { firstState } from '../setup.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf, isOnTable } from '../terrain/ground.ts';
import { compareModel, comparePair, compareUnit } from './index.ts';

/** Shipped armies that have every kind of model between them; their data is the caller's to read. */
export const ARMIES = [
  'eldar-3000',
  'orks-3000',
  'marines-titan-3000',
  'titans-3000',
  'guard-2000',
  'orks-scrap-1500',
];

/** Everything happens on a corner of the table, so that models stand in each other's way. */
const CORNER = 40;
const MODELS = 22;

interface MadeUp {
  readonly game: EpicGame;
  readonly state: State;
}

function pick<T>(random: Random, among: readonly T[]): T {
  return among[random.below(among.length)];
}

function somePiece(random: Random): object {
  const at = [random.below(CORNER), random.below(CORNER), pick(random, [0, 0, 90, 45, random.below(360)])];
  switch (random.below(8)) {
    case 0:
    case 1:
      return { is: 'hill', at };
    case 2:
    case 3:
      return { is: 'woods', at };
    case 4:
      return { is: 'block', at, size: [4 + random.below(8), 4 + random.below(8)] };
    case 5:
      return { is: 'cross-building', at };
    case 6:
      return { is: 'bunker', at, size: [6, 6] };
    default:
      return { is: pick(random, ['rubble', 'craters']), at };
  }
}

/** A table with terrain that can be laid, for some two armies. */
function someGame(random: Random, armies: readonly unknown[]): EpicGame {
  for (let tries = 0; ; tries++) {
    const setup = {
      battle: {
        battle: 'Made up',
        points: 3000,
        table: [6, 4],
        armies: { A: pick(random, armies), B: pick(random, armies) },
        terrain: Array.from({ length: 1 + random.below(4) }, () => somePiece(random)),
        objectives: [],
      },
      options: { 'loose-ranks': random.below(3) === 0, allies: true },
    };
    try {
      return epic1991.open(epic1991.readSetup(setup));
    } catch (error) {
      if (!(error instanceof Problem) || tries > 100) throw error; // terrain that cannot be laid
    }
  }
}

export function madeUp(random: Random, armies: readonly unknown[]): MadeUp {
  const game = someGame(random, armies);
  const { table } = game;
  const state = firstState(table);
  Object.assign(state, { turn: 1, phase: 'combat', segment: 'first', initiative: 'A' });
  const placed: number[] = [];
  for (let tries = 0; tries < 200 && placed.length < MODELS; tries++) {
    const id = 1 + random.below(table.models.length - 1);
    if (placed.includes(id)) continue;
    if (
      random.below(5) === 0
        ? occupy(table, state, placed, id, random)
        : putDown(table, state, placed, id, random)
    )
      placed.push(id);
  }
  for (const id of placed) {
    state.models[id].exposed = table.models[id].traits.includes('skimmer') && random.below(2) === 0;
    state.units[table.models[id].unit].order = pick(random, ['first', 'first', 'advance', 'charge']);
    if (table.models[id].row.carries > 0 && random.below(2) === 0) load(table, state, id);
  }
  for (let many = random.below(3); many > 0; many--)
    state.discs = [
      ...state.discs,
      {
        kind: 'vortex',
        x: random.below(CORNER) * 100,
        y: random.below(CORNER) * 100,
        radius: 300,
        owner: 'A',
      },
    ];
  forget(table);
  return { game, state };
}

/** What a row of made-up positions showed, and how much of what is rare was among the pairs that were looked at. */
interface Compared {
  readonly wrong: readonly string[];
  readonly positions: number;
  readonly occupants: number;
  readonly exposed: number;
  readonly heights: number;
  readonly aboard: number;
  readonly discs: number;
}

export function compareMadeUp(armies: readonly unknown[], seed: string, positions: number): Compared {
  const random = randomFrom(seed);
  const met = { occupants: 0, exposed: 0, heights: 0, aboard: 0, discs: 0 };
  const wrong: string[] = [];
  for (let i = 0; i < positions; i++) {
    const { game, state } = madeUp(random, armies);
    const { table } = game;
    const standing = state.models.filter((model) => model?.where === 'table').map(({ id }) => id);
    const [one, other] = [pick(random, standing), pick(random, standing)];
    const found = [...compareModel(table, state, one), ...compareUnit(table, state, table.models[one].unit)];
    if (one !== other)
      found.push(...comparePair(table, state, one, other), ...comparePair(table, state, other, one));
    wrong.push(...found.map((what) => `${seed}, position ${i}: ${what}`));
    const pair = [state.models[one], state.models[other]];
    if (pair.some(({ building }) => building > 0)) met.occupants++;
    if (pair.some(({ exposed }) => exposed)) met.exposed++;
    if (pair[0].ground !== pair[1].ground) met.heights++;
    if (state.models.some((model) => model?.where === 'aboard')) met.aboard++;
    if (state.discs.length > 0) met.discs++;
  }
  return { wrong, positions, ...met };
}

/** Somewhere, often on round figures, or edge to edge with somebody, or exactly 6 cm from him. */
function someSpot(
  table: Table,
  state: State,
  placed: readonly number[],
  id: number,
  random: Random,
): Point & { heading: number } {
  const { width } = table.models[id].size;
  const heading = pick(random, [0, 0, 90, 180, 270, random.below(360)]);
  if (placed.length > 0 && random.below(3) === 0) {
    const other = pick(random, placed);
    const gap = pick(random, [0, 0, 600, 1, 601]);
    const { x, y } = state.models[other];
    const across = Math.ceil((width + table.models[other].size.width) / 2) + gap;
    return { x: x + across * pick(random, [1, -1]), y, heading: pick(random, [0, 180]) };
  }
  const coarse = pick(random, [1, 50, 100]);
  const where = () => Math.floor(random.below(CORNER * 100) / coarse) * coarse;
  return { x: where(), y: where(), heading };
}

function putDown(table: Table, state: State, placed: readonly number[], id: number, random: Random): boolean {
  const { x, y, heading } = someSpot(table, state, placed, id, random);
  const base = baseOf(table, id, x, y, heading);
  if (!isOnTable(table, base) || isTaken(table, state, placed, base)) return false;
  if (buildingPlace(table, state, id, x, y, heading, undefined) !== null) return false;
  stand(table, state, state.models[id], x, y, heading);
  return true;
}

function isTaken(table: Table, state: State, placed: readonly number[], base: readonly number[]): boolean {
  return placed.some((other) => {
    const { x, y, heading } = state.models[other];
    return overlaps(baseOf(table, other, x, y, heading), base);
  });
}

/** A stand at the middle of some wall. */
function occupy(table: Table, state: State, placed: readonly number[], id: number, random: Random): boolean {
  const houses = state.pieces.filter((piece) => piece?.construction);
  if (houses.length === 0 || table.models[id].row.size !== 'INF') return false;
  const house = pick(random, houses)!;
  const { a, b } = pick(random, wallsAround(house));
  const { heading } = house.pose!;
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  // the open is on the right hand of a wall, so the room is on its left
  const x = Math.round((a.x + b.x) / 2 - ((b.y - a.y) / length) * 100);
  const y = Math.round((a.y + b.y) / 2 + ((b.x - a.x) / length) * 100);
  const wall = wallsAround(house).findIndex((one) => one.a === a && one.b === b);
  const inside = buildingPlace(table, state, id, x, y, heading, wall);
  if (!inside || 'why' in inside || isTaken(table, state, placed, baseOf(table, id, x, y, heading)))
    return false;
  stand(table, state, state.models[id], x, y, heading, inside);
  return true;
}

/** Somebody of its side who is nowhere yet gets in. */
function load(table: Table, state: State, carrier: number): void {
  const rider = table.models.find(
    (info) =>
      info &&
      info.side === table.models[carrier].side &&
      info.row.size === 'INF' &&
      state.models[info.id].where === 'away',
  );
  if (rider) Object.assign(state.models[rider.id], { where: 'aboard', carrier });
}
