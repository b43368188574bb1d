import type { MouseEvent } from 'react';
import { lookUp } from '../rulebook/peek.ts';
import { bookOfRule, placeOf } from '../rulebook/shelf.ts';

/** The rule behind something, by its stable name. It opens that rule: in the rulebook there, elsewhere beside the page. */
export function Rule({ id, plain = false }: { id: string; plain?: boolean }) {
  const book = bookOfRule(id);
  // What is no rule of a book (the table's own words: conceding, taking back) has nothing to look up.
  if (!book) return null;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || window.location.hash.startsWith('#/rulebook')) return;
    event.preventDefault();
    lookUp(id);
  };
  return (
    <a className={plain ? 'rule-word' : 'rule'} href={placeOf(book.id, id)} data-rule={id} onClick={open}>
      {id}
    </a>
  );
}
