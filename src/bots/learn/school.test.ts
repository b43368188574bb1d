import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkRevised } from '../../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../../kernel/contract.ts';
import hulk from '../hulk-revised/index.ts';
import { judgeFrom } from '../judge.ts';
import type { Learner } from '../opponents.ts';
import { harvest } from './harvest.ts';
import { school } from './school.ts';
import { SCHOOLING } from './train.ts';

const ruleset = hulkRevised as unknown as AnyRuleset;
const learner = hulk.learner as Learner;
const setup = { mission: parse(readFileSync('src/bots/fixtures/trail.yaml', 'utf8')) };

test('a short course gives a judge that says how it was made, and the same judge again', () => {
  const course = {
    setups: [{ name: 'trail', setup }],
    games: 5,
    seed: 'course',
    schooling: { ...SCHOOLING, hidden: [4], epochs: 2 },
  };
  const told: string[] = [];
  const judge = school(ruleset, learner, course, (line) => told.push(line));
  expect(judge.made).toMatchObject({
    ruleset: 'hulk-revised',
    version: ruleset.version,
    seed: 'course',
    games: 5,
    played: ['trail'],
  });
  expect(judge.made.positions).toBeGreaterThan(20);
  expect(judge.logLoss.positions).toBeGreaterThan(3);
  expect(told[0]).toContain('game 1 of 5');
  expect(JSON.parse(JSON.stringify(judge))).toEqual(judge);
  expect(school(ruleset, learner, course, () => {})).toEqual(judge);
  const game = ruleset.open(ruleset.readSetup(setup));
  const { state } = game.start({ d6: () => 1, draw: () => 0 });
  const chance = judgeFrom(learner.figures, judge).chance(game, state, 'marine');
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
}, 120_000);

test('positions are kept where a turn begins, each with how its game ended', () => {
  const game = ruleset.open(ruleset.readSetup(setup));
  const pupils = { marine: learner.pupil(), stealer: learner.pupil() };
  const stages: string[] = [];
  const figures = {
    ...learner.figures,
    read: (_game: unknown, state: unknown) => void stages.push(learner.figures.stage(state)),
  };
  const { figures: rows, result } = harvest(game, figures, pupils, 'one');
  expect(rows.length).toBe(stages.length);
  expect(stages.slice(0, 4)).toEqual(['marine', 'stealer', 'marine', 'stealer']);
  expect([0, 0.5, 1]).toContain(result);
});
