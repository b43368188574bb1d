/** For tests and soaks: quick answers about a position beside slow, plain ones. */
import { topStep } from '../../../kernel/steps.ts';
import { isShut, piece, seesSquare } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { affectedArea, boundingDoors, type Table } from '../table.ts';
import { ACT_VERBS } from '../turn/acts.ts';
import { listedApart } from './listing.ts';
import { areaByRule, doorsByRule, seesByRule } from './sight.ts';

export const onBoard = (state: State): Piece[] =>
  state.pieces.filter((p): p is Piece => p !== null && p.at >= 0);

/** Who sees what, and which squares and doors an area has. */
export function* sightApart(table: Table, state: State): Generator<string> {
  const { board } = table;
  for (const p of onBoard(state))
    for (let square = 0; square < board.size; square++) {
      const [said, meant] = [seesSquare(table, state, p, square), seesByRule(table, state, p, square)];
      if (said !== meant)
        yield `${board.name(p.at)} sees ${board.name(square)}: ${said}, by the rules ${meant}`;
    }
  for (let square = 0; square < board.size; square++) {
    if (isShut(state, square)) continue;
    const area = areaByRule(table, state, square);
    if (affectedArea(table, state.doors, square).join() !== area.join())
      yield `the area of ${board.name(square)} is by the rules ${area.map(board.name)}`;
    const doors = doorsByRule(table, state, area);
    if (boundingDoors(table, state.doors, area).join() !== doors.join())
      yield `it is bounded by ${doors.map(board.name)}`;
  }
}

/** Trying everything takes long: one piece in so many at a time. */
const EVERY = 5;

export function comparePosition(table: Table, state: State): string[] {
  const wrong = [...sightApart(table, state)];
  const step = topStep(state);
  if (step?.do !== 'acting' && step?.do !== 'react') return wrong;
  for (const id of state.units[step.side]) {
    if ((id + state.pieces.length + state.turn) % EVERY !== 0) continue;
    wrong.push(...listedApart(table, state, piece(state, id), ACT_VERBS, step.do === 'react'));
  }
  return wrong;
}
