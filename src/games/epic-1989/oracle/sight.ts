/** ARC, LOS and COVER once more, from the sentences of the rules alone: every piece and every unit looked at, in exact fractions. */
import { COARSE, cornersOf, type Polygon, placeFrom } from '../../../field/index.ts';
import { fraction, less, slowContains, slowCrosses, slowSquare } from '../../../field/plain.ts';
import type { Mount, TitanMount } from '../cards/card.ts';
import { type Building, kindNamed, shapeOf } from '../geometry/buildings.ts';
import type { State } from '../state.ts';
import type { Arm, Table } from '../table.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a weapon of one unit has of another. */
export interface Plainly {
  readonly inArc: boolean;
  readonly seen: boolean;
  readonly cover: boolean;
}

const half = (n: number): number => (n % 2 === 0 ? n / 2 : n > 0 ? (n + 1) / 2 : (n - 1) / 2);

export function plainBase(table: Table, state: State, id: number): Polygon {
  const { length, width } = table.units[id].size;
  const { x, y, heading } = state.units[id];
  return cornersOf({ x, y, heading, length, width }, COARSE);
}

/** E1-GEO-10. */
function nine(table: Table, state: State, id: number): Spot[] {
  const base = plainBase(table, state, id);
  const corners = [0, 2, 4, 6].map((i) => ({ x: base[i], y: base[i + 1] }));
  const between = corners.map((a, i) => {
    const b = corners[(i + 1) % 4];
    return { x: half(a.x + b.x), y: half(a.y + b.y) };
  });
  const { x, y } = state.units[id];
  return [...corners, ...between, { x, y }];
}

/** E1-ARC-01, E1-TMOD-03: in u ahead and to the right, of a base of this length and width. */
function mountAt(mount: Mount | TitanMount, length: number, width: number): readonly [number, number] {
  const front = length / 2;
  const side = width / 2;
  const places: Readonly<Record<Mount | TitanMount, readonly [number, number]>> = {
    Tt: [0, 0],
    SwL: [0, -side],
    SwR: [0, side],
    SwF: [front, 0],
    SwB: [-front, 0],
    FxF: [front, 0],
    FxB: [-front, 0],
    ArL: [0, -side],
    ArR: [0, side],
    CaL: [0, -80],
    CaR: [0, 80],
    Ca: [0, 0],
    Hd: [front, 0],
  };
  return places[mount];
}

/** E1-ARC-01, E1-TMOD-04: in degrees of the circle, by the cosine and sine the rules give. */
function isInArc(table: Table, state: State, id: number, mount: Mount | TitanMount, to: Spot): boolean {
  const { length, width } = table.units[id].size;
  const { x, y, heading } = state.units[id];
  const [ahead, right] = mountAt(mount, length, width);
  // the arcs of both sides of a vehicle open on its middle line
  const opens = mount === 'SwL' || mount === 'SwR' ? 0 : right;
  const from = placeFrom({ x, y, heading }, ahead, opens, COARSE);
  const forward = [COARSE.x[heading], COARSE.y[heading]];
  const r = [to.x - from.x, to.y - from.y];
  const f = r[0] * forward[0] + r[1] * forward[1];
  const across = r[0] * forward[1] - r[1] * forward[0];
  if (mount === 'Tt') return true;
  if (mount === 'SwL') return across <= 0;
  if (mount === 'SwR') return across >= 0;
  if (mount === 'SwF' || mount === 'ArL' || mount === 'ArR') return f >= 0;
  if (mount === 'SwB') return f <= 0;
  return Math.abs(across) <= (mount === 'FxB' ? -f : f);
}

/** E1-GEO-07, E1-COVER-04: whether a unit touches a piece, or is inside it. */
function touchesPiece(table: Table, state: State, id: number, building: Building): boolean {
  const base = plainBase(table, state, id);
  const near = fraction(10 * 10);
  return shapeOf(building).cells.some((cell) => !less(near, slowSquare(cell, base)));
}

const heightOf = ({ kind, rubble }: Building): number => (rubble ? 100 : kindNamed(kind).height);

/** E1-RUBB-02. */
function isInRubble(state: State, id: number, building: Building): boolean {
  const { x, y } = state.units[id];
  return shapeOf(building).bars.some((bar) => slowContains(bar, x, y));
}

/** E1-LOS-08: the middle of a cross has no wall of its own. */
function hasWall({ kind }: Building, cell: number): boolean {
  return !(kind.endsWith('cross') && cell === 0);
}

/** Bodies wholly to one side of a line, along the table, are not looked at closer. */
function crossesAny(a: Spot, b: Spot, bodies: readonly Polygon[]): boolean {
  return bodies.some((body) => {
    const [xs, ys] = [0, 1].map((odd) => body.filter((_, i) => i % 2 === odd));
    const isBeside =
      Math.max(a.x, b.x) < Math.min(...xs) ||
      Math.min(a.x, b.x) > Math.max(...xs) ||
      Math.max(a.y, b.y) < Math.min(...ys) ||
      Math.min(a.y, b.y) > Math.max(...ys);
    return !isBeside && slowCrosses(a.x, a.y, b.x, b.y, body);
  });
}

type Fate = 'clear' | 'obscured' | 'blocked';

/** Who touches which pieces: asked once for all lines of a look. */
type Touched = ReadonlyMap<number, readonly number[]>;

