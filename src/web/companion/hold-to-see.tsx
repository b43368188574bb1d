import { type ReactNode, useState } from 'react';
import { Icon } from '../parts/icon.tsx';

/** A secret for whoever holds the button: it is on the page only while it is held. */
export function HoldToSee({ word, name, children }: { word: string; name: string; children: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const hide = () => setSeen(false);
  return (
    <button
      type="button"
      className={seen ? 'btn hold seen' : 'btn hold'}
      data-do={name}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setSeen(true);
      }}
      onPointerUp={hide}
      onPointerCancel={hide}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setSeen(true)}
      onKeyUp={hide}
      onBlur={hide}
      onContextMenu={(event) => event.preventDefault()}
    >
      {seen ? (
        <span aria-live="polite">{children}</span>
      ) : (
        <>
          <Icon name="i-eye" /> {word}
        </>
      )}
    </button>
  );
}
