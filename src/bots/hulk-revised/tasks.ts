/** What the Marines still have to do, read from the mission's victory conditions (mission.ts). */

import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import type { Condition } from '../../games/hulk-revised/setting-up/mission.ts';
import { FLAMER_RANGE } from '../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { killed, marineConditions } from '../../games/hulk-revised/turn/victory.ts';
import type { StealerKind } from '../../games/hulk-revised/units.ts';
import { bitsFor } from '../../grid/bits.ts';
import type { Facing } from '../../grid/directions.ts';
import { NO_DOOR } from '../../grid/doors.ts';
import { squaresNamed } from '../../grid/marks.ts';
import { beside } from '../../grid/step.ts';

export type TaskVerb = 'use' | 'take' | 'exit' | 'reach' | 'flame' | 'destroy' | 'hunt';

export interface Task {
  readonly verb: TaskVerb;
  /** Where it can be done from, as square * 4 + facing. */
  readonly goals: readonly number[];
  /** The squares concerned: those of the section to burn, the doors to destroy; else the goals' own. */
  readonly squares: readonly number[];
  /** AP once there. */
  readonly price: number;
  /** How many more have to do it; 0 when it only has to stay done. */
  readonly count: number;
  readonly can: (p: Piece) => boolean;
}

/** Everything that still has to be done, alternatives side by side. Nothing where the Marines only have to last. */
export function tasksOf(table: Table, state: State): Task[] {
  return marineConditions(table).flatMap((condition) => tasksFor(table, state, condition));
}

function tasksFor(table: Table, state: State, condition: Condition): Task[] {
  if ('all' in condition) {
    const parts = condition.all.flatMap((part) => tasksFor(table, state, part));
    const first = parts.filter((task) => task.verb !== 'exit' && task.verb !== 'hunt');
    return first.length > 0 ? first : parts; // a Marine who has left can do nothing more
  }
  if ('any' in condition) {
    const parts = condition.any.flatMap((part) => tasksFor(table, state, part));
    const lasts = condition.any.some((part) => 'survive' in part); // then there is no need to go and look for them
    return lasts ? parts.filter((task) => task.verb !== 'hunt') : parts;
  }
  if ('use' in condition) return use(table, state, condition.use);
  if ('reach' in condition) return reach(table, state, condition.reach, condition.count ?? 1, 0);
  if ('hold' in condition) return hold(table, state, condition.hold, condition.object);
  if ('exit' in condition) return leave(table, state, condition.exit, condition.with);
  if ('flame' in condition) return flame(table, state, condition.flame);
  if ('destroy' in condition) return destroy(table, state, condition.destroy);
  if ('kill' in condition)
    return killed(state, condition.kind) < condition.kill ? hunt(state, condition.kind) : [];
  return 'last-standing' in condition ? hunt(state) : [];
}

const anybody = (): boolean => true;

function anyFacing(squares: readonly number[]): number[] {
  return squares.flatMap((square) => [square * 4, square * 4 + 1, square * 4 + 2, square * 4 + 3]);
}

function place(
  verb: TaskVerb,
  squares: readonly number[],
  price: number,
  count: number,
  can: (p: Piece) => boolean = anybody,
): Task[] {
  return squares.length === 0 ? [] : [{ verb, goals: anyFacing(squares), squares, price, count, can }];
}

function use(table: Table, state: State, mark: string): Task[] {
  const squares = table.board.marks[mark] ?? [];
  if (squares.some((square) => state.used.includes(square))) return [];
  return place('use', squares, table.mission.objective?.ap ?? 1, 1);
}

function reach(table: Table, state: State, name: string, count: number, object: number): Task[] {
  const squares = squaresNamed(table.board, name);
  const can = object === 0 ? anybody : (p: Piece) => p.carries === object;
  const there = state.marines.filter((id) => {
    const p = piece(state, id);
    return can(p) && squares.includes(p.at);
  }).length;
  return place('reach', squares, 0, Math.max(0, count - there), can);
}

function hold(table: Table, state: State, mark: string, name: string | undefined): Task[] {
  const object = numberOf(table, name);
  return fetch(table, state, object) ?? reach(table, state, mark, 1, object);
}

function leave(table: Table, state: State, count: number, name: string | undefined): Task[] {
  const object = numberOf(table, name);
  const missing = count - state.exited.length;
  const out = object === 0 || state.objects[object - 1].out;
  if (out) return missing > 0 ? place('exit', table.board.marks.exit ?? [], 1, missing) : [];
  const others = missing > 1 ? anybody : (p: Piece) => p.carries === object;
  return (
    fetch(table, state, object) ??
    place('exit', table.board.marks.exit ?? [], 1, Math.max(1, missing), others)
  );
}

/** The object must be picked up first; null when somebody has it or none is needed. */
function fetch(table: Table, state: State, object: number): Task[] | null {
  if (object === 0) return null;
  const { at, holder } = state.objects[object - 1];
  if (holder !== 0) return null;
  if (at === NOWHERE) return [];
  const hands = (p: Piece): boolean => p.carries === 0 && !table.loadouts[p.id]?.assault.bothHands;
  return place('take', [at], table.mission.objects[object - 1].ap, 1, hands);
}

function numberOf(table: Table, name: string | undefined): number {
  return name === undefined ? 0 : table.mission.objects.findIndex((object) => object.name === name) + 1;
}

/** From wherever a flamer sees the section, also past other pieces. */
function flame(table: Table, state: State, name: string): Task[] {
  const { board, sight } = table;
  if (state.burned.some((section) => board.sections[section] === name)) return [];
  const nobody = bitsFor(board.size);
  const goals: number[] = [];
  const squares: number[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.sections[board.section[square]] === name) squares.push(square);
    for (let f = 0; f < 4; f++)
      if (
        sight
          .field(square, f as Facing)
          .some(
            (to) =>
              board.sections[board.section[to]] === name &&
              table.spread(square, to) <= FLAMER_RANGE &&
              state.doors[to] <= 1 &&
              sight.clear(square, to, state.hard, nobody),
          )
      )
        goals.push(square * 4 + f);
  }
  const can = (p: Piece): boolean => table.loadouts[p.id]?.row.ranged === 'heavy-flamer' && p.ammo > 0;
  return [{ verb: 'flame', goals, squares, price: 2, count: 1, can }];
}

/** Every door of the section. */
function destroy(table: Table, state: State, section: string): Task[] {
  const { board } = table;
  const squares = board.doors
    .map(({ square }) => square)
    .filter((square) => board.sections[board.section[square]] === section && state.doors[square] !== NO_DOOR);
  const goals: number[] = [];
  for (const square of squares)
    for (let f = 0; f < 4; f++) {
      const before = beside(table, square, f, 4);
      if (before >= 0) goals.push(before * 4 + f);
    }
  return squares.length === 0
    ? []
    : [{ verb: 'destroy', goals, squares, price: 2, count: squares.length, can: anybody }];
}

/** Towards whatever of theirs is on the board, or what may turn out to be of that kind. */
function hunt(state: State, kind?: StealerKind): Task[] {
  const shown = state.stealers.map((id) => piece(state, id)).filter(({ at }) => at !== NOWHERE);
  const wanted = kind ? shown.filter((p) => p.kind === kind) : shown;
  const prey = wanted.length > 0 ? wanted : shown.filter(isBlip);
  return place(
    'hunt',
    prey.map(({ at }) => at),
    0,
    99,
  );
}
