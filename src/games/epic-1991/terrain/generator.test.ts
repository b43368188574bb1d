import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import { scriptedDice } from '../../../kernel/dice.ts';
import { readPiece } from '../battle.ts';
import type { EpicGame } from '../index.ts';
import type { State } from '../state.ts';

/** Rubble to be laid in the western of two areas, and a hill in the other; the western one is as full as that. */
function rolledInto(width: number) {
  const [written] = readCases(
    `- case: full
  rules: [E2-TERR-05]
  table: [4, 2]
  phase: terrain
  dice: [1, 6, 1, 1, 1, 1]
  pieces:
    T: { row: tactical-marines, side: A }
    X: { row: tactical-marines, side: B }
  steps:
    - offered: A
`,
    'full',
  );
  const arranged = cases.arrange(written);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as State;
  state.pieces = [
    ...state.pieces,
    readPiece({ is: 'block', at: [width / 2 + 0.5, 30, 0], size: [width, 58] }, game.table, 'block'),
  ];
  const dice = scriptedDice([5, 2], []);
  const events = (['A', 'B'] as const).flatMap((seat) =>
    game.apply(state, seat, { do: 'again', pieces: [] }, dice),
  );
  const dropped = events.filter(({ kind }) => kind === 'piece-dropped');
  return { dropped, left: game.actions(state, 'A').map((action) => ('piece' in action ? action.piece : 0)) };
}

test('E2-TERR-05 a piece is dropped where its area has no place for it, turned as it may be, and only there', () => {
  expect(rolledInto(58)).toMatchObject({ dropped: [{ piece: 1, is: 'rubble' }] });
  expect(rolledInto(58).left).not.toContain(1);
  expect(rolledInto(58).left).toContain(2);
  // little more than 8 cm are left beside the block: the rubble lies there lengthwise
  const tight = rolledInto(51);
  expect(tight.dropped).toEqual([]);
  expect(tight.left).toContain(1);
  expect(rolledInto(53).dropped).toHaveLength(1);
});
