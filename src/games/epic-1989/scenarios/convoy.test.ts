import { expect, test } from 'vitest';
import { arranged } from '../../../cases/epic-1989/arranged.ts';

test('E1-SCEN-07: of several Land Raiders the first is named', () => {
  const { game, state } = arranged('to-the-hair', 'of several Land Raiders any will do');
  const why = (seat: string, text: string) => game.check(state, seat, game.notation.parse(state, text))?.why;
  expect(why('B', 'move 3 4:f16')).toBe('It could ram Land Raider 1 instead.');
  game.apply(state, 'B', { do: 'end' }, { d6: () => 3, draw: () => 0 } as never);
  game.apply(state, 'A', game.notation.parse(state, 'move 2 3:f8'), { d6: () => 3, draw: () => 0 } as never);
  expect(why('B', 'fire 5 1>3')).toBe('It could fire at Land Raider 1 instead.');
});
