/** What one mission fixes for good: the board, its sight lines and distances, the roster, which may have been mustered in play. */
import type { Board } from '../../grid/board.ts';
import { NO_BOARD, spread } from '../../grid/board.ts';
import type { Facing } from '../../grid/directions.ts';
import { walkingDistances } from '../../grid/distance.ts';
import { layGround } from '../../grid/ground.ts';
import { linkSquares } from '../../grid/links.ts';
import { marked } from '../../grid/marks.ts';
import { facingOf } from '../../grid/mission-part.ts';
import { parseBoard } from '../../grid/picture.ts';
import { type Sight, surveySight } from '../../grid/sight.ts';
import type { BoardSource } from '../../grid/source.ts';
import { Problem } from '../../kernel/contract.ts';
import { type Chapter, chapterOf } from './chapters.ts';
import type { Mustering } from './force/mustering.ts';
import { DUCT, LADDER, LANDING, PIT, RUBBLE } from './ground.ts';
import type { MarineRow, Mission, Setup, Victory } from './setting-up/mission.ts';
import { checkNames } from './setting-up/mission-names.ts';
import { ASSAULT, type AssaultWeapon, RANGED, type RangedWeapon } from './shooting/armoury.ts';
import { revisedSight } from './sight.ts';
import { NOWHERE } from './state.ts';

interface Loadout {
  readonly row: MarineRow;
  readonly ranged: RangedWeapon | null;
  readonly assault: AssaultWeapon;
  /** The starting square, or NOWHERE when the player chooses it. */
  readonly start: number;
  readonly facing: Facing;
}

export interface Gun {
  readonly name: string;
  readonly start: number;
  readonly facing: Facing;
}

/** What does not depend on who comes. */
export interface Ground {
  readonly options: Readonly<Record<string, boolean>>;
  readonly board: Board;
  readonly near: Int16Array;
  readonly sight: Sight;
  /** R-distance (HR-GEN-08). */
  readonly walk: (a: number, b: number) => number;
  /** C-distance (HR-GEN-07). */
  readonly spread: (a: number, b: number) => number;
  /** Per square: what lies there before the first turn. */
  readonly ground: Uint16Array;
  /** Per square: the square a ladder or pitfall leads to, or NOWHERE. */
  readonly link: Int16Array;
  /** Per square: an air duct that opens to normal floor (HR-LOS-11). */
  readonly mouth: Uint8Array;
  /** Whether the board has ducts, ladders or pitfalls, which sight must look at twice. */
  readonly odd: boolean;
  /** Per square: 1 where a mark of that name is. */
  readonly objective: Uint8Array;
  readonly exit: Uint8Array;
  /** Where the Marine player may place his units, when the mission lets him. */
  readonly starts: readonly number[];
  /** How many blip counters of each value there are, normal (1, 2, 3) and Ambush (0, 1, 2). */
  readonly counters: readonly number[];
  readonly ambushCounters: readonly number[];
}

export interface Table extends Ground {
  readonly mission: Mission;
  readonly chapter: Chapter;
  /** By Marine number; index 0 is never used. */
  readonly loadouts: readonly (Loadout | null)[];
  /** Sentry guns follow the last Marine (HR-GEN-20). */
  readonly guns: readonly Gun[];
  /** What the Marines and then the guns are called. */
  readonly roll: readonly string[];
  /** HR-REIN-01, HR-REIN-02. */
  readonly blipsPerTurn: number;
  /** What decides the match, in the order in which it is looked at. */
  readonly victories: readonly Victory[];
  /** While forces are still to be mustered: by whom, and what they may be (HR-FORCE-12). */
  readonly mustering: Mustering | null;
}

/** HR-BLIP-09, HR-HOUSE-02: nine 1s, four 2s, nine 3s. HR-HOUSE-03: two each of 0, 1, 2. */
export const BLIP_COUNTERS = [9, 4, 9];
export const AMBUSH_COUNTERS = [2, 2, 2];

/**
 * Lays out a match. `source` is the board where the mission itself has none (HR-SETUP-04); a `draft` of it has no
 * starting squares yet.
 */
export function layTable(setup: Setup, source: BoardSource = setup.mission, draft = false): Table {
  return manned(groundwork(setup, source), setup, draft);
}

