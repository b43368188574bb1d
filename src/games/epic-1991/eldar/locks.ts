/** E2-WLOCK-09: in the End phase locked models may come free, in id order. */
import type { Play } from '../play.ts';

export function releaseLocks({ state, dice, events }: Play): void {
  for (const model of state.models) {
    if (!model?.locked || model.where === 'gone') continue;
    const die = dice.d6();
    const free = die >= 4;
    if (free) model.locked = false;
    events.push({ kind: 'freed', model: model.id, die, free });
  }
}
