import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1989/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { Epic89Game, State } from '../index.ts';
import { leftToGo, legsTo, segmentOf } from './sending.ts';

function laid(phase: string, position: string) {
  const yaml = `- case: sent\n  rules: [E1-MOVE-01]\n  phase: ${phase}\n${position}\n    Z: { side: rebel, at: [5, 85], order: none, shown: true }\n  steps:\n    - offered: A\n`;
  const arranged = cases.arrange(readCases(yaml, 'sent')[0]);
  const game = arranged.game as unknown as Epic89Game;
  const state = arranged.state as State;
  return { game, state, table: game.tableOf(state) };
}

/** The ways by which detachment 1 of side A is sent to places in centimetres, in notation; `!` behind a plan that is refused. */
function sent(phase: string, position: string, ...to: [number, number][]): string[] {
  const { game, state } = laid(phase, position);
  return to.map(([x, y]) => {
    const legs = game.sentTo!(state, 1, { x: x * 100, y: y * 100 });
    if (legs.length === 0) return 'nobody';
    const move = { do: 'move', detachment: 1, legs } as const;
    const text = game.notation.print(state, move).replace('move 1 ', '');
    return game.check(state, 'A', move) ? `${text} !` : text;
  });
}

const vehicle = (order: string) => `  pieces:\n    A: { side: imperial, at: [60, 30], order: ${order} }`;
const STAND = '  pieces:\n    T: { side: imperial, card: tactical, at: [60, 30], order: advance }';
const titan = (order: string) =>
  `  options: { titans: true }\n  pieces:\n    W: { side: imperial, card: warlord, at: [60, 30], order: ${order} }`;
const houses = (...at: [number, number][]) =>
  `  buildings: [${at.map(([x, y]) => `{ is: low-t, at: [${x}, ${y}, 0] }`).join()}]\n`;

test('a vehicle turns to the place and goes there, as far as it may', () => {
  expect(
    sent('charge', vehicle('charge'), [60, 50], [60, 80], [70, 30], [45, 40], [60, 30], [60, 30.01]),
  ).toEqual(['1:f20', '1:f24', '1:r90,f10', '1:l56,f18.02', 'nobody', '1:f0.01']);
  // more than a quarter turn takes two, which a charge has not; when falling back the first is free
  expect(sent('charge', vehicle('charge'), [60, 10], [50, 29])).toEqual([
    '1:r90,r90,f20 !',
    '1:l90,l6,f10.04 !',
  ]);
  expect(sent('fall-back', vehicle('fall-back'), [60, 60], [60, 5], [45, 20], [90, 30])).toEqual([
    '1:f24',
    '1:r180,f24',
    '1:l124,f18.02',
    '1:r90,f24',
  ]);
});

test('nobody is sent while nobody moves; the shorter turn is taken', () => {
  expect(sent('advance-fire', vehicle('advance'), [60, 50])).toEqual(['nobody']);
  const round = (heading: number) =>
    sent('advance', vehicle('advance').replace('order', `heading: ${heading}, order`), [60, 20]);
  expect([0, 1, 359].flatMap(round)).toEqual(['1:r90,r90,f10', '1:r90,r89,f10', '1:l90,l89,f10']);
});

test('a detachment keeps its places, and whoever is in front goes first', () => {
  const three = '  pieces:\n    A1..A3: { side: imperial, at: [60, 30], step: [3, 1], order: advance }';
  expect(sent('advance', three, [63, 60], [90, 31], [30, 31], [63, 10])).toEqual([
    '3:f16 2:f16 1:f16',
    '3:r90,f16 2:r90,f16 1:r90,f16',
    '1:l90,f16 2:l90,f16 3:l90,f16',
    '1:r90,r90,f16 2:r90,r90,f16 3:r90,r90,f16',
  ]);
  // side by side: by number
  expect(sent('advance', three.replace('[3, 1]', '[3, 0]'), [63, 60])).toEqual(['1:f16 2:f16 3:f16']);
});

test('where the straight way is barred a vehicle goes round a corner, else a part of the way', () => {
  const round = (...at: [number, number][]) =>
    sent('advance', houses(...at) + vehicle('advance'), [60, 60]).join();
  expect(round([60, 37])).toBe('1:r50,f8,l64,f8');
  expect(round([62, 37])).toBe('1:l25,f8,r33,f8');
  expect(round([58, 37])).toBe('1:r25,f8,l33,f8');
  expect(round([60, 41])).toBe('1:r50,f11.2,l71,f4.8');
  expect(round([60, 37], [67.2, 37])).toBe('1:l50,f8,r64,f8');
  expect(round([60, 37], [52.8, 37], [67.2, 37])).toBe('1:f16 !');
  const charging = (...at: [number, number][]) =>
    sent('charge', houses(...at) + vehicle('charge'), [60, 60], [70, 45]).join(' or ');
  expect(charging([60, 41])).toBe('1:f4.8 or 1:r34,f18.02');
  expect(charging([63, 40])).toBe('1:f4.8 or 1:r34,f3.6');
});

