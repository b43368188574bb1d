import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { block, report } from './api.ts';

const LONGEST = 500;

/** Blocking the other player, and telling the host about them. */
export function KeepAway({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tried = (work: Promise<unknown>, done: string) =>
    void work
      .then(() => {
        setSaid(done);
        setProblem(null);
      })
      .catch((error: Error) => setProblem(error.message));
  if (!open)
    return (
      <button type="button" className="btn" data-do="keep-away" onClick={() => setOpen(true)}>
        <Icon name="i-close" /> Block or report {name}…
      </button>
    );
  return (
    <div className="far-away">
      <button
        type="button"
        className="btn"
        data-do="block"
        onClick={() =>
          tried(
            block(id),
            `${name} is blocked: you will not meet or hear each other again. This match goes on.`,
          )
        }
      >
        Block {name}
      </button>
      <label className="field">
        <span className="label">What should the host know?</span>
        <textarea
          data-field="report"
          rows={2}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button
        type="button"
        className="btn"
        data-do="report"
        aria-disabled={text.trim() === ''}
        onClick={() => text.trim() !== '' && tried(report(id, text), 'The host can read it now.')}
      >
        Tell the host
      </button>
      {said && <p role="status">{said}</p>}
      <Trouble text={problem} />
    </div>
  );
}
