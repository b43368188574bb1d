import { expect, test } from 'vitest';
import { randomFrom } from '../../../kernel/random.ts';
import { supportedGame } from '../leaks.ts';
import { SEALED, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { COUNTER_IDS, ratingOf } from './counters.ts';
import { imagineSupport } from './imagining.ts';

/** A hundred worlds, each told as text. */
function worlds(table: Table, state: State, tell: (state: State) => string): string[] {
  const all = Array.from({ length: 100 }, (_, i) => {
    const world = structuredClone(state);
    imagineSupport(table, world, randomFrom(`world ${i}`));
    return tell(world);
  });
  return [...new Set(all)].sort();
}

function played(): { table: Table; state: State } {
  const game = supportedGame({ imperial: ['light'], rebel: ['medium', 'heavy'] });
  const { state } = game.start({ d6: () => 3, draw: () => 0 } as never);
  return { table: game.tableOf(state), state };
}

/** What the Rebel side bought is known but for so many counters. */
function bought(detachments: readonly string[], counters: number) {
  const { table, state } = played();
  state.chests = { ...state.chests, rebel: { ready: [], seen: [] } };
  for (const unit of state.units) if (unit) unit.support = null;
  const rebel = {
    detachments: detachments.map((detachment) => ({ detachment, elite: false, later: false })),
    support: Array.from({ length: counters }, () => SEALED),
  };
  state.forces = { imperial: null, rebel };
  return { table, state };
}

const counters = ({ forces }: State): string =>
  (forces!.rebel as { support: readonly string[] }).support.join(' ');
const most = (all: readonly string[]): number =>
  Math.max(...all.map((one) => one.split(' ').reduce((sum, id) => sum + ratingOf(id), 0)));

test('E1-SUPP-03, E1-OTT-01 counters are imagined that points could pay for, with what may be overspent', () => {
  // 1600 points, 400 of them for support
  const rich = bought(['assault', 'rhinos'], 3);
  const three = worlds(rich.table, rich.state, counters);
  expect(three.length).toBeGreaterThan(20);
  expect(three.every((one) => one.split(' ').length === 3)).toBe(true);
  expect(most(three)).toBe(400);
  const pair = worlds(rich.table, bought(['assault', 'rhinos'], 2).state, counters);
  expect([...new Set(pair.join(' ').split(' '))].sort()).toEqual([...COUNTER_IDS].sort());
  // 1380 are spent, so 290 are left
  const poor = bought(['land-raiders', 'land-raiders', 'land-raiders', 'rhinos'], 2);
  const two = worlds(poor.table, poor.state, counters);
  expect(two.length).toBeGreaterThan(5);
  expect(most(two)).toBe(200);
  // 1320: 350
  const better = bought(['assault', 'assault', 'assault', 'whirlwinds', 'rhinos'], 2);
  expect(most(worlds(better.table, better.state, counters))).toBe(300);
});

test('E1-MISL-14 other loads of mines are imagined only where they are agreed on', () => {
  const { table, state } = bought(['assault', 'rhinos'], 2);
  const plain = { ...table, options: { ...table.options, mineLoad: false } } as Table;
  expect(worlds(table, state, counters).join(' ')).toContain('mines-');
  expect(worlds(plain, state, counters).join(' ')).not.toContain('mines-');
});

test('E1-HID-07 of counters in hand and laid, those that were seen are among them, in the order of the list', () => {
  const { table, state } = played();
  const laid = state.units.find((unit) => unit?.support === 'medium' || unit?.support === 'heavy')!;
  for (const unit of state.units) if (unit && unit !== laid) unit.support = null;
  laid.support = SEALED;
  state.forces = undefined;
  state.chests = { ...state.chests, rebel: { ready: [SEALED, SEALED], seen: ['light'] } };
  const all = worlds(table, state, ({ units, chests }) =>
    [units[laid.id].support, ...chests.rebel.ready].join(' '),
  );
  expect(all.length).toBeGreaterThan(10);
  for (const one of all) {
    const [, ...ready] = one.split(' ');
    expect(one).toContain('light');
    expect(ready).toHaveLength(2);
    expect(ready).toEqual([...ready].sort((a, b) => COUNTER_IDS.indexOf(a) - COUNTER_IDS.indexOf(b)));
  }
  expect(most(all)).toBe(400);
  expect(all.some((one) => one.startsWith('light'))).toBe(true);
  expect(all.some((one) => !one.startsWith('light'))).toBe(true);
  // one that is laid, and none in hand
  state.chests = { ...state.chests, rebel: { ready: [], seen: [] } };
  const alone = worlds(table, state, ({ units }) => String(units[laid.id].support));
  expect(alone).toEqual([...COUNTER_IDS].sort());
  // nothing is hidden: nothing is imagined
  laid.support = 'medium';
  state.chests = { ...state.chests, rebel: { ready: ['light', 'blind'], seen: [] } };
  expect(worlds(table, state, ({ chests }) => JSON.stringify(chests))).toEqual([
    JSON.stringify(state.chests),
  ]);
});

test('E1-HID-08 a mine face down is a mine or a dummy, one that lands carries what was agreed', () => {
  const { table, state } = played();
  const mine = { is: 'mine', side: 'rebel', x: 5000, y: 3000, turn: 1, stage: 'armed' } as const;
  state.markers = [
    { ...mine, id: 1, load: SEALED },
    { ...mine, id: 2, load: 'stasis' },
    { ...mine, id: 3, load: SEALED },
  ];
  const loads = ({ markers }: State) => markers.map(({ load }) => load).join(' ');
  expect(worlds(table, state, loads)).toEqual([
    'dummy stasis dummy',
    'dummy stasis mine',
    'mine stasis dummy',
    'mine stasis mine',
  ]);
  state.markers = [];
  state.steps.push({ do: 'mines', side: 'rebel', at: { x: 5000, y: 3000 }, load: SEALED });
  const landing = ({ steps }: State) => JSON.stringify(steps.at(-1)).replace(/.*"load":"(\w+)".*/, '$1');
  expect(worlds(table, state, landing)).toEqual(['mine', 'stasis', 'vortex']);
  const plain = { ...table, options: { ...table.options, mineLoad: false } } as Table;
  expect(worlds(plain, state, landing)).toEqual(['mine']);
});
