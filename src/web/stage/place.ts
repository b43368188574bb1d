/** Where a card goes: in free room on the stage, off whatever must stay in sight; where there is none, to its dock. */
import type { Box, Point } from './box.ts';
import { cutsOf, leaderOut, leaderTo } from './leader.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of it in pixels of the stage. */
export interface Placing {
  readonly stage: Size;
  readonly size: Size;
  /** What the card is about: a line leads there. */
  readonly about: Box | null;
  /** Never covered: what it asks about, what it offers, what else floats there. */
  readonly keep: readonly Box[];
  /** Left in sight where that is possible. */
  readonly shun?: readonly Box[];
  /** It rather stands beside these than over them. */
  readonly over?: readonly Box[];
  /** Where it stood: it stays while it may. */
  readonly was?: Point | null;
  /** The edge of the stage behind which its dock lies. */
  readonly dock?: 'right' | 'bottom';
}

export interface Placed {
  /** Nothing is free. `left` and `top` are then the least bad place, for a card without a dock. */
  readonly docked: boolean;
  readonly left: number;
  readonly top: number;
  /** The line from the card, or from its dock, to what it is about; empty where there is none. */
  readonly leader: readonly Point[];
}

/** Pixels between the card and what it keeps off, and to the edge of the stage. */
export const GAP = 10;
export const EDGE = 8;

export function place(asked: Placing): Placed {
  const { stage, size, about, keep, dock = 'right' } = asked;
  const spots = candidates(asked);
  const free = spots.filter((spot) => keep.every((box) => !covers(spot, size, box)));
  if (free.length === 0) {
    const [least] = spots.sort((a, b) => coverage(a, asked) - coverage(b, asked));
    const { x, y } = least ?? { x: EDGE, y: EDGE };
    return { docked: true, left: x, top: y, leader: about ? leaderOut(about, stage, dock, keep) : [] };
  }
  const stays = asked.was && free.find(({ x, y }) => x === asked.was?.x && y === asked.was.y);
  const best = stays ?? cheapest(free, asked);
  const card = { ...best, ...size };
  return {
    docked: false,
    left: best.x,
    top: best.y,
    leader: about ? leaderTo(card, about, stage, keep) : [],
  };
}

/**
 * A card that fits anywhere can be pushed left and up until it touches the edge or something kept: these places are
 * enough to find room wherever there is any. The rest are the places one would like best.
 */
function candidates({ stage, size, about, keep, shun = [], was }: Placing): Point[] {
  const along = (low: 'x' | 'y', long: 'width' | 'height'): number[] => {
    const most = stage[long] - size[long] - EDGE;
    const at = [EDGE, most];
    for (const box of [...keep, ...shun])
      at.push(Math.ceil(box[low] + box[long] + GAP), Math.floor(box[low] - GAP - size[long]));
    if (about) {
      const middle = about[low] + about[long] / 2 - size[long] / 2;
      at.push(Math.min(Math.max(middle, EDGE), most), about[low], about[low] + about[long] - size[long]);
      at.push(about[low] + about[long] + 3 * GAP, about[low] - 3 * GAP - size[long]);
    } else at.push((stage[long] - size[long]) / 2);
    if (was) at.push(was[low]);
    return [...new Set(at.map(Math.round))].filter((value) => value >= EDGE && value <= most);
  };
  const across = along('x', 'width');
  return along('y', 'height').flatMap((y) => across.map((x) => ({ x, y })));
}

function cheapest(free: readonly Point[], asked: Placing): Point {
  const { stage, size, about, keep, shun = [], over = [] } = asked;
  const goal = about ?? { x: stage.width / 2, y: stage.height, width: 0, height: 0 };
  const near = free
    .map((spot) => ({ spot, card: { ...spot, ...size } }))
    .map(({ spot, card }) => ({ spot, card, away: apart(card, goal) }))
    .sort((a, b) => a.away - b.away);
  let best = near[0].spot;
  let least = Infinity;
  for (const { spot, card, away } of near) {
    if (away >= least) break;
    let cost = away;
    for (const box of shun) cost += 150 * share(spot, size, box);
    for (const box of over) cost += (90 * overlap(spot, size, box)) / (size.width * size.height);
    if (about) cost += 80 * cutsOf(leaderTo(card, about, stage, keep), keep, about);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** How far two boxes lie apart, and a little for their middles: of two places next to a piece the straight one is better. */
function apart(a: Box, b: Box): number {
  const off = (low: 'x' | 'y', long: 'width' | 'height') =>
    Math.max(a[low] - b[low] - b[long], b[low] - a[low] - a[long], 0);
  const middle =
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) + Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
  return off('x', 'width') + off('y', 'height') + middle / 8;
}

export function covers(at: Point, size: Size, box: Box, gap = GAP): boolean {
  return (
    at.x < box.x + box.width + gap &&
    at.x + size.width > box.x - gap &&
    at.y < box.y + box.height + gap &&
    at.y + size.height > box.y - gap
  );
}

/** The part of a box that the card would hide. */
function share(at: Point, size: Size, box: Box): number {
  return overlap(at, size, box) / (box.width * box.height);
}

function overlap(at: Point, size: Size, box: Box): number {
  const width = Math.min(at.x + size.width, box.x + box.width) - Math.max(at.x, box.x);
  const height = Math.min(at.y + size.height, box.y + box.height) - Math.max(at.y, box.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function coverage(at: Point, { size, keep, about }: Placing): number {
  const hidden = keep.reduce((sum, box) => sum + share(at, size, box), 0);
  return hidden * 1000 + (about ? 1000 * share(at, size, about) + apart({ ...at, ...size }, about) : 0);
}
