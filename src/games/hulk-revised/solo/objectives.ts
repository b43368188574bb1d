/** What the Marines are after, square by square, read from the mission's victory conditions (HR-SOLO-07, HR-SOLO-34). */

import { isShut, NO_DOOR } from '../../../grid/doors.ts';
import { sectionSquares, squaresNamed } from '../../../grid/marks.ts';
import type { Condition } from '../setting-up/mission.ts';
import { NOWHERE, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { marineConditions } from '../turn/victory.ts';

function marked(table: Table, mark: string): readonly number[] {
  return table.board.marks[mark] ?? [];
}

function doorsOf(table: Table, section: string): number[] {
  const { board } = table;
  return board.doors
    .map((door) => door.square)
    .filter((square) => board.sections[board.section[square]] === section);
}

/** Where the object lies; null when somebody carries it or it is lost. */
function lying(table: Table, state: State, name: string | undefined): number | null {
  const object = state.objects[table.mission.objects.findIndex((row) => row.name === name)];
  return object && object.holder === 0 && object.at !== NOWHERE ? object.at : null;
}

/** The squares a condition still sends somebody to. */
function squaresOf(table: Table, state: State, condition: Condition): readonly number[] {
  if ('all' in condition) return condition.all.flatMap((part) => squaresOf(table, state, part));
  if ('any' in condition) return condition.any.flatMap((part) => squaresOf(table, state, part));
  if ('reach' in condition) return squaresNamed(table.board, condition.reach);
  if ('use' in condition) {
    const squares = marked(table, condition.use);
    return squares.some((square) => state.used.includes(square)) ? [] : squares;
  }
  if ('exit' in condition) {
    const object = lying(table, state, condition.with);
    return object === null ? marked(table, 'exit') : [object];
  }
  if ('hold' in condition) {
    const squares = squaresNamed(table.board, condition.hold);
    const object = lying(table, state, condition.object);
    return object === null || squares.includes(object) ? squares : [object];
  }
  if ('flame' in condition)
    return state.burned.some((section) => table.board.sections[section] === condition.flame)
      ? []
      : sectionSquares(table.board, condition.flame);
  if ('destroy' in condition)
    return doorsOf(table, condition.destroy).filter((square) => state.doors[square] !== NO_DOOR);
  return [];
}

function sorted(squares: readonly number[]): number[] {
  return [...new Set(squares)].sort((a, b) => a - b);
}

/** The objective squares of the Marines in reading order; none in a fight to the death (HR-SOLO-37). */
export function objectives(table: Table, state: State): number[] {
  return sorted(marineConditions(table).flatMap((condition) => squaresOf(table, state, condition)));
}

/** HR-SOLO-13: what the mission tells the Stealers to break: doors that are still shut. */
export function stealerObjectives(table: Table, state: State): number[] {
  const doors = (condition: Condition): readonly number[] => {
    if ('all' in condition) return condition.all.flatMap(doors);
    if ('any' in condition) return condition.any.flatMap(doors);
    return 'destroy' in condition
      ? doorsOf(table, condition.destroy).filter((square) => isShut(state, square))
      : [];
  };
  return sorted(
    table.mission.victory
      .filter((victory) => victory.side === 'stealer')
      .flatMap((victory) => doors(victory.if)),
  );
}

/** HR-SOLO-23: the section the Marines must burn that holds this objective square, as its squares; else null. */
export function sectionToBurn(table: Table, state: State, objective: number): ReadonlySet<number> | null {
  const flames = (condition: Condition): string[] => {
    if ('all' in condition) return condition.all.flatMap(flames);
    if ('any' in condition) return condition.any.flatMap(flames);
    return 'flame' in condition ? [condition.flame] : [];
  };
  const name = table.board.sections[table.board.section[objective]];
  const burns = marineConditions(table).flatMap(flames).includes(name);
  return burns && !state.burned.includes(table.board.section[objective])
    ? new Set(sectionSquares(table.board, name))
    : null;
}
