import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import type { Table } from './table.ts';
import { redact, reveals } from './view.ts';

/** Model 1 is of side A. */
const table = { models: [null, { side: 'A' }] } as unknown as Table;
const told = (event: object) =>
  ['A', 'B', 'spectator'].map((viewer) => reveals(table, event as Event, viewer).join(' '));

test.each([
  [{ kind: 'armies' }, 'A B', 'A B', 'A B'],
  [{ kind: 'revealed' }, 'models follows', 'models follows', 'models follows'],
  [{ kind: 'orders-revealed' }, 'orders', 'orders', 'orders'],
  [{ kind: 'arrivals', side: 'A' }, '', 'kind pods', 'kind pods'],
  [{ kind: 'arrivals', side: 'B' }, 'kind pods', '', 'kind pods'],
  [{ kind: 'pod-fell', model: 1 }, '', 'riders', 'riders'],
  ...['shot', 'shelled', 'barrage', 'beam', 'power'].flatMap((kind) => [
    [{ kind, model: 1, lost: 'range' }, 'lost', 'lost', 'lost'],
    [{ kind, model: 1, lost: 'gone' }, '', '', ''],
    [{ kind, model: 1 }, '', '', ''],
  ]),
  [{ kind: 'scatter' }, ...Array(3).fill('direction x y')],
  [{ kind: 'titan-falls' }, ...Array(3).fill('direction')],
  [{ kind: 'set-up', side: 'A' }, '', '', ''],
] as [object, ...string[]][])('E2-HID: what %j shows to A, to B and to onlookers', (event, ...shown) => {
  expect(told(event)).toEqual(shown);
});

test('E2-HID-03: orders are told to their side alone, all else to everybody', () => {
  const event = { kind: 'ordered', side: 'A', orders: [[1, 'charge']] } as unknown as Event;
  expect(redact(event, 'A')).toBe(event);
  for (const viewer of ['B', 'spectator'])
    expect(redact(event, viewer)).toEqual({ kind: 'ordered', side: 'A' });
  const open = { kind: 'set-up', side: 'A' } as unknown as Event;
  expect(redact(open, 'B')).toBe(open);
});
