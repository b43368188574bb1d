/** HR-RUBB-03, HR-RUBB-04: rubble the Stealer player lays before the start. */
import { hasDoor } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { LADDER, LANDING, PIT, RUBBLE } from '../ground.ts';
import type { Play } from '../position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { everReachable, neededSquares } from '../turn/victory.ts';

/** HR-RUBB-03. */
export function rollRubble(play: Play): number {
  if (!play.table.options.rubble) return 0;
  const die = play.dice.d6();
  const count = Math.ceil(die / 2);
  play.events.push({ kind: 'rubble-rolled', dice: [die], count });
  return count;
}

/** HR-RUBB-03, HR-RUBB-04. */
export function rubbleSquares(table: Table, state: State): number[] {
  const { board } = table;
  const kept = new Set<number>(table.starts);
  for (const loadout of table.loadouts) if (loadout) kept.add(loadout.start);
  for (const gun of table.guns) kept.add(gun.start);
  for (const entry of board.entries) for (const square of entry.squares) kept.add(square);
  for (const [mark, squares] of Object.entries(board.marks))
    if (mark === 'objective' || mark === 'exit' || mark.startsWith('object '))
      for (const square of squares) kept.add(square);
  const from = [...kept].filter(
    (square) => table.starts.includes(square) || table.loadouts.some((loadout) => loadout?.start === square),
  );
  const needed = neededSquares(table, state);
  const found: number[] = [];
  for (let square = 0; square < board.size; square++) {
    if (kept.has(square) || hasDoor(state, square)) continue;
    if (state.ground[square] & (RUBBLE | LADDER | PIT | LANDING)) continue;
    if (needed.length > 0) {
      const reached = everReachable(table, state, from, [square]);
      if (needed.some((squares) => !squares.some((s) => reached.has(s)))) continue;
    }
    found.push(square);
  }
  return found;
}

export function refuseRubble(table: Table, state: State, action: Action): Refusal | null {
  return rubbleSquares(table, state).includes(action.to)
    ? null
    : {
        rule: 'HR-RUBB-04',
        why: 'Rubble goes on plain floor, and must leave the Marines a way to their objective.',
      };
}
