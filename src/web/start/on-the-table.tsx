import { addressOf } from '../address.ts';
import { useAdapter } from '../games/index.ts';
import { usePages } from '../games/own-pages.ts';
import { Thumb } from '../missions/thumb.tsx';
import { placesOf } from '../parts/places.ts';
import type { Save } from '../store/saves.ts';
import { Armies } from './armies.tsx';
import { type Door, missionsWord } from './doors.ts';
import { Helps } from './helps.tsx';
import { Opponents } from './opponents.tsx';
import { SavedList } from './saved-games.tsx';

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
  const pages = usePages(door.id) ?? {};
  const forces = placesOf(door.id, pages).find(({ name }) => name === 'forces');
  return (
    <>
      <section className="missions-part" aria-labelledby="missions">
        <header>
          <h2 className="label" id="missions">
            {missionsWord(door.id)}
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
        <Helps door={door} saves={saves} pages={pages} />
      </div>
      <div className="stack">
        <Opponents game={door.id} saves={saves} />
        <SavedList saves={saves} onDrop={onDrop} />
      </div>
    </>
  );
}
