/** The ways of the compass in words, for tables in centimetres: x to the east, y to the north. */
const WAYS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The eighth of the circle in which a place lies. */
export function wayTo(from: Spot, to: Spot): string {
  const turn = Math.atan2(to.x - from.x, to.y - from.y) / (Math.PI / 4);
  return WAYS[(Math.round(turn) + 8) % 8];
}

/** The way that is meant, as a step of length 1; null for any other word. */
export function stepTo(word: string): Spot | null {
  const short = { n: 0, ne: 1, e: 2, se: 3, s: 4, sw: 5, w: 6, nw: 7 }[word];
  const at = short ?? WAYS.indexOf(word as (typeof WAYS)[number]);
  if (at < 0) return null;
  const turn = (at * Math.PI) / 4;
  return { x: Math.sin(turn), y: Math.cos(turn) };
}
