import { useEffect, useRef } from 'react';

/** Keys for the ground, wherever nothing is being typed. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog'))
        return;
      const work = now.current[event.key];
      if (!work) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
