/** Counters on the table, and what they turn out to be. */
import { confirmedOn } from '../firing/to-hit.ts';
import { SIDE_NAMES, type Tellers } from './words.ts';

export const hiddenTellers: Tellers<'dummies' | 'concealed' | 'revealed' | 'probe'> = {
  dummies: (_t, { side, die, dummies }) => [
    `The ${SIDE_NAMES[side]} side has ${dummies} dummies among its counters.`,
    ['E1-HIDE-02'],
    [{ values: [die] }],
  ],
  concealed: (t, { side, places, meant }) => {
    const name = (id: number | 'sealed') =>
      typeof id === 'number' && id > 0 ? `${t.detachments[id].name} ${id}` : 'a dummy';
    return [
      meant
        ? `Counters: ${meant.map((id, i) => `${places[i].number} ${name(id)}`).join(', ')}.`
        : `The ${SIDE_NAMES[side]} side places ${places.length} counters.`,
      ['E1-HIDE-03'],
    ];
  },
  revealed: (t, { side, number, detachment }) => [
    `${SIDE_NAMES[side]} counter ${number} is ${detachment > 0 ? `${t.detachments[detachment].name} detachment ${detachment}` : 'a dummy'}.`,
    ['E1-HIDE-10'],
  ],
  probe: (_t, { side, number, die, confirm, needed, hit }) => [
    `${SIDE_NAMES[side]} counter ${number} is ${hit ? 'hit' : 'missed'}.`,
    ['E1-HIDE-15'],
    [
      { values: [die], needed: 6 },
      ...(confirm === null ? [] : [{ values: [confirm], needed: confirmedOn(needed) }]),
    ],
  ],
};
