/** Ways to weigh things: what the whole turn is about. */
import { type Temper, USUAL } from './plan.ts';

/** The usual one first. */
export const TEMPERS: readonly (readonly [word: string, temper: Temper])[] = [
  ['as usual', USUAL],
  ['for objectives', { ground: 1.8, shots: 0.8, threat: 0.6, fight: 1 }],
  ['with the guns', { ground: 0.8, shots: 1.8, threat: 1, fight: 0.7 }],
  ['hand to hand', { ground: 1, shots: 0.7, threat: 0.6, fight: 2 }],
  ['with care', { ground: 0.9, shots: 1.1, threat: 2.2, fight: 0.6 }],
  ['all out', { ground: 1.3, shots: 1.3, threat: 0.2, fight: 1.3 }],
];
