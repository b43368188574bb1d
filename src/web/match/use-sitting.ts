import { useEffect, useState } from 'react';
import { adapters } from '../games/index.ts';
import { newMatch } from './new-match.ts';
import { resume } from './saving.ts';
import { type House, sit } from './sit.ts';
import type { Sitting } from './sitting.ts';

/** Sits down at a stored match and leaves it with the page; or says what is wrong when it cannot be opened. */
export function useSitting(
  id: string,
  speed?: House['speed'],
): { sitting: Sitting | null; problem: string | null } {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let mine: Sitting | null = null;
    let gone = false;
    resume(id)
      .then((resumed) => {
        if (gone) return;
        if (!resumed) return setProblem('This game is not kept in this browser.');
        mine = sit(id, resumed.table, resumed.players, { speed });
        setSitting(mine);
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      mine?.leave();
    };
  }, [id, speed]);
  return { sitting, problem };
}

/** The same mission and players once more; the id of the new match. */
export async function rematch({ match, players }: Sitting): Promise<string> {
  return newMatch(await adapters.load(match.ruleset.id), match.setup, players);
}
