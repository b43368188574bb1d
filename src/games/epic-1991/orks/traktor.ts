/** TRAK: a Traktor Kannon has hit. */

import type { Point } from '../../../field/index.ts';
import type { Play } from '../play.ts';
import { destroy } from '../saves/casualties.ts';
import { flankLoss, rollSave, slay } from '../saves/saves.ts';
import { BEST_SAVE } from '../sheets/index.ts';
import { isTitan } from '../titans/titans.ts';

/** E2-TRAK-01, E2-TRAK-02: models only, never a building (E2-TRAK-07). */
export function traktor(play: Play, target: number, mod: number, from: Point): void {
  const { table, state, dice, events } = play;
  const titan = isTitan(table, target);
  if (titan ? saved(play, target, mod) : rollSave(play, target, mod + flankLoss(table, state, target, from)))
    return;
  const die = dice.d6();
  const plus = !titan && table.models[target].row.save === null ? 1 : 0;
  const squashed = die + plus >= 6;
  events.push({ kind: 'traktor', model: target, die, plus, squashed });
  if (!squashed)
    state.models[target].caught = true; // E2-TRAK-03
  else if (titan) destroy(play, target, 'squashed');
  else slay(play, target, 'squashed');
}

/** E2-TRAK-04: shields do not help; the best save of all its locations. */
function saved({ dice, events }: Play, target: number, mod: number): boolean {
  const die = dice.d6();
  const held = die + mod >= BEST_SAVE;
  events.push({ kind: 'save', model: target, die, needed: BEST_SAVE, mod, saved: held });
  return held;
}
