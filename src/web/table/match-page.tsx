import { useEffect, useState } from 'react';
import { adapterFor } from '../games/index.ts';
import { newMatch } from '../match/new-match.ts';
import { resume } from '../match/saving.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';
import { TableScreen } from './table-screen.tsx';

/** Opens a stored match and sits down at it; says what is wrong when it cannot be opened. */
export function MatchPage({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let mine: Sitting | null = null;
    let gone = false;
    resume(id)
      .then((resumed) => {
        if (gone) return;
        if (!resumed) return setProblem('This game is not kept in this browser.');
        mine = sit(id, resumed.table, resumed.players);
        setSitting(mine);
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      mine?.leave();
    };
  }, [id]);
  if (problem) return <Missing problem={problem} />;
  if (!sitting) return <p className="loading">Opening the game…</p>;
  return <TableScreen sitting={sitting} onRematch={() => void rematch(sitting)} />;
}

async function rematch({ match, players }: Sitting): Promise<void> {
  const id = await newMatch(adapterFor(match.ruleset.id), match.setup, players);
  window.location.hash = `#/match/${id}`;
}

function Missing({ problem }: { problem: string }) {
  return (
    <main className="missing">
      <Icon name="b-blip" className="big stealer" />
      <h1 className="name">No such game here</h1>
      <p className="dim">{problem}</p>
      <a className="btn go" href="#/">
        To the first screen
      </a>
    </main>
  );
}
