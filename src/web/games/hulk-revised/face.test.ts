import { expect, test } from 'vitest';
import { rehearse } from '../../../kernel/match.ts';
import { hulkRevisedAdapter } from './index.ts';

function tableOf(mission: string) {
  const card = hulkRevisedAdapter.missions.find(({ id }) => id === mission)!;
  const match = rehearse(hulkRevisedAdapter.ruleset, card.setup, '01');
  const view = match.game.view(match.state, 'marine');
  return { table: hulkRevisedAdapter.table(match.game), view };
}

test('what a Marine strikes with has the same place on the card, gun or no gun', () => {
  const { table, view } = tableOf('last-light');
  const cards = table.roster(view, 'marine').rows.map(({ unit }) => table.card(view, unit));
  const unarmed = cards.find((card) => card?.name.endsWith('Knut'));
  expect(unarmed?.weapons.map((weapon) => weapon?.text ?? null)).toEqual([
    null,
    expect.stringMatching(/^Lightning Claws/),
  ]);
  const others = cards.filter((card) => card?.weapons[0]);
  expect(others.length).toBeGreaterThan(1);
  for (const card of others) expect(card?.weapons[1]?.text).toMatch(/di(e|ce)$/);
});

test('each side is told its own aim', () => {
  const { table } = tableOf('first-drill');
  expect(table.aim('marine')).toBe('Bring a Marine to the console and spend 1 AP there');
  expect(table.aim('stealer')).toBe(
    'Stop the Marines, who are to bring a Marine to the console and spend 1 AP there',
  );
});
