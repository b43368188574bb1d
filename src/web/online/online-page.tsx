import './online.css';
import { useEffect, useState } from 'react';
import { GAMES } from '../../games/list.ts';
import { Icon } from '../parts/icon.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import { type Listed, leaveNoTrace, listMatches } from './api.ts';
import { Blocked } from './blocked.tsx';
import { MyName } from './my-name.tsx';
import { TellMe } from './tell-me.tsx';

const EVERY = 5_000;

/** Matches with people elsewhere: one's own, and those that anybody may join. */
export function OnlinePage() {
  const [lists, setLists] = useState<{ mine: Listed[]; open: Listed[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after a change
  useEffect(() => {
    let gone = false;
    const look = () =>
      listMatches()
        .then((found) => {
          if (gone) return;
          setLists(found);
          setProblem(null);
        })
        .catch((error: Error) => !gone && setProblem(error.message));
    void look();
    const timer = setInterval(() => document.hidden || void look(), EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [asked]);
  return (
    <Page title="With people elsewhere">
      <p className="dim">
        Choose a mission or a battle and play it against <b>a person elsewhere</b>: you get a link to send.
        Live or a move a day, the match waits for both of you.
      </p>
      <div className="row">
        {GAMES.filter(({ lacks }) => lacks.web === undefined).map(({ id, title }) => (
          <a key={id} className="btn" href={`#/${id}/missions`}>
            <Icon name="i-map" /> {title}
          </a>
        ))}
      </div>
      <Trouble text={problem} />
      {lists && (
        <Matches
          title="Your games"
          none="None yet."
          list={lists.mine.filter(({ phase }) => phase !== 'over')}
        />
      )}
      {lists && (
        <Matches title="Open to anybody" none="Nobody waits for an opponent now." list={lists.open} />
      )}
      {lists && lists.mine.some(({ phase }) => phase === 'over') && (
        <Matches title="Done" none="" list={lists.mine.filter(({ phase }) => phase === 'over')} />
      )}
      {lists && <TellMe />}
      {lists && <Blocked />}
      {lists && <MyName onBrought={() => setAsked(asked + 1)} />}
      {lists && lists.mine.length > 0 && (
        <p className="far-leave">
          {leaving ? (
            <button
              type="button"
              className="btn"
              data-do="leave-no-trace"
              onClick={() => void leaveNoTrace().then(() => setAsked(asked + 1))}
            >
              Delete my name and all these games, for everybody
            </button>
          ) : (
            <button type="button" className="btn quiet" onClick={() => setLeaving(true)}>
              Leave no trace…
            </button>
          )}
        </p>
      )}
      <p className="dim">
        <a href="#/privacy" data-do="privacy">
          What this server keeps of you, and for how long
        </a>
      </p>
    </Page>
  );
}

const PHASES = {
  open: 'Waits for somebody',
  sealing: 'About to begin',
  playing: 'Being played',
  over: 'Over',
};

/** 'stealer (KERNEL-CONCEDE) The game was conceded.' with the winner's name: 'Ben won. The game was conceded.' */
function resultOf({ result, seats }: Listed): string | null {
  const [, winner, why] = /^(\S+) \([^)]*\) (.*)$/.exec(result ?? '') ?? [];
  if (winner === undefined) return result;
  const name = seats.find(({ seat }) => seat === winner)?.name ?? winner;
  return winner === 'draw' ? `A draw. ${why}` : `${name} won. ${why}`;
}

function Matches({ title, none, list }: { title: string; none: string; list: readonly Listed[] }) {
  return (
    <section aria-label={title}>
      <h2 className="label">{title}</h2>
      {list.length === 0 && <p className="dim">{none}</p>}
      <ul className="far-list">
        {list.map((one) => (
          <li key={one.id}>
            <a className="squad" href={`#/online/${one.id}`} data-match={one.id}>
              <b>{one.title || 'A match'}</b>
              <span className="dim">{GAMES.find(({ id }) => id === one.ruleset)?.title ?? one.ruleset}</span>
              <span>{one.seats.map(({ name }) => name ?? 'somebody').join(' against ')}</span>
              {one.due ? (
                <b className="due">Your turn</b>
              ) : (
                <small className="dim">{resultOf(one) ?? PHASES[one.phase]}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
