import { useEffect, useState } from 'react';

export const SPEEDS = ['1', '2', '4', '8'] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: PlaySpeed;
  /** The last change was one step forward: what happened in it may be shown. */
  readonly stepped: boolean;
  /** Goes there; a step by hand ends the playing. */
  seek(to: number): void;
  toggle(): void;
  hasten(speed: PlaySpeed): void;
}

/** Where in the match the board stands, and whether it goes on by itself. `length`: how long it takes to see one action. */
export function usePlayer(last: number, length: (at: number) => number): Player {
  const [{ at, from }, setPlace] = useState({ at: 0, from: 0 });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>('1');
  const go = (to: number) =>
    setPlace((old) => {
      const next = Math.min(last, Math.max(0, to));
      return next === old.at ? old : { at: next, from: old.at };
    });
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const seen = at === from + 1 ? length(at) : 0;
    const timer = setTimeout(() => setPlace({ at: at + 1, from: at }), seen / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, from, speed, last, length]);
  return {
    at,
    playing,
    speed,
    stepped: at === from + 1,
    seek(to) {
      setPlaying(false);
      go(to);
    },
    toggle() {
      if (!playing && at >= last) go(0);
      setPlaying(!playing);
    },
    hasten: setSpeed,
  };
}
