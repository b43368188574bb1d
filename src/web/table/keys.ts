import { useEffect, useRef } from 'react';
import { type By, byKey } from '../stage/grammar.ts';

/** Calls `onKey` for keys meant for the table: not while typing, not while a dialog is open, not with a modifier. */
export function useKeys(onKey: (key: string, target: Element | null, by: By) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target?.matches('input, textarea, select')) return;
      if (latest.current(nameOf(event), target, byKey(event))) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Letters are written large; a digit with Shift is 'Shift 1', whatever sign the keyboard has there. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (shiftKey && /^Digit[1-9]$/.test(code) && !/^[0-9]$/.test(key)) return `Shift ${code.slice(5)}`;
  if (shiftKey && key.startsWith('Arrow')) return `Shift ${key}`;
  return key.length === 1 ? key.toUpperCase() : key;
}
