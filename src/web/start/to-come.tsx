import { useEffect, useState } from 'react';
import { GAMES } from '../../games/list.ts';
import { addressOf } from '../address.ts';
import { usePages } from '../games/own-pages.ts';
import { Icon } from '../parts/icon.tsx';
import type { Book } from '../rulebook/book.ts';
import { placeOf } from '../rulebook/shelf.ts';
import { Armies } from './armies.tsx';
import { BattleMap } from './battle-map.tsx';
import type { Door } from './doors.ts';
import { type Gallery, galleryOf } from './gallery.ts';
import type { Standing } from './standing.ts';

/** What there is of a game without a table: its book, its battles and lists, and what is still missing. */
export function ToCome({ door, standing }: { door: Door; standing: Standing }) {
  const pages = usePages(door.id) ?? {};
  const gallery = useFetched<Gallery | null>(door.id, galleryOf);
  const book = useFetched(door.id, async () => (await standing.book?.open())?.default ?? null);
  return (
    <>
      {gallery ? <Battles gallery={gallery} /> : <Chapters book={book} />}
      <div className="stack">
        <Armies
          door={door}
          lists={gallery?.lists}
          build={'forces' in pages ? addressOf(door.id, 'forces') : undefined}
        />
      </div>
      <div className="stack">
        <Today door={door} standing={standing} />
      </div>
      {gallery && <Chapters book={book} />}
    </>
  );
}

/** Null until it is here; what could not be fetched is left out. */
function useFetched<T>(id: string, fetch: (id: string) => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each game
  useEffect(() => {
    let gone = false;
    fetch(id).then(
      (it) => !gone && setFound(it),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return found;
}

function Battles({ gallery: { battles } }: { gallery: Gallery }) {
  return (
    <section className="missions-part" aria-labelledby="battles">
      <header>
        <h2 className="label" id="battles">
          Battles
        </h2>
        <span className="dim">{battles.length} ready to fight</span>
      </header>
      <ul className="tiles still">
        {battles.map((field) => (
          <li key={field.id} className="tile" data-battle={field.id}>
            <BattleMap field={field} />
            <b>{field.title}</b>
            <p>{field.who}</p>
            <small className="num">{field.points.toLocaleString('en-GB')} points</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The chapters of the book, each a way into it. */
function Chapters({ book }: { book: Book | null }) {
  return (
    <section className="chapters-part" aria-labelledby="chapters">
      <header>
        <h2 className="label" id="chapters">
          The rulebook
        </h2>
      </header>
      <ol className="chapters">
        {book?.chapters.map(({ slug, title, codes }) => (
          <li key={slug}>
            <a href={placeOf(book.id, codes[0] ?? slug)}>{title}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What stands, and what is missing, as the game itself says it. */
function Today({ door, standing }: { door: Door; standing: Standing }) {
  const game = GAMES.find(({ id }) => id === door.id);
  const { lacks = {} } = game ?? {};
  const steps = [
    { word: 'Rulebook', lack: null, text: `${standing.book?.rules ?? 0} rules written down` },
    {
      word: 'Rules',
      lack: game ? null : 'To come.',
      text: game?.complete ? 'Every rule in force' : 'In part',
    },
    {
      word: 'Opponents',
      lack: game ? lacks.bots : 'To come.',
      text: standing.strengths.map(({ title }) => title).join(', '),
    },
    { word: 'Table', lack: game ? lacks.web : 'To come.', text: 'Here in the browser' },
  ];
  return (
    <section aria-labelledby="today">
      <header>
        <h2 className="label" id="today">
          Today
        </h2>
      </header>
      <ul className="rows">
        {steps.map(({ word, lack, text }) => (
          <li key={word} className={lack ? 'row-item yet' : 'row-item'}>
            <Icon name={lack ? 'i-timer' : 'i-check'} />
            <span>
              <b>{word}</b>
              <small>{lack ?? text}</small>
            </span>
          </li>
        ))}
        {door.command && game && !lacks.cli && (
          <li className="row-item">
            <Icon name="i-log" />
            <span>
              <b>At the command line</b>
              <small>
                A battle can be fought there today: <code>{door.command}</code>
              </small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
