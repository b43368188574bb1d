import { expect, test } from 'vitest';
import { waitingFor } from './account.ts';
import type { Decision } from './contract.ts';
import type { Match } from './match.ts';

test('of a sealed question another seat knows only that it is open; an open one is known to all', () => {
  const sealed: Decision = { seat: 'red', kind: 'order', rule: 'TOY-ORDER', unit: 3, secret: true };
  const open: Decision = { seat: 'blue', kind: 'move', rule: 'TOY-MOVE', unit: 4 };
  const match = { outcome: null, state: {}, game: { pending: () => [sealed, open] } } as unknown as Match;
  expect(waitingFor(match, 'red')).toEqual([sealed, open]);
  const hidden = { seat: 'red', kind: 'order', rule: 'TOY-ORDER', secret: true };
  expect(waitingFor(match, 'blue')).toEqual([hidden, open]);
  expect(waitingFor(match, 'spectator')).toEqual([hidden, open]);
});
