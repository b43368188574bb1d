/** Brave deeds, and those who come back. */
import { nameOf, type Tellers } from './words.ts';

const CRIES = {
  double: 'On the Double!',
  up: "Up and At 'Em!",
  takeout: 'Takeout!',
  fire: 'Fire! Fire! Fire!',
  charge: 'Charge!',
  rally: 'Rally to Me!',
} as const;
const FEATS = {
  success: 'it works',
  failure: 'nothing comes of it',
  disaster: 'the commander dies',
} as const;

export const heroicTellers: Tellers<'hero' | 'regrouped'> = {
  hero: (t, { unit, deed, dice, plus, feat }) => [
    `${nameOf(t, unit)}: ${CRIES[deed]} ${FEATS[feat]}.`,
    ['E1-HERO-03'],
    [{ values: dice, needed: 8, ...(plus !== 0 && { plus }) }],
  ],
  regrouped: (t, { unit }) => [`${nameOf(t, unit)} comes back.`, ['E1-REGR-01']],
};
