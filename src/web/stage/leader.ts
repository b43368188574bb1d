/** The line from a card to what it is about: straight where it can be, else with one bend, off whatever is kept in sight. */
import type { Box, Point } from './box.ts';
import type { Size } from './place.ts';

type Line = readonly Point[];

/** How far a line goes aside before it leaves the stage. */
const ASIDE = 14;

/** From a card on the stage; none while what it is about is out of sight. */
export function leaderTo(card: Box, about: Box, stage: Size, keep: readonly Box[]): Line {
  if (!isSeen(about, stage)) return [];
  const [a, c] = [middle(about), middle(card)];
  const x = clamp(a.x, card.x + ASIDE, card.x + card.width - ASIDE);
  const y = clamp(a.y, card.y + ASIDE, card.y + card.height - ASIDE);
  const above = card.y + card.height <= about.y;
  const below = card.y >= about.y + about.height;
  const side = c.x > a.x ? about.x + about.width : about.x;
  const end = above ? about.y : about.y + about.height;
  const edge = above ? card.y + card.height : card.y;
  const near = c.x > a.x ? card.x : card.x + card.width;
  const within = (value: number, low: number, size: number) => value >= low && value <= low + size;
  const lines: Line[] = [];
  if ((above || below) && within(x, about.x, about.width))
    lines.push([
      { x, y: edge },
      { x, y: end },
    ]);
  if (!above && !below && within(y, about.y, about.height))
    lines.push([
      { x: near, y },
      { x: side, y },
    ]);
  // Out of the piece up or down and then across, or across and then up or down.
  if (near !== c.x)
    lines.push([
      { x: near, y },
      { x: a.x, y },
      { x: a.x, y: y < a.y ? about.y : about.y + about.height },
    ]);
  if (above || below)
    lines.push([
      { x, y: edge },
      { x, y: a.y },
      { x: side, y: a.y },
    ]);
  return straightest(lines, keep, about);
}

/** To a dock behind an edge of the stage. */
export function leaderOut(about: Box, stage: Size, dock: 'right' | 'bottom', keep: readonly Box[]): Line {
  if (!isSeen(about, stage)) return [];
  const { x, y } = middle(about);
  const [right, bottom] = [about.x + about.width, about.y + about.height];
  const lines: Line[] =
    dock === 'right'
      ? [
          [
            { x: stage.width, y },
            { x: right, y },
          ],
          ...[bottom + ASIDE, about.y - ASIDE, bottom + 5 * ASIDE, about.y - 5 * ASIDE].map((at) => [
            { x: stage.width, y: at },
            { x, y: at },
            { x, y: at > y ? bottom : about.y },
          ]),
        ]
      : [
          [
            { x, y: stage.height },
            { x, y: bottom },
          ],
          ...[right + ASIDE, about.x - ASIDE, right + 5 * ASIDE, about.x - 5 * ASIDE].map((at) => [
            { x: at, y: stage.height },
            { x: at, y },
            { x: at > x ? right : about.x, y },
          ]),
        ];
  const inside = lines.filter((line) =>
    line.every((at) => at.x >= 0 && at.y >= 0 && at.x <= stage.width && at.y <= stage.height),
  );
  return straightest(inside, keep, about);
}

/** How many of the kept boxes a line runs through; what it leads to does not count. */
export function cutsOf(line: Line, keep: readonly Box[], about: Box): number {
  return keep.filter(
    (box) => !holds(about, box) && line.some((to, i) => i > 0 && crosses(line[i - 1], to, box)),
  ).length;
}

function straightest(lines: readonly Line[], keep: readonly Box[], about: Box): Line {
  let best: Line = [];
  let least = Infinity;
  for (const line of lines) {
    const cost = 1000 * cutsOf(line, keep, about) + 40 * line.length + lengthOf(line);
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

function lengthOf(line: Line): number {
  return line.reduce(
    (sum, to, i) => (i === 0 ? 0 : sum + Math.abs(to.x - line[i - 1].x) + Math.abs(to.y - line[i - 1].y)),
    0,
  );
}

/** Lines run along the axes: two boxes overlap, one of them thin. */
function crosses(a: Point, b: Point, box: Box): boolean {
  return (
    Math.max(a.x, b.x) > box.x + 1 &&
    Math.min(a.x, b.x) < box.x + box.width - 1 &&
    Math.max(a.y, b.y) > box.y + 1 &&
    Math.min(a.y, b.y) < box.y + box.height - 1
  );
}

function holds(outer: Box, inner: Box): boolean {
  const { x, y } = middle(inner);
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}

function isSeen(box: Box, stage: Size): boolean {
  const { x, y } = middle(box);
  return x >= 0 && y >= 0 && x <= stage.width && y <= stage.height;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
