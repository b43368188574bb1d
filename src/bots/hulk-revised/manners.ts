/** The ways in which a side may play a turn. Found among many by how much a choice of them is worth: docs/judge.md. */
import type { Random } from '../../kernel/contract.ts';
import { SEASONED, STEADY, type Temper } from './temper.ts';

/** Marines: the mission comes first, and all go. */
const PRESS: Temper = { ...SEASONED, pace: 2.5, follow: 0.8, watch: 0.2 };
/** Hardly a step: everybody watches. */
const HOLD: Temper = { ...STEADY, pace: 0.3, watch: 1.3 };
/** One goes ahead, the others stay and watch. */
const SPEARHEAD: Temper = {
  ...SEASONED,
  pace: 2.2,
  follow: 0.18,
  next: 0.8,
  watch: 0.76,
  stay: 1,
  keep: 0.3,
  thrift: 0.02,
};
/** Slowly, and nobody alone. */
const TOGETHER: Temper = {
  ...SEASONED,
  pace: 0.7,
  follow: 1,
  watch: 0.47,
  stay: 0.55,
  keep: 0.3,
  patience: 0.7,
};
/** Whoever is nearest runs for it. */
const DASH: Temper = {
  ...SEASONED,
  pace: 4.2,
  follow: 0.26,
  next: 3.5,
  keep: 0.36,
  stay: 0.2,
  patience: 0.1,
  thrift: 0.035,
};
/** The first waits until the others have come up. */
const CLOSE_UP: Temper = {
  ...SEASONED,
  pace: 0.5,
  follow: 1.5,
  next: 3.4,
  keep: 0.12,
  stay: 0.2,
  patience: 0.15,
  thrift: 0.03,
};

/** Stealers: whatever it costs. */
const RUSH: Temper = { ...SEASONED, care: 0.12, numbers: 0.04 };
/** Out of sight until they are many. */
const WAIT: Temper = { ...SEASONED, care: 1.2, numbers: 0.36 };
/** Through fire, onto whoever can be held: what is left of many is enough. */
const SWARM: Temper = {
  ...SEASONED,
  care: 0.5,
  numbers: 0.1,
  fear: 0.33,
  showing: 0.1,
  lock: 0.52,
  closer: 0.09,
  block: 1.4,
};
/** Into the way of whoever is about to finish. */
const BAR: Temper = {
  ...SEASONED,
  care: 0.08,
  numbers: 0.3,
  fear: 1.3,
  showing: 0.6,
  lock: 0.36,
  closer: 0.07,
  block: 2.7,
};

/** What a manner is about, for whoever asks. */
export const MANNER_WORDS: ReadonlyMap<Temper, string> = new Map([
  [STEADY, 'slow and sure'],
  [PRESS, 'the mission comes first, and all go'],
  [HOLD, 'hardly a step, everybody watches'],
  [SPEARHEAD, 'one goes ahead, the others stay and watch'],
  [TOGETHER, 'slowly, and nobody alone'],
  [DASH, 'whoever is nearest runs for it'],
  [CLOSE_UP, 'the first waits until the others have come up'],
  [RUSH, 'at them, whatever it costs'],
  [WAIT, 'out of sight until they are many'],
  [SWARM, 'through fire, onto whoever can be held'],
  [BAR, 'into the way of whoever is about to finish'],
]);

/** By seat, besides the usual one. */
export const MANNERS: Readonly<Record<string, readonly Temper[]>> = {
  marine: [STEADY, PRESS, HOLD, SPEARHEAD, TOGETHER, DASH, CLOSE_UP],
  stealer: [RUSH, WAIT, SWARM, BAR],
};

/** Half of the time the usual one, else one drawn by chance. */
export function mannerOf(seat: string, random: Random): Temper {
  const manners = MANNERS[seat];
  return random.below(2) === 0 ? SEASONED : manners[random.below(manners.length)];
}
