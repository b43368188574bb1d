import { expect, test } from 'vitest';
import type { OrderGiven } from '../match/sitting.ts';
import type { ReportLine } from '../table/lines.ts';
import { sayOrder, withOrders } from './told.ts';

const given = (open: boolean): OrderGiven => ({
  seat: 'marine',
  order: 'unjam',
  sentence: 'Jams on overwatch: leave them.',
  word: 'Jams on overwatch',
  open,
  offer: {} as OrderGiven['offer'],
});
const line = (key: string, heading = false) =>
  ({ key, entry: Number.parseInt(key, 10), text: key, rules: [], seat: 'marine', heading }) as ReportLine;
const keys = (lines: readonly ReportLine[]) => lines.map(({ key }) => key);

test('the other player reads at most what it was about, and of secret ones nothing', () => {
  expect(sayOrder(given(false), 'marine')).toBe('Standing order. Jams on overwatch: leave them.');
  expect(sayOrder(given(true), 'stealer')).toBe('A standing order answers. Jams on overwatch.');
  expect(sayOrder(given(false), 'stealer')).toBeNull();
  expect(sayOrder(given(false), 'spectator')).toBeNull();
});

test('what the server answered is told to whom it answered for, and to nobody else', () => {
  const byServer = { ...given(true), byServer: true as const };
  expect(sayOrder(byServer, 'marine')).toBe('Jams on overwatch: leave them.');
  expect(sayOrder(byServer, 'stealer')).toBeNull();
});

test('the line stands under what the order played, and above what came before', () => {
  // Newest first; the heading of a phase stands above its lines, though it is older than they are.
  const lines = [line('2.0', true), line('6.0'), line('5.0'), line('3.0'), line('0.0')];
  const byOrder = new Map([[4, given(false)]]); // the fifth entry
  expect(keys(withOrders(lines, byOrder, 'marine'))).toEqual(['2.0', '6.0', '5.0', 'order 4', '3.0', '0.0']);
  expect(withOrders(lines, byOrder, 'stealer')).toHaveLength(5);
});
