/** The limit of time for a phase: it outlives a reload, and runs only while it is told to. */
import type { PhaseClock } from '../../kernel/contract.ts';

export interface Timer {
  /** Whole seconds left, or null when no clock is set. */
  left(): number | null;
  /** Told every second, and when a clock is set or taken away. */
  subscribe(listener: () => void): () => void;
  set(clock: PhaseClock | null, running: boolean, onEnd: () => void): void;
  stop(): void;
}

const TICK = 250;

export function createTimer(match: string): Timer {
  const listeners = new Set<() => void>();
  const store = `auspex.clock.${match}`;
  /** What clocks had left that stood still for another. */
  const others = new Map<string, number>();
  let key: string | null = null;
  let rest = 0;
  let shown = -1;
  let since = 0;
  let ticking = 0;
  let end: () => void = () => undefined;

  function now(): number {
    return since > 0 ? rest - (performance.now() - since) : rest;
  }
  function pause(): void {
    clearInterval(ticking);
    ticking = 0;
    if (since === 0) return;
    rest = now();
    since = 0;
    keep();
  }
  function keep(): void {
    try {
      const left = { ...Object.fromEntries(others), [key!]: Math.round(now()) };
      localStorage.setItem(store, JSON.stringify(left));
    } catch {
      // Without storage a reload gives the time back; the game goes on all the same.
    }
  }
  function forget(): void {
    try {
      localStorage.removeItem(store);
    } catch {
      // Nothing was kept, then.
    }
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }
  function tick(): void {
    const left = Math.ceil(now() / 1000);
    if (left === shown) return;
    shown = left;
    keep();
    if (left > 0) return tell();
    pause();
    end();
  }
  return {
    left: () => (key === null ? null : Math.max(0, Math.ceil(now() / 1000))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(clock, running, onEnd) {
      end = onEnd;
      if (!clock) {
        if (key === null) return;
        pause();
        key = null;
        others.clear();
        forget();
        return tell();
      }
      if (clock.key !== key) {
        pause();
        if (key !== null && clock.each) others.set(key, rest);
        else if (!others.has(clock.key)) others.clear();
        key = clock.key;
        rest = others.get(key) ?? kept(store, clock);
        others.delete(key);
        tell();
      }
      if (!running) return pause();
      if (since > 0) return;
      since = performance.now();
      ticking = window.setInterval(tick, TICK);
    },
    stop: pause,
  };
}

/** What a phase that was under way had left when the page was closed. */
function kept(store: string, clock: PhaseClock): number {
  try {
    const saved = JSON.parse(localStorage.getItem(store) ?? '{}') as Record<string, number>;
    if (clock.key in saved) return Math.min(saved[clock.key], clock.seconds * 1000);
  } catch {
    // Unreadable is as good as nothing kept.
  }
  return clock.seconds * 1000;
}
