/** ARC: where a weapon fires from, and which way. */
import { COARSE, type Point, type Pose, placeFrom } from '../../../field/index.ts';
import type { Mount, TitanMount } from '../cards/card.ts';
import type { UnitInfo } from '../table.ts';

/** E1-ARC-01: mount point and arc point as shares of half the length ahead and half the width to the right. */
const MOUNT_POINTS: Readonly<Record<Mount | TitanMount, readonly [ahead: number, right: number]>> = {
  Tt: [0, 0],
  SwL: [0, -1],
  SwR: [0, 1],
  SwF: [1, 0],
  SwB: [-1, 0],
  FxF: [1, 0],
  FxB: [-1, 0],
  // E1-TMOD-03
  ArL: [0, -1],
  ArR: [0, 1],
  CaL: [0, 0],
  CaR: [0, 0],
  Ca: [0, 0],
  Hd: [1, 0],
};

/** E1-TMOD-03: those of a carapace are as far apart on every Titan; in u to the right. */
const ASIDE: Readonly<Partial<Record<Mount | TitanMount, number>>> = { CaL: -80, CaR: 80 };

function pointAt(
  { size }: UnitInfo,
  pose: Pose,
  [ahead, right]: readonly [number, number],
  aside = 0,
): Point {
  return placeFrom(pose, (ahead * size.length) / 2, (right * size.width) / 2 + aside, COARSE);
}

export function mountPoint(info: UnitInfo, pose: Pose, mount: Mount | TitanMount): Point {
  return pointAt(info, pose, MOUNT_POINTS[mount], ASIDE[mount]);
}

/** E1-ARC-01, E1-ARC-02, E1-TMOD-04: limits are inclusive. The arcs of both sides open on the centre line, a Titan's at its mounts. */
export function inArc(info: UnitInfo, pose: Pose, mount: Mount | TitanMount, { x, y }: Point): boolean {
  const [ahead] = MOUNT_POINTS[mount];
  const from = pointAt(info, pose, [ahead, 0], ASIDE[mount]);
  const [dx, dy] = [x - from.x, y - from.y];
  const { heading } = pose;
  const across = (heading + 90) % 360;
  const f = dx * COARSE.x[heading] + dy * COARSE.y[heading];
  const r = dx * COARSE.x[across] + dy * COARSE.y[across];
  switch (mount) {
    case 'Tt':
      return true;
    case 'SwL':
      return r <= 0;
    case 'SwR':
      return r >= 0;
    case 'SwF':
      return f >= 0;
    case 'SwB':
      return f <= 0;
    case 'ArL':
    case 'ArR':
      return f >= 0;
    case 'CaL':
    case 'CaR':
    case 'Ca':
    case 'Hd': // E1-TITAN-26
    case 'FxF':
      return f >= Math.abs(r);
    case 'FxB':
      return -f >= Math.abs(r);
  }
}
