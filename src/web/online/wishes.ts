import type { TimeControl } from '../../kernel/far-table.ts';
import { counted } from '../../kernel/words.ts';

/** What somebody last wished for when they invited: remembered by the page, not kept. */
export const wishes = { name: '', listed: false, time: 'none', delay: 0 };

/** How far spectators are behind, as it is offered. */
export const DELAYS = [
  { seconds: 0, word: 'At once' },
  { seconds: 60, word: 'A minute later' },
  { seconds: 300, word: 'Five minutes later' },
] as const;

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

/** How long each may think, in words. */
export function timeWord(control: TimeControl | null): string {
  const offered = TIMES.find((one) => JSON.stringify(one.control) === JSON.stringify(control));
  if (offered) return offered.word;
  if (control === null) return 'No clock';
  if ('hours' in control) return `By correspondence: ${counted(control.hours, 'hour')} for each answer`;
  const { bank, increment } = control;
  return `Live: ${counted(Math.round(bank / 60), 'minute')} each, ${counted(increment, 'second')} more a turn`;
}
