/** WLOCK, VIBRO, RALLY: powers, beams and nerve. */
import type { Odds } from '../../../kernel/contract.ts';
import type { Attack } from '../actions.ts';
import { BURST, under } from '../barrages/barrage.ts';
import { struckBy } from '../eldar/beams.ts';
import { moraleBonus } from '../morale/morale.ts';
import { lowestLegSave } from '../sheets/index.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { nameOf } from '../telling/words.ts';
import { faceOf, isTitan, titanOf } from '../titans/titans.ts';
import { ALWAYS, chance, type Fraction, fraction, NEVER, times } from './fraction.ts';
import { deathChance, failChance, type OddsPart, slainChance } from './shots.ts';
import { fallChance } from './templates.ts';

/** What befalls one model or, below 0, one building: its end, or what is said. */
export interface Mind {
  readonly id: number;
  readonly odds: Fraction;
  readonly what?: string;
  readonly parts: readonly OddsPart[];
}

const HALF = fraction(3, 6);
const WORDS = { 'mind-blast': 'Mind Blast', 'psychic-lock': 'Psychic Lock' } as const;

/** E2-WLOCK-05 to E2-WLOCK-12. */
export function powerOdds(table: Table, state: State, cast: Extract<Attack, { is: 'power' }>): Mind[] {
  const { power, target, x, y } = cast;
  if (power === 'eldritch-storm')
    return under(table, state, x, y, BURST).map((id) => {
      const past = pastShields(table, state, id);
      return { id, odds: past.odds, what: `${nameOf(table, id)} thrown`, parts: past.parts };
    });
  const past = pastShields(table, state, target);
  const works = table.models[target].traits.includes('robot') ? NEVER : times(HALF, past.odds); // E2-SPEC-09
  const parts = [{ label: WORDS[power], value: '4+', rule: 'E2-WLOCK-05' }, ...past.parts];
  if (power === 'psychic-lock')
    return [{ id: target, odds: works, what: `${nameOf(table, target)} locked`, parts }];
  if (isTitan(table, target))
    return [{ id: target, odds: works, what: `${nameOf(table, target)} hit in the head`, parts }]; // E2-WLOCK-07
  return [{ id: target, odds: times(works, deathChance(table, state, target)), parts }];
}

function pastShields(table: Table, state: State, id: number): { odds: Fraction; parts: OddsPart[] } {
  if (!isTitan(table, id) || titanOf(state, id).shields === 0) return { odds: ALWAYS, parts: [] };
  return { odds: HALF, parts: [{ label: 'Past its shields', value: '4+', rule: 'E2-WLOCK-06' }] };
}

/** E2-VIBRO-03 to E2-VIBRO-10: all beams of a unit at once, since they may cross. */
export function beamOdds(table: Table, state: State, attacks: readonly Attack[]): Mind[] {
  const beams = attacks.flatMap((attack) => {
    if (attack.is !== 'beam') return [];
    const [gun, target] = [state.models[attack.model], state.models[attack.target]];
    if (target.where !== 'table') return [];
    return [{ gun: attack.model, target: attack.target, from: at(gun), to: at(target) }];
  });
  return struckBy(table, state, beams).map(({ id, needed, mod, from }): Mind => {
    const strikes = needed === 0 ? ALWAYS : fraction(7 - needed, 6);
    if (id < 0) return { id, odds: fallChance(state, -id, mod), parts: [] };
    const label = needed === 0 ? 'Beams cross' : needed === 5 ? 'Vibro-cannon' : 'On the way of the beam';
    const parts = [{ label, value: needed === 0 ? 'hit' : `${needed}+`, rule: 'E2-VIBRO-05' }];
    if (!isTitan(table, id)) return { id, odds: times(strikes, slainChance(table, state, id, mod)), parts };
    const save = lowestLegSave(faceOf(state, id, from));
    const legs = times(strikes, failChance(save, mod));
    return { id, odds: legs, what: `${nameOf(table, id)} hit in a leg`, parts };
  });
}

function at({ x, y }: { readonly x: number; readonly y: number }) {
  return { x, y };
}

/** E2-MORAL-04, E2-RALLY-03. */
export function rallyOdds(table: Table, state: State, unit: number): Odds {
  const needed = table.units[unit].morale!;
  const plus = moraleBonus(table, state, unit);
  const odds = fraction(Math.min(6, Math.max(0, 7 + plus - needed)), 6);
  return {
    chances: [chance('rallies', odds)],
    parts: [
      { label: 'Morale', value: `${needed}+`, rule: 'E2-MORAL-01' },
      ...(plus > 0 ? [{ label: 'HQ near', value: `+${plus}`, rule: 'E2-MORAL-07' }] : []),
    ],
  };
}
