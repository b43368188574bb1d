import { useEffect, useState } from 'react';
import { Missing } from '../../../parts/missing.tsx';
import { ownAddress } from '../own-address.ts';
import { forceIn } from './force-file.ts';
import { forces, keptNew } from './force-store.ts';

/** A force that came in a link: it is copied into this browser and opened. */
export function SharedForcePage({ id }: { id: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    forceIn(id)
      .then(async (list) => {
        if (gone) return;
        const made = keptNew(list);
        await forces.put(made);
        window.location.replace(ownAddress('forces', made.id));
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
    };
  }, [id]);
  if (problem === null) return <p className="loading">Opening…</p>;
  return (
    <Missing title="This force cannot be read" text={problem}>
      <a className="btn go" href={ownAddress('forces')}>
        To the force lists
      </a>
    </Missing>
  );
}
