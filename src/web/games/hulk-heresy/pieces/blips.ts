/** Blips: the back shows whose it is and nothing more; to its owner the front shows its letter and what kind of model waits under it. */
import type { Side } from '../../../../games/hulk-heresy/state.ts';

export type Waiting = 'terminator' | 'powered' | 'daemon' | 'echo';

export const backId = (side: Side): string => `hb-foe-${side.toLowerCase()}`;

export function frontId(side: Side, text: string, waiting: Waiting): string {
  return `hb-${side}-${text}-${waiting}`;
}

export function drawFront(side: Side, text: string, waiting: Waiting): string {
  const size = text.length > 1 ? 24 : 34;
  const y = text.length > 1 ? 58.5 : 62;
  return `<use href="#hb-own-${side.toLowerCase()}"/><text x="50" y="${y}" text-anchor="middle" fill="var(--p-tint)" style="font:600 ${size}px var(--font-label)">${text}</text><use href="#hb-kind-${waiting}"/>`;
}
