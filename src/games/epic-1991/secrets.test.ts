import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { act, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type EpicGame, epic1991, SEALED, type State } from './index.ts';

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

const begin = (data: unknown = setup): Match => rehearse(epic1991 as unknown as AnyRuleset, data, 'c0ffee');

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

test('E2-HID-04 whoever has set up unseen is imagined on the table, and the other where he stands', () => {
  const match = begin();
  const { game } = match as unknown as { game: EpicGame };
  const [one, two] = ['A', 'B'];
  first(match, one);
  const seen = game.view(match.state as State, two);
  const where = (state: State, side: string) =>
    new Set(
      state.models.flatMap((model) =>
        model && game.table.models[model.id].side === side ? model.where : [],
      ),
    );
  expect([...where(seen, one)]).toEqual(['away']);
  const world = game.imagine(seen, randomFrom('unseen'));
  expect(where(world, one)).toContain('table');
  expect([...where(world, two)]).toEqual(['away']);
  // what its owner sees is imagined as it is
  const own = game.view(match.state as State, one);
  expect(game.imagine(own, randomFrom('unseen')).models).toEqual(own.models);
});

test('E2-DEC-01 the limit, the table and the options are agreed before the first die', () => {
  const over = { ...setup, battle: { ...setup.battle, points: 1000 } };
  expect(() => begin(over)).toThrow('The cards come to');
  expect(() => begin({ ...setup, battle: { ...setup.battle, table: [5, 4] } })).toThrow('multiple of 2 feet');
  expect(() => begin({ ...setup, options: { 'flying-pigs': true } })).toThrow();
});

/** What the lists below come to: the weapons of the Titan by mount, the Clan of every Ork unit. */
const chosen = {
  A: {
    name: 'Walkers',
    force: 'titans',
    cards: [
      {
        card: 'warlord-titan',
        weapons: {
          'left-arm': 'power-fist',
          'right-arm': 'volcano-cannon',
          'left-carapace': 'laser-blaster',
          'right-carapace': 'laser-blaster',
        },
      },
    ],
  },
  B: {
    name: 'Wheels',
    force: 'orks',
    cards: ['evil-sunz-clan', 'goff-clan', { card: 'extra-boyz', clan: 'goffs' }],
  },
};
const agreed = (armies: unknown) => ({ battle: { ...setup.battle, points: 3000, armies } });

test('E2-DEC-02, E2-ARMY-14 both lists lie open with every choice on them once both are locked', () => {
  const match = begin(agreed(chosen));
  const { table } = epic1991.open(epic1991.readSetup(match.setup));
  const [titan] = table.models.filter((model) => model?.side === 'A');
  expect(titan.weapons.map(({ name }) => name)).toEqual([
    'Power Fist',
    'Volcano Cannon',
    'Laser Blaster',
    'Laser Blaster',
  ]);
  const boyz = (row: string) => table.models.filter((model) => model?.row.id === row).length;
  expect([boyz('evil-sunz-boyz'), boyz('goffs-boyz')]).toEqual([15, 19]);
  for (const seat of ['A', 'B', 'spectator']) {
    const seen = view(match, seat);
    expect(seen.models.filter(Boolean).length, seat).toBe(table.models.length - 1);
    expect(seen.titans.filter(Boolean).length, seat).toBe(1);
  }
});

test('E2-DEC-02, E2-HID-01 nothing goes on with one list, and a list changes no more once it is locked', () => {
  for (const side of ['A', 'B'] as const) {
    const match = begin(agreed({ [side]: chosen[side] }));
    expect(pending(match).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      `${side === 'A' ? 'B' : 'A'} muster`,
    ]);
  }
  const lists = structuredClone(chosen);
  const match = begin(agreed(lists));
  lists.B.cards.pop();
  expect(match.setup).toEqual(agreed(chosen));
  const cards = epic1991.open(epic1991.readSetup(match.setup)).table.cards.filter(Boolean);
  expect(cards.map(({ side }) => side)).toEqual(['A', 'B', 'B']);
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
