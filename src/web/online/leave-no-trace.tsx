import { useState } from 'react';
import { leaveNoTrace } from './api.ts';

/** Deletes one's name, games and words, after asking once. */
export function LeaveNoTrace({ onLeft, onProblem }: { onLeft(): void; onProblem(why: string): void }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <p>
        <button type="button" className="btn quiet" onClick={() => setSure(true)}>
          Leave no trace…
        </button>
      </p>
    );
  return (
    <p className="row">
      <button
        type="button"
        className="btn harm-btn"
        data-do="leave-no-trace"
        onClick={() => void leaveNoTrace().then(onLeft, (error: Error) => onProblem(error.message))}
      >
        Delete my name and all these games, for everybody
      </button>
      <button type="button" className="btn quiet" onClick={() => setSure(false)}>
        Keep them
      </button>
    </p>
  );
}
