import { expect, type Page, test } from '@playwright/test';
import { hulkRevised } from '../src/games/hulk-revised/index.ts';
import type { AnyRuleset } from '../src/kernel/contract.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { startMatch } from '../src/kernel/match.ts';
import { chance, openStart, playOut } from './clicker.ts';
import { openMatch, storedMatch } from './position.ts';
import { kitchen, twoDecks } from './shipped.ts';

const KINDS = {
  ways: ['move', 'turn'],
  menus: ['cast', 'throw', 'launch', 'missile'],
  targets: ['shoot', 'shoot-door', 'auto', 'assault', 'flame', 'throw', 'launch', 'missile'],
  'questions of the Marines': ['keep', 'redraw', 'start', 'hold', 'accept', 'reroll', 'pass', 'convert'],
  'questions of the Stealers': ['lurk', 'bring', 'hide', 'ambush', 'rubble', 'convert'],
};

const TWO = { marine: 'person', stealer: 'person' } as const;

async function toTheEnd(page: Page, mission: unknown, options: Record<string, boolean>): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const match = startMatch(hulkRevised as AnyRuleset, { mission, options }, knownChance(hulkRevised, '07'));
  await openStart(page);
  await openMatch(page, match, TWO);
  await playOut(page, { actions: 16, random: chance(5) });
  await expect(page.locator('.ending .rule')).toHaveText(/^HR-/);
  expect(problems).toEqual([]);
}

test('a mission with everything in it is played to its result by clicking', { tag: '@long' }, async ({
  page,
}) => {
  await toTheEnd(page, kitchen, { ambush: true, rubble: true });
  const { match } = await storedMatch(page, 'stored');
  const done = new Set(match.entries.map(({ text }) => /[a-z][a-z-]+/.exec(text)?.[0]));
  // Whichever of each kind it came to: menus, targets and questions are clicked on, not only steps and turns.
  for (const [kind, verbs] of Object.entries(KINDS))
    expect(
      verbs.filter((verb) => done.has(verb)),
      kind,
    ).not.toEqual([]);
});

test('a mission on two decks is played to its result by clicking', { tag: '@long' }, async ({ page }) => {
  await toTheEnd(page, twoDecks, {});
  await expect(page.locator('.deck-name')).toHaveCount(2);
});
