/** Things strewn over a piece of ground, unevenly but always alike: trees, stones, craters. */

type Part = readonly number[];

export interface Strewn {
  readonly x: number;
  readonly y: number;
  /** From 0 to 1: for its kind, its size, its turn. */
  readonly chance: number;
}

/** Three whole numbers to one between 0 and 1, the same every time. */
function hashed(a: number, b: number, c: number): number {
  let h = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263) + Math.imul(c, 1_442_695_041);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** How far inside all sides of a convex part a place lies; less than 0 outside. */
export function depthIn(part: Part, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < part.length; i += 2) {
    const [x0, y0] = [part[i], part[i + 1]];
    const [dx, dy] = [part[(i + 2) % part.length] - x0, part[(i + 3) % part.length] - y0];
    const aside = (dx * (y - y0) - dy * (x - x0)) / Math.hypot(dx, dy);
    least = Math.min(least, aside);
    most = Math.max(most, aside);
  }
  return Math.max(least, -most); // corners may go round either way
}

/** One place for each cell of a grid, shaken, as far as it lies that deep in the part. */
export function strewn(part: Part, pitch: number, depth: number): Strewn[] {
  const xs = part.filter((_, i) => i % 2 === 0);
  const ys = part.filter((_, i) => i % 2 === 1);
  const found: Strewn[] = [];
  for (let row = Math.floor(Math.min(...ys) / pitch); row * pitch < Math.max(...ys); row++)
    for (let column = Math.floor(Math.min(...xs) / pitch); column * pitch < Math.max(...xs); column++) {
      const shift = row % 2 === 0 ? 0.2 : 0.5;
      const x = Math.round((column + shift + 0.5 * hashed(row, column, 1)) * pitch);
      const y = Math.round((row + 0.25 + 0.5 * hashed(row, column, 2)) * pitch);
      if (depthIn(part, x, y) >= depth) found.push({ x, y, chance: hashed(row, column, 3) });
    }
  return found;
}
