import { type ReactNode, useEffect, useRef } from 'react';
import { gameOf, usePlace } from '../address.ts';
import { usePages } from '../games/own-pages.ts';
import { ThemeChoice } from './choices.tsx';
import { Icon } from './icon.tsx';
import { placesOf } from './places.ts';

/** A page beside the table: the way home, the other places, and what it is about. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const here = usePlace();
  const game = gameOf(here);
  const own = usePages(game);
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of places is longer than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <div className="page">
      <header className="page-top">
        <a className="brand" href="#/" aria-label="Auspex, to the first screen">
          <Icon name="auspex" className="mark" />
        </a>
        <nav aria-label="Places" ref={nav}>
          {placesOf(game, own ?? {}).map(({ name, word, icon, address }) => (
            <a key={name} href={address} aria-current={here?.page === name ? 'page' : undefined}>
              <Icon name={icon} /> {word}
            </a>
          ))}
        </nav>
        <ThemeChoice />
      </header>
      <main className="page-main">
        <h1 className="page-title">{title}</h1>
        {children}
        {here?.page !== 'about' && (
          <footer className="page-foot">
            <a href="#/about">What is kept here, backup, licences</a>
          </footer>
        )}
      </main>
    </div>
  );
}

/** What went wrong, in a sentence. */
export function Trouble({ text }: { text: string | null }) {
  return text ? (
    <p className="harm trouble" role="alert">
      {text}
    </p>
  ) : null;
}
