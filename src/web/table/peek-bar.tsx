import type { Peek } from './use-peek.ts';

/** Says that the board shows another moment, and leads back. */
export function PeekBar({ peek, onBack }: { peek: Peek; onBack(): void }) {
  return (
    <section className="float peek-bar" role="status" aria-label="You look back">
      <p>
        <b>You look at {peek.when[0].toLowerCase() + peek.when.slice(1)}.</b>{' '}
        <span className="dim">{peek.text}</span>
      </p>
      <button type="button" className="btn go" data-do="now" onClick={onBack}>
        Back to now <kbd className="key">Esc</kbd>
      </button>
    </section>
  );
}
