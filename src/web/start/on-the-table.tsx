import { addressOf } from '../address.ts';
import { lessonsDone } from '../drill/progress.ts';
import { useAdapter } from '../games/index.ts';
import { defaultStrength, rememberStrength } from '../match/opponents.ts';
import { Thumb } from '../missions/thumb.tsx';
import { Icon } from '../parts/icon.tsx';
import { placesOf } from '../parts/places.ts';
import { useSettings } from '../settings.ts';
import type { Save } from '../store/saves.ts';
import { Armies } from './armies.tsx';
import type { Door } from './doors.ts';
import { tallies } from './records.ts';
import { SavedList } from './saved-games.tsx';
import { standingOf } from './standing.ts';

const SHOWN = 6;

interface Props {
  door: Door;
  /** Matches of this game. */
  saves: readonly Save[];
  onDrop(id: string): void;
}

/** What a game that is played here offers: missions, armies, opponents, and what helps with it. */
export function OnTheTable({ door, saves, onDrop }: Props) {
  const { missions } = useAdapter(door.id);
  const places = placesOf(door.id);
  const forces = places.find(({ name }) => name === 'forces');
  return (
    <>
      <section className="missions-part" aria-labelledby="missions">
        <header>
          <h2 className="label" id="missions">
            Missions
          </h2>
          <a href={addressOf(door.id, 'missions')} data-do="all-missions">
            All {missions.length}
          </a>
        </header>
        <ul className="tiles">
          {missions.slice(0, SHOWN).map((mission) => (
            <li key={mission.id} className="tile">
              <Thumb mission={mission} />
              <a href={addressOf(door.id, 'missions', mission.id)} data-mission={mission.id}>
                {mission.title}
              </a>
              <p>{mission.summary}</p>
              <small className="num">{mission.minutes} min</small>
            </li>
          ))}
        </ul>
      </section>
      <div className="stack">
        <Armies door={door} build={forces?.address} />
        <Helps door={door} saves={saves} />
      </div>
      <div className="stack">
        <Opponents game={door.id} saves={saves} />
        <SavedList saves={saves} onDrop={onDrop} />
      </div>
    </>
  );
}

/** The drill, the book, replays, and the game's other pages. */
function Helps({ door, saves }: { door: Door; saves: readonly Save[] }) {
  const done = lessonsDone().length;
  const finished = saves.filter(({ over }) => over).length;
  const words: Readonly<Record<string, string>> = {
    campaigns: 'Missions in a row, with what they leave behind',
    replays:
      finished === 0
        ? 'Matches to look at again'
        : `${finished} ${finished === 1 ? 'match' : 'matches'} to look at`,
    rulebook: `Search ${standingOf(door.id).book?.rules ?? 0} rules, shown on a board`,
    companion: 'Clock, bag and counters for a real board',
    text: 'The whole game by ear and keys',
  };
  const places = placesOf(door.id).filter(({ name }) => words[name] !== undefined);
  return (
    <section aria-label="Learn and look up">
      <ul className="rows">
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

/** The machine's strengths, and how one has fared against each. */
function Opponents({ game, saves }: { game: string; saves: readonly Save[] }) {
  const { strengths } = standingOf(game);
  const fared = tallies(saves);
  useSettings(); // the strength last chosen
  if (strengths.length === 0) return null;
  const next = defaultStrength(game).id;
  return (
    <section aria-labelledby="opponents">
      <header>
        <h2 className="label" id="opponents">
          Opponents
        </h2>
      </header>
      <ul className="rows">
        {strengths.map(({ id, title, text }, i) => (
          <li key={id} className={id === next ? 'row-item next' : 'row-item'} data-strength={id}>
            <span className="bars" aria-hidden="true">
              {strengths.map((one, n) => (
                <i key={one.id} className={n <= i ? 'on' : undefined} />
              ))}
            </span>
            <span>
              <button
                type="button"
                aria-pressed={id === next}
                title={`Play against the ${title} next`}
                onClick={() => rememberStrength(id)}
              >
                {title}
              </button>
              <small>{text}</small>
            </span>
            {fared[id] && (
              <small className="num">
                won {fared[id].won}, lost {fared[id].lost}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
