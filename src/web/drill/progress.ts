/** Which lessons have been taken, kept in the browser. */
const KEY = 'auspex.drill';

/** Where somebody who has never played begins; named here so that the first screen need not load the lessons. */
export const FIRST_LESSON = 'walk';

export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function markDone(id: string): void {
  keep([...new Set([...lessonsDone(), id])]);
}

export function forgetDrill(): void {
  keep([]);
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Private windows may refuse storage; the drill can be taken all the same.
  }
}
