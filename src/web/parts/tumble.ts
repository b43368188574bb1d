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
export function useTumble(rolling: boolean): number | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!rolling) return;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [rolling]);
  return rolling ? turn : null;
}
