import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../../kernel/contract.ts';
import type { Sitting as Eyes } from '../../kernel/sitting.ts';
import type { Adapter, Table } from '../games/adapter.ts';
import { afterMatch } from './after.ts';
import { luckLine, resultOf, turningPoint } from './result.ts';

vi.mock('../match/new-match.ts', () => ({
  newMatch: (_adapter: unknown, _setup: unknown, players: unknown) =>
    Promise.resolve(JSON.stringify(players)),
}));

const ALONE = { marine: 'person', stealer: 'machine recruit' } as const;

test('one person wins or loses; for two the match is simply over', () => {
  expect(resultOf({ winner: 'marine' }, ALONE)).toBe('won');
  expect(resultOf({ winner: 'stealer' }, ALONE)).toBe('lost');
  expect(resultOf({ winner: null }, ALONE)).toBe('drawn');
  expect(resultOf({ winner: 'marine' }, { marine: 'person', stealer: 'person' })).toBe('over');
});

/** Events that say themselves what they are: a phase, or somebody's death. */
const phase = (text: string) => ({ kind: 'phase', text }) as GameEvent;
const death = (text: string, seat: string) => ({ kind: 'died', text, seat }) as GameEvent;
const table = {
  scene: () => null,
  tell: ({ text, seat }: { text: string; seat?: string }) => ({ text, seat, rules: [] }),
  frames: (_scene: unknown, [{ kind }]: GameEvent[]) => (kind === 'died' ? [{ weight: 'kill' }] : []),
  seatName: (seat: string) => (seat === 'marine' ? 'Marine' : 'Stealer'),
  luck: () => (event: GameEvent) => (event as unknown as { luck?: unknown[] }).luck ?? [],
} as unknown as Table;
const told = (...events: GameEvent[]) =>
  ({ view: () => null, told: () => [{ n: 0, kind: 'played', events }] }) as unknown as Eyes;

test('the turning point is where the loser lost most beyond the winner', () => {
  const eyes = told(
    phase('Turn 1, Marines.'),
    death('The Genestealer dies.', 'stealer'),
    phase('Turn 2, Stealers.'),
    death('Castor dies.', 'marine'),
    death('Lucan dies.', 'marine'),
    phase('Turn 3, Stealers.'),
    death('Ares dies.', 'marine'),
  );
  expect(turningPoint(table, eyes, 'stealer')).toEqual({
    when: 'Turn 2, Stealers',
    lost: ['Castor dies.', 'Lucan dies.'],
  });
  expect(turningPoint(table, eyes, 'marine')?.when).toBe('Turn 1, Marines');
  expect(turningPoint(table, eyes, null)).toBeNull();
  expect(turningPoint(table, told(phase('Turn 1, Marines.')), 'marine')).toBeNull();
});

test('what fell more than once is told once', () => {
  const eyes = told(
    phase('Turn 1, Marines.'),
    ...['A Rhino is lost.', 'A Rhino is lost.', 'Ares dies.'].map((text) => death(text, 'stealer')),
  );
  expect(turningPoint(table, eyes, 'marine')?.lost).toEqual(['A Rhino is lost, twice.', 'Ares dies.']);
});

test('luck in a line, from everything that was thrown', () => {
  const thrown = (seat: string, actual: number) =>
    ({
      kind: 'shot',
      text: '',
      luck: [{ seat, what: 'Shots', measure: 'hits', rolls: 1, expected: 0.5, actual, spread: 0.25 }],
    }) as unknown as GameEvent;
  const eyes = told(
    ...[1, 1, 1, 1, 1].map((hit) => thrown('marine', hit)),
    thrown('stealer', 1),
    thrown('stealer', 0),
  );
  expect(luckLine(table, eyes, ALONE)).toBe(
    "Your dice were very lucky (5 thrown), the other side's dice fell as expected (2 thrown).",
  );
  expect(luckLine(table, told(), ALONE)).toBe('');
});

const adapter = {
  ruleset: { id: 'hulk-revised', seats: ['marine', 'stealer'] },
  seats: [
    { seat: 'marine', name: 'Marines' },
    { seat: 'stealer', name: 'Stealers' },
  ],
  missions: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
} as unknown as Adapter;

test('after a match: the next mission, the next stronger opponent, the other side', async () => {
  const opened: string[] = [];
  const after = afterMatch(adapter, { setup: null, title: 'One' }, ALONE, (id) => opened.push(id));
  expect(after.next).toEqual({ title: 'Two', href: '#/hulk-revised/missions/two' });
  expect(after.stronger?.title).toBe('Regular');
  after.stronger?.begin();
  after.swapped?.begin();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened.map((players) => JSON.parse(players))).toEqual([
    { marine: 'person', stealer: 'machine simple' },
    { marine: 'machine recruit', stealer: 'person' },
  ]);
});

test('nothing is promised that is not there', () => {
  const open = () => undefined;
  const best = { marine: 'person', stealer: 'machine veteran' } as const;
  const last = afterMatch(adapter, { setup: null, title: 'Two' }, best, open);
  expect([last.next, last.stronger, typeof last.swapped]).toEqual([undefined, undefined, 'object']);
  const two = afterMatch(
    adapter,
    { setup: null, title: 'My own' },
    { marine: 'person', stealer: 'person' },
    open,
  );
  expect([two.next, two.stronger, two.swapped]).toEqual([undefined, undefined, undefined]);
});
