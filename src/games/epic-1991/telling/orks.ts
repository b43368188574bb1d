/** Mad Boyz and Weirdboyz. */
import { chartWords } from '../orks/describe-mad.ts';
import { die, nameOf, place, sideOf, type Tellers } from './words.ts';

export const orksTellers: Tellers<'mad' | 'grenade' | 'chant' | 'energy' | 'overload'> = {
  mad: (t, { unit, dice, result }) => [
    `${t.units[unit].name}: ${chartWords(result)}`,
    ['E2-MAD-06'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  grenade: (t, { unit, dice, x, y }) => [
    `A stand of ${t.units[unit].name} throws a grenade to ${place(x, y)}.`,
    ['E2-MAD-07'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  chant: (t, { unit, dice }) => [
    `${t.units[unit].name} chants.`,
    ['E2-MAD-12'],
    { seat: t.units[unit].side, dice: [{ values: dice }] },
  ],
  energy: (t, { model, energy }) => [
    `${nameOf(t, model)} holds ${energy} energy.`,
    ['E2-WEIRD-01'],
    { seat: sideOf(t, model) },
  ],
  overload: (t, { model, die: rolled, explodes }) => [
    `${nameOf(t, model)} ${explodes ? 'cannot hold its energy' : 'holds its energy'}.`,
    ['E2-WEIRD-04'],
    { seat: sideOf(t, model), dice: die(rolled) },
  ],
};
