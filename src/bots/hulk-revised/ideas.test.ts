import { expect, test } from 'vitest';
import { arrange, hulkRevised, type State, type View } from '../../games/hulk-revised/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import { answer } from './answers.ts';
import { ideas } from './ideas.ts';
import { SEASONED } from './temper.ts';

/** A Marine with his back to one Genestealer and his gun on another, and a blip round the corner. */
const game = hulkRevised.open(
  hulkRevised.readSetup({
    mission: {
      id: 'crossing',
      title: 'Crossing',
      summary: '',
      briefing: '',
      turns: 20,
      levels: [
        {
          picture: ['E..........o', '#####.######', '#####.######', '#####..1...E', ''].join('\n'),
        },
      ],
      legend: { '1': 'marine 1', o: 'objective' },
      marines: [{ name: 'Cato', kind: 'terminator', facing: 'E' }],
      blips: { total: 9, start: 0, perTurn: 1 },
      objective: { text: 'Use it', ap: 1 },
    },
  }),
);
const at = (name: string): number => game.board.find(name);
const BEHIND = 2;
const BEFORE = 3;
const BLIP = 4;
const state = arrange(game.table, {
  phase: 'stealer',
  pieces: [
    { kind: 'terminator', at: at('H4'), facing: 1, overwatch: true },
    { kind: 'genestealer', at: at('F3'), facing: 2 },
    { kind: 'genestealer', at: at('K4'), facing: 3 },
    { kind: 'blip', at: at('E1'), value: 2 },
  ],
});

function found(state: State) {
  const view: View = game.view(state, 'stealer');
  const random = randomFrom(1);
  const world = game.imagine(view, random);
  const usual = answer(game, view, game.fork(world), 'stealer', random, SEASONED);
  return ideas(game, view, world, 'stealer', usual, random);
}

test('the Stealers think of holding one back, of sending one alone, and of striking only where it can be done', () => {
  const still = found(state).flatMap(({ action, manner }) =>
    manner.still ? [`${action.unit} goes, ${manner.still} stay`] : [],
  );
  expect(still).toContain(`${BEHIND} goes, ${BEFORE},${BLIP} stay`);
  expect(still).toContain(`${BLIP} goes, ${BEHIND},${BEFORE} stay`);
  expect(still.some((one) => one.endsWith(`goes, ${BEFORE} stay`))).toBe(true);
  expect(new Set(still).size).toBeGreaterThan(3);
});

test('whoever stays where it is does nothing in that turn', () => {
  const view: View = game.view(state, 'stealer');
  const all = { ...SEASONED, still: [BEHIND, BEFORE, BLIP] };
  const { do: verb } = answer(game, view, game.fork(state), 'stealer', randomFrom(1), all);
  expect(verb).toBe('end');
});

test('the last one may be held back too: then the phase ends', () => {
  const alone = arrange(game.table, {
    phase: 'stealer',
    pieces: [
      { kind: 'terminator', at: at('H4'), facing: 1, overwatch: true },
      { kind: 'genestealer', at: at('K4'), facing: 3 },
    ],
  });
  expect(found(alone).map(({ action, manner }) => [action.do, manner.still])).toContainEqual(['end', [2]]);
});
