/** CC, HARLQ, ASPCT: two models fight. */

import type { Fighter } from '../events.ts';
import { isFree, nearModels } from '../geometry/position.ts';
import { COMMAND, isImperial } from '../orders/command.ts';
import { FURY, TANK_HUNTERS } from '../orks/mad-chart.ts';
import { finish, type Play, push, roll, sum } from '../play.ts';
import { slay } from '../saves/saves.ts';
import { HALVED_CAF } from '../sheets/titan-card.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { isTitan, titanOf, weaponWorks } from '../titans/titans.ts';

type FightStep = StepOf<'fight'>;

/** `other` is the opponent that rolls `extra` dice more (E2-MULT-04). */
export function fightStep(one: number, other: number, extra: number): FightStep {
  return { do: 'fight', stage: 'roll', models: [one, other], dice: [[], []], extra, rerolled: [] };
}

/** How many dice a model rolls, before those of a multiple combat; only what is said here gives more than two (E2-CC-23). */
export function fightDice(table: Table, state: State, id: number): number {
  const { traits } = table.models[id];
  if (traits.includes('scorpion')) return 3; // E2-ASPCT-07
  if (traits.includes('deathroller') && state.models[id].charged) return 3; // E2-SPEC-01
  return hasFist(table, state, id, 'chain-fist') ? 3 : 2; // E2-TCCW-01
}

/** A working close combat weapon, unless a plasma weapon drained the Titan (E2-TCCW-10, E2-TCCW-11). */
export function hasFist(
  table: Table,
  state: State,
  id: number,
  trait: 'chain-fist' | 'power-fist' | 'laser-burner',
): boolean {
  return isTitan(table, id) && mountsWith(table, state, id, trait).length > 0;
}

export function mountsWith(table: Table, state: State, id: number, trait: string): number[] {
  const titan = titanOf(state, id);
  if (titan.plasma) return [];
  return table.models[id].weapons.flatMap((weapon, mount) =>
    (weapon.traits as readonly string[]).includes(trait) && weaponWorks(titan, mount) ? [mount] : [],
  );
}

/** Notes that a close combat weapon has done its part; of two alike the first does it (E2-TCCW-09). */
export function use(
  table: Table,
  state: State,
  id: number,
  trait: 'chain-fist' | 'power-fist' | 'laser-burner',
): void {
  if (!hasFist(table, state, id, trait)) return;
  const [mount] = mountsWith(table, state, id, trait);
  const { fists } = titanOf(state, id);
  if (!fists.includes(mount)) fists.push(mount);
}

/** E2-CC-16: the close assault factor as it is now. */
export function cafOf(table: Table, state: State, id: number): number {
  const { row, unit } = table.models[id];
  const { mad, fellBack } = state.units[unit];
  let caf = row.caf;
  if (mad === FURY) caf = 8; // E2-MAD-10
  if (isTitan(table, id) && titanOf(state, id).damage.some(({ effects }) => effects.some(halves)))
    caf = HALVED_CAF;
  if (hasChaplain(table, state, id)) caf += 1;
  return fellBack > 0 ? caf - 2 : caf; // E2-FALL-09, E2-CC-25
}

function halves({ effect }: { readonly effect: string }): boolean {
  return effect === 'bridge' || effect === 'caf-halved';
}

/** E2-MARIN-09, E2-CMDU-12. */
function hasChaplain(table: Table, state: State, id: number): boolean {
  const { size, side } = table.models[id];
  if (!size.stand || !isImperial(table, id)) return false;
  return nearModels(table, state, id, COMMAND).some(
    (other) =>
      table.models[other].side === side &&
      table.models[other].traits.includes('chaplain') &&
      isFree(state, other),
  );
}

/** Who wins without dice, or null: against somebody who cannot fight (E2-CC-18), or by a scream (E2-ASPCT-03). */
export function certainWinner(table: Table, state: State, a: number, b: number): number | 'nobody' | null {
  const [aFree, bFree] = [isFree(state, a), isFree(state, b)];
  if (!aFree && !bFree) return 'nobody';
  if (!aFree || !bFree) return aFree ? a : b;
  const works = (one: number, other: number) => screamOf(state, one) >= (isTitan(table, other) ? 6 : 5);
  const [aWorks, bWorks] = [works(a, b), works(b, a)];
  if (aWorks === bWorks) return null; // E2-ASPCT-05
  return aWorks ? a : b;
}

