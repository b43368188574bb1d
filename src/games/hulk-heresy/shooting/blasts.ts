/** HH-DICE-07: explosions and detonations that a shot or a death has set off, one after another. */
import type { Play } from '../steps.ts';

/** Takes the next one; false when none is due. */
export function nextBlast({ state }: Play): boolean {
  return state.blasts.shift() !== undefined;
}
