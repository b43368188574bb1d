import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { EpicGame } from '../index.ts';

const TITAN = `
- case: a Titan that may move
  rules: [E2-MOVE-09]
  phase: movement
  pieces:
    W: { row: warlord-titan, side: A, at: [40, 30], heading: 0, order: advance }
    L: { row: land-raider, side: B, at: [40, 110], heading: 180, order: none }
  steps:
    - offered: A
`;

test('E2-MOVE-09 a stride has no path beside it, whatever is sent', () => {
  const [written] = readCases(TITAN, 'titan');
  const arranged = cases.arrange(written);
  const game = arranged.game as unknown as EpicGame;
  const state = arranged.state as Parameters<EpicGame['view']>[0];
  const { unit } = game.table.models[1];
  const stride = (path: number[]) =>
    game.check(state, 'A', {
      do: 'move',
      unit,
      legs: [{ model: 1, path, heading: 0, stride: [500, 0, 0] }],
    });
  expect(stride([])).toBeNull();
  expect(stride([4000, 3100])).toMatchObject({ rule: 'E2-MOVE-09' });
});
