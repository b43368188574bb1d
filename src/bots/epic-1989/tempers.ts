/** Ways to weigh things: what the whole turn is about. */
import { type Temper, USUAL } from './gains.ts';

/** Sooner rather than later, and no closer for its own sake: what won most of 1,456 games between weights drawn by chance. */
export const SOONER: Temper = { ...USUAL, late: 0.47, ground: 0.65, lasting: 1 };

/** The usual one first. */
export const TEMPERS: readonly Temper[] = [
  USUAL,
  // stand and shoot
  { ...USUAL, late: 0.45, nearer: 0.002 },
  // get there
  { ...USUAL, ground: 2.2, threat: 0.5 },
  // hand to hand
  { ...USUAL, fight: 2.2, shots: 0.7, threat: 0.6 },
  // with care
  { ...USUAL, threat: 1.8, fight: 0.6 },
  // for the turn after
  { ...USUAL, later: 0.9, late: 0.8, nearer: 0.01 },
  // all out
  { ...USUAL, threat: 0.15, fight: 1.3, shots: 1.2 },
];
