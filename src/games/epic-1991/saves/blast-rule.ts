/** Explosions, wrecks and whatever else strikes several models one after another without an aimed shot. */

import { finish, type Play, push } from '../play.ts';
import { HIT_GRIDS } from '../sheets/titan-card.ts';
import { foeOf } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { damage } from '../titans/damage.ts';
import { hitTitan, isTitan, plainHit } from '../titans/titans.ts';
import { destroy } from './casualties.ts';
import { hit, slay } from './saves.ts';

type BlastStep = StepOf<'blast'>;

export const blastRule: StepRule<BlastStep> = {
  run(play, step) {
    const id = step.left.shift();
    if (id === undefined) finish(play, step);
    else if (play.state.models[id].where === 'table' && isStruck(play, step, id)) strike(play, step, id);
    return false;
  },
};

function strike(play: Play, step: BlastStep, id: number): void {
  const { table } = play;
  const { mod, how } = step;
  if (how === 'psychic shock') shock(play, id);
  else if (isTitan(table, id))
    if (how === 'tower explosion')
      push(play, { do: 'leg', model: id, chooser: foeOf(table.models[id].side) });
    else hitTitan(play, id, [plainHit(step, mod)]);
  else if (how === 'tower explosion') slay(play, id, how);
  else if (how === 'falling Titan' && !withstandsWreck(table.models[id].row.size)) destroy(play, id, how);
  else hit(play, id, mod, how);
}

/** E2-MAD-12: the basic save or nothing; a Titan's head. */
function shock(play: Play, id: number): void {
  const { table, dice, events } = play;
  if (table.models[id].traits.includes('robot')) return; // E2-SPEC-09
  if (!isTitan(table, id)) return hit(play, id, 0, 'psychic shock');
  const head = HIT_GRIDS.front[1][1]!;
  const die = dice.d6();
  const saved = die >= head.save;
  events.push({ kind: 'save', model: id, die, needed: head.save, mod: 0, saved });
  if (!saved) damage(play, id, 'head', 0);
}

/** E2-SPEC-06: the bombs of a Deathwind hit on 4+, everything else at once. */
function isStruck({ state, dice, events }: Play, { how }: BlastStep, id: number): boolean {
  if (how !== 'Deathwind') return true;
  state.eventful = true;
  const die = dice.d6();
  events.push({ kind: 'barrage-roll', model: id, building: 0, dice: [die], needed: 4, hit: die >= 4 });
  return die >= 4;
}

/** E2-TCARD-11: what is large enough to be hit rather than crushed. */
function withstandsWreck(size: string): boolean {
  return size === 'SHV' || size === 'TOWER';
}
