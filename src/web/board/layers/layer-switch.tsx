import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import type { Layers } from './use-layers.ts';

/** The button for the layers: a small menu, each with its key. */
export function LayerSwitch({ layers }: { layers: Layers }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLButtonElement>('[role="menuitemcheckbox"]')?.focus();
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any of its buttons
    <div
      className="layer-switch"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        data-do="layers"
        className={layers.on.size > 0 ? 'on' : ''}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label="Layers"
        title="Layers over the board"
        onClick={() => setOpen(!open)}
      >
        <Icon name="i-eye" />
      </button>
      {open && (
        <div className="float layer-menu" role="menu" aria-label="Layers">
          {layers.kinds.map(({ id, word, icon, detail }, i) => (
            <button
              key={id}
              type="button"
              role="menuitemcheckbox"
              aria-checked={layers.on.has(id)}
              data-layer-switch={id}
              onClick={() => layers.toggle(id)}
            >
              <Icon name={icon} />
              <span>
                <b>{word}</b>
                <small className="dim">{detail}</small>
              </span>
              <kbd className="key">Shift {i + 1}</kbd>
              <Icon name={layers.on.has(id) ? 'i-check' : 'none'} />
            </button>
          ))}
          <p className="dim with-pointer">Hold Shift to see what the piece under the pointer sees.</p>
        </div>
      )}
    </div>
  );
}
