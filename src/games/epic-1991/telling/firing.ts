/** Fire, barrages, powers and beams. */
import { die, nameOf, place, sideOf, type Tellers } from './words.ts';

const POWER_WORDS = {
  'mind-blast': 'Mind Blast',
  'psychic-lock': 'Psychic Lock',
  'eldritch-storm': 'Eldritch Storm',
} as const;

export const firingTellers: Tellers<
  | 'activated'
  | 'popped-up'
  | 'shot'
  | 'shelled'
  | 'save'
  | 'medic'
  | 'barrage'
  | 'scatter'
  | 'barrage-roll'
  | 'building-save'
  | 'building-fell'
  | 'power'
  | 'shield-roll'
  | 'thrown'
  | 'beam'
  | 'beam-roll'
  | 'traktor'
  | 'freed'
  | 'disc'
  | 'vortex-roll'
> = {
  activated: (t, { unit, what }) => [
    `${t.units[unit].name} ${what === 'fires' ? 'fires' : what === 'holds' ? 'holds its fire' : 'does not fire'}.`,
    ['E2-FIRE-04'],
    { seat: t.units[unit].side },
  ],
  'popped-up': (t, { model }) => [`${nameOf(t, model)} pops up.`, ['E2-SKIM-04'], { seat: sideOf(t, model) }],
  shot: (t, { model, weapon, target, needed, dice, hit, lost }) => [
    lost === 'gone'
      ? `${nameOf(t, model)}'s shot at ${nameOf(t, target)} comes too late.`
      : lost === 'range'
        ? `${nameOf(t, target)} is out of range of ${nameOf(t, model)}.`
        : `${nameOf(t, model)} (${weapon}) ${hit ? 'hits' : 'misses'} ${nameOf(t, target)}.`,
    ['E2-FIRE-12'],
    { seat: sideOf(t, model), ...(lost ? {} : { dice: [{ values: dice, needed }] }) },
  ],
  shelled: (t, { model, building, needed, dice, hit, lost }) => [
    lost
      ? `${nameOf(t, model)}'s shell at building ${building} is lost.`
      : `${nameOf(t, model)} ${hit ? 'hits' : 'misses'} building ${building}.`,
    ['E2-BLDG-05'],
    { seat: sideOf(t, model), ...(lost ? {} : { dice: [{ values: dice, needed }] }) },
  ],
  save: (t, { model, die: rolled, needed, mod, saved }) => [
    `${nameOf(t, model)}'s armour ${saved ? 'holds' : 'fails'}.`,
    ['E2-SAVE-01'],
    { seat: sideOf(t, model), dice: die(rolled, needed, mod) },
  ],
  medic: (t, { model, die: rolled, saved }) => [
    saved ? `The Medic saves ${nameOf(t, model)}.` : `The Medic comes too late for ${nameOf(t, model)}.`,
    ['E2-MARIN-10'],
    { seat: sideOf(t, model), dice: die(rolled, 5) },
  ],
  barrage: (t, { unit, points, needed, x, y, lost }) => [
    lost
      ? `The barrage of ${t.units[unit].name} falls short.`
      : `${t.units[unit].name} fires a barrage of ${points} points at ${place(x, y)}: ${needed}+.`,
    ['E2-BARR-09'],
    { seat: t.units[unit].side },
  ],
  scatter: (_t, { die: rolled, direction, dice, x, y }) => [
    direction === null
      ? 'It lands where it was aimed.'
      : `It scatters ${dice[0] + dice[1]} cm to ${place(x, y)}.`,
    ['E2-BARR-08'],
    { dice: [{ values: [rolled] }, { values: dice }] },
  ],
  'barrage-roll': (t, { model, building, dice, needed, hit }) => [
    `The barrage ${hit ? 'hits' : 'misses'} ${model ? nameOf(t, model) : `building ${building}`}.`,
    ['E2-BARR-10'],
    { dice: [{ values: dice, needed }] },
  ],
  'building-save': (_t, { building, dice, needed, mod, saved }) => [
    `Building ${building} ${saved ? 'stands' : 'gives way'}.`,
    ['E2-BLDG-06'],
    { dice: [{ values: dice, needed, ...(mod ? { plus: mod } : {}) }] },
  ],
  'building-fell': (_t, { building }) => [`Building ${building} falls.`, ['E2-BLDG-07']],
  power: (t, { model, power, target, die: rolled, works, lost }) => [
    `${nameOf(t, model)} uses ${POWER_WORDS[power]}${target ? ` on ${nameOf(t, target)}` : ''}: ${lost ? 'in vain' : works ? 'it works' : 'nothing happens'}.`,
    ['E2-WLOCK-05'],
    { seat: sideOf(t, model), ...(rolled === null ? {} : { dice: die(rolled, 4) }) },
  ],
  'shield-roll': (t, { model, die: rolled, works }) => [
    `${nameOf(t, model)}'s shields ${works ? 'do not stop it' : 'stop it'}.`,
    ['E2-WLOCK-06'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  thrown: (t, { model, x, y }) => [
    `The storm throws ${nameOf(t, model)} to ${place(x, y)}.`,
    ['E2-WLOCK-12'],
    { seat: sideOf(t, model) },
  ],
  beam: (t, { model, target, lost }) => [
    `${nameOf(t, model)} sends a beam at ${nameOf(t, target)}${lost ? ', in vain' : ''}.`,
    ['E2-VIBRO-01'],
    { seat: sideOf(t, model) },
  ],
  'beam-roll': (t, { model, die: rolled, needed, hit, beams }) => [
    `${beams > 1 ? `${beams} beams cross at` : `The beam ${hit ? 'shakes' : 'passes'}`} ${nameOf(t, model)}.`,
    [beams > 1 ? 'E2-VIBRO-08' : 'E2-VIBRO-04'],
    rolled === null ? {} : { dice: die(rolled, needed) },
  ],
  traktor: (t, { model, die: rolled, plus, squashed }) => [
    `${nameOf(t, model)} is ${squashed ? 'squashed' : 'held fast for the next turn'}.`,
    ['E2-TRAK-02'],
    { dice: die(rolled, 6, plus) },
  ],
  freed: (t, { model, die: rolled, free }) => [
    `${nameOf(t, model)} ${free ? 'comes free' : 'stays locked'}.`,
    ['E2-WLOCK-09'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  disc: (_t, { is, x, y }) => [
    `${is === 'vortex' ? 'A vortex opens' : 'A storm rages'} at ${place(x, y)}.`,
    [is === 'vortex' ? 'E2-VORT-07' : 'E2-WLOCK-15'],
  ],
  'vortex-roll': (_t, { die: rolled, direction, x, y }) => [
    rolled <= 2
      ? 'A vortex collapses.'
      : direction === null
        ? 'A vortex stays where it is.'
        : `A vortex drifts to ${place(x, y)}.`,
    ['E2-VORT-08'],
    { dice: die(rolled) },
  ],
};
