/** Fire and what it does. */
import { weaponName } from '../cards/weapons.ts';
import { confirmedOn } from '../firing/to-hit.ts';
import { nameOf, type Tellers } from './words.ts';

const RESULTS = {
  deflected: 'is deflected',
  superficial: 'does superficial damage',
  critical: 'does critical damage',
} as const;

export const firingTellers: Tellers<
  'fires' | 'snap' | 'shot' | 'lost-shot' | 'damage' | 'save' | 'destroyed' | 'counter'
> = {
  fires: (t, { unit }) => [`${nameOf(t, unit)} fires.`, ['E1-FIRE-02']],
  snap: (t, { unit, target }) => [`${nameOf(t, unit)} snap fires at ${nameOf(t, target)}.`, ['E1-SNAP-01']],
  shot: (t, { unit, weapon, mode, target, needed, die, confirm, hit }) => [
    `${nameOf(t, unit)} (${weaponName(weapon)}${mode ? `, ${mode}` : ''}) ${hit ? 'hits' : 'misses'} ${nameOf(t, target)}.`,
    ['E1-HIT-01'],
    [
      { values: [die], needed: Math.min(needed, 6) },
      ...(confirm === null ? [] : [{ values: [confirm], needed: confirmedOn(needed) }]),
    ],
  ],
  'lost-shot': (t, { unit, target }) => [
    `A shot of ${nameOf(t, unit)} at ${nameOf(t, target)} comes too late.`,
    ['E1-FIRE-05'],
  ],
  damage: (t, { target, die, critical, result }) => [
    `The hit on ${nameOf(t, target)} ${RESULTS[result]}.`,
    ['E1-DMG-02'],
    [{ values: [die], ...(critical !== null && { needed: critical }) }],
  ],
  save: (t, { unit, die, needed, plus, saved }) => [
    `${nameOf(t, unit)} ${saved ? 'is saved' : 'fails its saving throw'}.`,
    ['E1-DMG-05'],
    [{ values: [die], needed, ...(plus !== 0 && { plus }) }],
  ],
  destroyed: (t, { unit, rule }) => [`${nameOf(t, unit)} is destroyed.`, [rule]],
  counter: (_t, { building, counters }) => [
    `Building ${building} has ${counters} damage counter${counters === 1 ? '' : 's'}.`,
    ['E1-BLDG-16'],
  ],
};
