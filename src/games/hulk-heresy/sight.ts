/** LOS: the book's sight lines, from corner to corner. What obstructs them is not decided here. */
import { DX, DY, type Facing } from '../../grid/directions.ts';
import type { LineShape, Offset, SightRule } from '../../grid/lines.ts';

/** HH-LOS-05, HH-LOS-06, HH-LOS-07: the one line that counts, through the inside of both squares. */
function line(dx: number, dy: number): LineShape {
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  const width = Math.abs(dx) + 1;
  const height = Math.abs(dy) + 1;
  const at = (i: number, j: number): Offset => [i * sx, j * sy];
  const crossed: Offset[] = [];
  const corners: [Offset, Offset][] = [];
  if (dx === 0 || dy === 0) {
    for (let n = 1; n < Math.max(width, height) - 1; n++) crossed.push([n * sx, n * sy]);
    return { crossed, corners, centres: [], pairs: [] };
  }
  for (let i = 0; i < width; i++) {
    const last = Math.ceil(((i + 1) * height) / width) - 1;
    for (let j = Math.floor((i * height) / width); j <= last; j++) {
      const isEnd = (i === 0 && j === 0) || (i === width - 1 && j === height - 1);
      if (!isEnd) crossed.push(at(i, j)); // HH-LOS-08
    }
    if (i > 0 && (i * height) % width === 0) {
      const q = (i * height) / width;
      corners.push([at(i, q - 1), at(i - 1, q)]);
    }
  }
  return { crossed, corners, centres: [], pairs: [] };
}

/** HH-LOS-02: a quarter circle ahead. */
function inArc(facing: Facing, dx: number, dy: number): boolean {
  const ahead = dx * DX[facing * 2] + dy * DY[facing * 2];
  const aside = Math.abs(dx * DY[facing * 2] - dy * DX[facing * 2]);
  return ahead >= 1 && aside <= ahead;
}

/** HH-LOS-04; HH-LOS-17 is its control table. */
export const cornerSight: SightRule = { line, inArc };
