import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import { ADAPTERS } from '../games/index.ts';
import { keepNew } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import { planFor, startPlan } from '../missions/plan.ts';
import { SideChoice } from '../missions/side-choice.tsx';
import { ThemeChoice } from '../parts/choices.tsx';
import { Icon } from '../parts/icon.tsx';
import { dropSave, listSaves, type Save } from '../store/saves.ts';
import { Backdrop } from './backdrop.tsx';
import { LearnLink } from './learn-link.tsx';
import { SavedGames } from './saved-games.tsx';

/** The first screen: one press to play, without an account and without reading. */
export function Start() {
  const adapter = ADAPTERS[0];
  const [side, setSide] = useState<Seat>(adapter.seats[0].seat);
  // Those that need a list are started from their own page.
  const missions = adapter.missions.filter(({ bought }) => !bought);
  const [missionId, setMissionId] = useState(missions[0]?.id);
  const [saves, setSaves] = useState<Save[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const mission = missions.find(({ id }) => id === missionId) ?? missions[0];
  useEffect(() => void listSaves().then(setSaves), []);

  async function go(id: Promise<string>): Promise<void> {
    try {
      window.location.hash = `#/match/${await id}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const begin = (opponent: 'machine' | 'person') =>
    go(startPlan(adapter, mission, { ...planFor(adapter, mission, side), opponent, byChance: true }));
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
            <button type="button" className="btn go" data-do="play" onClick={() => void begin('machine')}>
              <Icon name="i-play" />
              <span>
                <b>Play now</b>
                <small>You against the machine</small>
              </span>
            </button>
            <button type="button" className="btn" data-do="hotseat" onClick={() => void begin('person')}>
              <Icon name="i-two" />
              <span>
                <b>Two at one screen</b>
                <small>Pass it between turns</small>
              </span>
            </button>
            <LearnLink fresh={saves.length === 0} />
          </div>
          <SideChoice adapter={adapter} side={side} onChange={setSide} />
          <section className="mission-pick">
            <h2 className="label">{adapter.title}</h2>
            {missions.length > 1 ? (
              <select
                aria-label="Mission"
                value={mission.id}
                onChange={(event) => setMissionId(event.target.value)}
              >
                {missions.map(({ id, title }) => (
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
          <nav className="places" aria-label="Places">
            <a href="#/missions" data-do="missions">
              <Icon name="i-map" /> All missions and options
            </a>
            <a href="#/campaigns" data-do="campaigns">
              <Icon name="i-campaign" /> Campaigns
            </a>
            <a href="#/forces" data-do="forces">
              <Icon name="i-roster" /> Force lists
            </a>
            <a href="#/text" data-do="text">
              <Icon name="i-log" /> Play in text
            </a>
            <a href="#/replays" data-do="replays">
              <Icon name="i-replay" /> Replays
            </a>
            <a href="#/rulebook" data-do="rulebook">
              <Icon name="i-rulebook" /> Rulebook
            </a>
          </nav>
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
