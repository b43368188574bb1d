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
import { FarChat } from './far-chat.tsx';
import { FarClocks } from './far-clocks.tsx';
import { farHost } from './far-host.ts';
import { FarMenu } from './far-menu.tsx';
import { FarNotes } from './far-notes.tsx';
import { type FarLine, openLine } from './line.ts';
import { useBell } from './use-bell.ts';
import { Waiting } from './waiting.tsx';

/** A table at the server: somebody is waited for, then it is played. */
export function RoomPage({ id }: { id: string }) {
  const [news, setNews] = useState<TableNews | null>(null);
  const [remote, setRemote] = useState<RemoteSitting | null>(null);
  const [stands, setStands] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [joins, setJoins] = useState(0);
  const [line, setLine] = useState<FarLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever took a seat comes again, as somebody else
  useEffect(() => {
    const opened = openLine(id, { news: setNews, seated: setRemote, line: setStands, gone: setProblem });
    setLine(opened);
    return opened.end;
  }, [id, joins]);
  const sitting = useFarSitting(news, remote, setProblem);
  useBell(remote);
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
  if (!sitting || !line) return <Waiting news={news} onJoined={() => setJoins(joins + 1)} />;
  const { you } = news;
  // Asked whenever the menu is opened.
  const isFresh = () => you !== 'spectator' && sitting.eyes(you).told().length === 1;
  const more = {
    menu: <FarMenu news={news} line={line} isFresh={isFresh} />,
    bar: (
      <>
        <FarClocks news={news} nameOf={sitting.table.seatName} />
        <FarChat news={news} line={line} />
      </>
    ),
  };
  return (
    <>
      <TableScreen sitting={sitting} after={afterFar(news, setProblem)} more={more} />
      <FarNotes news={news} stands={stands} line={line} />
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
