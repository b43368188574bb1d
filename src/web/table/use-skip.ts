import { useEffect } from 'react';
import type { Look, Sitting } from '../match/sitting.ts';

const KEYS = new Set([' ', 'Enter', 'Escape']);

/** Space, Enter or Escape end what is being shown, unless something that works has the focus. */
export function useSkip(sitting: Sitting, look: Look, resting: boolean): void {
  const runs = look.busy && !look.ordered && !resting;
  useEffect(() => {
    if (!runs) return;
    const skip = (event: KeyboardEvent) => {
      if (!KEYS.has(event.key) || worksOn(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      sitting.skip();
    };
    document.addEventListener('keydown', skip, true);
    return () => document.removeEventListener('keydown', skip, true);
  }, [sitting, runs]);
}

function worksOn(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea, a')) return true;
  const button = target.closest('button, [role="button"]');
  return button !== null && button.getAttribute('aria-disabled') !== 'true';
}
