import './start.css';
import { addressOf } from '../address.ts';
import { lessonsDone } from '../drill/progress.ts';
import type { Pages } from '../games/adapter.ts';
import { useAdapterOnce } from '../games/index.ts';
import { usePages } from '../games/own-pages.ts';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { placesOf } from '../parts/places.ts';
import { Backdrop } from './backdrop.tsx';
import { gameToPlay, keepFile, readyMissions } from './begin.ts';
import { DOORS } from './doors.ts';
import { GameCard } from './game-card.tsx';
import { Lead } from './lead.tsx';
import { SavedGames } from './saved-games.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useGo } from './use-go.ts';
import { useSaves } from './use-saves.ts';

/** The first screen: one press to play, four games to look at, and the matches that wait. */
export function Start() {
  const { saves, drop } = useSaves();
  const { problem, go } = useGo();
  const game = gameToPlay(saves ?? []);
  const adapter = useAdapterOnce(game);
  const [first, larger = first] = adapter ? readyMissions(adapter) : [];
  return (
    <div className="start">
      {adapter?.postcard && larger && <Backdrop key={game} adapter={adapter} mission={larger} />}
      <header className="start-top">
        <Icon name="wordmark" className="word small" />
        <ThemeButton />
      </header>
      <Places game={game} own={usePages(game) ?? {}} />
      <main>
        <section className="lead">
          <h1>
            <Icon name="wordmark" className="word" label="Auspex" />
          </h1>
          <p className="line">
            Four classic wargames at one table.
            <br />
            Every rule kept, every secret safe.
          </p>
          {saves && <Lead game={game} saves={saves} onGo={go} />}
          <Trouble text={problem} />
        </section>
        <section className="games" aria-label="Four games">
          {DOORS.map((door) => (
            <GameCard key={door.id} door={door} />
          ))}
        </section>
        <SavedGames saves={saves ?? []} onDrop={drop} onFile={(text) => go(keepFile(text))} />
      </main>
      <footer className="small-print">
        <p>
          Unofficial, by people who like these games. Auspex belongs to no publisher and uses nobody’s art or
          text.{' '}
          <a href="#/about" data-do="about">
            What is kept here, backup, licences
          </a>
        </p>
      </footer>
    </div>
  );
}

/** What belongs to all games, and what helps with the one at hand. */
function Places({ game, own }: { game: string; own: Pages }) {
  const done = lessonsDone(game).length;
  const places = [
    { name: 'online', word: 'Play elsewhere', icon: 'i-two', address: '#/online' },
    { name: 'rulebook', word: 'Rulebooks', icon: 'i-rulebook', address: '#/rulebook' },
    { name: 'replays', word: 'Replays', icon: 'i-replay', address: '#/replays' },
    ...placesOf(game, own).filter(({ name }) => name === 'companion' || name === 'text'),
  ];
  return (
    <nav className="start-places" aria-label="Places">
      {'drill' in own && (
        <a href={addressOf(game, 'drill')} data-do="drill">
          <Icon name="i-learn" /> Learn by doing
          {done > 0 && <small>{`${done} ${done === 1 ? 'lesson' : 'lessons'} done`}</small>}
        </a>
      )}
      {places.map(({ name, word, icon, address }) => (
        <a key={name} href={address} data-do={name}>
          <Icon name={icon} /> {word}
        </a>
      ))}
    </nav>
  );
}
