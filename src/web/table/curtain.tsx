import { useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';

/** Between two people at one screen: nothing that only one of them may know is on it until the other has taken it. */
export function Curtain({
  seat,
  asks = null,
  onReveal,
}: {
  seat: string;
  /** What they are asked, when both may know it. */
  asks?: string | null;
  onReveal(): void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label="Pass the screen">
      <Icon name="i-two" className="big" />
      <h2 className="name">Pass the screen to the {seat} player</h2>
      {asks && <p>{asks}</p>}
      <p className="dim">The board shows only what both of you know.</p>
      <button type="button" ref={button} className="btn go" data-do="reveal" onClick={onReveal}>
        <Icon name="i-eye" /> I am the {seat} player
      </button>
    </section>
  );
}
