/** Turns played in one go (the solo rules) are shown picture by picture. */
import { useEffect, useState } from 'react';
import { type Frame, onSquares } from '../games/adapter.ts';
import type { Lens, Replay } from './replay.ts';

/** Fewer pictures than this are one step. */
const MANY = 4;
const NONE: readonly Frame[] = [];

/** Milliseconds for one picture at normal speed. */
export const FRAME = 260;

export function framesAt(replay: Replay, lens: Lens, at: number): readonly Frame[] {
  const told = at === 0 ? [] : replay.toldAt(at, lens);
  if (told.length <= MANY) return NONE;
  const table = onSquares(replay.table);
  const frames = table.frames(table.scene(replay.viewAt(at - 1, lens)), told);
  return frames.length > MANY ? frames : NONE;
}

/** The picture to show now; null once they have all been shown. */
export function useFrames(frames: readonly Frame[], pace: number): { frame: Frame; n: number } | null {
  const [shown, setShown] = useState({ frames, n: 0 });
  const n = shown.frames === frames ? shown.n : 0;
  useEffect(() => {
    if (n >= frames.length) return;
    const timer = setTimeout(() => setShown({ frames, n: n + 1 }), pace);
    return () => clearTimeout(timer);
  }, [frames, n, pace]);
  return n < frames.length ? { frame: frames[n], n } : null;
}
