import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 1000px)');

/** True where the phone layout is used: board on top, one sheet below. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
