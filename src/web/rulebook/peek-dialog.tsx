import { useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { BookProvider, useBook } from './open-book.tsx';
import { lookUp } from './peek.ts';
import { RuleCard } from './rule-card.tsx';
import './peek.css';
import './rulebook.css';
import { bookOfRule, placeOf } from './shelf.ts';

/** One rule over the page, with the way into the whole book. */
export function PeekDialog({ rule }: { rule: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shelved = bookOfRule(rule);
  const open = useBook(shelved);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const entry = open && typeof open !== 'string' ? open.entries.get(rule) : undefined;
  return (
    <dialog ref={dialog} className="peek" aria-label={`Rule ${rule}`} onClose={() => lookUp(null)}>
      <header className="peek-top">
        <p className="label">{entry ? entry.section.title : (shelved?.title ?? 'Rulebook')}</p>
        <a className="btn" href={placeOf(shelved?.id ?? '', rule)} data-do="open-rulebook">
          <Icon name="i-rulebook" /> Rulebook
        </a>
        <button
          type="button"
          className="btn"
          aria-label="Close"
          data-do="close-rule"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="i-close" />
        </button>
      </header>
      {open === null && <p className="dim">Opening…</p>}
      {typeof open === 'string' && <p className="harm">{open}</p>}
      {open && typeof open !== 'string' && (
        <BookProvider value={open}>
          {entry ? (
            <RuleCard key={rule} rule={entry.rule} heading="h2" />
          ) : (
            <p>The book has no rule {rule}.</p>
          )}
        </BookProvider>
      )}
    </dialog>
  );
}
