import { useState } from 'react';

/** State that outlives a reload, where the browser allows it. */
export function useKept<T>(key: string, first: () => T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => read<T>(key) ?? first());
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  ];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
