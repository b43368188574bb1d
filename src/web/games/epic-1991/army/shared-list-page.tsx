import { useEffect, useState } from 'react';
import { Missing } from '../../../parts/missing.tsx';
import { ownAddress } from '../own-address.ts';
import { listIn } from './army-file.ts';
import { armies, keptNew } from './army-store.ts';

/** A list that came in a link: it is copied into this browser and opened. */
export function SharedListPage({ id }: { id: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    listIn(id)
      .then(async (army) => {
        if (gone) return;
        const made = keptNew(army);
        await armies.put(made);
        window.location.replace(ownAddress('forces', made.id));
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
    };
  }, [id]);
  if (problem === null) return <p className="loading">Opening…</p>;
  return (
    <Missing title="This list cannot be read" text={problem}>
      <a className="btn go" href={ownAddress('forces')}>
        To the force lists
      </a>
    </Missing>
  );
}
