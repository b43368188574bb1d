import { useState } from 'react';
import { interruptions } from '../../games/interruptions.ts';
import type { TableNews } from '../../kernel/far-table.ts';
import type { Interruption } from '../../kernel/interruption.ts';
import { listed } from '../../kernel/words.ts';
import type { AnswerGiven } from '../match/sitting.ts';
import { Note } from './far-notes.tsx';
import { useAsides } from './while-away.tsx';

/** The lines that the report has of them, under what was answered. */
export function answersOf(
  { you, answered = [] }: TableNews,
  asides: readonly Interruption[],
): ReadonlyMap<number, AnswerGiven> {
  const given = answered.map(({ n, as }): [number, AnswerGiven] => {
    const word = wordOf(as, asides);
    const sentence =
      as === 'machine' ? 'The machine played for you.' : `The server answered for you. ${word}.`;
    return [n - 1, { seat: you, word, sentence, open: false, byServer: true }];
  });
  return new Map(given);
}

/** Without them the report says less. */
export const asidesOf = (ruleset: string): Promise<readonly Interruption[]> =>
  interruptions.load(ruleset).catch(() => []);

function wordOf(as: string, asides: readonly Interruption[]): string {
  if (as === 'machine') return 'a turn by the machine';
  return asides.find(({ id }) => id === as)?.word ?? 'A question';
}

/** What was answered while one was away, until one has seen it. */
export function useMissed({ id, answered = [] }: TableNews) {
  const key = `auspex.answered.${id}`;
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(key) ?? 0));
  const last = answered.at(-1)?.n ?? 0;
  return {
    missed: answered.filter(({ n }) => n > seen),
    forget() {
      localStorage.setItem(key, String(last));
      setSeen(last);
    },
  };
}

/** By kinds of question, with how many there were. */
export function MissedNote({
  news,
  missed,
  onSeen,
}: {
  news: TableNews;
  missed: NonNullable<TableNews['answered']>;
  onSeen(): void;
}) {
  const asides = useAsides(news.ruleset);
  const counts = new Map<string, number>();
  for (const { as } of missed) counts.set(as, (counts.get(as) ?? 0) + 1);
  const words = [...counts].map(([as, n]) => (n > 1 ? `${wordOf(as, asides)} (${n})` : wordOf(as, asides)));
  return (
    <Note>
      <span>While you were away the server answered for you: {listed(words)}. The report shows each.</span>{' '}
      <button type="button" className="btn" data-do="seen-answers" onClick={onSeen}>
        Seen
      </button>
    </Note>
  );
}
