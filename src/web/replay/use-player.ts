import { useEffect, useState } from 'react';

export const SPEEDS = ['1', '2', '4', '8'] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

/** One action at normal speed, in milliseconds. */
const BEAT = 900;

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

/** Where in the match the board stands, and whether it goes on by itself. `hold`: how much longer one point is shown. */
export function usePlayer(last: number, hold: (at: number) => number): Player {
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
    const holding = at === from + 1 ? hold(at) : 0;
    const timer = setTimeout(() => setPlace({ at: at + 1, from: at }), (BEAT + holding) / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, from, speed, last, hold]);
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
