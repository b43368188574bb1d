/** What Titans do, and what is done to them. */
import { confirmedOn } from '../firing/to-hit.ts';
import type { Part } from '../state.ts';
import type { Table } from '../table.ts';
import { nameOf, type Tellers } from './words.ts';

const PARTS: Readonly<Record<Part, string>> = {
  head: 'head',
  body: 'body',
  legs: 'legs',
  ArL: 'left arm',
  ArR: 'right arm',
  CaL: 'left carapace weapon',
  CaR: 'right carapace weapon',
  Ca: 'carapace weapon',
  Hd: 'head weapon',
};
/** What damage means there (E1-TMOD-15, E1-TMOD-17). */
const MEANS = {
  superficial: 'is damaged',
  critical: 'is damaged beyond repair',
} as const;

const partOf = (t: Table, id: number, part: Part) => `the ${PARTS[part]} of ${nameOf(t, id)}`;

const rolled = (needed: number, die: number, confirm: number | null) => [
  { values: [die], needed: Math.min(needed, 6) },
  ...(confirm === null ? [] : [{ values: [confirm], needed: confirmedOn(needed) }]),
];

export const titanTellers: Tellers<
  | 'stomps'
  | 'stomp'
  | 'leg-ram'
  | 'shield'
  | 'location'
  | 'impaired'
  | 'explodes'
  | 'blast'
  | 'raises'
  | 'repair'
  | 'duel'
  | 'assail'
  | 'grenades'
> = {
  stomps: (t, { unit, target }) => [
    `${nameOf(t, unit)} raises a foot over ${nameOf(t, target)}.`,
    ['E1-TITAN-12'],
  ],
  stomp: (t, { unit, target, needed, die, confirm, hit }) => [
    `${nameOf(t, unit)} ${hit ? 'treads on' : 'misses'} ${nameOf(t, target)}.`,
    ['E1-TITAN-14'],
    rolled(needed, die, confirm),
  ],
  'leg-ram': (t, { unit, target, dice, scores }) => [
    `${nameOf(t, unit)} drives into a leg of ${nameOf(t, target)}: ${scores.join(' to ')}.`,
    ['E1-TITAN-21'],
    [{ values: dice }],
  ],
  shield: (t, { target, shields }) => [
    `A void shield of ${nameOf(t, target)} goes down; ${shields} left.`,
    ['E1-TMOD-11'],
  ],
  location: (t, { target, dice, part }) => [
    `It strikes ${partOf(t, target, part)}.`,
    ['E1-TMOD-13'],
    dice.map((die) => ({ values: [die] })),
  ],
  impaired: (t, { target, part, result }) => {
    const where = partOf(t, target, part);
    return [`${where[0].toUpperCase()}${where.slice(1)} ${MEANS[result]}.`, ['E1-TMOD-15']];
  },
  explodes: (t, { unit }) => [`The reactor of ${nameOf(t, unit)} explodes.`, ['E1-TMOD-17']],
  blast: (t, { target, needed, die, confirm, hit }) => [
    `The blast ${hit ? 'hits' : 'misses'} ${nameOf(t, target)}.`,
    ['E1-BARR-03'],
    rolled(needed, die, confirm),
  ],
  raises: (t, { unit, dice, shields }) => [
    `${nameOf(t, unit)} has ${shields} void shields up.`,
    ['E1-TMOD-20'],
    dice.map((die) => ({ values: [die], needed: 5 })),
  ],
  repair: (t, { unit, part, die, repaired }) => [
    `The crew ${repaired ? 'repairs' : 'cannot repair'} ${partOf(t, unit, part)}.`,
    ['E1-TMOD-20'],
    [{ values: [die], needed: 4 }],
  ],
  duel: (t, { unit, target, dice, scores }) => [
    `${nameOf(t, unit)} grapples with ${nameOf(t, target)}: ${scores.join(' to ')}.`,
    ['E1-TMOD-22'],
    [{ values: dice.slice(0, 2) }, { values: dice.slice(2) }],
  ],
  assail: (t, { unit, target, die, plus, gets }) => [
    `${nameOf(t, unit)} ${gets ? 'gets at' : 'dies at the feet of'} ${nameOf(t, target)}.`,
    ['E1-TITAN-32'],
    [{ values: [die], needed: 6, ...(plus !== 0 && { plus }) }],
  ],
  grenades: (t, { unit, die, plus, result }) => [
    `The grenades of ${nameOf(t, unit)} do ${result} damage.`,
    ['E1-TITAN-35'],
    [{ values: [die], needed: 5, ...(plus !== 0 && { plus }) }],
  ],
};
