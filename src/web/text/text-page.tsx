import { useEffect, useState } from 'react';
import '../style/text.css';
import { adapterFor } from '../games/index.ts';
import { newMatch } from '../match/new-match.ts';
import { resume } from '../match/saving.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { TextScreen } from './text-screen.tsx';
import { TextStart } from './text-start.tsx';

/** Play in text: a match by its id, or the place to begin one. */
export function TextPage({ id }: { id: string | null }) {
  return id === null ? <TextStart /> : <TextMatch id={id} />;
}

function TextMatch({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let mine: Sitting | null = null;
    let gone = false;
    resume(id)
      .then((resumed) => {
        if (gone) return;
        if (!resumed) return setProblem('This game is not kept in this browser.');
        mine = sit(id, resumed.table, resumed.players, { speed: 'instant' });
        setSitting(mine);
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      mine?.leave();
    };
  }, [id]);
  if (problem)
    return (
      <main className="missing">
        <h1 className="name">No such game here</h1>
        <p role="alert">{problem}</p>
        <a className="btn go" href="#/text">
          Begin another in text
        </a>
      </main>
    );
  if (!sitting) return <p className="loading">Opening the game…</p>;
  return <TextScreen sitting={sitting} onRematch={() => void rematch(sitting)} />;
}

async function rematch({ match, players }: Sitting): Promise<void> {
  const id = await newMatch(adapterFor(match.ruleset.id), match.setup, players);
  window.location.hash = `#/text/${id}`;
}
