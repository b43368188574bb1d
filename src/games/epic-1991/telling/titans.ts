/** Titans: shields, aim, damage and repair. */
import { counted } from '../../../kernel/words.ts';
import { damageWords, locationName } from '../titans/describe-titans.ts';
import { die, nameOf, place, sideOf, type Tellers } from './words.ts';

const EXPLOSION_RULES = {
  reactor: 'E2-TCARD-05',
  shields: 'E2-TCARD-13',
  tower: 'E2-WEIRD-04',
  mob: 'E2-MAD-12',
} as const;

export const titansTellers: Tellers<
  | 'shield-down'
  | 'aimed'
  | 'armour'
  | 'damage'
  | 'titan-falls'
  | 'explodes'
  | 'blown-off'
  | 'damage-die'
  | 'leg-roll'
  | 'repair'
  | 'shields-raised'
> = {
  'shield-down': (t, { model, left }) => [
    `A shield of ${nameOf(t, model)} goes down; ${left} left.`,
    ['E2-SHLD-02'],
    { seat: sideOf(t, model) },
  ],
  aimed: (t, { model, location, dice }) => [
    location === null
      ? `The shot flies past ${nameOf(t, model)}.`
      : `${nameOf(t, model)} is hit: ${locationName(location)}.`,
    ['E2-TITAN-03'],
    { dice: [{ values: dice }] },
  ],
  armour: (t, { model, location, die: rolled, needed, mod, saved }) => [
    `${nameOf(t, model)}'s ${locationName(location)} ${saved ? 'holds' : 'is pierced'}.`,
    ['E2-TITAN-05'],
    { dice: die(rolled, needed, mod) },
  ],
  damage: (t, { model, location, die: rolled, plus, row }) => [
    `${nameOf(t, model)}: ${damageWords(location, row)}`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), ...(rolled !== null && { dice: die(rolled, undefined, plus) }) },
  ],
  'titan-falls': (t, { model }) => [
    `${nameOf(t, model)} falls.`,
    ['E2-TCARD-11'],
    { seat: sideOf(t, model) },
  ],
  explodes: (t, { model, what, dice }) => [
    `${nameOf(t, model)} explodes${what === 'reactor' ? ': its reactor is breached' : ''}.`,
    [EXPLOSION_RULES[what]],
    dice.length > 0 ? { dice: [{ values: dice }] } : {},
  ],
  'blown-off': (t, { model, x, y, dice }) => [
    `A weapon of ${nameOf(t, model)} is blown off and lands at ${place(x, y)}.`,
    ['E2-TCARD-12'],
    { dice: [{ values: dice }] },
  ],
  'damage-die': (t, { model, what, die: rolled }) => [
    what === 'hits'
      ? `${nameOf(t, model)} takes ${counted(rolled, 'hit')}.`
      : `${nameOf(t, model)}: ${what}.`,
    ['E2-TCARD-04'],
    { dice: die(rolled) },
  ],
  'leg-roll': (t, { model, die: rolled, strain, holds }) => [
    `${nameOf(t, model)}'s leg ${holds ? 'bears it' : 'gives way'}.`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), dice: die(rolled, strain + 1) },
  ],
  repair: (t, { model, location, die: rolled, repaired }) => [
    `${nameOf(t, model)}'s ${locationName(location)} ${repaired ? 'is repaired' : 'stays damaged'}.`,
    ['E2-TITAN-08'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  'shields-raised': (t, { model, dice, up }) => [
    `${nameOf(t, model)} has ${counted(up, 'shield')} up.`,
    ['E2-SHLD-04'],
    { seat: sideOf(t, model), dice: [{ values: dice, needed: 5 }] },
  ],
};
