import { useState } from 'react';
import './why.css';

interface Props {
  /** What the reason is about: of another thing it is not shown. */
  about: number;
  onAsk(): Promise<string>;
}

/** Asks the machine why it did something. */
export function Why({ about, onAsk }: Props) {
  const [said, setSaid] = useState<{ about: number; reason: string } | null>(null);
  const ask = async () => {
    const reason = await onAsk().catch((problem: Error) => problem.message);
    setSaid({ about, reason });
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
      <output className="dim">{said?.about === about ? said.reason : ''}</output>
    </div>
  );
}
