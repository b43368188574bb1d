import './start.css';
import './game-home.css';
import { Suspense, useEffect, useRef } from 'react';
import { addressOf } from '../address.ts';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { placeOf } from '../rulebook/shelf.ts';
import { Scene } from '../scenes/scene.tsx';
import { DOORS, type Door } from './doors.ts';
import { Lead } from './lead.tsx';
import { OnTheTable } from './on-the-table.tsx';
import { standingOf } from './standing.ts';
import { ThemeButton } from './theme-button.tsx';
import { ToCome } from './to-come.tsx';
import { useGo } from './use-go.ts';
import { useSaves } from './use-saves.ts';

/** A game's own page: one press to play it, and everything there is of it. */
export function GameHome({ door }: { door: Door }) {
  const { saves, drop } = useSaves();
  const { problem, go } = useGo();
  const standing = standingOf(door.id);
  const plays = standing.is === 'table';
  const mine = saves?.filter(({ game }) => game === door.id) ?? null;
  return (
    <div className="game-home">
      <GameTop here={door.id} />
      <main>
        <section className="game-hero">
          <Scene game={door.id} box={door.wide} />
          <div className="lead">
            <Facts door={door} />
            <h1>{door.title}</h1>
            <p className="line">{door.line}</p>
            {plays && mine && <Lead game={door.id} saves={mine} onGo={go} />}
            {!plays && standing.book && (
              <>
                <p className="lack">{standing.lack}</p>
                <a className="play-now" href={placeOf(door.id)} data-do="rulebook">
                  <Icon name="i-rulebook" />
                  <span>
                    <b>Read the rules</b>
                    <small>{standing.book.rules} rules in our own words, searchable</small>
                  </span>
                </a>
              </>
            )}
            <Trouble text={problem} />
          </div>
        </section>
        <div className="game-main">
          {plays ? (
            <Suspense fallback={<p className="dim">Opening…</p>}>
              <OnTheTable door={door} saves={mine ?? []} onDrop={drop} />
            </Suspense>
          ) : (
            <ToCome door={door} standing={standing} />
          )}
        </div>
      </main>
    </div>
  );
}

/** The way home, and to the other games. */
function GameTop({ here }: { here: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of games is longer than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <header className="game-top">
      <a className="home" href="#/" aria-label="Auspex, to the first screen">
        <Icon name="auspex" className="mark" />
        <Icon name="wordmark" className="word" />
      </a>
      <nav aria-label="Games" ref={nav}>
        {DOORS.map(({ id, title }) => (
          <a key={id} href={addressOf(id)} aria-current={id === here ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <ThemeButton />
    </header>
  );
}

function Facts({ door: { table, length, players } }: { door: Door }) {
  return (
    <ul className="game-facts" aria-label="Table, length, players">
      <li>
        <Icon name={table === 'Corridors' ? 'i-corridor' : 'i-table'} /> {table}
      </li>
      <li>
        <Icon name={length.endsWith('min') ? 'i-timer' : 'i-roster'} /> {length}
      </li>
      <li>
        <Icon name="i-person" /> {players} {players === '1' ? 'player' : 'players'}
      </li>
    </ul>
  );
}
