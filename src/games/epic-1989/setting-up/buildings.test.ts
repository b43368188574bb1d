import { expect, test } from 'vitest';
import { diceFrom } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Building, BuildingId } from '../geometry/buildings.ts';
import { epic1989 } from '../index.ts';

const at = (kind: BuildingId, x: number, y: number): Building => {
  return { kind, x, y, heading: 0, counters: 0, rubble: false };
};

test('E1-SETUP-04: where the wide lattice and the neighbourhood have no place left a finer lattice is tried', () => {
  const game = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Town',
        table: [100, 60],
        first: 'imperial',
        forces: { imperial: ['rhinos'], rebel: ['rhinos'] },
      },
    }),
  );
  const { state } = game.start(diceFrom(randomFrom('town')));
  expect(game.pending(state)).toMatchObject([{ kind: 'building' }]);
  // Rows of blocks, but for a way 10.1 cm wide between the sixth and the seventh; all T-bars are out of the box.
  const rows = [600, 1080, 1560, 2040, 2520, 3000, 4490, 4970, 5450];
  const blocks = rows.flatMap((y) => Array.from({ length: 10 }, (_, i) => at('low-block', 480 + 960 * i, y)));
  const bars = (['low-t', 'tall-t'] as const).flatMap((kind) => [1, 2, 3, 4].map(() => at(kind, 480, 600)));
  state.buildings = [null, ...blocks, ...bars];
  const [{ seat }] = game.pending(state);
  const offered = game.actions(state, seat);
  expect(offered.length).toBeGreaterThan(1);
  for (const one of offered) expect(one).toMatchObject({ do: 'building', y: 3600 });
});
