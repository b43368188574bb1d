/** How far a piece gets in one whole phase from where it stands, other pieces of its side left out of the way. */

import { LADDER } from '../../../../games/hulk-revised/ground.ts';
import { stepPrice, turnPrice } from '../../../../games/hulk-revised/movement/tread.ts';
import { blockMask } from '../../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../../../games/hulk-revised/state.ts';
import type { Table } from '../../../../games/hulk-revised/table.ts';
import { UNITS } from '../../../../games/hulk-revised/units.ts';
import { CLOSED, JAMMED_SHUT } from '../../../../grid/doors.ts';
import type { Facing } from '../../../../grid/index.ts';
import { stepFrom } from '../../../../grid/step.ts';
import { isBlip } from '../game.ts';

/** A place in a walk: `square * 4 + facing`, and what getting there costs. */
export type Poses = ReadonlyMap<number, number>;

const NEITHER = [0];
const EITHER = [0, 1, 3];

export function posesNextTurn(table: Table, state: State, p: Piece): Poses {
  const walker: Piece = { ...p, kind: isBlip(p) ? 'genestealer' : p.kind };
  const most = UNITS[walker.kind].ap;
  const mask = blockMask(table, walker);
  const found = new Map<number, number>();
  const queue: number[][] = [];
  const open = (square: number): boolean => {
    if (square < 0 || (state.ground[square] & mask) !== 0 || state.doors[square] === JAMMED_SHUT)
      return false;
    const there = state.occupant[square];
    const other = there !== 0 && there !== p.id ? state.pieces[there] : null;
    const gun = state.guns[square];
    if (gun !== 0 && gun !== p.id && (p.marine || state.pieces[gun]?.overwatch)) return false;
    return !other || other.marine === p.marine;
  };
  const reach = (square: number, facing: number, cost: number): void => {
    const key = square * 4 + (facing & 3);
    if (cost > most || cost >= (found.get(key) ?? Infinity)) return;
    found.set(key, cost);
    queue[cost] ??= [];
    queue[cost].push(key);
  };
  for (const [square, facing, cost] of starts(table, p, open)) reach(square, facing, cost);
  for (let cost = 0; cost <= most; cost++) {
    for (const key of queue[cost] ?? []) {
      if (found.get(key) !== cost) continue;
      const at = key >> 2;
      walker.facing = (key & 3) as Facing;
      if (p.marine)
        for (let face = 0; face < 4; face++)
          if (face !== walker.facing) reach(at, face, cost + turnPrice(walker, face));
      const far = table.link[at];
      if (far >= 0 && (table.ground[at] & LADDER) !== 0 && open(far))
        for (let face = 0; face < 4; face++) reach(far, face, cost + (p.marine ? 4 : 2)); // HR-LADD-02
      for (let dir = 0; dir < 8; dir++) {
        const price = stepPrice(walker, dir);
        const to = stepFrom(table, at, dir, (square) => !open(square));
        if (price === 0 || to < 0) continue;
        const door = state.doors[to] >= CLOSED ? 1 : 0;
        // HR-SACT-05: a Stealer turns a quarter with its step.
        for (const quarter of p.marine ? NEITHER : EITHER)
          reach(to, walker.facing + quarter, cost + price + door);
      }
    }
  }
  return found;
}

/** Where it begins: as it looks; a blip as the Genestealers it may turn into; out of an entry area by its squares. */
function starts(table: Table, p: Piece, open: (square: number) => boolean): [number, number, number][] {
  if (p.at === NOWHERE) {
    if (p.area === NOWHERE || p.lurks) return [];
    const { squares, facing } = table.board.entries[p.area];
    return squares
      .filter(open)
      .flatMap((square) => EITHER.map((q): [number, number, number] => [square, facing + q, 1]));
  }
  if (isBlip(p)) {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => table.near[p.at * 8 + dir]).filter(open);
    return [p.at, ...around].flatMap((square) =>
      [0, 1, 2, 3].map((face): [number, number, number] => [square, face, 0]),
    );
  }
  return (p.marine ? NEITHER : EITHER).map((q) => [p.at, p.facing + q, 0]);
}

/** The least it costs to get to each square. */
export function squaresOf(poses: Poses): Map<number, number> {
  const least = new Map<number, number>();
  for (const [key, cost] of poses) {
    const square = key >> 2;
    if (cost < (least.get(square) ?? Infinity)) least.set(square, cost);
  }
  return least;
}

/** The squares straight ahead of a place where one point is left to strike (HR-GEN-05, HR-SACT-03). */
export function strikes(table: Table, kind: Piece['kind'], poses: Poses): Set<number> {
  const found = new Set<number>();
  for (const [key, cost] of poses) {
    const ahead = table.near[(key >> 2) * 8 + (key & 3) * 2];
    if (ahead >= 0 && cost < UNITS[kind].ap) found.add(ahead);
  }
  return found;
}
