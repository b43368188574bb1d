import { useEffect, useRef } from 'react';
import type { Board } from '../../../grid/index.ts';
import { SQUARE } from '../../board/measure.ts';
import { squareBox } from '../../board/spot-boxes.ts';
import type { Scene } from '../../games/adapter.ts';
import type { Box } from '../../stage/box.ts';
import type { Camera } from '../../stage/camera.ts';

/** Squares are shown at least this large: to read them, and on a phone to touch them. */
const READABLE = 26 / SQUARE;
const TOUCHABLE = 40 / SQUARE;

/** Keeps what matters in sight: who acts, or all that a question is about; on a phone also whatever the other side moves. */
export function useFollow(
  camera: Camera,
  board: Board,
  scene: Scene,
  own: Box | null,
  narrow: boolean,
): void {
  const least = narrow ? TOUCHABLE : READABLE;
  const focus = useRef('');
  useEffect(() => {
    const key = JSON.stringify([own, least]);
    if (!own || focus.current === key) return;
    focus.current = key;
    camera.show(own, least);
  }, [own, camera, least]);

  const places = useRef(new Map<number, number>());
  useEffect(() => {
    const moved = scene.pieces.find(({ id, square }) => places.current.get(id) !== square);
    const known = places.current.size > 0;
    places.current = new Map(scene.pieces.map(({ id, square }) => [id, square]));
    if (moved && known && narrow && !own) camera.show(squareBox(board, moved.square), least);
  }, [scene, narrow, own, camera, board, least]);
}
