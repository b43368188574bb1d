import { shelf } from 'virtual:rulebook';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { GAMES } from '../../games/list.ts';
import { Icon } from '../parts/icon.tsx';
import { useNarrow } from '../parts/media.ts';
import { Page } from '../parts/page.tsx';
import { missionsWord } from '../start/doors.ts';
import { AreaList } from './area-list.tsx';
import type { Book, Chapter, Entry } from './book.ts';
import { ChapterView, FirstPage } from './chapter-view.tsx';
import { BookProvider, type OpenBook, useBook } from './open-book.tsx';
import { Results } from './results.tsx';
import './rulebook.css';
import { search } from './search.ts';
import { bookNamed, placeOf } from './shelf.ts';

/** The rulebook: areas at the side, one chapter at a time, found by words or by name. */
export function RulebookPage({ id, target }: { id: string | null; target: string | null }) {
  const shelved = bookNamed(id) ?? bookNamed(GAMES[0].id) ?? shelf[0];
  const open = useBook(shelved);
  return (
    <Page title="Rulebook">
      {open === null && <p className="dim">Opening…</p>}
      {typeof open === 'string' && <p className="harm">{open}</p>}
      {open && typeof open !== 'string' && (
        <BookProvider value={open}>
          <Reader key={open.book.id} open={open} target={target} />
        </BookProvider>
      )}
    </Page>
  );
}

function Reader({ open, target }: { open: OpenBook; target: string | null }) {
  const { book, entries } = open;
  const narrow = useNarrow();
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState(false);
  const { hits, partly } = useMemo(() => search(entries, query), [entries, query]);
  const chapter = chapterOf(book, entries, target);
  const { length } = book.chapters;
  const at = chapter ? book.chapters.indexOf(chapter) : -1;
  // A rule that was followed or found is what the reader wants next: the search is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends the search
  useEffect(() => setQuery(''), [target]);
  const searching = query.trim() !== '';
  useEffect(() => {
    if (!searching) comeInto(target);
  }, [target, searching]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the top again
  useEffect(() => {
    if (searching) document.querySelector('.page-main')?.scrollTo({ top: 0 });
  }, [query]);
  function print(): void {
    flushSync(() => setWhole(true));
    window.print();
    setWhole(false);
  }
  return (
    <div className="rulebook">
      <AreaList book={book} chapter={chapter} narrow={narrow}>
        <label className="field book-pick">
          <span className="label">Game</span>
          <select
            value={book.id}
            onChange={(event) => {
              window.location.hash = placeOf(event.target.value);
            }}
          >
            {shelf.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </AreaList>
      <div className="book-main">
        <search>
          <form
            className="book-search"
            onSubmit={(event) => {
              event.preventDefault();
              if (hits[0]) window.location.hash = placeOf(book.id, hits[0].entry.id);
            }}
          >
            <label className="field">
              <span className="label">Search the rules</span>
              <input
                type="search"
                value={query}
                placeholder={
                  missionsWord(book.id) === 'Battles'
                    ? 'fire from cover, out of formation'
                    : 'closed door, shoot through a friend'
                }
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
            <button type="button" className="btn" data-do="print" onClick={print}>
              <Icon name="i-log" /> Print all
            </button>
          </form>
        </search>
        {searching ? (
          <Results book={book.id} hits={hits} partly={partly} query={query} onFollow={() => setQuery('')} />
        ) : whole ? (
          <>
            <FirstPage book={book} entries={entries} />
            {book.chapters.map((each) => (
              <ChapterView key={each.slug} chapter={each} />
            ))}
          </>
        ) : chapter ? (
          <ChapterView chapter={chapter} />
        ) : (
          <FirstPage book={book} entries={entries} />
        )}
        {!searching && !whole && (
          <nav className="book-turn" aria-label="Neighbouring areas">
            {at > 0 && <Turn book={book} to={book.chapters[at - 1]} word="Before" />}
            {at + 1 < length && <Turn book={book} to={book.chapters[at + 1]} word="Next" />}
          </nav>
        )}
      </div>
    </div>
  );
}

function Turn({ book, to, word }: { book: Book; to: Chapter; word: string }) {
  return (
    <a className="btn" href={placeOf(book.id, to.slug)}>
      {word}: {to.title}
    </a>
  );
}

function chapterOf(book: Book, entries: ReadonlyMap<string, Entry>, target: string | null): Chapter | null {
  if (!target) return null;
  const entry = entries.get(target.toUpperCase());
  if (entry) return entry.chapter;
  const named = (slug: string) => slug.toLowerCase() === target.toLowerCase();
  return (
    book.chapters.find(({ slug, parts }) => named(slug) || parts.some((part) => named(part.slug))) ?? null
  );
}

/** The rule or area of the address comes into sight and takes the focus. */
function comeInto(target: string | null): void {
  for (const old of document.querySelectorAll('.rulebook .here')) old.classList.remove('here');
  if (!target) return;
  const id = CSS.escape(target.toUpperCase());
  const rule = document.querySelector(
    `.rulebook [data-rule-row="${id}"], .rulebook [data-rule-card="${id}"]`,
  );
  const place = rule ?? document.getElementById(`area-${target}`);
  if (!place) return;
  rule?.classList.add('here');
  place.scrollIntoView({ block: rule ? 'center' : 'start' });
  const focus = place.matches('h2, h3') ? place : place.querySelector<HTMLElement>('h2, h3');
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
}
