import { useState } from 'react';
import './why.css';

interface Props {
  /** What is asked about, as the report tells it. */
  about: string;
  onAsk(): Promise<string>;
}

/** Asks the machine why it did something. The answer stays until something else is asked: play goes on meanwhile. */
export function Why({ about, onAsk }: Props) {
  const [said, setSaid] = useState('');
  const ask = async () => {
    const reason = await onAsk().catch((problem: Error) => problem.message);
    setSaid(about === '' ? reason : `${about} ${reason}`);
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
      <output className="dim">{said}</output>
    </div>
  );
}
