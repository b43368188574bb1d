import './online.css';
import { useEffect, useState } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { adapters } from '../games/index.ts';
import { sit } from '../match/sit.ts';
import type { Sitting } from '../match/sitting.ts';
import { Missing } from '../parts/missing.tsx';
import { answersOf, asidesOf, MissedNote, useMissed } from './answered.tsx';
import { farHost } from './far-host.ts';
import { FarNotes } from './far-notes.tsx';
import { FarScreen } from './far-screen.tsx';
import { type FarLine, openLine } from './line.ts';
import { type NewsBoard, newsBoard, useNews } from './news.ts';
import { ShareChair } from './share-seat.tsx';
import { useBell } from './use-bell.ts';
import { Waiting } from './waiting.tsx';

/** A table at the server; `share`: by the link of somebody who shares their side. */
export function RoomPage({ id, share }: { id: string; share: string | null }) {
  return share === null ? <Room id={id} /> : <ShareChair id={id} share={share} />;
}

/** Somebody is waited for, then it is played. */
function Room({ id }: { id: string }) {
  const [board] = useState(newsBoard);
  const [remote, setRemote] = useState<RemoteSitting | null>(null);
  const [stands, setStands] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [joins, setJoins] = useState(0);
  const [line, setLine] = useState<FarLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever took a seat comes again, as somebody else
  useEffect(() => {
    const opened = openLine(id, { news: board.put, seated: setRemote, line: setStands, gone: setProblem });
    setLine(opened);
    return opened.end;
  }, [id, joins]);
  const sitting = useFarSitting(board, remote, setProblem);
  useBell(remote);
  if (problem)
    return (
      <Missing title="No such match" text={problem}>
        <a className="btn go" href="#/online">
          To the games of others
        </a>
      </Missing>
    );
  if (!sitting || !line)
    return <Before board={board} stands={stands} onJoined={() => setJoins((n) => n + 1)} />;
  return (
    <>
      <FarScreen sitting={sitting} board={board} line={line} onProblem={setProblem} />
      <Notes board={board} stands={stands} line={line} />
    </>
  );
}

function Before({ board, stands, onJoined }: { board: NewsBoard; stands: boolean; onJoined(): void }) {
  const news = useNews(board);
  if (news) return <Waiting news={news} onJoined={onJoined} />;
  return (
    <p className="loading">{stands ? 'Opening the game…' : 'The server does not answer. Trying again…'}</p>
  );
}

function Notes({ board, stands, line }: { board: NewsBoard; stands: boolean; line: FarLine }) {
  const news = useNews(board);
  return news && <Note news={news} stands={stands} line={line} />;
}

function Note(props: { news: TableNews; stands: boolean; line: FarLine }) {
  const { missed, forget } = useMissed(props.news);
  if (props.stands && missed.length > 0) return <MissedNote {...{ ...props, missed }} onSeen={forget} />;
  return <FarNotes {...props} />;
}

/** Sits down once there is something to look at, and leaves with the page. */
function useFarSitting(
  board: NewsBoard,
  remote: RemoteSitting | null,
  onProblem: (why: string) => void,
): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(() => {
    const news = board.get(); // later news change nothing about who sits where
    if (!news || !remote) return;
    let mine: Sitting | null = null;
    let gone = false;
    Promise.all([adapters.load(news.ruleset), asidesOf(news.ruleset)])
      .then(([adapter, asides]) => {
        if (gone) return;
        mine = sit(farHost(news, remote, adapter, () => answersOf(board.get()!, asides)));
        setSitting(mine);
        const { id, you, campaign } = news;
        if (campaign && you !== 'spectator')
          // What the other browser wrote may be nonsense: the match is played all the same.
          adapter.joinCampaign?.({ match: id, seat: you, data: campaign }).catch(() => undefined);
      })
      .catch((error: Error) => onProblem(error.message));
    return () => {
      gone = true;
      mine?.leave();
      setSitting(null);
    };
  }, [board, remote, onProblem]);
  return sitting;
}
