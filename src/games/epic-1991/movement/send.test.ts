import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { EpicGame } from '../index.ts';

type State = Parameters<EpicGame['view']>[0];

/** What side A is offered for its unit 1 sent to a place in centimetres: the action in notation, or the reason why not. */
function sent(position: string, ...to: [number, number][]): string[] {
  const yaml = `- case: sent\n  rules: [E2-MOVE-01]\n  phase: movement\n${position}\n  steps:\n    - offered: A\n`;
  const arranged = cases.arrange(readCases(yaml, 'sent')[0]);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as State;
  return to.map(([x, y]) => {
    const move = game.sentTo!(state, 'A', 1, { x: x * 100, y: y * 100 });
    return 'why' in move ? `${move.rule} ${move.why}` : game.notation.print(state, move);
  });
}

const FOE = 'L: { row: land-raider, side: B, at: [40, 110], heading: 180, order: none }';

test('a unit goes straight to the place, side by side, as far as it may and no farther than the place', () => {
  const pair = `  pieces:
    T1..T2: { row: tactical-marines, side: A, at: [[40, 30], [44, 30]], order: advance }
    ${FOE}`;
  expect(sent(pair, [42, 50], [42, 35], [92, 30], [42.004, 34.996], [42, 30])).toEqual([
    'move 1 1:40,39.98@0 2:44,39.98@0',
    'move 1 1:40,34.98@0 2:44,34.98@0',
    'move 1 1:49.98,30@0 2:53.98,30@0',
    'move 1 1:40,34.98@0 2:44,34.98@0',
    'E2-MOVE-01 There is no way there for all of T.',
  ]);
});

test('it tries a little to the side where the way is not open', () => {
  const walled = (
    west: number,
    east: number,
  ) => `  terrain: { keep: { is: block, at: [${(west + east) / 2}, 42, 0], size: [${east - west}, 2] } }
  pieces:
    T: { row: rhino, side: A, at: [40, 30], order: charge }
    ${FOE}`;
  const walls: [number, number][] = [
    [39, 41],
    [39, 45],
    [35, 45],
    [35, 50],
    [30, 50],
  ];
  expect(walls.flatMap(([west, east]) => sent(walled(west, east), [40, 80]))).toEqual([
    'move 1 1:52.94,78.28@0',
    'move 1 1:27.06,78.28@0',
    'move 1 1:64.99,73.28@0',
    'move 1 1:15.01,73.28@0',
    'E2-MOVE-01 There is no way there for all of T.',
  ]);
});

test('who stands still or is held goes nowhere, and the others keep to him', () => {
  const still = `  pieces:
    T: { row: tactical-marines, side: A, at: [40, 30], order: first }
    ${FOE}`;
  expect(sent(still, [40, 50])).toEqual(['E2-MOVE-01 Nobody of T can move.']);
  const held = `  pieces:
    T1..T2: { row: tactical-marines, side: A, at: [[40, 30], [44, 30]], order: advance }
    X: { row: tactical-marines, side: B, at: [40, 32], order: none }
    ${FOE}`;
  expect(sent(held, [44, 20], [45, 30])).toEqual([
    'E2-FORM-01 T must end with gaps of at most 6 cm.',
    'E2-MOVE-01 There is no way there for all of T.',
  ]);
});

test('a Titan takes the stride that ends nearest', () => {
  const titan = `  pieces:
    W: { row: warlord-titan, side: A, at: [60, 50], heading: 0, order: advance }
    ${FOE}`;
  expect(sent(titan, [60, 90], [90, 80], [20, 80], [90, 50], [30, 50], [60, 51])).toEqual([
    'move 1 1:stride15,0,0@0',
    'move 1 1:stride7.5,45,7.5@45',
    'move 1 1:stride7.5,-45,7.5@315',
    'move 1 1:stride0,90,15@90',
    'move 1 1:stride0,-90,15@270',
    'move 1 1:stride0,45,0@45',
  ]);
});

test('who is asked is told which units could act and what each of them can do, and nobody else is', () => {
  const yaml = `- case: units
  rules: [E2-MOVE-01]
  phase: movement
  pieces:
    T: { row: tactical-marines, side: A, at: [40, 30], order: advance }
    U: { row: tactical-marines, side: A, at: [60, 30], order: first }
    V: { row: tactical-marines, side: A, at: [80, 30], order: charge }
    ${FOE}
  steps:
    - offered: A
`;
  const arranged = cases.arrange(readCases(yaml, 'units')[0]);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as State;
  const print = (actions: readonly Parameters<typeof game.notation.print>[1][]) =>
    actions.map((action) => game.notation.print(state, action));
  expect(game.unitsFor!(state, 'A')).toEqual([1, 3]);
  expect(game.unitsFor!(state, 'B')).toEqual([]);
  expect([...print(game.listFor!(state, 'A', 1)), ...print(game.listFor!(state, 'A', 3)), 'end']).toEqual(
    print(game.actions(state, 'A')),
  );
  expect(game.listFor!(state, 'B', 1)).toEqual([]);
});
