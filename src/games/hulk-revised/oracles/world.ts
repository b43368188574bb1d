/**
 * For the tests: a position as somebody at the table would describe it, square by square and piece by piece. Nothing
 * that the state keeps beside it (who stands where, what blocks sight) is looked at, so that an oracle cannot share
 * a mistake with it.
 */
import { CLOSED } from '../../../grid/doors.ts';
import { ANY_GAS, DUCT, FIRE, GENERATOR, LADDER, PIT, PLASMA, RUBBLE, STASIS } from '../ground.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** Column and row. */
export type Point = readonly [x: number, y: number];

export interface World {
  readonly table: Table;
  readonly state: State;
  readonly size: number;
  /** The floor square there, or -1 for wall and for everything outside the map (HR-GEN-01). */
  at(level: number, x: number, y: number): number;
  point(square: number): Point;
  level(square: number): number;
  /** The unit or blip on a square, and the sentry gun there. */
  unit(square: number): Piece | null;
  gun(square: number): Piece | null;
  isShut(square: number): boolean;
  isDuct(square: number): boolean;
  isLadder(square: number): boolean;
  isHole(square: number): boolean;
  inFire(square: number): boolean;
  inGas(square: number): boolean;
  inPlasma(square: number): boolean;
  inStasis(square: number): boolean;
  hasRubble(square: number): boolean;
  hasGenerator(square: number): boolean;
  /** HR-LADD-01, HR-PIT-01: the square with the same letter, or -1. */
  other(square: number): number;
}

export function worldOf(table: Table, state: State): World {
  const { board } = table;
  const squares = new Map<string, number>();
  for (let s = 0; s < board.size; s++) squares.set(`${board.level[s]} ${board.x[s]} ${board.y[s]}`, s);
  const units = new Map<number, Piece>();
  const guns = new Map<number, Piece>();
  for (const p of state.pieces) if (p && p.at !== NOWHERE) (p.kind === 'sentry' ? guns : units).set(p.at, p);
  const lies = (bits: number) => (square: number) => (state.ground[square] & bits) !== 0;
  const letters = new Map<string, number[]>();
  for (const [mark, marked] of Object.entries(board.marks)) {
    const [, kind, letter] = /^(ladder|pit|landing) (.+)$/.exec(mark) ?? [];
    if (!kind) continue;
    const family = `${kind === 'ladder' ? 'ladder' : 'hole'} ${letter}`;
    letters.set(family, [...(letters.get(family) ?? []), ...marked]);
  }
  const others = new Map<number, number>();
  for (const [a, b] of letters.values())
    if (b !== undefined) {
      others.set(a, b);
      others.set(b, a);
    }
  return {
    table,
    state,
    size: board.size,
    at: (level, x, y) => squares.get(`${level} ${x} ${y}`) ?? -1,
    point: (square) => [board.x[square], board.y[square]],
    level: (square) => board.level[square],
    unit: (square) => units.get(square) ?? null,
    gun: (square) => guns.get(square) ?? null,
    isShut: (square) => state.doors[square] >= CLOSED,
    isDuct: lies(DUCT),
    isLadder: lies(LADDER),
    isHole: lies(PIT),
    inFire: lies(FIRE),
    inGas: lies(ANY_GAS),
    inPlasma: lies(PLASMA),
    inStasis: lies(STASIS),
    hasRubble: lies(RUBBLE),
    hasGenerator: lies(GENERATOR),
    other: (square) => others.get(square) ?? -1,
  };
}

/** Columns east and rows south that one step forward goes, by facing. */
export const AHEAD: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** HR-GEN-05: the square straight ahead, or -1. */
export function ahead(world: World, p: Piece): number {
  const [x, y] = world.point(p.at);
  const [dx, dy] = AHEAD[p.facing];
  return world.at(world.level(p.at), x + dx, y + dy);
}

/** HR-GEN-07. */
export function straight(world: World, a: number, b: number): number {
  if (world.level(a) !== world.level(b)) return Number.POSITIVE_INFINITY;
  const [[ax, ay], [bx, by]] = [world.point(a), world.point(b)];
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by));
}

/** The squares one step away in the 8 directions, each with the two squares beside a diagonal (-1: wall), else none. */
export function around(world: World, square: number): { to: number; flanks: number[] }[] {
  const [x, y] = world.point(square);
  const level = world.level(square);
  const found: { to: number; flanks: number[] }[] = [];
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const to = world.at(level, x + dx, y + dy);
      if ((dx === 0 && dy === 0) || to < 0) continue;
      const flanks = dx !== 0 && dy !== 0 ? [world.at(level, x + dx, y), world.at(level, x, y + dy)] : [];
      found.push({ to, flanks });
    }
  return found;
}
