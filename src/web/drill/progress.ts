/** Which lessons of a game have been taken, kept in the browser. */
import { GAME } from '../old-addresses.ts';

/** Of the time when there was one game; read until that game's own is written. */
const OLD = 'auspex.drill';
const keyOf = (game: string) => `${OLD}.${game}`;

/** Where somebody who has never played begins; named here so that the first screen need not load the lessons. */
export const FIRST_LESSON = 'walk';

export function lessonsDone(game: string): readonly string[] {
  try {
    const stored = localStorage.getItem(keyOf(game)) ?? (game === GAME ? localStorage.getItem(OLD) : null);
    const kept: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function markDone(game: string, id: string): void {
  keep(game, [...new Set([...lessonsDone(game), id])]);
}

export function forgetDrill(game: string): void {
  keep(game, []);
}

function keep(game: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(ids));
  } catch {
    // Private windows may refuse storage; the drill can be taken all the same.
  }
}
