import { expect, test } from 'vitest';
import { hulkRevised } from './index.ts';
import { arrange } from './setting-up/arrange.ts';

const game = hulkRevised.open(
  hulkRevised.readSetup({
    mission: {
      id: 'words',
      title: 'Words',
      summary: '',
      briefing: '',
      levels: [{ picture: 's....' }],
      legend: { s: 'start' },
      marines: [{ name: 'Brother', kind: 'terminator' }],
      blips: { total: 0, start: 0, perTurn: 0 },
    },
  }),
);
const withAp = (ap: number) =>
  arrange(game.table, { phase: 'marine', token: 3, pieces: [{ kind: 'terminator', at: 0, facing: 1, ap }] });
const cp = (ap: number, text: string) => game.notation.parse(withAp(ap), text).cp;

test('HR-ACT-05 without a word on payment command points make up what he lacks; said, it is as said', () => {
  expect([cp(4, '1 move E'), cp(1, '1 move E'), cp(0, '1 move E')]).toEqual([0, 0, 1]);
  expect([cp(4, '1 move E cp1'), cp(0, '1 move E cp0')]).toEqual([1, 0]);
  expect(game.check(withAp(0), 'marine', game.notation.parse(withAp(0), '1 move E cp0'))).not.toBeNull();
  expect(game.check(withAp(0), 'marine', game.notation.parse(withAp(0), '1 move E'))).toBeNull();
});
