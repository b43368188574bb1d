import { useEffect, useRef } from 'react';
import type { Board } from '../../grid/index.ts';
import { middle, SQUARE } from '../board/measure.ts';
import type { Scene } from '../games/adapter.ts';
import type { Point } from '../stage/box.ts';
import type { Camera } from '../stage/camera.ts';

/** On a phone the whole board is too small to touch: squares are shown at least this large. */
const TOUCHABLE = 40 / SQUARE;

/** Keeps what matters in sight: the piece that acts or is asked about; on a phone also whatever the other side moves. */
export function useFollow(
  camera: Camera,
  board: Board,
  scene: Scene,
  own: Point | null,
  narrow: boolean,
): void {
  const focus = useRef<Point | null>(null);
  useEffect(() => {
    if (!own || (focus.current?.x === own.x && focus.current.y === own.y)) return;
    focus.current = own;
    camera.show(own, narrow ? TOUCHABLE : 0);
  }, [own, camera, narrow]);

  const places = useRef(new Map<number, number>());
  useEffect(() => {
    const moved = scene.pieces.find(({ id, square }) => places.current.get(id) !== square);
    const known = places.current.size > 0;
    places.current = new Map(scene.pieces.map(({ id, square }) => [id, square]));
    if (moved && known && narrow && !own) camera.show(middle(board, moved.square), TOUCHABLE);
  }, [scene, narrow, own, camera, board]);
}
