import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { act, type Match, pending, startMatch } from '../../kernel/match.ts';
import { epic1991, SEALED, type State } from './index.ts';

const folder = resolve(import.meta.dirname, '../../../armies/epic-1991');
const army = (name: string) => parse(readFileSync(resolve(folder, `${name}.yaml`), 'utf8'));

const setup = {
  battle: {
    battle: 'A skirmish',
    points: 1500,
    table: [6, 4],
    armies: { A: army('marines-1500'), B: army('eldar-1500') },
    terrain: [],
    objectives: [[60, 60]],
    south: 'A',
  },
};

const begin = (data: unknown = setup): Match =>
  startMatch(epic1991 as unknown as AnyRuleset, data, { seed: 'c0ffee', nonces: { A: 'a', B: 'b' } });

const view = (match: Match, viewer: string) => match.game.view(match.state, viewer) as State;

/** The first listed action of a seat. */
function first(match: Match, seat: string): void {
  const [action] = match.game.actions(match.state, seat);
  expect(act(match, seat, action).ok).toBe(true);
}

/** Both armies set up; Scouts, if there are any, stay. */
function toOrders(match: Match): void {
  first(match, 'A');
  first(match, 'B');
  while (pending(match)[0].kind !== 'orders') {
    const [{ seat }] = pending(match);
    expect(act(match, seat, { do: 'end' }).ok).toBe(true);
  }
}

test('E2-DEC-01 the limit, the table and the options are agreed before the first die', () => {
  const over = { ...setup, battle: { ...setup.battle, points: 1000 } };
  expect(() => begin(over)).toThrow('The cards come to');
  expect(() => begin({ ...setup, battle: { ...setup.battle, table: [5, 4] } })).toThrow('multiple of 2 feet');
  expect(() => begin({ ...setup, options: { 'flying-pigs': true } })).toThrow();
});

test('E2-DEC-02, E2-HID-01, E2-ARMY-14 lists come locked with the battle, and lie open to both', () => {
  const match = begin();
  const { table } = epic1991.open(epic1991.readSetup(setup));
  for (const seat of ['A', 'B', 'spectator'])
    expect(view(match, seat).units.length, seat).toBe(table.units.length);
  expect(match.setup).toEqual(setup);
});

test('E2-HID-02 a set-up is unseen until both are locked', () => {
  const match = begin();
  const placed = (viewer: string) =>
    view(match, viewer).models.filter((model) => model?.where !== 'away' && model);
  first(match, 'A');
  expect(placed('A').length).toBeGreaterThan(20);
  expect(placed('B')).toEqual([]);
  expect(placed('spectator')).toEqual([]);
  first(match, 'B');
  expect(placed('B').length).toBe(placed('A').length);
});

test('E2-HID-03 orders are sealed until the reveal', () => {
  const match = begin();
  toOrders(match);
  first(match, 'A');
  const orders = (viewer: string) =>
    view(match, viewer).units.flatMap((unit) => (unit?.order ? [unit.order] : []));
  expect(orders('A')).not.toContain(SEALED);
  expect(new Set(orders('B'))).toEqual(new Set([SEALED]));
  expect(new Set(orders('spectator'))).toEqual(new Set([SEALED]));
  first(match, 'B');
  expect(orders('B')).not.toContain(SEALED);
  expect(orders('A')).toEqual(orders('B'));
});

test('E2-HID-07 nothing of a die to come is in anybody’s view', () => {
  const match = begin();
  toOrders(match);
  const text = JSON.stringify([view(match, 'A'), view(match, 'B'), match.state]);
  expect(text).not.toContain('c0ffee');
  expect(text).not.toMatch(/seed|nonce|position/);
});
