import { SQUARE } from './measure.ts';

/** Edges run clockwise around the inside: east along the top, south along the right, west, north. */
const STEPS = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
];

/** Where a square's edge of each heading begins, from its top left corner, and which neighbour lies beyond it. */
const EDGES = [
  { x: 0, y: 0, outX: 0, outY: -1 },
  { x: 1, y: 0, outX: 1, outY: 0 },
  { x: 1, y: 1, outX: 0, outY: 1 },
  { x: 0, y: 1, outX: -1, outY: 0 },
];

/** The outline of a set of squares as one SVG path; holes run the other way round. */
export function outline(squares: Iterable<{ x: number; y: number }>): string {
  const inside = new Set<string>();
  const list = [...squares];
  for (const { x, y } of list) inside.add(`${x},${y}`);
  const edges = new Set<string>();
  for (const { x, y } of list) {
    EDGES.forEach((edge, heading) => {
      if (!inside.has(`${x + edge.outX},${y + edge.outY}`))
        edges.add(`${x + edge.x},${y + edge.y},${heading}`);
    });
  }
  let path = '';
  while (edges.size > 0) {
    const [first] = edges;
    path += loop(first, edges);
  }
  return path;
}

function loop(first: string, edges: Set<string>): string {
  let [x, y, heading] = first.split(',').map(Number);
  let path = `M${x * SQUARE} ${y * SQUARE}`;
  let at: string | null = first;
  while (at !== null) {
    edges.delete(at);
    x += STEPS[heading].dx;
    y += STEPS[heading].dy;
    // Where two corners touch, the sharper right turn keeps the squares apart.
    const next = [1, 0, 3].map((turn) => (heading + turn) % 4).find((h) => edges.has(`${x},${y},${h}`));
    if (next === undefined || next !== heading)
      path += heading % 2 === 0 ? `H${x * SQUARE}` : `V${y * SQUARE}`;
    at = next === undefined ? null : `${x},${y},${next}`;
    if (next !== undefined) heading = next;
  }
  return `${path}z`;
}
