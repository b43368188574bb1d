import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { randomFrom } from '../../../kernel/random.ts';
import { sketch } from '../sketch.ts';
import { view } from '../view.ts';
import { compareBoard, comparePosition } from './compare.ts';
import { playedPositions } from './played.ts';
import { randomPosition, randomTable } from './positions.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));

test('HR-LOS HR-GEN-08 HR-GEN-12 HR-GEN-13 ten thousand made-up positions', () => {
  const random = randomFrom('oracles, long');
  for (let board = 0; board < 1000; board++) {
    const table = randomTable(random);
    for (let i = 0; i < 10; i++) {
      const { state } = randomPosition(random, table);
      const wrong = comparePosition(table, state);
      if (i === 0) wrong.push(...compareBoard(table, state));
      if (wrong.length > 0) expect(wrong, sketch(table, view(state, 'marine'))).toEqual([]);
    }
  }
}, 1_200_000);

const missions = [
  'src/games/hulk-revised/everything.yaml',
  ...readdirSync('missions/hulk-revised').map((name) => `missions/hulk-revised/${name}`),
];

test.each(missions)(
  'HR-LOS HR-GEN-08 HR-GEN-12 HR-GEN-13 positions reached in %s',
  (path) => {
    const mission = read(path);
    for (const options of [{ ambush: true, rubble: true }, { solo: true }]) {
      let positions = 0;
      // A game against the solo opponent may be over after few actions: as many are played as it takes.
      for (let game = 0; positions < 60 && game < 200; game++)
        for (const { table, state } of playedPositions({ mission, options }, `long ${path} ${game}`, 12)) {
          const wrong = comparePosition(table, state, 7);
          if (positions === 0) wrong.push(...compareBoard(table, state, 11));
          if (wrong.length > 0) expect(wrong, sketch(table, view(state, 'marine'))).toEqual([]);
          if (++positions >= 60) break;
        }
      expect(positions).toBe(60);
    }
  },
  1_200_000,
);
