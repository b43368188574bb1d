import { useEffect } from 'react';

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** An arrow while nothing has the focus: to the nearest spot on that side of the selected piece, else to any. */
export function stepOntoBoard(key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const home = centre(document.querySelector('.board .lit') ?? document.querySelector('.stage .board'));
  const spots = [...document.querySelectorAll<SVGGElement>('.board .spot')];
  if (!home || spots.length === 0) return false;
  const far = (spot: SVGGElement): number => {
    const there = centre(spot) ?? home;
    const [x, y] = [there.x - home.x, there.y - home.y];
    const along = x * way[0] + y * way[1];
    const off = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    return along > 4 ? along + 2 * off : 1e4 + Math.hypot(x, y);
  };
  spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best)).focus();
  return true;
}

function centre(element: Element | null): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

let keyed = false;
let led = false;

/** Keys have led the focus where it is; a click leaves it behind unseen. */
export function isLed(): boolean {
  return led;
}

/** Whoever plays by key is led to a question: to its first answer, beside the piece or on the board. */
export function useKeyFocus(asked: boolean, beat: number): void {
  useEffect(() => {
    const tell = (now: boolean) => {
      led = now;
      document.body.toggleAttribute('data-led', now);
    };
    const note = (event: Event) => {
      keyed = event.type === 'keydown';
      if (!keyed) tell(false);
    };
    const arrive = () => tell(keyed);
    const leave = () => tell(false);
    const kinds = [
      ['keydown', note],
      ['pointerdown', note],
      ['focusin', arrive],
      ['focusout', leave],
    ] as const;
    for (const [kind, listen] of kinds) document.addEventListener(kind, listen, true);
    return () => {
      for (const [kind, listen] of kinds) document.removeEventListener(kind, listen, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change may ask something new
  useEffect(() => {
    if (!asked || !keyed) return;
    const frame = requestAnimationFrame(() => {
      const lost =
        document.activeElement === document.body || document.activeElement?.closest('.dock, .roster');
      const answer = document.querySelector<HTMLElement | SVGElement>(
        '.prompt .main, .prompt [data-action], .board .spot.ask, .board .spot',
      );
      if (lost && !document.querySelector('dialog[open]')) answer?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, beat]);
}
