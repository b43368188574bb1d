import { expect, test } from 'vitest';
import { arrange, hulkRevised, type View } from '../../games/hulk-revised/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import { answer } from './answers.ts';
import { SEASONED, type Temper } from './temper.ts';

/** A long way to the objective, and two Stealers out of sight round a corner of the corridor he watches. */
const game = hulkRevised.open(
  hulkRevised.readSetup({
    mission: {
      id: 'corridor',
      title: 'Corridor',
      summary: '',
      briefing: '',
      turns: 20,
      levels: [
        {
          picture: [
            'E....####################',
            '####.####################',
            '1......................oE',
            '',
          ].join('\n'),
        },
      ],
      legend: { '1': 'marine 1', o: 'objective' },
      marines: [{ name: 'Cato', kind: 'terminator', facing: 'E' }],
      blips: { total: 9, start: 0, perTurn: 1 },
      objective: { text: 'Use it', ap: 1 },
    },
  }),
);

test('a Marine on overwatch does not walk out of it with command points while something may come', () => {
  const at = (name: string): number => game.board.find(name);
  const state = arrange(game.table, {
    phase: 'marine',
    token: 4,
    pieces: [
      { kind: 'terminator', at: at('A3'), facing: 1, ap: 0, overwatch: true },
      { kind: 'genestealer', at: at('D1'), facing: 1 },
      { kind: 'genestealer', at: at('C1'), facing: 1 },
    ],
  });
  const verb = (temper: Temper): string => {
    const view: View = game.view(state, 'marine');
    return answer(game, view, game.imagine(view, randomFrom(1)), 'marine', randomFrom(1), temper).do;
  };
  expect(verb({ ...SEASONED, keep: 0, stay: 0.3 })).toBe('move');
  expect(verb(SEASONED)).toBe('end');
});
