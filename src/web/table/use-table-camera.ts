import { useEffect, useMemo } from 'react';
import type { Board } from '../../grid/index.ts';
import { frameOf, frameWith } from '../board/frame.ts';
import { middle } from '../board/measure.ts';
import type { Prompt } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import type { Point } from '../stage/box.ts';
import { type Camera, createCamera } from '../stage/camera.ts';
import { useFollow } from './follow.ts';
import { squareOf } from './picks.ts';
import type { Play } from './use-play.ts';

/** The camera over the table: it keeps the board in its frame and, where told, follows what matters. */
export function useTableCamera(
  { table }: Sitting,
  { look, hand, selected, spots }: Play,
  board: Board,
  prompt: Prompt | null,
  narrow: boolean,
  follows: boolean,
): { camera: Camera; promptAt: Point | null } {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that grows is told to the same camera
  const camera = useMemo(() => createCamera(frameOf(board)), [table]);
  const plots = hand?.bar.flatMap(({ offers }) => offers.map(({ plot }) => plot)) ?? [];
  const frame = frameWith(board, plots);
  useEffect(() => camera.reframe(frame), [camera, frame]);
  const asked = prompt ? (prompt.square ?? squareOf(look, prompt.unit ?? 0)) : -1;
  const promptAt = useMemo(() => (asked >= 0 ? middle(board, asked) : null), [asked, board]);
  // Arrows at a square and answers that lie together must be large enough to touch.
  const turning = spots[0]?.arrow === undefined ? undefined : spots[0].square;
  const own = look.mine ? squareOf(look, selected) : -1;
  const focus = turning ?? (asked >= 0 ? asked : (prompt?.near ?? own));
  const at = useMemo(() => (focus >= 0 ? middle(board, focus) : null), [focus, board]);
  useFollow(camera, board, look.scene, follows ? at : null, narrow && follows);
  return { camera, promptAt };
}
