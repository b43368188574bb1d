/** What happens to stands. */
import { nameOf, SIDE_NAMES, type Tellers } from './words.ts';

const RESULTS = { pass: 'holds', pinned: 'is pinned', 'fall-back': 'falls back' } as const;

export const infantryTellers: Tellers<'morale' | 'rout' | 'disbanded' | 'assault' | 'collapse'> = {
  morale: (t, { detachment, die, plus, result }) => [
    `${t.detachments[detachment].name} detachment ${detachment} ${RESULTS[result]}.`,
    ['E1-MORAL-02'],
    [{ values: [die], ...(plus !== 0 && { plus }) }],
  ],
  rout: (t, { unit, die, lost }) => [
    `${nameOf(t, unit)} ${lost ? 'routs' : 'stays'}.`,
    ['E1-MORAL-04'],
    [{ values: [die], needed: 3 }],
  ],
  assault: (t, { unit, target, dice, scores }) => [
    `${nameOf(t, unit)} fights ${nameOf(t, target)}: ${scores.join(' to ')}.`,
    ['E1-CC-10'],
    [{ values: dice.slice(0, 2) }, { values: dice.slice(2) }],
  ],
  collapse: (_t, { building, die, plus, collapses }) => [
    `Building ${building} ${collapses ? 'collapses' : 'holds'}.`,
    ['E1-BLDG-18'],
    [{ values: [die], needed: 6, ...(plus !== 0 && { plus }) }],
  ],
  disbanded: (_t, { side, units }) => [
    `The ${SIDE_NAMES[side]} side disbands ${units.length} stand${units.length === 1 ? '' : 's'}.`,
    ['E1-DISB-02'],
  ],
};
