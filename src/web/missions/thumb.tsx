import { useMemo } from 'react';
import { cellOf, frameOf, SQUARE } from '../board/measure.ts';
import { outline } from '../board/outline.ts';
import type { MissionCard } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { BattleMap } from '../start/battle-map.tsx';

/** The floor of a mission, small: walls, doors as gaps, entry areas as dots. */
export function Thumb({ mission }: { mission: MissionCard }) {
  return mission.ground ? <BattleMap field={mission.ground()} /> : <FloorThumb mission={mission} />;
}

function FloorThumb({ mission }: { mission: MissionCard }) {
  const drawn = useMemo(() => {
    const board = mission.board();
    if (!board) return null;
    const floor = outline([...Array(board.size).keys()].map((s) => cellOf(board, s)));
    const { x, y, width, height } = frameOf(board);
    const goals = [...(board.marks.objective ?? []), ...(board.marks.exit ?? [])].map((s) =>
      cellOf(board, s),
    );
    return { floor, goals, box: `${x} ${y} ${width} ${height}` };
  }, [mission]);
  if (!drawn) return <Icon name="i-map" className="thumb" />;
  return (
    <svg className="thumb" viewBox={drawn.box} aria-hidden="true">
      <path className="thumb-floor" d={drawn.floor} />
      {drawn.goals.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          className="thumb-goal"
          x={x * SQUARE}
          y={y * SQUARE}
          width={SQUARE}
          height={SQUARE}
        />
      ))}
    </svg>
  );
}
