/** LOS, COVER, SKIM once more, from the sentences of the rules alone: every piece and every model looked at, in exact fractions. */
import {
  type Fraction,
  fraction,
  less,
  minus,
  plus,
  slowClip,
  slowContains,
  slowCrosses,
  slowSquare,
  times,
} from '../../../field/plain.ts';
import { cornersOf, type Polygon } from '../../../field/shapes.ts';
import { wallsAround } from '../buildings/occupants.ts';
import { countsAsFirst } from '../firing/eligible.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';

interface Spot3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One model that looks at another, and the lines that count. */
interface Look {
  readonly table: Table;
  readonly state: State;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly Line[];
}

/** One sight line, and how it fares. */
interface Line {
  readonly from: Spot3;
  readonly to: Spot3;
  readonly centre: boolean;
  /** Pieces that block it, by number; whether a vortex or storm does; whether a model does. */
  readonly pieces: readonly number[];
  readonly disc: boolean;
  readonly model: boolean;
}

const BLOCKING = ['hill', 'woods', 'building', 'bunker'];
const OWN_COVER: Readonly<Record<string, number>> = {
  building: -2,
  bunker: -2,
  trench: -2,
  foxholes: -1,
  rocks: -1,
  rubble: -1,
  craters: -1,
  'broken-ground': -1,
  woods: -1,
};
const HIDDEN_COVER: Readonly<Record<string, number>> = { hill: 0, woods: -1, building: -2, bunker: -2 };

export function plainBase(table: Table, state: State, id: number): Polygon {
  const { width, length } = table.models[id].size;
  return cornersOf({ ...state.models[id], width, length });
}

/** E2-GEO-11: area terrain of a kind the middle of a model is in, by number. */
function inPieces(state: State, id: number, kind: string): number[] {
  const { x, y } = state.models[id];
  return state.pieces.flatMap((piece, number) =>
    piece?.kind === kind && piece.parts.some((part) => slowContains(part, x, y)) ? [number] : [],
  );
}

/** E2-GEO-24. */
function topOf(table: Table, state: State, id: number): number {
  const { building } = state.models[id];
  if (building > 0) return state.pieces[building]!.top;
  return (inPieces(state, id, 'hill').length > 0 ? 200 : 0) + table.models[id].size.height;
}

/** E2-LOS-10: the woods a model that is no occupant is in. */
function woodsOf(state: State, id: number): number[] {
  return state.models[id].building > 0 ? [] : inPieces(state, id, 'woods');
}

/** E2-LOS-14, E2-LOS-15: the side of an occupant's base that is flush with its wall: midpoint, then both ends. */
function wallSide(table: Table, state: State, id: number): readonly (readonly [number, number])[] {
  const { building, wall } = state.models[id];
  const { a, b } = wallsAround(state.pieces[building]!)[wall];
  const base = plainBase(table, state, id);
  const corners = [0, 1, 2, 3].map((i) => [base[i * 2], base[i * 2 + 1]] as const);
  // within 1 u, rounded down
  const isNear = ([x, y]: readonly [number, number]) =>
    less(slowSquare([a.x, a.y, b.x, b.y], [x, y]), fraction(4));
  const side = [0, 1, 2, 3].find((i) => isNear(corners[i]) && isNear(corners[(i + 1) % 4])) ?? 0;
  const [one, two] = [corners[side], corners[(side + 1) % 4]];
  const half = (n: number) => (n >= 0 ? Math.floor((n + 1) / 2) : -Math.floor((1 - n) / 2));
  return [[half(one[0] + two[0]), half(one[1] + two[1])], one, two];
}

/** Strictly on the outer side of the line of the wall an occupant mans: the open is on the right hand. */
function isOutside(state: State, id: number, x: number, y: number): boolean {
  const { building, wall } = state.models[id];
  const { a, b } = wallsAround(state.pieces[building]!)[wall];
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0;
}

export function plainLook(table: Table, state: State, from: number, to: number): Look {
  return { table, state, from, to, lines: linesOf(table, state, from, to) };
}

/** E2-LOS-02, E2-LOS-14, E2-LOS-15: the lines that count at all; none where a wall is in the way by itself. */
function linesOf(table: Table, state: State, from: number, to: number): Line[] {
  const occupies = (id: number) => state.models[id].building > 0;
  const [ex, ey] = occupies(from)
    ? wallSide(table, state, from)[0]
    : [state.models[from].x, state.models[from].y];
  if (occupies(to) && !isOutside(state, to, ex, ey)) return [];
  const base = plainBase(table, state, to);
  const points: readonly (readonly [number, number])[] = occupies(to)
    ? wallSide(table, state, to)
    : [
        [state.models[to].x, state.models[to].y],
        ...[0, 1, 2, 3].map((i) => [base[i * 2], base[i * 2 + 1]] as const),
      ];
  const eye = { x: ex, y: ey, z: topOf(table, state, from) };
  return points.flatMap(([x, y], i) => {
    if (occupies(from) && !isOutside(state, from, x, y)) return [];
    const aim = { x, y, z: topOf(table, state, to) };
    return [
      {
        from: eye,
        to: aim,
        centre: i === 0,
        pieces: state.pieces.flatMap((_, number) =>
          hides(table, state, from, to, eye, aim, number) ? [number] : [],
        ),
        disc: state.discs.some((disc) =>
          less(
            slowSquare([eye.x, eye.y, aim.x, aim.y], [disc.x, disc.y]),
            fraction(disc.radius * disc.radius),
          ),
        ),
        model: state.models.some(
          (model) =>
            model &&
            model.where === 'table' &&
            model.building === 0 &&
            model.id !== from &&
            model.id !== to &&
            blocks(eye, aim, plainBase(table, state, model.id), topOf(table, state, model.id), []),
        ),
      },
    ];
  });
}

