import { addressOf } from '../address.ts';
import { lessonsDone } from '../drill/progress.ts';
import type { Pages } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { placesOf } from '../parts/places.ts';
import type { Save } from '../store/saves.ts';
import type { Door } from './doors.ts';
import { standingOf } from './standing.ts';

/** The drill, the book, replays, and the game's other pages. */
export function Helps({ door, saves, pages }: { door: Door; saves: readonly Save[]; pages: Pages }) {
  const done = lessonsDone(door.id).length;
  const finished = saves.filter(({ over }) => over).length;
  const words: Readonly<Record<string, string>> = {
    corridors: 'Missions for Genestealers, fought with a force of your own',
    campaigns: 'Missions in a row, with what they leave behind',
    replays:
      finished === 0
        ? 'Matches to look at again'
        : `${finished} ${finished === 1 ? 'match' : 'matches'} to look at`,
    rulebook: `Search ${standingOf(door.id).book?.rules ?? 0} rules, shown on a board`,
    companion: 'Clock, bag and counters for a real board',
    text: 'The whole game by ear and keys',
    editions: 'One position, and what either rulebook says of it',
  };
  const places = placesOf(door.id, pages).filter(({ name }) => words[name] !== undefined);
  return (
    <section aria-label="Learn and look up">
      <ul className="rows">
        {'drill' in pages && (
          <li className="row-item">
            <Icon name="i-learn" />
            <span>
              <a href={addressOf(door.id, 'drill')} data-do="drill">
                Drill
              </a>
              <small>
                {done === 0
                  ? 'Short lessons on the real table'
                  : `${done} ${done === 1 ? 'lesson' : 'lessons'} done`}
              </small>
            </span>
          </li>
        )}
        {places.map(({ name, word, icon, address }) => (
          <li key={name} className="row-item">
            <Icon name={icon} />
            <span>
              <a href={address} data-do={name}>
                {word}
              </a>
              <small>{words[name]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
