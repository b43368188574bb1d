/** E2-MAD-09: Mad Boyz who have fired shoot again at once, each at the enemy nearest to him. */

import { clearShot, coverOf } from '../firing/sight.ts';
import { inMelee, isCommand } from '../firing/targets.ts';
import { contacts, gap, isFree, nearestToAttack } from '../geometry/position.ts';
import { finish, type Play, push } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';

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
    const models = marks(table, state, id, foes.ids);
    if (models.length === 1) shootAt(play, id, models[0]);
    else if (models.length > 1)
      push(play, { do: 'tie', side: table.models[id].side, models, energy: 0, shooter: id, mob: 0 });
    return false;
  },
};

/** Of those nearest to him the ones in sight: no fight of others (E2-CC-08), and no commander while somebody else is as near (E2-CMDU-08). */
function marks(table: Table, state: State, id: number, nearest: readonly number[]): number[] {
  const touching = contacts(table, state, id);
  const seen = nearest.filter(
    (target) =>
      (touching.includes(target) || !inMelee(table, state, target)) &&
      clearShot(table, state, id, target, false, 'advancing'),
  );
  const others = seen.filter((target) => !isCommand(table, target));
  return others.length > 0 ? others : seen;
}

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