function touchedBy(table: Table, state: State, ids: readonly number[]): Touched {
  return new Map(
    ids.map((id) => {
      const numbers = state.buildings.flatMap((one, number) =>
        one && touchesPiece(table, state, id, one) ? [number] : [],
      );
      return [id, numbers];
    }),
  );
}

interface Look {
  readonly table: Table;
  readonly state: State;
  readonly me: number;
  readonly it: number;
  readonly touched: Touched;
}

/** E1-LOS-03, E1-LOS-07, E1-LOS-10, E1-COVER-02 to -06: what a piece does to a line. */
function byPiece({ table, state, me, it, touched }: Look, number: number, a: Spot, b: Spot): Fate {
  const touches = (id: number) => touched.get(id)!.includes(number);
  const building = state.buildings[number]!;
  const height = heightOf(building);
  const [mine, its] = [me, it].map((id) => table.units[id].size.height);
  const own = [me, it].filter((id) => state.units[id].building === number);
  let blocked: boolean;
  if (!building.rubble && own.length > 0) {
    const walled = own.every((id) => hasWall(building, state.units[id].cell));
    const others = shapeOf(building).cells.filter((_, i) => !own.some((id) => state.units[id].cell === i));
    if (walled && !crossesAny(a, b, others)) return 'clear';
    blocked = true;
  } else {
    if (building.rubble && [me, it].some((id) => isInRubble(state, id, building))) return 'clear';
    if (!crossesAny(a, b, shapeOf(building).bars)) return 'clear';
    const lower = mine < its ? me : it;
    const above = height > Math.min(mine, its) && mine !== its && touches(lower);
    blocked = (height > mine && height > its) || above;
  }
  const isHullDown = touches(me) && !touches(it);
  if (blocked) return 'blocked';
  return !isHullDown && 2 * height >= its ? 'obscured' : 'clear';
}

/** E1-COVER-03, E1-TMOD-02. */
function isHidden(table: Table, state: State, me: number, it: number, a: Spot, b: Spot): boolean {
  return state.units.some((unit) => {
    if (!unit || unit.where !== 'table' || unit.id === me || unit.id === it) return false;
    const { card, size } = table.units[unit.id];
    if (card.is === 'stand' || 2 * size.height < table.units[it].size.height) return false;
    if (card.is === 'vehicle') return crossesAny(a, b, [plainBase(table, state, unit.id)]);
    const { leg } = card;
    const legs = [-leg.aside, leg.aside].map((right) =>
      cornersOf({ ...placeFrom(unit, 0, right, COARSE), heading: unit.heading, ...leg }, COARSE),
    );
    return crossesAny(a, b, legs);
  });
}

/** E1-LOS-11: a line that comes into a blind marker or a stasis field. */
function isScreened(state: State, a: Spot, b: Spot): boolean {
  return state.markers.some(({ is, x, y }) => {
    if (is !== 'blind' && is !== 'stasis') return false;
    const radius = is === 'blind' ? 200 : 300;
    return less(slowSquare([a.x, a.y, b.x, b.y], [x, y]), fraction(radius * radius));
  });
}

interface Line {
  readonly inArc: boolean;
  readonly open: boolean;
  readonly clear: boolean;
}

function lineOf(look: Look, a: Spot, b: Spot, inArc: boolean): Line {
  const { table, state, me, it, touched } = look;
  if (isScreened(state, a, b)) return { inArc, open: false, clear: false };
  const fates = state.buildings.flatMap((one, number) =>
    one ? [{ number, fate: byPiece(look, number, a, b) }] : [],
  );
  const open = fates.every(({ fate }) => fate !== 'blocked');
  // terrain that only the firer touches counts as clear for cover
  const spoils = ({ number, fate }: { number: number; fate: Fate }) => {
    const isOwn = touched.get(me)!.includes(number) && !touched.get(it)!.includes(number);
    return fate === 'obscured' || (fate === 'blocked' && !isOwn);
  };
  return { inArc, open, clear: !fates.some(spoils) && !isHidden(table, state, me, it, a, b) };
}

/** E1-ARC-03, E1-LOS-01, E1-LOS-02, E1-COVER-01, E1-COVER-07: what an arm of a unit has of another. */
export function plainBearing(table: Table, state: State, me: number, arm: Arm, it: number): Plainly {
  const aims = nine(table, state, it);
  if (state.units[me].hiding || state.units[it].hiding) return { inArc: true, seen: false, cover: true };
  const look: Look = { table, state, me, it, touched: touchedBy(table, state, [me, it]) };
  if (arm.mount === null) {
    const counts = nine(table, state, me).flatMap((from) => {
      const lines = aims.map((to) => lineOf(look, from, to, true));
      return lines.some(({ open }) => open) ? [lines.filter(({ clear }) => clear).length] : [];
    });
    return { inArc: true, seen: counts.length > 0, cover: !counts.includes(aims.length) };
  }
  const { length, width } = table.units[me].size;
  const from = placeFrom(state.units[me], ...mountAt(arm.mount, length, width), COARSE);
  const lines = aims.map((to) => lineOf(look, from, to, isInArc(table, state, me, arm.mount!, to)));
  return {
    inArc: lines.some(({ inArc }) => inArc),
    seen: lines.some(({ inArc, open }) => inArc && open),
    cover: lines.some(({ clear }) => !clear),
  };
}
