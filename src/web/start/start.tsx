import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import { ADAPTERS } from '../games/index.ts';
import { keepNew, newMatch } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import { ThemeChoice } from '../parts/choices.tsx';
import { Icon } from '../parts/icon.tsx';
import { dropSave, listSaves, type Save } from '../store/saves.ts';
import { Backdrop } from './backdrop.tsx';
import { SavedGames } from './saved-games.tsx';

/** The first screen: one press to play, without an account and without reading. */
export function Start() {
  const adapter = ADAPTERS[0];
  const [side, setSide] = useState<Seat>(adapter.seats[0].seat);
  const [missionId, setMissionId] = useState(adapter.missions[0]?.id);
  const [saves, setSaves] = useState<Save[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const mission = adapter.missions.find(({ id }) => id === missionId) ?? adapter.missions[0];
  useEffect(() => void listSaves().then(setSaves), []);

  async function go(id: Promise<string>): Promise<void> {
    try {
      window.location.hash = `#/match/${await id}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const begin = (person: Seat | null) => go(newMatch(adapter, mission.setup, person));
  async function open(file: File): Promise<string> {
    const table = await openFile(await file.text());
    return keepNew(table, Object.fromEntries(table.match.ruleset.seats.map((seat) => [seat, 'person'])));
  }
  if (!mission) return <p className="loading">No mission could be read.</p>;
  return (
    <div className="start">
      <Backdrop adapter={adapter} mission={mission} />
      <header className="bar-top">
        <ThemeChoice />
      </header>
      <main className="hero">
        <div>
          <h1>
            <Icon name="wordmark" className="word" label="Auspex" />
          </h1>
          <p className="line">Boarding actions in the browser. Every rule kept, every secret safe.</p>
          <div className="play">
            <button type="button" className="btn go" data-do="play" onClick={() => void begin(side)}>
              <Icon name="i-play" />
              <span>
                <b>Play now</b>
                <small>You against the machine</small>
              </span>
            </button>
            <button type="button" className="btn" data-do="hotseat" onClick={() => void begin(null)}>
              <Icon name="i-two" />
              <span>
                <b>Two at one screen</b>
                <small>Pass it between turns</small>
              </span>
            </button>
          </div>
          <fieldset className="sides">
            <legend className="label">You play</legend>
            {adapter.seats.map(({ seat, name, symbol, side: colour }) => (
              <label key={seat} className={seat === side ? 'on' : ''}>
                <input
                  type="radio"
                  name="side"
                  value={seat}
                  checked={seat === side}
                  onChange={() => setSide(seat)}
                />
                <Icon name={symbol} className={`face ${colour}`} />
                {name}
              </label>
            ))}
          </fieldset>
          <section className="mission-pick">
            <h2 className="label">{adapter.title}</h2>
            {adapter.missions.length > 1 ? (
              <select
                aria-label="Mission"
                value={mission.id}
                onChange={(event) => setMissionId(event.target.value)}
              >
                {adapter.missions.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            ) : (
              <h3 className="name">{mission.title}</h3>
            )}
            <p className="dim">
              {mission.summary} About {mission.minutes} minutes.
            </p>
          </section>
          <label className="open-file">
            <Icon name="i-replay" /> Open a match file
            <input
              type="file"
              accept=".auspex,text/plain"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void go(open(file));
              }}
            />
          </label>
          {problem && (
            <p className="harm" role="alert">
              {problem}
            </p>
          )}
        </div>
        <SavedGames
          saves={saves}
          onDelete={(id) => {
            void dropSave(id);
            setSaves(saves.filter((save) => save.id !== id));
          }}
        />
      </main>
      <footer className="small-print">
        Auspex is an unofficial project by people who like these games. It belongs to no publisher and uses
        nobody’s art or text.
      </footer>
    </div>
  );
}
