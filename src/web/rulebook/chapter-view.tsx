import { memo } from 'react';
import { Blocks } from './blocks.tsx';
import type { Book, Chapter, Entry } from './book.ts';
import { useOpenBook } from './open-book.tsx';

/** A chapter with its parts. */
export const ChapterView = memo(function ChapterView({ chapter }: { chapter: Chapter }) {
  return (
    <section className="chapter" aria-labelledby={`area-${chapter.slug}`}>
      <h2 id={`area-${chapter.slug}`} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.option && <p className="dim">In force only when the players or the mission say so.</p>}
      <Blocks blocks={chapter.blocks} />
      {chapter.parts.map((part) => (
        <section key={part.slug} className="chapter-part" aria-labelledby={`area-${part.slug}`}>
          <h2 id={`area-${part.slug}`} tabIndex={-1} className="part-title">
            {part.title}
          </h2>
          <Blocks blocks={part.blocks} />
        </section>
      ))}
    </section>
  );
});

/** What the book is, and how much of it is proven. */
export function FirstPage({ book, entries }: { book: Book; entries: ReadonlyMap<string, Entry> }) {
  const proofs = useOpenBook()?.proofs;
  const named = proofs ? [...entries.keys()].filter((id) => proofs.cases[id] || proofs.tests[id]).length : 0;
  return (
    <section className="chapter">
      <h2>{book.title}</h2>
      <Blocks blocks={book.intro} />
      {proofs && (
        <p className="book-count">
          <b className="num">{entries.size}</b> rules, <b className="num">{named}</b> of them proven by a case
          or a test.
        </p>
      )}
    </section>
  );
}
