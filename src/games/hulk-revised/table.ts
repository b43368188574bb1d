/** What one mission fixes for good: the board, its sight lines and distances, the roster. */
import type { Board } from '../../grid/board.ts';
import { spread } from '../../grid/board.ts';
import { type Facing, facingNamed } from '../../grid/directions.ts';
import { walkingDistances } from '../../grid/distance.ts';
import { parseBoard } from '../../grid/picture.ts';
import { type Sight, surveySight } from '../../grid/sight.ts';
import { Problem } from '../../kernel/contract.ts';
import { ASSAULT, type AssaultWeapon, RANGED, type RangedWeapon } from './armoury.ts';
import type { MarineRow, Mission, Setup } from './mission.ts';
import { revisedSight } from './sight.ts';

export interface Loadout {
  readonly row: MarineRow;
  readonly ranged: RangedWeapon | null;
  readonly assault: AssaultWeapon;
  readonly start: number;
  readonly facing: Facing;
}

export interface Table {
  readonly mission: Mission;
  readonly board: Board;
  readonly step: Int16Array;
  readonly sight: Sight;
  /** R-distance (HR-GEN-08). */
  readonly walk: (a: number, b: number) => number;
  /** C-distance (HR-GEN-07). */
  readonly spread: (a: number, b: number) => number;
  /** By Marine number; index 0 is never used. */
  readonly loadouts: readonly (Loadout | null)[];
  /** Per square: 1 where the objective is. */
  readonly objective: Uint8Array;
  /** How many blip counters of each value there are (HR-HOUSE-02). */
  readonly counters: readonly number[];
}

/** HR-HOUSE-02: nine 1s, four 2s, nine 3s. */
const COUNTERS = [9, 4, 9];

export function layTable(setup: Setup): Table {
  const { mission } = setup;
  const board = parseBoard(mission);
  const loadouts: (Loadout | null)[] = [null];
  mission.marines.forEach((row, i) => {
    const start = board.marks[`marine ${i + 1}`]?.[0];
    if (start === undefined)
      throw new Problem(`marines[${i}]: the picture has no square marked "marine ${i + 1}" for ${row.name}.`);
    loadouts.push({
      row,
      ranged: row.ranged ? RANGED[row.ranged] : null,
      assault: ASSAULT[row.assault],
      start,
      facing: facingNamed(row.facing) as Facing,
    });
  });
  const objective = new Uint8Array(board.size);
  for (const square of board.marks.objective ?? []) objective[square] = 1;
  if (mission.objective && !board.marks.objective)
    throw new Problem('objective: the picture has no square marked "objective".');
  if (board.entries.length === 0 && mission.blips.total > 0)
    throw new Problem('blips: the picture has no entry area (E) for them to come from.');
  return {
    mission,
    board,
    step: board.step,
    sight: surveySight(board, revisedSight),
    walk: walkingDistances(board),
    spread: (a, b) => spread(board, a, b),
    loadouts,
    objective,
    counters: COUNTERS,
  };
}
