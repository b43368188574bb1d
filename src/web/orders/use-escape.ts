import { useEffect, useRef } from 'react';

/** While it is there, Escape means this and nothing else. */
export function useEscape(work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
