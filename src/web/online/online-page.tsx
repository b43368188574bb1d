import './online.css';
import { useEffect, useState } from 'react';
import { Page, Trouble } from '../parts/page.tsx';
import { type Listed, listMatches } from './api.ts';
import { Blocked } from './blocked.tsx';
import { FarBegin } from './far-begin.tsx';
import { FarMatches } from './far-matches.tsx';
import { LeaveNoTrace } from './leave-no-trace.tsx';
import { MyName } from './my-name.tsx';
import { TellMe } from './tell-me.tsx';

const EVERY = 5_000;

/** Matches with people elsewhere: one's own, and those that anybody may join. */
export function OnlinePage() {
  const [lists, setLists] = useState<{ mine: Listed[]; open: Listed[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
  const [begun, done] = [true, false].map((open) =>
    (lists?.mine ?? []).filter(({ phase }) => (phase !== 'over') === open),
  );
  return (
    <Page title="With people elsewhere">
      <Trouble text={problem} />
      {begun.length === 0 && <FarBegin />}
      {lists && begun.length > 0 && <FarMatches title="Your games" none="" list={begun} />}
      {lists && (
        <FarMatches title="Open to anybody" none="Nobody waits for an opponent now." list={lists.open} />
      )}
      {begun.length > 0 && <FarBegin />}
      {done.length > 0 && <FarMatches title="Done" none="" list={done} />}
      {lists && (
        <section className="far-me" aria-label="You, here">
          <h2 className="label">You, here</h2>
          <TellMe />
          <Blocked />
          <MyName asked={asked} onBrought={() => setAsked(asked + 1)} />
          {lists.mine.length > 0 && (
            <LeaveNoTrace onLeft={() => setAsked(asked + 1)} onProblem={setProblem} />
          )}
          <p>
            <a className="link" href="#/privacy" data-do="privacy">
              What this server keeps of you, and for how long
            </a>
          </p>
        </section>
      )}
    </Page>
  );
}
