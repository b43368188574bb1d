import './online.css';
import { useEffect, useState } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import type { Adapter } from '../games/adapter.ts';
import { adapters } from '../games/index.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { Missing } from '../parts/missing.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { afterFar } from './after-far.ts';
import { CallOff } from './call-off.tsx';
import { farHost } from './far-host.ts';
import { openLine } from './line.ts';
import { Waiting } from './waiting.tsx';

/** A table at the server: somebody is waited for, then it is played. */
export function RoomPage({ id }: { id: string }) {
  const [news, setNews] = useState<TableNews | null>(null);
  const [remote, setRemote] = useState<RemoteSitting | null>(null);
  const [stands, setStands] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [joins, setJoins] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever took a seat comes again, as somebody else
  useEffect(
    () => openLine(id, { news: setNews, seated: setRemote, line: setStands, gone: setProblem }),
    [id, joins],
  );
  const sitting = useFarSitting(news, remote, setProblem);
  if (problem)
    return (
      <Missing title="No such match" text={problem}>
        <a className="btn go" href="#/online">
          To the games of others
        </a>
      </Missing>
    );
  if (!news)
    return (
      <p className="loading">{stands ? 'Opening the game…' : 'The server does not answer. Trying again…'}</p>
    );
  if (!sitting) return <Waiting news={news} onJoined={() => setJoins(joins + 1)} />;
  const { you, phase } = news;
  // Asked whenever the menu is opened.
  const isFresh = () => phase === 'playing' && you !== 'spectator' && sitting.eyes(you).told().length === 1;
  const more = { menu: <CallOff id={id} isFresh={isFresh} /> };
  const again = news.phase === 'over' && news.you !== 'spectator' && news.rematch;
  const away = news.seats.find(({ seat, here }) => seat !== news.you && !here);
  return (
    <>
      <TableScreen sitting={sitting} after={afterFar(news, setProblem)} more={more} />
      {!stands ? (
        <p className="far-note" role="status">
          The line is broken. Trying again… Nothing is lost.
        </p>
      ) : again ? (
        <p className="far-note quiet" role="status">
          The other player plays again, sides swapped:{' '}
          <a href={`#/online/${again}`} data-do="follow">
            come along
          </a>
        </p>
      ) : (
        away &&
        news.phase === 'playing' && (
          <p className="far-note quiet" role="status">
            {away.name ?? 'The other player'} is away
          </p>
        )
      )}
    </>
  );
}

/** Sits down once there is something to look at, and leaves with the page. */
function useFarSitting(
  news: TableNews | null,
  remote: RemoteSitting | null,
  onProblem: (why: string) => void,
): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later news change nothing about who sits where
  useEffect(() => {
    if (!news || !remote) return;
    let mine: Sitting | null = null;
    let gone = false;
    adapters
      .load(news.ruleset)
      .then((adapter: Adapter) => {
        if (gone) return;
        mine = sit(farHost(news, remote, adapter));
        setSitting(mine);
      })
      .catch((error: Error) => onProblem(error.message));
    return () => {
      gone = true;
      mine?.leave();
      setSitting(null);
    };
  }, [remote]);
  return sitting;
}
