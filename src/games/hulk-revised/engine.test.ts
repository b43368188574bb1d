import { expect, test } from 'vitest';
import { asks } from './engine.ts';
import { solo } from './solo/testing.ts';
import type { State } from './state.ts';

test('a question says what it is about, but for the choice of what to do in a phase', () => {
  const stage = solo({ levels: ['s....'] });
  const state = stage.set([{ kind: 'terminator', at: stage.at(0, 0) }]);
  const asked = (step: object) => asks(stage.game.table, { ...state, steps: [step] as State['steps'] });
  expect(asked({ do: 'hide', unit: 1 })).toMatchObject([{ about: { do: 'hide', unit: 1 } }]);
  for (const phase of ['marines', 'stealers'])
    expect(asked({ do: phase }).map(({ about }) => about)).toEqual([undefined]);
});
