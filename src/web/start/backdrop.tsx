import { useEffect, useMemo, useRef, useState } from 'react';
import { localSitting } from '../../kernel/local-sitting.ts';
import { rehearse } from '../../kernel/match.ts';
import { Effects } from '../board/effects.tsx';
import { frameOf } from '../board/measure.ts';
import { Still } from '../board/still.tsx';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { Sign } from '../replay/sign.tsx';
import { isCalm } from './calm.ts';
import type { Moment } from './exhibition.ts';

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
        <Picture {...(moment ?? opening)} />
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
  const table = adapter.table(match.game);
  const view = localSitting(match, 'spectator').view();
  return { board: table.board(view), scene: adapter.postcard(table, view), effects: [], beat: 0 };
}

function Picture({ board, scene, effects, beat }: Drawn) {
  const { x, y, width, height } = frameOf(board);
  return (
    <svg
      className="board"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      data-beat={beat}
    >
      <title>Board</title>
      <Still board={board} scene={scene} />
      <Effects board={board} effects={effects} />
    </svg>
  );
}
