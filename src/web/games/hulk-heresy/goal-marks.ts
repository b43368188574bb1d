/** Where the mission is decided: squares and sections its goals name. */
import type { Mission } from '../../../games/hulk-heresy/setting-up/mission.ts';
import { sectionSquares } from '../../../grid/marks.ts';
import type { MarkDraw } from '../adapter.ts';
import type { Heresy } from './game.ts';

export function goalMarks({ mission, board }: Heresy['table']): MarkDraw[] {
  const found = new Map<number, MarkDraw>();
  const add = (square: number, label: string) => {
    if (!found.has(square)) found.set(square, { square, symbol: 'm-objective', label, layer: 'thing' });
  };
  for (const { reach, deny } of mission.goals)
    for (const name of [reach, deny])
      for (const square of board.marks[name ?? ''] ?? []) add(square, `Goal: ${name}`);
  for (const name of sectionsToHold(mission)) {
    const squares = sectionSquares(board, name);
    const middle = squares[Math.floor(squares.length / 2)];
    if (middle !== undefined) add(middle, `Goal: the ${name}`);
  }
  return [...found.values()];
}

function sectionsToHold({ goals, lastTurn }: Mission): string[] {
  return [
    ...goals.flatMap(({ hold = [], burn }) => [...hold, ...(burn ? [burn] : [])]),
    ...(lastTurn && 'more-rooms' in lastTurn ? lastTurn['more-rooms'] : []),
  ];
}
