import { expect, test } from 'vitest';
import type { Event } from '../../../games/epic-1991/events.ts';
import { type EpicGame, epic1991 } from '../../../games/epic-1991/index.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { knownChance } from '../../../kernel/fairness.ts';
import { startMatch } from '../../../kernel/match.ts';
import type { View } from './game.ts';
import epicAdapter from './index.ts';
import { standingOf } from './standing.ts';

const { setup } = epicAdapter.missions.find(({ id }) => id === 'marines-orks-1500')!;
const ruleset = epic1991 as unknown as AnyRuleset;
const match = startMatch(ruleset, setup, knownChance(ruleset, '00000001'));
const game = match.game as unknown as EpicGame;
const { table } = game;
const card = table.cards.find((one) => one?.side === 'B')!;

const events: readonly Event[] = [
  { kind: 'turn', turn: 1 },
  { kind: 'broke', card: card.id },
  { kind: 'points', side: 'A', points: 8, why: card.name },
  { kind: 'morale', unit: card.units[0], die: 1, plus: 0, needed: 4, passed: false, what: 'broken' },
  { kind: 'captured', objective: 2, side: 'A' },
  { kind: 'points', side: 'A', points: 5, why: 'objective' },
  { kind: 'turn', turn: 2 },
];

const at = (more: Partial<View>): View => ({
  ...structuredClone(game.view(match.state as never, 'A')),
  vps: { A: 13, B: 0 },
  ...more,
});

test('when a turn has ended, its steps are looked back on, each explained', () => {
  const standing = standingOf({ game, table }, at({ phase: 'orders', turn: 2 }), events)!;
  expect(standing).toMatchObject({ title: 'Turn 1 is over', fresh: true });
  expect(standing.says).toContain('leads by 13 points');
  expect(standing.sides.map(({ gained }) => gained)).toEqual([13, 0]);
  expect(standing.parts.map(({ word }) => word)).toEqual(['Objectives', 'Break points', 'Morale']);
  expect(standing.parts[0].lines.map(({ text }) => text)).toEqual([
    `${table.names.A} takes objective 2 (5 points).`,
  ]);
  expect(standing.parts.every(({ explains, rule }) => explains && /^E2-/.test(rule))).toBe(true);
});

test('later in a turn only what has happened in it counts', () => {
  const standing = standingOf({ game, table }, at({ phase: 'movement', turn: 2 }), events)!;
  expect(standing).toMatchObject({ title: 'Turn 2 so far', fresh: false, parts: [] });
  expect(standing.sides.map(({ gained }) => gained)).toEqual([0, 0]);
  expect(standingOf({ game, table }, at({ phase: 'setup' }), [])).toBeNull();
});
