/** Forces bought, shown and lost again. */
import type { Shown } from '../events.ts';
import { nameOf } from '../forces/force.ts';
import { SIDE_NAMES, type Tellers } from './words.ts';

const told = (force: Shown | null) =>
  force
    ? `${force.detachments.map(nameOf).join(', ')}${force.counters > 0 ? `; ${force.counters} support counters` : ''}`
    : 'as agreed';

export const forceTellers: Tellers<'mustered' | 'forces' | 'overspent' | 'loses' | 'enlisted'> = {
  mustered: (_t, { side }) => [`The ${SIDE_NAMES[side]} player has bought his force.`, ['E1-FORCE-01']],
  forces: (_t, { imperial, rebel }) => [
    `Imperial force: ${told(imperial)}. Rebel force: ${told(rebel)}.`,
    ['E1-FORCE-01'],
  ],
  overspent: (_t, { side, over, die, needed, lost }) => [
    `The ${SIDE_NAMES[side]} player is ${over} points over${lost ? ' and loses a detachment' : ', and gets away with it'}.`,
    ['E1-OTT-02'],
    [{ values: [die], needed }],
  ],
  loses: (_t, { side, name }) => [
    `The ${SIDE_NAMES[side]} side leaves its ${name} detachment at home.`,
    ['E1-OTT-03'],
  ],
  enlisted: () => null,
};
