import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 1000px), (max-height: 480px)');
const wide = window.matchMedia('(min-aspect-ratio: 5/4)');

function useMedia(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

/** True where there is room for the board and one sheet: a phone, a tablet, a page at 200%. */
export function useNarrow(): boolean {
  return useMedia(narrow);
}

/** On such a screen: the sheet stands beside the board instead of below it. */
export function useBeside(): boolean {
  return useMedia(wide);
}
