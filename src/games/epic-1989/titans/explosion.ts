/** E1-TMOD-17, E1-TMOD-26: a reactor explodes; one unit after another is attacked, each with all that it brings about (E1-SEQ-14). */
import { blast } from '../damage/blast.ts';
import { destroy } from '../damage/destroy.ts';
import { footprint, near } from '../geometry/position.ts';
import { finish, type Play, push } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { BARRAGES } from '../support/counters.ts';

/** In u, from its base. */
const REACH = 600;

const HEAVY = BARRAGES.find(({ id }) => id === 'heavy')!;

export function explode(play: Play, id: number): void {
  const { table, state, events } = play;
  const base = footprint(table, state, id);
  const left = state.units
    .filter(
      (unit) =>
        unit?.where === 'table' &&
        !unit.frozen &&
        unit.id !== id &&
        near(footprint(table, state, unit.id), base, REACH),
    )
    .map((unit) => unit.id);
  events.push({ kind: 'explodes', side: table.units[id].side, unit: id });
  destroy(play, id, 'E1-TMOD-17');
  push(play, { do: 'explosion', left });
}

export const explosion: StepRule<StepOf<'explosion'>> = {
  run(play, step) {
    const next = step.left.shift();
    if (next === undefined) finish(play, step);
    else if (play.state.units[next].where === 'table') blast(play, next, HEAVY);
    return false;
  },
};
