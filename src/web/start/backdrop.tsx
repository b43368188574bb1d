import { useMemo } from 'react';
import { startMatch } from '../../kernel/match.ts';
import { Doors, Entries, Marks } from '../board/fixtures.tsx';
import { cellOf, frameOf } from '../board/measure.ts';
import { outline } from '../board/outline.ts';
import { Piece } from '../board/piece.tsx';
import { Ship } from '../board/ship.tsx';
import type { Adapter, MissionCard } from '../games/adapter.ts';

/** The mission's own board behind the first screen, as it stands before the first move. */
export function Backdrop({ adapter, mission }: { adapter: Adapter; mission: MissionCard }) {
  const { board, scene, seen, frame } = useMemo(() => {
    const table = adapter.sit(startMatch(adapter.ruleset, mission.setup, { seed: '00' }));
    const view = table.match.game.view(table.match.state, 'spectator');
    const scene = adapter.postcard(table);
    const first = scene.pieces[1] ?? scene.pieces[0];
    const squares = first ? table.sight(view, first.id) : [];
    const board = table.board(view);
    const seen = outline(squares.map((s) => cellOf(board, s)));
    return { board, scene, seen, frame: frameOf(board) };
  }, [adapter, mission]);
  return (
    <div className="behind" aria-hidden="true">
      <svg
        className="board"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid meet"
      >
        <title>Board</title>
        <Ship board={board} />
        <Entries board={board} entries={scene.entries} />
        {seen && <path className="sight" d={seen} />}
        <Marks board={board} marks={scene.marks} layer="floor" />
        <Doors board={board} doors={scene.doors} />
        <Marks board={board} marks={scene.marks} layer="thing" />
        {scene.pieces.map((piece) => (
          <Piece key={piece.id} board={board} piece={piece} />
        ))}
      </svg>
      <div className="sweep" />
    </div>
  );
}
