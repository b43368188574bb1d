/** E2-CC-17, TCCW: what the winner of a fight does to a beaten Titan; nobody else feels these weapons (E2-TCCW-12). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Blow } from '../actions.ts';
import { finish, type Play, roll } from '../play.ts';
import { LOCATIONS, type Location } from '../sheets/titan-card.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { damage } from '../titans/damage.ts';
import { isDestroyed, titanOf } from '../titans/titans.ts';
import { hasFist, use } from './fight.ts';

type BlowStep = StepOf<'blow'>;

/** E2-TCARD-08: by number in LOCATIONS. */
function locationsOf(state: State, titan: number): number[] {
  return LOCATIONS.flatMap((location, i) => (isDestroyed(titanOf(state, titan), location) ? [] : [i]));
}

function blowsOf(table: Table, state: State, { winner, hits }: BlowStep): Blow[] {
  if (hits > 0) return ['burn'];
  return [
    'damage',
    ...(hasFist(table, state, winner, 'power-fist') ? (['grab'] as const) : []),
    ...(hasFist(table, state, winner, 'laser-burner') ? (['burn'] as const) : []),
  ];
}

export const blow: StepRule<BlowStep> = {
  run(play, step) {
    const stands = play.state.models[step.titan].where === 'table';
    const next = step.left.shift();
    if (stands && next === undefined) return true;
    if (step.left.length === 0 || !stands) finish(play, step);
    if (stands) damage(play, step.titan, LOCATIONS[next!], 0);
    return false;
  },
  asks: (table, _state, step) => [
    { seat: table.models[step.winner].side, kind: 'strike', rule: 'E2-CC-17', unit: step.titan },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    if (action.do !== 'strike') return { rule: 'E2-CC-17', why: 'Say where the blow lands.' };
    if (!blowsOf(table, state, step).includes(action.blow))
      return { rule: 'E2-TCCW-08', why: 'The winner has no such weapon to use.' };
    const places = locationsOf(state, step.titan);
    if (action.locations.some((at) => !places.includes(at)))
      return { rule: 'E2-TCARD-08', why: 'That part of the Titan is not there.' };
    if (new Set(action.locations).size !== action.locations.length)
      return { rule: 'E2-TCCW-07', why: 'Each hit of the burner goes to another part.' };
    const wanted = wantedOf(step, places, action.blow);
    return action.locations.length === wanted
      ? null
      : { rule: 'E2-TCCW-07', why: `Name ${wanted} of its parts.` };
  },
  list(table, state, _seat, step): Action[] {
    const places = locationsOf(state, step.titan);
    return blowsOf(table, state, step).flatMap((blow): Action[] => {
      const wanted = wantedOf(step, places, blow);
      if (wanted === 0) return [{ do: 'strike', blow, locations: [] }];
      return places.map((_, from) => ({
        do: 'strike',
        blow,
        locations: [...places.slice(from), ...places.slice(0, from)].slice(0, wanted),
      }));
    });
  },
  answer(play, _seat, action, step) {
    if (action.do !== 'strike') return;
    if (action.blow === 'burn' && step.hits === 0) {
      step.hits = play.dice.d6();
      use(play.table, play.state, step.winner, 'laser-burner');
      play.events.push({ kind: 'damage-die', model: step.titan, what: 'hits', die: step.hits });
      return;
    }
    if (action.blow === 'burn') {
      step.left = [...action.locations]; // each to its end before the next (E2-GEN-10)
      return;
    }
    finish(play, step);
    strike(play, step, action.blow, LOCATIONS[action.locations[0]]);
  },
};

/** How many parts are named: the burner's only once its hits are rolled (E2-TCCW-07). */
function wantedOf(step: BlowStep, places: readonly number[], blow: Blow): number {
  return blow === 'burn' ? Math.min(step.hits, places.length) : 1;
}

function strike(play: Play, { winner, titan }: BlowStep, blow: Blow, at: Location): void {
  const { table, state, dice, events } = play;
  if (blow === 'damage') {
    use(table, state, winner, 'chain-fist');
    return damage(play, titan, at, hasFist(table, state, winner, 'chain-fist') ? 2 : 0); // E2-TCCW-02
  }
  use(table, state, winner, 'power-fist');
  // E2-TCCW-05; the winner of initiative rolls first (E2-GEN-04)
  const rolled = roll(dice, 2);
  const [attacker, defender] = table.models[winner].side === state.initiative ? rolled : rolled.reverse();
  const result = attacker + 1 > defender ? 'worst' : attacker + 1 < defender ? 'none' : 'normal';
  events.push({ kind: 'grab', model: titan, attacker, defender, result });
  if (result !== 'none') damage(play, titan, at, 0, result === 'worst');
}