/** E2-LOS-04, E2-LOS-09 to E2-LOS-11, E2-LOS-16: whether a piece of terrain blocks a line. */
function hides(
  table: Table,
  state: State,
  from: number,
  to: number,
  eye: Spot3,
  aim: Spot3,
  number: number,
): boolean {
  const piece = state.pieces[number];
  if (!piece || !BLOCKING.includes(piece.kind)) return false;
  const ignored = [from, to]
    .filter((id) => woodsOf(state, id).includes(number))
    .map((id) => plainBase(table, state, id));
  const rooms = [from, to]
    .filter((id) => state.models[id].building === number)
    .map((id) => wallsAround(piece)[state.models[id].wall].room);
  return piece.parts.some((part, at) => !rooms.includes(at) && blocks(eye, aim, part, piece.top, ignored));
}

/** E2-LOS-03: through the open interior over a stretch of positive length, and not above the top all the way. */
function blocks(eye: Spot3, aim: Spot3, polygon: Polygon, top: number, ignored: readonly Polygon[]): boolean {
  const way = [eye.x, eye.y, aim.x, aim.y] as const;
  if (!slowCrosses(...way, polygon)) return false;
  const { entry, exit } = slowClip(...way, polygon)!;
  let parts: (readonly [Fraction, Fraction])[] = [[entry, exit]];
  for (const hole of ignored) {
    if (!slowCrosses(...way, hole)) continue;
    const out = slowClip(...way, hole)!;
    parts = parts.flatMap(([a, b]) => [
      [a, less(out.entry, b) ? out.entry : b] as const,
      [less(a, out.exit) ? out.exit : a, b] as const,
    ]);
    parts = parts.filter(([a, b]) => less(a, b));
  }
  const height = (t: Fraction) => plus(fraction(eye.z), times(t, fraction(aim.z - eye.z)));
  return parts.some((part) => part.some((t) => !less(minus(fraction(top), height(t)), fraction(0))));
}

function areInContact(table: Table, state: State, a: number, b: number): boolean {
  return slowSquare(plainBase(table, state, a), plainBase(table, state, b))[0] === 0n;
}

function share(one: readonly number[], other: readonly number[]): boolean {
  return one.some((number) => other.includes(number));
}

/** E2-LOS-12, E2-LOS-17: decided without looking at lines, or null. */
function decided({ table, state, from, to }: Look): boolean | null {
  if (share(woodsOf(state, from), woodsOf(state, to))) return false;
  return areInContact(table, state, from, to) ? true : null;
}

/** E2-LOS-21: one line clear of terrain and models. */
export function plainSees(look: Look): boolean {
  return decided(look) ?? look.lines.some((line) => line.pieces.length === 0 && !line.disc && !line.model);
}

/** E2-SKIM-07. */
function isExposed({ table, state, from, to }: Look, segment: FireSegment): boolean {
  return (
    state.models[to].exposed && segment === 'first' && countsAsFirst(table, state, table.models[from].unit)
  );
}

/** E2-VIBRO-01: one line open past terrain; models do not hinder. */
export function plainOpenLine(look: Look, segment: FireSegment): boolean {
  const { lines } = look;
  if (isExposed(look, segment) && lines.length > 0) return lines.some((line) => !line.disc);
  return decided(look) ?? lines.some((line) => line.pieces.length === 0 && !line.disc);
}

/** E2-LOS-05, E2-LOS-06, E2-LOS-22, E2-SKIM-05, E2-SKIM-07, E2-WEIRD-08. */
export function plainClearShot(look: Look, popUp: boolean, segment: FireSegment): boolean {
  const { table, state, from, to, lines } = look;
  if (isExposed(look, segment) && lines.length > 0) return lines.some((line) => !line.disc);
  const short = decided(look);
  if (short !== null) return short;
  if (popUp) {
    const woods = woodsOf(state, to);
    return lines.some((line) => !line.disc && !share(line.pieces, woods));
  }
  const open = lines.filter((line) => line.pieces.length === 0 && !line.disc);
  if (open.length === 0) return false;
  if (table.models[from].traits.includes('weirdboy')) return true;
  return !open.some((line) => line.model && (line.centre || !table.options.looseRanks));
}

/** E2-COVER-01 to E2-COVER-03, E2-SKIM-06, E2-SKIM-07. */
export function plainCover(look: Look, popUp: boolean, segment: FireSegment): number {
  const { state, to, lines } = look;
  if (isExposed(look, segment)) return 0;
  const { building } = state.models[to];
  const own = state.pieces.map((piece, number) => {
    if (!piece) return 0;
    const within = piece.construction
      ? building === number
      : inPieces(state, to, piece.kind).includes(number);
    return within ? (OWN_COVER[piece.kind] ?? 0) : 0;
  });
  const hidden = (popUp ? [] : lines).flatMap((line) =>
    line.pieces.map((number) => HIDDEN_COVER[state.pieces[number]!.kind]),
  );
  return Math.min(0, ...own, ...hidden);
}
