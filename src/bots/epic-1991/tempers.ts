/** Ways to weigh things: what the whole turn is about. */
import { SHARP, type Temper, USUAL } from './plan.ts';

/** The best one first. */
export const TEMPERS: readonly (readonly [word: string, temper: Temper])[] = [
  ['sharply', SHARP],
  ['for objectives', { ...SHARP, ground: 1.5, shots: 1.2, threat: 0.3 }],
  ['with the guns', { ...SHARP, ground: 0.6, shots: 2.6, fight: 1 }],
  ['hand to hand', { ...SHARP, shots: 1, threat: 0.3, fight: 2.8 }],
  ['with care', { ...SHARP, threat: 1.4, fight: 0.8 }],
  ['as usual', USUAL],
];
