/** What is called from off the table, and what it leaves there. */
import { nameOf, place, SIDE_NAMES, type Tellers } from './words.ts';

export const COUNTER_NAMES: Readonly<Record<string, string>> = {
  light: 'a light barrage',
  medium: 'a medium barrage',
  heavy: 'a heavy barrage',
  blind: 'a blind missile',
  haywire: 'a haywire missile',
  mines: 'a mine dispenser',
  stasis: 'a stasis missile',
  vortex: 'a vortex missile',
  'mines-stasis': 'a mine dispenser with a stasis mine',
  'mines-vortex': 'a mine dispenser with a vortex mine',
};

const MARKER_NAMES = {
  blind: 'blind marker',
  stasis: 'stasis field',
  vortex: 'vortex',
  mine: 'mine counter',
} as const;

const LOAD_NAMES = {
  mine: 'a mine',
  dummy: 'a dummy',
  stasis: 'a stasis mine',
  vortex: 'a vortex mine',
} as const;

export const supportTellers: Tellers<
  | 'called'
  | 'laid'
  | 'withdrawn'
  | 'support'
  | 'accuracy'
  | 'deviates'
  | 'bursts'
  | 'kept'
  | 'marker'
  | 'fate'
  | 'drifts'
  | 'vanishes'
  | 'stasis'
  | 'mines'
  | 'flipped'
> = {
  called: (t, { unit, die, plus, available }) => [
    `The commander of ${nameOf(t, unit)} calls: support is ${available ? 'available' : 'not to be had'}.`,
    ['E1-SUPP-08'],
    [{ values: [die], needed: 4, ...(plus !== 0 && { plus }) }],
  ],
  laid: (t, { unit, counter }) => [
    counter
      ? `${capital(COUNTER_NAMES[counter])} lies ready with ${nameOf(t, unit)}.`
      : `A support counter is put face down with ${nameOf(t, unit)}.`,
    ['E1-SUPP-09'],
  ],
  withdrawn: (t, { unit, spent }) => [
    `The counter with ${nameOf(t, unit)} is removed${spent ? ' and spent' : ' and goes back to its owner'}.`,
    ['E1-SUPP-15'],
  ],
  support: (t, { unit, counter, load, x, y }) => [
    `${nameOf(t, unit)} calls down ${COUNTER_NAMES[load && load !== 'mine' ? `mines-${load}` : counter]} on ${place(x, y)}.`,
    ['E1-SUPP-12'],
  ],
  accuracy: (_t, { die, lands }) => [
    lands ? 'It lands on the point.' : 'It deviates.',
    ['E1-SUPP-13'],
    [{ values: [die], needed: 4 }],
  ],
  deviates: (_t, { dice, x, y }) => [
    `It comes down at ${place(x, y)}.`,
    ['E1-SUPP-14'],
    [{ values: dice.slice(0, 1) }, { values: dice.slice(1) }],
  ],
  bursts: (_t, { dice, circles }) => [
    `Shells burst round ${circles.map(({ x, y }) => place(x, y)).join(' and ')}.`,
    ['E1-BARR-01'],
    dice.map((die) => ({ values: [die] })),
  ],
  kept: (t, { unit, keep }) => [
    keep ? `The barrage stays ready with ${nameOf(t, unit)}.` : 'The barrage is taken back.',
    ['E1-SUPP-16'],
  ],
  marker: (_t, { is, x, y }) => [
    `A ${MARKER_NAMES[is]} appears at ${place(x, y)}.`,
    [{ blind: 'E1-MISL-02', stasis: 'E1-MISL-15', vortex: 'E1-MISL-21', mine: 'E1-MISL-07' }[is]],
  ],
  fate: (_t, { is, marker, die, fate }) => [
    `${capital(MARKER_NAMES[is])} ${marker} ${fate}.`,
    [{ blind: 'E1-MISL-04', stasis: 'E1-MISL-18', vortex: 'E1-MISL-23', mine: 'E1-MISL-12' }[is]],
    [{ values: [die] }],
  ],
  drifts: (_t, { marker, dice, x, y }) => [
    `Field ${marker} drifts to ${place(x, y)}.`,
    ['E1-MISL-18'],
    [{ values: dice.slice(0, 1) }, { values: dice.slice(1) }],
  ],
  vanishes: (_t, { is, marker, rule }) => [`${capital(MARKER_NAMES[is])} ${marker} is gone.`, [rule]],
  stasis: (t, { frozen, free }) => [
    [
      frozen.length > 0 ? `In stasis: ${frozen.map((id) => nameOf(t, id)).join(', ')}.` : '',
      free.length > 0 ? `Out of stasis: ${free.map((id) => nameOf(t, id)).join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ['E1-MISL-16'],
  ],
  mines: (_t, { side, at }) => [
    `The ${SIDE_NAMES[side]} side lays ${at.length} mine counters round ${place(at[0].x, at[0].y)}.`,
    ['E1-MISL-07'],
  ],
  flipped: (t, { marker, unit, load }) => [
    `${nameOf(t, unit)} sets off mine counter ${marker}: ${LOAD_NAMES[load]}.`,
    ['E1-MISL-09'],
  ],
};

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
