import * as v from 'valibot';
import { Problem } from '../kernel/contract.ts';
import type { Board } from './board.ts';
import { facingNamed } from './directions.ts';

/** A facing as files write it. */
export const FacingName = v.picklist(['N', 'E', 'S', 'W']);

/** The board's part of a mission file, to be spread into a game's own schema. A mission may leave its board to the players. */
export const boardPart = {
  levels: v.optional(
    v.array(
      v.strictObject({
        name: v.optional(v.string()),
        picture: v.string(),
        sections: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** What the letters and digits of the picture mean; a list is several marks on one square. */
  legend: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
  /** Names for the letters of the section pictures. */
  sectionNames: v.optional(v.record(v.string(), v.string()), {}),
};

/** What a mission says by the names of entry areas: throws a Problem when the picture has none of that name. */
export function checkEntryNames(board: Board, key: string, names: readonly string[]): void {
  for (const area of names)
    if (!board.entries.some(({ name }) => name === area))
      throw new Problem(`mission.${key}.${area}: the picture has no entry area called "${area}".`);
}

/** The facing that a checked file writes. */
export function facingOf(name: v.InferOutput<typeof FacingName>): 0 | 1 | 2 | 3 {
  return facingNamed(name) as 0 | 1 | 2 | 3;
}