test('a stand walks straight to the place, round a corner or a part of the way', () => {
  expect(sent('advance', STAND, [60, 33], [60, 60], [66, 36], [60, 30], [60.004, 30.009], [59, 29])).toEqual([
    '1:60,33',
    '1:60,37.98',
    '1:65.64,35.64',
    'nobody',
    '1:60,30.01',
    '1:59,29',
  ]);
  const round = (...at: [number, number][]) => sent('advance', houses(...at) + STAND, [60, 40]).join();
  expect(round([60, 37])).toBe('1:60,31.59');
  expect(round([60, 41])).toBe('1:63.06,32.56;61.56,36.27');
  expect(round([63, 40])).toBe('1:58.31,33.62;59.34,37.47');
  expect(round([57, 40])).toBe('1:61.69,33.62;60.66,37.47');
  expect(round([60, 35])).toBe('1:60,37.98 !');
});

test('a Titan strides as a vehicle drives, and with first fire orders turns by a quarter at most', () => {
  expect(sent('charge', titan('charge'), [60, 60], [80, 30], [60, 35])).toEqual([
    '1:f25',
    '1:r90,f20',
    '1:f5',
  ]);
  expect(sent('turning', titan('first'), [60, 60], [80, 30], [59, 5], [45, 20], [80, 50])).toEqual([
    'nobody',
    '1:r90',
    '1:l90',
    '1:l90',
    '1:r45',
  ]);
});

test('whoever is first in the list goes first of those side by side, in whatever order they are named', () => {
  const three = '  pieces:\n    A1..A3: { side: imperial, at: [60, 30], step: [3, 0], order: advance }';
  const { table, state } = laid('advance', three);
  const goals = [3, 1, 2].map((id) => [id, { x: state.units[id].x, y: 4000 }] as const);
  expect(legsTo(table, state, 'advance', new Map(goals)).map(({ model }) => model)).toEqual([1, 2, 3]);
});

test('a segment is under way while somebody moves', () => {
  const during = (step: object) => segmentOf({ steps: [step] } as unknown as State);
  for (const what of ['moves', 'strides', 'march'])
    expect(during({ do: what, segment: 'charge' })).toBe('charge');
  expect(during({ do: 'fires', segment: 'first' })).toBe(null);
});

test('parts of the way, each as far as it goes', () => {
  const barred = (at: number, order: string) =>
    sent(order, `${houses([60, at], [52.7, at], [67.3, at])}${vehicle(order)}`, [60, 59.77]).join();
  expect([52, 49, 46, 43, 40, 37.5, 36.6].map((at) => barred(at, 'charge'))).toEqual([
    '1:f14.4',
    '1:f9.6',
    '1:f9.6',
    '1:f4.8',
    '1:f4.8',
    '1:f24 !',
    '1:f24 !',
  ]);
  const stand = (at: number) =>
    sent('advance', houses([60, at], [52.7, at], [67.3, at]) + STAND, [60.01, 37.77]).join();
  expect([42, 41.5, 40.7, 39.5, 38.2, 37, 36, 35].map(stand)).toEqual([
    '1:61.64,33.52;60.17,37.35',
    '1:62.97,32.49;60.98,36.08',
    '1:62.97,32.49;60.98,36.08',
    '1:60,34.66',
    '1:60,33.1',
    '1:60,31.55',
    '1:60.01,37.77 !',
    '1:60.01,37.77 !',
  ]);
  const near = (...at: [number, number][]) => sent('advance', STAND, ...at);
  expect(near([60.01, 30], [60.02, 30], [60.011, 30], [60, 37.98], [60, 37.99], [60, 38])).toEqual([
    '1:60.01,30',
    '1:60.02,30',
    '1:60.01,30',
    '1:60,37.98',
    '1:60,37.98',
    '1:60,37.98',
  ]);
  const turns = (...at: [number, number][]) => sent('advance', vehicle('advance'), ...at);
  expect(turns([66, 29.9], [54, 29.9], [66, 30.05], [60, 30.02])).toEqual([
    '1:r90,r1,f6',
    '1:l90,l1,f6',
    '1:r90,f6',
    '1:f0.02',
  ]);
  expect(sent('turning', titan('first'), [66, 29.9], [54, 29.9])).toEqual(['1:r90', '1:l90']);
});

test('a way that begins straight and then turns', () => {
  const way = (phase: string, position: string, ...to: [number, number][]) =>
    sent(phase, position, ...to).join(' or ');
  const wall = houses([66.2, 36.5], [66.2, 30]);
  expect(way('charge', wall + vehicle('charge'), [72.3, 47], [70.1, 44.4], [75, 41.2])).toBe(
    '1:f10.49,r62,f13.51 or 1:f8.79,r61,f11.55 or 1:f9.36,r83,f14.64',
  );
  expect(way('advance', wall + vehicle('advance'), [72.3, 47], [70.1, 44.4], [75, 41.2])).toBe(
    '1:f8,r54,f8 or 1:f8,r57,f8 or 1:f11.2,r90,f4.8',
  );
});

test('what has been gone already is no longer left', () => {
  const left = (spent: number, position: string, segment: 'advance' | 'charge' = 'advance') => {
    const { table, state } = laid(segment, position);
    state.units[1].spent = spent;
    return leftToGo(table, state, segment, 1);
  };
  expect([0, 1, 1600, 1601].map((spent) => left(spent, vehicle('advance')))).toEqual([1600, 1599, 0, 0]);
  expect([0, 1, 800, 801].map((spent) => left(spent, STAND))).toEqual([800, 799, 0, 0]);
  expect([0, 1, 2500, 2501].map((spent) => left(spent, titan('charge'), 'charge'))).toEqual([
    2500, 2499, 0, 0,
  ]);
});
