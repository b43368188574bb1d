import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'dark' | 'light' | 'contrast';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** What sheets are printed on. */
export type Paper = 'a4' | 'letter';

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly paper: Paper;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** What is heard in words, with or without the sound. */
  readonly captions: boolean;
  /** The machine's strength last chosen (match/opponents.ts). */
  readonly strength?: string;
  /** A game has been played to its end. */
  readonly finished?: boolean;
}

/** Milliseconds the table waits after each step it plays by itself. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 380, normal: 180, fast: 70, instant: 0 };

/** The same after a shot, a fight or a kill: long enough to be seen. */
export const BEAT: Readonly<Record<Speed, number>> = { slow: 1100, normal: 620, fast: 220, instant: 0 };

/** The same after somebody with a name has died. */
export const DEATH: Readonly<Record<Speed, number>> = { slow: 1800, normal: 1100, fast: 400, instant: 0 };

/** Before a standing order answers: long enough to overrule it. */
export const HEED: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1400, fast: 700, instant: 0 };

const KEY = 'auspex.settings';
const listeners = new Set<() => void>();
let current: Settings = {
  theme: 'system',
  speed: 'normal',
  paper: usualPaper(),
  sound: false,
  volume: 50,
  captions: false,
  ...stored(),
};

function usualPaper(): Paper {
  return /-(US|CA|MX)$/.test(globalThis.navigator?.language ?? '') ? 'letter' : 'a4';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  show();
  for (const listener of listeners) listener();
}

/** Puts the choices where the style sheet finds them. */
export function show(): void {
  const root = document.documentElement;
  if (current.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.dataset.speed = current.speed;
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
