import { useState } from 'react';
import { isMachine } from '../match/opponents.ts';
import type { Sitting } from '../match/sitting.ts';
import './why.css';

/** Asks the machine why it did what the report tells at that number. */
export function Why({ sitting, entry }: { sitting: Sitting; entry: number }) {
  const [said, setSaid] = useState<{ entry: number; reason: string } | null>(null);
  if (!Object.values(sitting.players).some(isMachine)) return null;
  const ask = async () => {
    const reason = await sitting.why(entry).catch((problem: Error) => problem.message);
    setSaid({ entry, reason });
  };
  return (
    <div className="why">
      <button
        type="button"
        className="btn"
        data-do="why"
        title="Why the opponent did this"
        onClick={() => void ask()}
      >
        Why?
      </button>
      <output className="dim">{said?.entry === entry ? said.reason : ''}</output>
    </div>
  );
}
