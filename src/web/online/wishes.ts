import type { TimeControl } from '../../kernel/far-table.ts';

/** What somebody last wished for when they invited: remembered by the page, not kept. */
export const wishes = { name: '', listed: false, time: 'none', delay: 0 };

/** The ways to play by the clock that are offered. */
export const TIMES: readonly {
  readonly id: string;
  readonly word: string;
  readonly control: TimeControl | null;
}[] = [
  { id: 'none', word: 'No clock', control: null },
  {
    id: 'quick',
    word: 'Live: 15 minutes each, 10 seconds more a turn',
    control: { bank: 900, increment: 10 },
  },
  {
    id: 'live',
    word: 'Live: 30 minutes each, 20 seconds more a turn',
    control: { bank: 1800, increment: 20 },
  },
  {
    id: 'long',
    word: 'Live: 90 minutes each, 30 seconds more a turn',
    control: { bank: 5400, increment: 30 },
  },
  { id: 'day', word: 'By correspondence: a day for each answer', control: { hours: 24 } },
  { id: 'days', word: 'By correspondence: three days for each answer', control: { hours: 72 } },
  { id: 'week', word: 'By correspondence: a week for each answer', control: { hours: 168 } },
];
