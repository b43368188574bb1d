import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { randomFrom } from '../../../kernel/random.ts';
import { sketch } from '../sketch.ts';
import { view } from '../view.ts';
import { compareBoard, comparePosition } from './compare.ts';
import { playedPositions } from './played.ts';
import { randomPosition, randomTable } from './positions.ts';

const shown = (table: Parameters<typeof sketch>[0], state: Parameters<typeof view>[0]): string =>
  sketch(table, view(state, 'marine'));

test('HR-LOS HR-GEN-08 HR-GEN-12 HR-GEN-13 made-up positions: sight, fire, steps, areas and routes are what the rules say', () => {
  const random = randomFrom('oracles');
  for (let board = 0; board < 50; board++) {
    const table = randomTable(random);
    for (let i = 0; i < 4; i++) {
      const { state } = randomPosition(random, table);
      expect(comparePosition(table, state), shown(table, state)).toEqual([]);
      if (i === 0) expect(compareBoard(table, state), shown(table, state)).toEqual([]);
    }
  }
}, 120_000);

test('HR-LOS HR-GEN-08 HR-GEN-12 HR-GEN-13 positions reached in play: sight, fire, steps, areas and routes are what the rules say', () => {
  const mission = parse(readFileSync('src/games/hulk-revised/everything.yaml', 'utf8'));
  let positions = 0;
  // However soon a game is over: as many are played as it takes.
  for (let game = 0; positions < 100 && game < 20; game++)
    for (const { table, state } of playedPositions(
      { mission, options: { ambush: true } },
      `reached ${game}`,
      8,
    )) {
      expect(comparePosition(table, state, 5), shown(table, state)).toEqual([]);
      if (++positions >= 100) break;
    }
  expect(positions).toBe(100);
}, 120_000);