/** E2-MAD-10: tank hunters count their dice twice. */
export function diceFactor(table: Table, state: State, id: number): number {
  return state.units[table.models[id].unit].mad === TANK_HUNTERS ? 2 : 1;
}

export function fighterTotal(table: Table, state: State, id: number, dice: readonly number[]): number {
  return sum(dice) * diceFactor(table, state, id) + cafOf(table, state, id);
}

function fighter(table: Table, state: State, id: number, dice: readonly number[]): Fighter {
  return { model: id, dice, caf: cafOf(table, state, id), total: fighterTotal(table, state, id, dice) };
}

export const fight: StepRule<FightStep> = {
  run(play, step) {
    const { table, state } = play;
    const [a, b] = step.models;
    if (step.stage === 'roll') {
      state.eventful = true;
      const certain = certainWinner(table, state, a, b);
      if (certain !== null) {
        finish(play, step);
        if (certain === 'nobody') return false;
        const beaten = certain === a ? b : a;
        play.events.push({ kind: 'wins-outright', winner: certain, loser: beaten });
        lose(play, beaten, certain); // E2-HARLQ-06: without dice there is nothing to roll again
        return false;
      }
      // E2-GEN-04: the winner of initiative rolls first
      for (const id of table.models[a].side === state.initiative ? [a, b] : [b, a]) throwDice(play, step, id);
      const [first, second] = step.models.map((id, i) => fighter(table, state, id, step.dice[i]));
      play.events.push({ kind: 'fight', first, second, loser: loserOf(table, state, step) });
      step.stage = 'reroll';
    }
    const loser = loserOf(table, state, step);
    if (mayReroll(table, step, loser)) return true;
    finish(play, step);
    if (loser !== 0) lose(play, loser, loser === a ? b : a);
    return false;
  },
  asks: (table, state, step) => {
    const unit = loserOf(table, state, step);
    return [{ seat: table.models[unit].side, kind: 'reroll', rule: 'E2-HARLQ-02', unit }];
  },
  refuse: (_table, _state, _seat, action) =>
    action.do === 'reroll'
      ? null
      : { rule: 'E2-HARLQ-02', why: 'Say whether the Harlequins roll their dice again.' },
  list: () => [
    { do: 'reroll', yes: true },
    { do: 'reroll', yes: false },
  ],
  answer(play, _seat, action, step) {
    if (action.do !== 'reroll') return;
    const { table, state, events } = play;
    const loser = loserOf(table, state, step);
    step.rerolled.push(loser);
    if (!action.yes) return;
    throwDice(play, step, loser);
    const rolled = fighter(table, state, loser, step.dice[step.models.indexOf(loser)]);
    events.push({ kind: 'rerolled', fighter: rolled, loser: loserOf(table, state, step) });
  },
};

function throwDice({ table, state, dice }: Play, step: FightStep, id: number): void {
  const at = step.models.indexOf(id);
  use(table, state, id, 'chain-fist');
  // E2-MULT-07, E2-MULT-08, E2-HARLQ-04
  step.dice[at] = roll(dice, fightDice(table, state, id) + (at === 1 ? step.extra : 0));
}

/** The one with the lower total; 0 for a draw (E2-CC-15). */
function loserOf(table: Table, state: State, { models, dice }: FightStep): number {
  const [a, b] = models.map((id, i) => fighterTotal(table, state, id, dice[i]));
  return a === b ? 0 : a < b ? models[0] : models[1];
}

/** E2-HARLQ-02, E2-HARLQ-03: a loser, once. */
function mayReroll(table: Table, step: FightStep, loser: number): boolean {
  return loser !== 0 && !step.rerolled.includes(loser) && table.models[loser].traits.includes('harlequin');
}

/** E2-CC-14, E2-CC-17; no shields here (E2-SHLD-06), and nobody moves (E2-CC-19). */
function lose(play: Play, loser: number, winner: number): void {
  if (isTitan(play.table, loser)) return push(play, { do: 'blow', winner, titan: loser, hits: 0, left: [] });
  slay(play, loser, 'close combat');
}

/** The die of a Banshee that has screamed, 0 for anybody else. */
function screamOf(state: State, model: number): number {
  for (const step of state.steps)
    if (step.do === 'close') return step.screams.find(([id]) => id === model)?.[1] ?? 0;
  return 0;
}
