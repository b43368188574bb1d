import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { epic1991 } from '../../games/epic-1991/index.ts';
import { type Bot, randomBot } from '../bot.ts';
import { playBots } from '../testing.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';

/** The points of the first over several battles, both sides in turn. */
function pointsOf(first: unknown, second: unknown, names: readonly string[]): number {
  let points = 0;
  for (const name of names) {
    const battle = parse(readFileSync(`battles/epic-1991/${name}.yaml`, 'utf8'));
    const army = (list: string) => parse(readFileSync(`armies/epic-1991/${list}.yaml`, 'utf8'));
    const armies = { A: army(battle.armies.A), B: army(battle.armies.B) };
    const game = epic1991.open(
      epic1991.readSetup({ battle: { ...battle, armies }, options: { 'turn-limit': 5 } } as never),
    );
    for (const side of ['A', 'B'] as const) {
      const bots = { A: (side === 'A' ? first : second) as Bot, B: (side === 'A' ? second : first) as Bot };
      const { winner } = playBots(game, game, bots, `${name} ${side}`).outcome;
      points += winner === null ? 0.5 : winner === side ? 1 : 0;
    }
  }
  return points;
}

const SMALL = ['marines-eldar-1500', 'marines-orks-1500', 'orks-eldar-1500'];

// Series short enough for a test; docs/measurements.md has the figures over every battle.
test('the Veteran plays whole battles with every army from views alone, and wins its share', () => {
  expect(pointsOf(veteran, regular, SMALL)).toBeGreaterThanOrEqual(2);
}, 600_000);

test('the Recruit beats chance, and the Regular beats it too', () => {
  expect(pointsOf(recruit, randomBot, SMALL)).toBeGreaterThanOrEqual(4);
  expect(pointsOf(regular, randomBot, SMALL)).toBeGreaterThanOrEqual(4);
});
