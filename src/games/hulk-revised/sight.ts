/**
 * Lines of sight of the revised rules: the front arc (HR-LOS-02), the hard test (HR-LOS-07 with HR-LOS-16) and the
 * soft test (HR-LOS-08). Which pieces are hard or soft, and fire, gas, Stasis and links, is not decided here.
 */
import type { Facing } from '../../grid/directions.ts';
import { DX, DY } from '../../grid/directions.ts';
import type { LineShape, Offset, SightRule } from '../../grid/lines.ts';

/** The four neighbours that come later in reading order: each adjacent pair is met once. */
const LATER: readonly Offset[] = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

function line(dx: number, dy: number): LineShape {
  /** Which side of the line a point lies on: 0 on it. */
  const side = (x: number, y: number): number => dx * y - dy * x;
  /** How far along the line a point lies, 0 at the viewer and `length` at the target. */
  const along = (x: number, y: number): number => dx * x + dy * y;
  const length = dx * dx + dy * dy;
  const reach = Math.abs(dx) + Math.abs(dy);
  /** HR-LOS-06: what is at either end never blocks. */
  const isEnd = (x: number, y: number): boolean => (x === 0 && y === 0) || (x === dx && y === dy);

  const west = Math.min(0, dx);
  const east = Math.max(0, dx);
  const north = Math.min(0, dy);
  const south = Math.max(0, dy);
  const crossed: Offset[] = [];
  const corners: [Offset, Offset][] = [];
  const centres: Offset[] = [];
  const pairs: [Offset, Offset][] = [];

  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      if (x < east && y < south && side(2 * x + 1, 2 * y + 1) === 0) corners.push(flanks(x, y, dx * dy > 0));
      if (isEnd(x, y)) continue;
      const p = side(x, y);
      // HR-LOS-16: at the corners of the square, in doubled coordinates, c is 2p plus or minus dx plus or minus dy.
      if (Math.abs(2 * p) < reach) crossed.push([x, y]);
      if (p === 0) centres.push([x, y]);
      // A neighbour's c differs by at most `reach`: from further off none lies across the line.
      if (Math.abs(p) >= reach) continue;
      for (const [ox, oy] of LATER) {
        // Outside the box of viewer and target no pair can lie across the line.
        const qx = x + ox;
        const qy = y + oy;
        if (qx < west || qx > east || qy > south || isEnd(qx, qy)) continue;
        const q = side(qx, qy);
        if (p * q >= 0) continue;
        const w = Math.abs(p) * along(qx, qy) + Math.abs(q) * along(x, y);
        if (w > 0 && w < (Math.abs(p) + Math.abs(q)) * length) {
          pairs.push([
            [x, y],
            [qx, qy],
          ]);
        }
      }
    }
  }
  return { crossed, corners, centres, pairs };
}

/** The two squares beside the south-east corner point of (x, y) that a line through that point does not enter. */
function flanks(x: number, y: number, falling: boolean): [Offset, Offset] {
  return falling
    ? [
        [x + 1, y],
        [x, y + 1],
      ]
    : [
        [x, y],
        [x + 1, y + 1],
      ];
}

function inArc(facing: Facing, dx: number, dy: number): boolean {
  const forward = dx * DX[facing * 2] + dy * DY[facing * 2];
  const sideways = Math.abs(dx * DY[facing * 2] - dy * DX[facing * 2]);
  return forward >= 1 && sideways <= forward;
}

/** How the revised rules draw lines of sight; HR-LOS-17 is its control table. */
export const revisedSight: SightRule = { line, inArc };
