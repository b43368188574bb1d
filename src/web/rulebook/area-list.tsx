import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Book, Chapter } from './book.ts';
import { placeOf } from './shelf.ts';

interface Props {
  book: Book;
  chapter: Chapter | null;
  narrow: boolean;
  children: ReactNode;
}

/** Every chapter of the book: a column at the side, or a sheet where there is no room for one. */
export function AreaList(props: Props) {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const { book, chapter, narrow, children } = props;
  useEffect(() => {
    if (open) sheet.current?.showModal();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the sheet
  useEffect(() => setOpen(false), [chapter?.slug]);
  if (!narrow)
    return (
      <aside className="book-side">
        {children}
        <Areas book={book} chapter={chapter} />
      </aside>
    );
  return (
    <div className="book-side">
      {children}
      <button
        type="button"
        className="btn"
        data-do="areas"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="i-menu" /> {chapter ? `Chapter: ${chapter.title}` : 'Chapters'}
      </button>
      {open && (
        <dialog ref={sheet} className="area-sheet" aria-label="Chapters" onClose={() => setOpen(false)}>
          <button type="button" className="btn" onClick={() => sheet.current?.close()}>
            <Icon name="i-close" /> Close
          </button>
          <Areas book={book} chapter={chapter} onPick={() => sheet.current?.close()} />
        </dialog>
      )}
    </div>
  );
}

function Areas({ book, chapter, onPick }: { book: Book; chapter: Chapter | null; onPick?: () => void }) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chapter?.slug]);
  return (
    <nav ref={list} className="areas" aria-label="Chapters">
      <a href={placeOf(book.id)} aria-current={chapter ? undefined : 'page'} onClick={onPick}>
        About this book
      </a>
      {book.chapters.map((each) => (
        <div key={each.slug}>
          <a
            href={placeOf(book.id, each.slug)}
            aria-current={each === chapter ? 'page' : undefined}
            onClick={onPick}
          >
            {each.title}
          </a>
          {each === chapter &&
            each.parts.map(({ slug, title }) => (
              <a key={slug} className="part" href={placeOf(book.id, slug)} onClick={onPick}>
                {title}
              </a>
            ))}
        </div>
      ))}
    </nav>
  );
}
