/** One of the eight directions, clockwise from north: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW. */
export type Dir = number;

/** Where a piece looks: 0 N, 1 E, 2 S, 3 W. Facing f looks in direction f * 2. */
export type Facing = 0 | 1 | 2 | 3;

/** Column change of one step in each direction; columns grow to the east. */
export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Row change of one step in each direction; rows grow to the south. */
export const DY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** Names of the directions, by number. */
export const DIR_NAMES: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Names of the facings, by number. */
export const FACING_NAMES: readonly string[] = ['N', 'E', 'S', 'W'];

/** The direction of that name in any case, or -1. */
export function dirNamed(text: string): Dir | -1 {
  return DIR_NAMES.indexOf(text.toUpperCase());
}

/** The facing of that name in any case, or -1. */
export function facingNamed(text: string): Facing | -1 {
  return FACING_NAMES.indexOf(text.toUpperCase()) as Facing | -1;
}

/** Words for the facings, by number. */
export const FACING_WORDS: readonly string[] = ['north', 'east', 'south', 'west'];

/** Directions as a piece sees them: 0 straight ahead, 2 to its right, 4 behind, 6 to its left. */
export const FRONT: readonly number[] = [7, 0, 1];
export const SIDES: readonly number[] = [6, 2];
export const REAR: readonly number[] = [3, 4, 5];

/** The direction that a piece with that facing sees as `turned`. */
export function dirFrom(facing: number, turned: number): Dir {
  return (facing * 2 + turned) & 7;
}

/** How a piece with that facing sees the direction. */
export function dirSeen(facing: number, dir: Dir): number {
  return (dir - facing * 2) & 7;
}

/** What a step in that direction is to a piece with that facing. */
export const FORWARD = 0;
export const SIDEWAYS = 1;
export const BACKWARD = 2;
export type Heading = typeof FORWARD | typeof SIDEWAYS | typeof BACKWARD;

export function heading(facing: number, dir: Dir): Heading {
  const seen = dirSeen(facing, dir);
  if (seen <= 1 || seen === 7) return FORWARD;
  return seen === 2 || seen === 6 ? SIDEWAYS : BACKWARD;
}
