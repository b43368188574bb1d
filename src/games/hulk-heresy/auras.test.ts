import { expect, test } from 'vitest';
import { addEffect } from './auras.ts';
import type { State } from './state.ts';

test('HH-PSI-07: the same twice on one model or section is once, and counts anew; what differs in anything stands beside it', () => {
  const state = { effects: [] } as unknown as State;
  const first = { what: 'no-cp', owner: 'A', unit: 1, section: 2, ends: 'turn', left: 3 } as const;
  addEffect(state, first as never);
  const others = [{ what: 'enfeeble' }, { owner: 'B' }, { unit: 2 }, { section: 3 }, { ends: 'phase' }];
  for (const other of others) addEffect(state, { ...first, ...other } as never);
  expect(state.effects).toHaveLength(1 + others.length);
  addEffect(state, { ...first, left: 1 } as never);
  expect(state.effects).toHaveLength(1 + others.length);
  expect(state.effects.at(-1)).toEqual({ ...first, left: 1 });
});
