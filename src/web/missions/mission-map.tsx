import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../../grid/index.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import { rehearse } from '../../kernel/match.ts';
import { frameOf, SQUARE } from '../board/measure.ts';
import { Still } from '../board/still.tsx';
import { FieldStill } from '../field/field-still.tsx';
import { type Adapter, type FieldScene, type MissionCard, onSquares, type Scene } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';

/** The mission's board as it stands before the first move. A mission without forces of its own shows its floor. */
export function MissionMap({ adapter, mission }: { adapter: Adapter; mission: MissionCard }) {
  const drawn = useMemo(() => {
    try {
      if (mission.laid) return null;
      const match = rehearse(adapter.ruleset, mission.setup, '00');
      const table = adapter.table(match.game);
      const view = localSitting(match, 'spectator').view();
      if (table.stage === 'field') return { field: table.scene(view) as FieldScene };
      const squares = onSquares(table);
      return { board: squares.board(view), scene: squares.scene(view) };
    } catch {
      const board = mission.board();
      return board && { board, scene: { pieces: [], entries: [], doors: [], marks: [], boxes: [] } };
    }
  }, [adapter, mission]);
  if (!drawn)
    return (
      <p className="map-none dim">
        <Icon name="i-map" className="big" />
        {mission.ground
          ? 'The players lay the ground in turn, or take one laid by chance.'
          : 'The players lay this board from tiles, or take one laid by chance.'}
      </p>
    );
  if (drawn.field) return <FieldStill scene={drawn.field} label={`Map of ${mission.title}`} />;
  return <Drawing title={mission.title} {...drawn} />;
}

/** Below this many pixels a unit the names of sections only smear. */
const READABLE = 0.55;

const NAMES = SQUARE;

function Drawing({ title, board, scene }: { title: string; board: Board; scene: Scene }) {
  const frame = frameOf(board);
  // Names beside the outermost rooms and decks need room, too.
  const [x, y] = [frame.x - NAMES, frame.y - NAMES / 2];
  const [width, height] = [frame.width + 2 * NAMES, frame.height + NAMES];
  const svg = useRef<SVGSVGElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(([{ contentRect }]) =>
      setScale(Math.min(contentRect.width / width, contentRect.height / height) || 1),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height]);
  return (
    <svg
      ref={svg}
      className={scale < READABLE ? 'board mission-map small' : 'board mission-map'}
      style={{ '--letter': 1 / scale } as CSSProperties}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
    >
      <title>Map of {title}</title>
      <Still board={board} scene={scene} />
    </svg>
  );
}
