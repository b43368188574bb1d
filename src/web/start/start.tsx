import { useEffect, useState } from 'react';
import { addressOf } from '../address.ts';
import { FIRST_LESSON, lessonsDone } from '../drill/progress.ts';
import { FIRST_GAME, useAdapter } from '../games/index.ts';
import { keepNew } from '../match/new-match.ts';
import { defaultStrength } from '../match/opponents.ts';
import { openFile } from '../match/saving.ts';
import { planFor, startPlan } from '../missions/plan.ts';
import { ThemeChoice } from '../parts/choices.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { dropSave, listSaves, type Save } from '../store/saves.ts';
import { Backdrop } from './backdrop.tsx';
import { Places } from './places.tsx';
import { SavedGames } from './saved-games.tsx';

/** The first screen: one press to play, without an account and without reading. */
export function Start() {
  const adapter = useAdapter(FIRST_GAME);
  // The shortest first: those that need a list or are laid by the players are started from their own page.
  const [mission, larger = mission] = adapter.missions.filter(({ bought, laid }) => !bought && !laid);
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void listSaves().then(setSaves), []);
  if (!mission) return <p className="loading">No mission could be read.</p>;

  const lessons = lessonsDone().length;
  const isNew = lessons === 0 && (saves?.length ?? 0) === 0;
  const isWaiting = saves?.some(({ over }) => !over) ?? false;
  async function go(id: Promise<string>): Promise<void> {
    try {
      window.location.hash = `#/match/${await id}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const rival = defaultStrength(adapter.ruleset.id).title;
  const begin = (opponent: 'machine' | 'person') =>
    void go(startPlan(adapter, mission, { ...planFor(adapter, mission, adapter.seats[0].seat), opponent }));
  async function open(text: string): Promise<string> {
    const match = await openFile(text);
    return keepNew(match, Object.fromEntries(match.ruleset.seats.map((seat) => [seat, 'person'])));
  }
  return (
    <div className="start">
      <Backdrop adapter={adapter} mission={larger} />
      <header className="bar-top">
        <ThemeChoice />
      </header>
      <main className="hero">
        <h1>
          <Icon name="wordmark" className="word" label="Auspex" />
        </h1>
        <p className="line">
          A board game for two: armoured Marines against what lives in a dead ship. Every rule kept, every
          secret safe.
        </p>
        <SavedGames
          saves={saves ?? []}
          onDelete={(id) => {
            void dropSave(id);
            setSaves(saves?.filter((save) => save.id !== id) ?? null);
          }}
        />
        <div className="play">
          <button
            type="button"
            className={isWaiting ? 'btn' : 'btn go'}
            data-do="play"
            onClick={() => {
              if (isNew) window.location.hash = addressOf(adapter.ruleset.id, 'drill', FIRST_LESSON);
              else begin('machine');
            }}
          >
            <Icon name="i-play" />
            <span>
              <b>Play now</b>
              <small>{isNew ? 'Learn as you play' : `You against the ${rival}`}</small>
            </span>
          </button>
          <button type="button" className="btn" data-do="hotseat" onClick={() => begin('person')}>
            <Icon name="i-two" />
            <span>
              <b>Two at one screen</b>
              <small>Pass it between turns</small>
            </span>
          </button>
        </div>
        <p className="aside">
          {isNew ? (
            <button type="button" data-do="quick" onClick={() => begin('machine')}>
              I know the rules: straight to {mission.title}, against the {rival}
            </button>
          ) : (
            <a href={addressOf(adapter.ruleset.id, 'drill')} data-do="drill">
              Learn by doing:{' '}
              {lessons === 0
                ? 'eleven short lessons'
                : `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} done`}
            </a>
          )}
        </p>
        <Places />
        {problem && (
          <p className="harm" role="alert">
            {problem}
          </p>
        )}
      </main>
      <footer className="small-print">
        <FileButton
          word="Open a match file"
          accept=".auspex,text/plain"
          onText={(text) => void go(open(text))}
        />
        <p>
          Auspex is an unofficial project by people who like these games. It belongs to no publisher and uses
          nobody’s art or text.{' '}
          <a href="#/about" data-do="about">
            What is kept here, backup, licences
          </a>
        </p>
      </footer>
    </div>
  );
}
