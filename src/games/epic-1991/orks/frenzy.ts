/** E2-MAD-09: Mad Boyz who have fired shoot again at once, each at the enemy nearest to him. */

import { clearShot, coverOf } from '../firing/sight.ts';
import { gap, isFree, nearestToAttack } from '../geometry/position.ts';
import { finish, type Play, push } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';

export const frenzy: StepRule<StepOf<'frenzy'>> = {
  run(play, step) {
    const { table, state } = play;
    const id = step.left.shift();
    if (id === undefined) {
      finish(play, step);
      return false;
    }
    if (state.models[id].where !== 'table' || !isFree(state, id)) return false;
    const foes = nearestToAttack(table, state, id);
    if (!foes) return false;
    const seen = foes.ids.filter((target) => clearShot(table, state, id, target, false, 'advancing'));
    if (seen.length === 1) shootAt(play, id, seen[0]);
    else if (seen.length > 1)
      push(play, { do: 'tie', side: table.models[id].side, models: seen, energy: 0, shooter: id, mob: 0 });
    return false;
  },
};

/** All the shots of a stand at one enemy. */
export function shootAt(play: Play, id: number, target: number): void {
  const { table, state } = play;
  const { x, y } = state.models[id];
  push(play, {
    do: 'volley',
    unit: table.models[id].unit,
    attacks: table.models[id].weapons.flatMap((weapon, at) =>
      Array.from({ length: weapon.dice }, () => ({
        attack: { is: 'shot' as const, model: id, weapon: at, target },
        from: { x, y },
        inRange: gap(table, state, id, target) <= weapon.range,
        cover: coverOf(table, state, id, target, false, 'advancing'),
        points: 0,
        mod: 0,
        scatters: false,
      })),
    ),
  });
}
