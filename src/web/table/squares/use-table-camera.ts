import { useEffect, useMemo } from 'react';
import type { Board } from '../../../grid/index.ts';
import { frameOf, frameWith } from '../../board/frame.ts';
import { around, squareBox } from '../../board/spot-boxes.ts';
import type { Prompt } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { Box } from '../../stage/box.ts';
import { type Camera, createCamera } from '../../stage/camera.ts';
import { useFollow } from './follow.ts';
import { promptBoxes } from './prompt-boxes.ts';
import { squareOf } from './squares-at.ts';
import type { Controls } from './use-controls.ts';

/** The camera over the table: it keeps the board in its frame and, where told, follows what matters. */
export function useTableCamera(
  { table }: Sitting,
  { look, hand, selected, spots }: Controls,
  board: Board,
  prompt: Prompt | null,
  narrow: boolean,
  follows: boolean,
): Camera {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that grows is told to the same camera
  const camera = useMemo(() => createCamera(frameOf(board)), [table]);
  const plots = hand?.bar.flatMap(({ offers }) => offers.map(({ plot }) => plot)) ?? [];
  const frame = frameWith(board, plots);
  useEffect(() => camera.reframe(frame), [camera, frame]);
  const own = look.mine ? squareOf(look, selected) : -1;
  const focus = useMemo((): Box | null => {
    if (!prompt) return own >= 0 ? squareBox(board, own) : null;
    const { about, keep } = promptBoxes(board, look, prompt, spots);
    return around(about ? [about, ...keep] : keep);
  }, [board, look, prompt, spots, own]);
  useFollow(camera, board, look.scene, follows ? focus : null, narrow && follows);
  return camera;
}
