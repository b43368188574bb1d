import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bot } from '../bots/bot.ts';
import { regular as regular1989 } from '../bots/epic-1989/players.ts';
import { regular } from '../bots/hulk-heresy/players.ts';
import { simpleBot } from '../bots/hulk-revised/simple.ts';
import { readTactics, type Tactic, tryTactic } from './tactics.ts';

const folder = new URL('../bots/hulk-revised/tactics/', import.meta.url);
const read = (name: string): Promise<Tactic[]> =>
  readTactics(readFileSync(new URL(name, folder), 'utf8'), name);

const POSITION = `
- case: a step
  rules: [HR-MOVE-01]
  plays: marine
  good: [M move E]
  never: [M turn]
  board: |
    M...
  pieces:
    M: { unit: terminator, facing: E }
`;

/** Plays the first of these that is allowed. */
function mover(...texts: string[]): Bot {
  return {
    ...(simpleBot as Bot),
    choose(game, view, seat, random) {
      const state = game.imagine(view, random);
      const actions = texts.map((text) => game.notation.parse(state, text));
      return actions.find((action) => game.check(state, seat, action) === null);
    },
  };
}

test('a position is solved by a good move, and not by one that is never made', async () => {
  const [tactic] = await readTactics(POSITION, 'here');
  expect(tryTactic(tactic, mover('1 move E'))).toMatchObject({ played: ['1 move E'], solved: true });
  expect(tryTactic(tactic, mover('1 turn N')).solved).toBe(false);
  const longer = { ...tactic, moves: 2 };
  expect(tryTactic(longer, mover('1 turn E', '1 move E', 'hold')).solved).toBe(true);
  expect(tryTactic({ ...longer, good: [] }, mover('end'))).toMatchObject({ played: ['end'], solved: true });
});

test('a position says who plays, and what is good or never done', async () => {
  const without = (line: string) => readTactics(POSITION.replace(line, ''), 'here');
  await expect(without('  plays: marine\n')).rejects.toThrow('Say who plays: marine or stealer.');
  await expect(readTactics(POSITION.replace(/ {2}(good|never).*\n/g, ''), 'here')).rejects.toThrow(
    'Say what is good here, or what is never done.',
  );
});

test('every position of hulk-revised can be played, for both sides', async () => {
  const tactics = [];
  for (const name of ['marines', 'stealers', 'harder']) tactics.push(...(await read(`${name}.yaml`)));
  expect(tactics.length).toBeGreaterThanOrEqual(80);
  for (const seat of ['marine', 'stealer'])
    expect(tactics.filter((tactic) => tactic.seat === seat).length).toBeGreaterThanOrEqual(20);
  const solved = tactics.filter((tactic) => tryTactic(tactic, simpleBot as Bot).solved);
  expect(solved.length).toBeGreaterThanOrEqual(66); // 76 of 84 on 16 November 2026
});

test('every position of hulk-heresy can be played', async () => {
  const file = new URL('../../hulk-heresy/tactics/legions.yaml', folder);
  const tactics = await readTactics(readFileSync(file, 'utf8'), 'legions.yaml');
  expect(tactics.length).toBeGreaterThanOrEqual(30);
  const solved = tactics.filter((tactic) => tryTactic(tactic, regular as Bot).solved);
  expect(solved.length).toBeGreaterThanOrEqual(25);
});

test('every position of epic-1989 can be played, and the Regular solves most', async () => {
  const tactics = [];
  for (const name of ['orders', 'battle']) {
    const file = new URL(`../../epic-1989/tactics/${name}.yaml`, folder);
    tactics.push(...(await readTactics(readFileSync(file, 'utf8'), `${name}.yaml`)));
  }
  expect(tactics.length).toBeGreaterThanOrEqual(30);
  const solved = tactics.filter((tactic) => tryTactic(tactic, regular1989 as Bot).solved);
  expect(solved.length).toBeGreaterThanOrEqual(32); // 37 of 37 on 18 November 2026
});
