import { useEffect, useState } from 'react';
import { fileOf } from '../online/api.ts';
import { FAR } from '../online/far-host.ts';
import { Missing } from '../parts/missing.tsx';
import { getSave } from '../store/saves.ts';
import { unpack } from './link.ts';
import { openReplay, type Replay } from './replay.ts';
import { ReplayScreen } from './replay-screen.tsx';

/** A match kept in this browser or at the server, or one that came in a link. */
export function ReplayPage({ id, data }: { id?: string; data?: string }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const work = data === undefined ? kept(id ?? '') : unpack(data).then((text) => openReplay(text));
    work
      .then((opened) => !gone && setReplay(opened))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
    };
  }, [id, data]);
  if (problem)
    return (
      <Missing title="No replay here" text={problem}>
        <a className="btn go" href="#/replays">
          To the replays
        </a>
        <a className="btn" href="#/">
          To the first screen
        </a>
      </Missing>
    );
  if (!replay) return <p className="loading">Opening the replay…</p>;
  return <ReplayScreen replay={replay} />;
}

async function kept(id: string): Promise<Replay> {
  if (id.startsWith(FAR)) return openReplay(await fileOf(id.slice(FAR.length)));
  const save = await getSave(id);
  if (!save) throw new Error('This game is not kept in this browser.');
  return openReplay(save.text, save.players);
}
