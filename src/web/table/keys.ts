import { useEffect, useRef } from 'react';

/** Calls `onKey` for keys meant for the table: not while typing, not while a dialog is open, not with a modifier. */
export function useKeys(onKey: (key: string, target: Element | null) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target?.matches('input, textarea, select')) return;
      if (latest.current(nameOf(event), target)) event.preventDefault();
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

/** Whether Shift was held when something was last pressed. */
export function useShift(): { readonly current: boolean } {
  const held = useRef(false);
  useEffect(() => {
    const note = (event: PointerEvent | KeyboardEvent) => {
      held.current = event.shiftKey;
    };
    const kinds = ['pointerdown', 'keydown', 'keyup'] as const;
    for (const kind of kinds) document.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, true);
    };
  }, []);
  return held;
}
