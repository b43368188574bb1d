/** HH-BRD-01 to HH-BRD-03: what one mission fixes for good: the board, its sight lines and distances, zones and entry points. */
import { type Board, spread } from '../../grid/board.ts';
import { DX, DY, FACING_NAMES, type Facing } from '../../grid/directions.ts';
import { walkingDistances } from '../../grid/distance.ts';
import { CLOSED } from '../../grid/doors.ts';
import { layGround } from '../../grid/ground.ts';
import { linkSquares } from '../../grid/links.ts';
import { parseBoard } from '../../grid/picture.ts';
import { type Sight, surveySight } from '../../grid/sight.ts';
import { BARRICADE, GENERATOR, LADDER_DOWN, LADDER_UP } from './ground.ts';
import type { Mission, Setup } from './setting-up/mission.ts';
import { cornerSight } from './sight.ts';
import { NOWHERE, type Side, type State } from './state.ts';

export interface Zone {
  readonly name: string;
  /** HH-GAP-05: the deployment area, in reading order. */
  readonly squares: readonly number[];
  /** Entry points by number (HH-BRD-08). */
  readonly entries: readonly number[];
}

export interface Table {
  readonly setup: Setup;
  readonly mission: Mission;
  readonly board: Board;
  readonly near: Int16Array;
  readonly sight: Sight;
  /** HH-DIST-06: walking distance. */
  readonly walk: (a: number, b: number) => number;
  /** Squares with doors that walls leave in view of somebody who stands and faces so, whatever else is in the way; not to be changed. */
  doorsInView(at: number, facing: Facing): readonly number[];
  /** HH-DIST-05: how many squares away the nearest of a section is. */
  sectionAway(from: number, section: number): number;
  /** Per square: the other end of a ladder, or NOWHERE. */
  readonly link: Int16Array;
  readonly ground: readonly number[];
  /** Squares on which the map has a terrain barricade. */
  readonly barricades: readonly number[];
  /** HH-BRD-08: per square the side that leads off the board, or -1. */
  readonly exits: Int8Array;
  readonly zones: readonly [Zone, Zone];
  /** HH-OVW-14. */
  readonly standingWatch: boolean;
  readonly timer: boolean;
  /** HH-BRD-05: sections that are rooms. */
  readonly rooms: readonly number[];
}

export function layTable(setup: Setup): Table {
  const { mission } = setup;
  const board = parseBoard(mission);
  const link = linkSquares(board);
  // HH-GAP-23: barricades are where the map shows them
  const ground = [
    ...layGround(board, [
      ['barricade', BARRICADE],
      ['generator', GENERATOR],
    ]),
  ];
  // HH-LADD-01: the upper end is the one that goes down; levels are drawn from the lowest up
  link.forEach((to, square) => {
    if (to !== NOWHERE) ground[square] |= board.level[square] > board.level[to] ? LADDER_DOWN : LADDER_UP;
  });
  const walk = walkingDistances(board);
  const zone = (index: number): Zone => {
    const { name, area, within, entries } = mission.zones[index];
    const marked = [area].flat().flatMap((mark) => board.marks[mark] ?? []);
    return {
      name,
      squares: Array.from({ length: board.size }, (_, square) => square).filter((square) =>
        marked.some((own) => own === square || (within > 0 && walk(own, square) <= within)),
      ),
      entries: entries.map((entry) => board.entries.findIndex((one) => one.name === entry)),
    };
  };
  const sight = surveySight(board, cornerSight);
  return {
    setup,
    mission,
    board,
    near: board.near,
    sight,
    walk,
    sectionAway: measureSections(board, link),
    doorsInView: lookForDoors(board, sight, link),
    link,
    ground,
    barricades: ground.flatMap((bits, square) => (bits & BARRICADE ? [square] : [])),
    exits: exitsOn(board),
    zones: [zone(0), zone(1)],
    standingWatch: setup.options.standingWatch ?? true,
    timer: setup.options.timer ?? false,
    rooms: mission.rooms.map((name) => board.sections.indexOf(name)),
  };
}

/** HH-LADD-02: the other end of a ladder is in view too. What has been looked for is kept. */
function lookForDoors(board: Board, sight: Sight, link: Int16Array): Table['doorsInView'] {
  const known: (readonly number[] | undefined)[] = new Array(board.size * 4).fill(undefined);
  const all = board.doors.map(({ square }) => square);
  return (at, facing) => {
    known[at * 4 + facing] ??= all.filter((square) => sight.open(at, facing, square) || link[at] === square);
    return known[at * 4 + facing]!;
  };
}

/** Squares marked 'exit N' and so on. */
function exitsOn(board: Board): Int8Array {
  const exits = new Int8Array(board.size).fill(-1);
  FACING_NAMES.forEach((name, side) => {
    for (const square of board.marks[`exit ${name}`] ?? []) exits[square] = side;
  });
  return exits;
}

/** HH-DIST-01, HH-DIST-02, HH-DIST-04, HH-GEN-11: squares counted straight, walls or not; the ends of a ladder are one apart. */
export function range(table: Table, a: number, b: number): number {
  return rangeOn(table.board, table.link, a, b);
}

function rangeOn(board: Board, link: Int16Array, a: number, b: number): number {
  return link[a] === b && a !== b ? 1 : spread(board, a, b);
}

/** Each is measured when it is first asked for. */
function measureSections(board: Board, link: Int16Array): Table['sectionAway'] {
  const known: number[] = new Array(board.size * board.sections.length).fill(-1);
  return (from, section) => {
    if (!(section in board.sections)) return Infinity;
    const key = from * board.sections.length + section;
    if (known[key] < 0) {
      known[key] = Infinity;
      for (let square = 0; square < board.size; square++)
        if (board.section[square] === section)
          known[key] = Math.min(known[key], rangeOn(board, link, from, square));
    }
    return known[key];
  };
}

export function zoneOf(table: Table, state: State, side: Side): Zone {
  return table.zones[state.zones[side]];
}

/** HH-SPEC-24, HH-BRD-11: the direction in which a line goes on: straight, diagonal, or along the larger part; -1 across levels. */
export function wayAlong({ board }: Table, from: number, to: number): number {
  if (board.level[from] !== board.level[to]) return -1;
  const [dx, dy] = [board.x[to] - board.x[from], board.y[to] - board.y[from]];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  const [sx, sy] = [high > wide ? 0 : Math.sign(dx), wide > high ? 0 : Math.sign(dy)];
  return DX.findIndex((x, dir) => x === sx && DY[dir] === sy);
}

/** HH-BRD-09: the squares that an area effect from there reaches within its section, in reading order. */
export function affectedArea(table: Table, doors: readonly number[], from: number): number[] {
  const { near, board } = table;
  const reached = new Set([from]);
  for (const square of reached)
    for (let dir = 0; dir < 8; dir += 2) {
      const next = near[square * 8 + dir];
      if (next >= 0 && board.section[next] === board.section[from] && doors[next] < CLOSED) reached.add(next);
    }
  return [...reached].sort((a, b) => a - b);
}

/** HH-BRD-09: closed doors of the section beside the area. */
export function boundingDoors(table: Table, doors: readonly number[], squares: readonly number[]): number[] {
  const { near, board } = table;
  const found = new Set<number>();
  for (const square of squares)
    for (let dir = 0; dir < 8; dir += 2) {
      const next = near[square * 8 + dir];
      if (next >= 0 && board.section[next] === board.section[square] && doors[next] >= CLOSED)
        found.add(next);
    }
  return [...found].sort((a, b) => a - b);
}
