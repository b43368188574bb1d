import { useEffect, useState } from 'react';
import { type Speed, settings } from '../settings.ts';

const TURN = 65;
const TUMBLE: Readonly<Record<Speed, number>> = { slow: 400, normal: 340, fast: 160, instant: 0 };
const still = typeof window === 'undefined' ? null : window.matchMedia('(prefers-reduced-motion: reduce)');

/** How long dice roll at the speed that is set; not at all for those who want no motion. */
export function tumbleTime(): number {
  return still?.matches ? 0 : TUMBLE[settings().speed];
}

/** Counts up while dice roll; null once they lie still. */
export function useTumble(time: number): number | null {
  const [turn, setTurn] = useState<number | null>(time > 0 ? 0 : null);
  useEffect(() => {
    if (time <= 0) return setTurn(null);
    const end = performance.now() + time;
    const timer = setInterval(() => {
      if (performance.now() >= end) {
        clearInterval(timer);
        setTurn(null);
      } else setTurn((now) => (now ?? 0) + 1);
    }, TURN);
    return () => clearInterval(timer);
  }, [time]);
  return turn;
}
