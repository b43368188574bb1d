import { useEffect, useMemo, useRef, useState } from 'react';
import { localSitting } from '../../kernel/local-sitting.ts';
import { rehearse } from '../../kernel/match.ts';
import { Effects } from '../board/effects.tsx';
import { Still } from '../board/still.tsx';
import { type Adapter, type MissionCard, onSquares } from '../games/adapter.ts';
import { Sign } from '../replay/sign.tsx';
import { isCalm } from './calm.ts';
import type { Moment } from './exhibition.ts';
import { type Framed, framed, RATIO } from './framing.ts';

/**
 * Behind the first screen: two bots at a real match, seen by an onlooker. Until it has come, and for those who want
 * no motion or must save data, the mission as it stands before the first move.
 */
export function Backdrop({ adapter, mission }: { adapter: Adapter; mission: MissionCard }) {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [paused, setPaused] = useState(false);
  const stopped = useRef(false);
  stopped.current = paused;
  useEffect(() => {
    if (isCalm()) return;
    let stop: () => void = () => undefined;
    let gone = false;
    const begin = async () => {
      const { exhibit } = await import('./exhibition.ts');
      if (!gone) stop = exhibit(adapter, mission, () => stopped.current, setMoment);
    };
    // The page is painted and answers before any of this is loaded.
    const timer = setTimeout(() => whenIdle(() => void begin()), 300);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [adapter, mission]);
  const opening = useMemo(() => openingOf(adapter, mission), [adapter, mission]);
  return (
    <>
      <div className="behind" aria-hidden="true">
        <Picture {...(moment ?? opening)} side={adapter.seats[0].side} />
        <div className="sweep" />
      </div>
      {moment && (
        <p className="onlooker">
          <button
            type="button"
            data-do="pause"
            aria-label={paused ? 'Let the bots play on' : 'Pause the bots'}
            onClick={() => setPaused(!paused)}
          >
            <Sign name={paused ? 'play' : 'pause'} />
          </button>
          <span>
            Two bots at <b>{moment.mission}</b>
            <small>{moment.summary}</small>
          </span>
        </p>
      )}
    </>
  );
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else work();
}

type Drawn = Pick<Moment, 'board' | 'scene' | 'effects' | 'beat'>;

function openingOf(adapter: Adapter, mission: MissionCard): Drawn {
  const match = rehearse(adapter.ruleset, mission.setup, '00');
  const table = onSquares(adapter.table(match.game));
  const view = localSitting(match, 'spectator').view();
  const scene = adapter.postcard?.(table, view) ?? table.scene(view);
  return { board: table.board(view), scene, effects: [], beat: 0 };
}

const WIDTH = 1000;

/** Follows one side over the board. */
function Picture({ board, scene, effects, beat, side }: Drawn & { side: string }) {
  const last = useRef<{ board: unknown; shot: Framed } | null>(null);
  const squares = scene.pieces.filter((piece) => piece.side === side).map(({ square }) => square);
  const shot = framed(board, squares, last.current?.board === board ? last.current.shot : null);
  last.current = { board, shot };
  const scale = WIDTH / shot.width;
  return (
    <svg
      className="board"
      viewBox={`0 0 ${WIDTH} ${WIDTH / RATIO}`}
      preserveAspectRatio="xMidYMid slice"
      data-beat={beat}
    >
      <title>Board</title>
      <g className="following" style={{ transform: `scale(${scale}) translate(${-shot.x}px, ${-shot.y}px)` }}>
        <Still board={board} scene={scene} />
        <Effects board={board} effects={effects} />
      </g>
    </svg>
  );
}
