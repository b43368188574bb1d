/** Explosions, wrecks and whatever else strikes several models one after another without an aimed shot. */
import { destroy } from './casualties.ts';
import { finish, type Play, push } from './play.ts';
import { hit } from './saves.ts';
import type { Spot } from './state.ts';
import type { StepOf, StepRule } from './steps.ts';
import { hitTitan, isTitan, plainHit } from './titans.ts';

type BlastStep = StepOf<'blast'>;

/** Everybody named is hit automatically in id order; Titans as from any shot (E2-TITAN-16). */
export function blast(play: Play, from: Spot, models: readonly number[], mod: number, how: string): void {
  if (models.length > 0) push(play, { do: 'blast', left: [...models], mod, x: from.x, y: from.y, how });
}

export const blastRule: StepRule<BlastStep> = {
  run(play, step) {
    const { table, state } = play;
    const id = step.left.shift();
    if (id === undefined) finish(play, step);
    else if (state.models[id].where === 'table' && isStruck(play, step, id)) {
      if (isTitan(table, id)) hitTitan(play, id, [plainHit(step, step.mod)]);
      else if (step.how === 'falling Titan' && !withstandsWreck(table.models[id].row.size))
        destroy(play, id, step.how);
      else hit(play, id, step.mod, step.how);
    }
    return false;
  },
};

/** E2-SPEC-06: the bombs of a Deathwind hit on 4+, everything else at once. */
function isStruck({ dice, events }: Play, { how }: BlastStep, id: number): boolean {
  if (how !== 'Deathwind') return true;
  const die = dice.d6();
  events.push({ kind: 'barrage-roll', model: id, building: 0, dice: [die], needed: 4, hit: die >= 4 });
  return die >= 4;
}

/** E2-TCARD-11: what is large enough to be hit rather than crushed. */
function withstandsWreck(size: string): boolean {
  return size === 'SHV' || size === 'TOWER';
}