/** The same board for those who come. A `draft` asks neither for room for them nor for what the mission names. */
export function manned(ground: Ground, setup: Setup, draft = false): Table {
  const { mission } = setup;
  const { board, starts } = ground;
  const { marks } = board;
  const loadouts: (Loadout | null)[] = [null];
  mission.marines.forEach((row, i) => {
    const start = marks[`marine ${i + 1}`]?.[0] ?? NOWHERE;
    if (start === NOWHERE && starts.length === 0 && !draft)
      throw new Problem(
        `marines[${i}]: the picture has no square marked "marine ${i + 1}" for ${row.name}, and no "start" squares.`,
      );
    loadouts.push({
      row,
      ranged: row.ranged ? RANGED[row.ranged] : null,
      assault: ASSAULT[row.assault],
      start,
      facing: facingOf(row.facing),
    });
  });
  const guns = mission.sentries.map((gun, i) => ({
    name: gun.name,
    start: marks[`sentry ${i + 1}`]?.[0] ?? NOWHERE,
    facing: facingOf(gun.facing),
  }));
  const unplaced =
    loadouts.filter((l) => l?.start === NOWHERE).length + guns.filter((g) => g.start === NOWHERE).length;
  if (unplaced > starts.length && !draft)
    throw new Problem(`marines: ${unplaced} units must start on ${starts.length} squares marked "start".`);
  if (board.entries.length === 0 && mission.blips.total !== 0 && !draft)
    throw new Problem('blips: the picture has no entry area (E) for them to come from.');
  if (!mission.geotiles && !draft) checkNames(mission, board);
  return {
    ...ground,
    mission,
    chapter: chapterOf(setup.chapter),
    loadouts,
    guns,
    roll: [...mission.marines, ...mission.sentries].map(({ name }) => name),
    blipsPerTurn: mission.blips.perTurn ?? squadsOf(mission),
    victories: victoriesOf(mission),
    mustering: null,
  };
}

function groundwork(setup: Setup, source: BoardSource): Ground {
  const board = source.levels.length === 0 ? NO_BOARD : parseBoard(source);
  const ground = layGround(board, MARKED_GROUND);
  checkEntries(board, ground);
  const isDuct = (square: number): boolean => (ground[square] & DUCT) !== 0;
  return {
    options: optionsOf(setup),
    board,
    near: board.near,
    sight: surveySight(board, revisedSight, isDuct),
    walk: walkingDistances(board, isDuct),
    spread: (a, b) => spread(board, a, b),
    ground,
    link: linkSquares(board), // HR-LADD-01, HR-PIT-01
    mouth: mouths(board, isDuct),
    odd: ground.some((g) => (g & (DUCT | PIT | LADDER)) !== 0),
    objective: marked(board, 'objective'),
    exit: marked(board, 'exit'),
    starts: board.marks.start ?? [],
    counters: BLIP_COUNTERS,
    ambushCounters: AMBUSH_COUNTERS,
  };
}

/** What the players say goes before what the mission is meant for. HR-HOUSE-13: in solo play only the human starts the clock. */
function optionsOf({ mission, options }: Setup): Record<string, boolean> {
  const meant = mission.options.filter((id) => !(id === 'timer' && options.solo));
  return { ...Object.fromEntries(meant.map((id) => [id, true])), ...options };
}

const ORDER = ['marine', 'stealer', 'draw'];

/** HR-WIN-03: the Marines' come first. HR-HOUSE-12: a mission that names none for them is won by using its objective. */
function victoriesOf(mission: Mission): Victory[] {
  const named = [...mission.victory];
  if (!named.some(({ side }) => side === 'marine'))
    named.push(
      mission.objective
        ? {
            side: 'marine',
            when: 'once',
            if: { use: 'objective' },
            text: 'The Marines have completed their objective.',
          }
        : { side: 'marine', when: 'once', if: { 'last-standing': 'marine' }, text: 'No Stealer is left.' },
    );
  return named.sort((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side));
}

/** HR-REIN-01, HR-REIN-02: a Captain and a Librarian each count as a squad of their own. */
export function squadsOf(mission: Mission): number {
  const squads = new Set<string>();
  mission.marines.forEach((row, i) => {
    squads.add(row.kind === 'captain' || row.kind === 'librarian' ? `alone ${i}` : `squad ${row.squad}`);
  });
  return squads.size;
}

const MARKED_GROUND: readonly [string, number][] = [
  ['rubble', RUBBLE],
  ['duct', DUCT],
  ['ladder ', LADDER],
  ['pit ', PIT],
  ['landing ', LANDING],
];

/** HR-ENTRY-18. */
function checkEntries(board: Board, ground: Uint16Array): void {
  for (const entry of board.entries)
    for (const square of entry.squares)
      if (ground[square] & (DUCT | LADDER | PIT | LANDING) || board.doors.some((d) => d.square === square))
        throw new Problem(
          `The entry square ${board.name(square)} must be plain floor: no door, duct, ladder or pitfall (HR-ENTRY-18).`,
        );
}

function mouths(board: Board, isDuct: (square: number) => boolean): Uint8Array {
  const found = new Uint8Array(board.size);
  for (let square = 0; square < board.size; square++) {
    if (!isDuct(square)) continue;
    for (let dir = 0; dir < 8; dir += 2) {
      const next = board.near[square * 8 + dir];
      if (next >= 0 && !isDuct(next)) found[square] = 1;
    }
  }
  return found;
}
