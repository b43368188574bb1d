/** For the tests: who sees what, word for word from the LOS chapter, square by square and without a table of lines. */
import { CLOSED } from '../../../grid/doors.ts';
import { BARRICADE, BARRIER, BLIND, FLAME, FORGE, GENERATOR, SHIELD } from '../ground.ts';
import type { Piece, State } from '../state.ts';
import type { Table } from '../table.ts';

type Point = readonly [x: number, y: number];

const AHEAD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const pointOf = ({ board }: Table, square: number): Point => [board.x[square], board.y[square]];

const corners = ([x, y]: Point): Point[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** HH-LOS-02. */
function inArc(facing: number, [vx, vy]: Point, [tx, ty]: Point): boolean {
  const [fx, fy] = AHEAD[facing];
  const ahead = (tx - vx) * fx + (ty - vy) * fy;
  const aside = (tx - vx) * fy - (ty - vy) * fx;
  return ahead >= 1 && Math.abs(aside) <= ahead;
}

/** Whether some of the segment lies inside the square, in whole numbers: parts of it are counted in units of 1 / (|dx| |dy|). */
function runsThrough(a: Point, b: Point, [x, y]: Point): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [Math.abs(dx) || 1, Math.abs(dy) || 1];
  let [from, to] = [0, sx * sy];
  for (const [delta, start, low, scale] of [
    [dx, a[0], x, sy],
    [dy, a[1], y, sx],
  ]) {
    if (delta === 0) {
      if (start <= low || start >= low + 1) return false;
      continue;
    }
    const ends = [low - start, low + 1 - start].map((part) => part * Math.sign(delta) * scale);
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from < to;
}

/** HH-LOS-10. */
function obstructs(table: Table, state: State, level: number, point: Point): boolean {
  const square = table.board.at(level, point[0], point[1]);
  if (square < 0) return true;
  const lies = state.ground[square];
  return (
    state.occupant[square] !== 0 ||
    state.doors[square] >= CLOSED ||
    (lies & BARRICADE) !== 0 ||
    (lies & (FORGE | BARRIER | GENERATOR)) !== 0 ||
    (lies & (SHIELD | FLAME | BLIND)) !== 0
  );
}

/** HH-LOS-05 to HH-LOS-08: along a row every square between; else the one line of sixteen through the inside of both. */
function isClear(v: Point, t: Point, hard: (point: Point) => boolean): boolean {
  const [dx, dy] = [t[0] - v[0], t[1] - v[1]];
  const isEnd = ([x, y]: Point): boolean => (x === v[0] && y === v[1]) || (x === t[0] && y === t[1]);
  if (dx === 0 || dy === 0) {
    for (let n = 1; n < Math.max(Math.abs(dx), Math.abs(dy)); n++)
      if (hard([v[0] + n * Math.sign(dx), v[1] + n * Math.sign(dy)])) return false;
    return true;
  }
  return corners(v).some((a) =>
    corners(t).some((b) => {
      if (!runsThrough(a, b, v) || !runsThrough(a, b, t)) return false;
      for (let y = Math.min(v[1], t[1]); y <= Math.max(v[1], t[1]); y++)
        for (let x = Math.min(v[0], t[0]); x <= Math.max(v[0], t[0]); x++) {
          if (!isEnd([x, y]) && runsThrough(a, b, [x, y]) && hard([x, y])) return false;
          // HH-LOS-07: a grid point on the line, strictly inside it, with an obstruction on either side
          const onLine = (x - a[0]) * (b[1] - a[1]) === (y - a[1]) * (b[0] - a[0]);
          const within = (x - a[0]) * (x - b[0]) < 0;
          if (!onLine || !within) continue;
          const flanks: Point[] =
            dx * dy > 0
              ? [
                  [x, y - 1],
                  [x - 1, y],
                ]
              : [
                  [x - 1, y - 1],
                  [x, y],
                ];
          if (flanks.every(hard)) return false;
        }
      return true;
    }),
  );
}

/** A terrain barricade with nothing else on it that would obstruct. */
function isLow(state: State, square: number): boolean {
  const others = BARRIER | FORGE | GENERATOR | SHIELD | FLAME | BLIND;
  const isBare = state.occupant[square] === 0 && state.doors[square] < CLOSED;
  return isBare && (state.ground[square] & others) === 0 && (state.ground[square] & BARRICADE) !== 0;
}

/** HH-LOS-01, HH-LOS-12, HH-LOS-13, HH-LOS-18, HH-LADD-02. `areaWeapon`: for the targeting of one (HH-LOS-14). */
export function seesByRule(table: Table, state: State, p: Piece, to: number, areaWeapon = false): boolean {
  const { board } = table;
  if (p.at === to || (state.ground[p.at] | state.ground[to]) & BLIND) return false;
  if (table.link[p.at] === to) return true;
  const level = board.level[p.at];
  if (level !== board.level[to]) return false;
  const [v, t] = [pointOf(table, p.at), pointOf(table, to)];
  if (!p.blip && !inArc(p.facing, v, t)) return false;
  const [fx, fy] = AHEAD[p.facing];
  const front = p.blip ? -1 : board.at(level, v[0] + fx, v[1] + fy);
  return isClear(v, t, (point) => {
    const square = board.at(level, point[0], point[1]);
    if (square >= 0 && (areaWeapon || square === front) && isLow(state, square)) return false;
    return obstructs(table, state, level, point);
  });
}

/** HH-BRD-09: the squares of the section that steps within it lead to, without a closed door. */
export function areaByRule(table: Table, state: State, from: number): number[] {
  const { board } = table;
  const inside = (square: number): boolean =>
    board.section[square] === board.section[from] && state.doors[square] < CLOSED;
  const found = new Set([from]);
  for (let grew = true; grew; ) {
    grew = false;
    for (let square = 0; square < board.size; square++) {
      if (found.has(square) || !inside(square) || board.level[square] !== board.level[from]) continue;
      const [x, y] = pointOf(table, square);
      const beside = AHEAD.some(([ax, ay]) => found.has(board.at(board.level[square], x + ax, y + ay)));
      if (!beside) continue;
      found.add(square);
      grew = true;
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** HH-BRD-09: closed doors of the section, orthogonally next to a square of the area. */
export function doorsByRule(table: Table, state: State, area: readonly number[]): number[] {
  const { board } = table;
  const found: number[] = [];
  for (let square = 0; square < board.size; square++) {
    if (state.doors[square] < CLOSED || board.section[square] !== board.section[area[0]]) continue;
    const [x, y] = pointOf(table, square);
    if (AHEAD.some(([ax, ay]) => area.includes(board.at(board.level[square], x + ax, y + ay))))
      found.push(square);
  }
  return found;
}
