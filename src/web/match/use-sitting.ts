import { useEffect, useState } from 'react';
import { type After, afterMatch } from '../ending/after.ts';
import { adapters } from '../games/index.ts';
import type { Speed } from '../settings.ts';
import { hostOf } from './host.ts';
import { resume } from './saving.ts';
import { sit } from './sit.ts';
import type { Sitting } from './sitting.ts';

export interface Seated {
  readonly sitting: Sitting;
  /** What can follow it; `open` goes to a match by its id. */
  after(open: (id: string) => void): After;
}

/** Sits down at a stored match and leaves it with the page; or says what is wrong when it cannot be opened. */
export function useSitting(id: string, pace?: Speed): { seated: Seated | null; problem: string | null } {
  const [seated, setSeated] = useState<Seated | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let mine: Sitting | null = null;
    let gone = false;
    resume(id)
      .then(async (resumed) => {
        if (!resumed) return setProblem('This game is not kept in this browser.');
        const { match, players } = resumed;
        const adapter = await adapters.load(match.ruleset.id);
        if (gone) return;
        mine = sit(hostOf(id, match, players, adapter), pace);
        const { title } = mine.table;
        setSeated({
          sitting: mine,
          after: (open) => afterMatch(adapter, { setup: match.setup, title }, players, open),
        });
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      mine?.leave();
    };
  }, [id, pace]);
  return { seated, problem };
}
