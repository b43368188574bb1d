import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { EpicGame } from '../index.ts';
import type { State } from '../state.ts';
import { refusePower } from './powers.ts';

const [written] = readCases(
  `- case: powers
  rules: [E2-WLOCK-05]
  phase: first-fire
  pieces:
    W: { row: warlocks, side: A, at: [40, 30] }
    T: { row: tactical-marines, side: B, at: [40, 50], order: first }
  steps:
    - offered: A
`,
  'powers',
);
const arranged = cases.arrange(written);
const { table } = arranged.game as unknown as EpicGame;
const state = arranged.state as State;

test('E2-WLOCK-05 E2-WLOCK-12 a power is aimed at a model and nowhere else, a storm at a place and at nobody', () => {
  const rule = (power: 'mind-blast' | 'eldritch-storm', target: number, x: number, y: number) =>
    refusePower(table, state, { is: 'power', model: 1, power, target, x, y }, 'first', false)?.rule ?? null;
  expect(rule('mind-blast', 2, 0, 0)).toBeNull();
  expect(rule('mind-blast', 2, 100, 0)).toBe('E2-WLOCK-05');
  expect(rule('mind-blast', 2, 0, 100)).toBe('E2-WLOCK-05');
  expect(rule('eldritch-storm', 0, 4000, 5000)).toBeNull();
  expect(rule('eldritch-storm', 2, 4000, 5000)).toBe('E2-WLOCK-12');
  // on the table, its edges with it
  const far = [[-1, 5000], [4000, -1], [table.width + 1, 5000], [4000, table.length + 1]]; // biome-ignore format: places read best
  for (const [x, y] of far) expect(rule('eldritch-storm', 0, x, y)).toBe('E2-WLOCK-12');
  expect(rule('eldritch-storm', 0, 4000, table.length)).toBeNull();
});
