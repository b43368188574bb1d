import type { Board } from '../../grid/index.ts';
import type { Scene } from '../games/adapter.ts';
import { Doors, Entries, Marks } from './fixtures.tsx';
import { Links } from './links.tsx';
import { Pieces } from './piece.tsx';
import { Ship } from './ship.tsx';

/** A board that is only looked at: everything on it, in its order. */
export function Still({ board, scene }: { board: Board; scene: Scene }) {
  return (
    <>
      <Ship board={board} />
      <Entries board={board} entries={scene.entries} />
      <Marks board={board} marks={scene.marks} layer="floor" />
      <Doors board={board} doors={scene.doors} />
      <Marks board={board} marks={scene.marks} layer="thing" />
      <Pieces board={board} pieces={scene.pieces} />
      <Marks board={board} marks={scene.marks} layer="cloud" />
      <Links board={board} marks={scene.marks} at={-1} />
    </>
  );
}
