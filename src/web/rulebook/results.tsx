import './results.css';
import type { Hit } from './search.ts';
import { placeOf } from './shelf.ts';

const MOST = 60;

/** Rules that were found, best first, each with the place in its text. */
export function Results({
  book,
  hits,
  partly,
  query,
  onFollow,
}: {
  book: string;
  hits: readonly Hit[];
  /** No rule has every word. */
  partly: boolean;
  query: string;
  onFollow(): void;
}) {
  return (
    <section className="results" aria-label="Found">
      <p className="dim" role="status">
        {hits.length === 0
          ? `No rule has “${query.trim()}”. Try fewer words, or others.`
          : `${partly ? 'No rule has all of it. The nearest: ' : ''}${hits.length} ${hits.length === 1 ? 'rule' : 'rules'}${hits.length > MOST ? `, the first ${MOST} shown` : ''}`}
      </p>
      <ol>
        {hits.slice(0, MOST).map(({ entry, pieces }) => (
          <li key={entry.id}>
            <a href={placeOf(book, entry.id)} data-hit={entry.id} onClick={onFollow}>
              <b>{entry.id}</b> <small>{entry.section.title}</small>
              <span>
                {pieces.map((piece, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
                  i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece,
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
