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
export function* sightApart(
  table: Table,
  state: State,
  pieces: readonly Piece[] = onBoard(state),
): Generator<string> {
  const { board } = table;
  for (const p of pieces)
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

/** Trying everything takes long: one piece at a time, whichever it is, and seldom ways of many steps. */
const SELDOM = 16;
const QUICK = ACT_VERBS.filter((verb) => verb !== 'walk');

export function comparePosition(table: Table, state: State): string[] {
  // whatever changes with play and follows from the position alone
  const turn = state.occupant.reduce((sum, id, square) => sum + id * square, state.turn);
  const there = onBoard(state);
  const wrong = [...sightApart(table, state, there.length > 0 ? [there[turn % there.length]] : [])];
  const step = topStep(state);
  if (step?.do !== 'acting' && step?.do !== 'react') return wrong;
  const own = state.units[step.side];
  const verbs = turn % SELDOM === 0 ? ACT_VERBS : QUICK;
  if (own.length > 0)
    wrong.push(
      ...listedApart(table, state, piece(state, own[turn % own.length]), verbs, step.do === 'react'),
    );
  return wrong;
}
