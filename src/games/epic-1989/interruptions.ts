/** Questions in the middle of the other's move: DEC-15, -18, -22, -30, -33. What a unit was told by E1-SNAP-20 is all that is listed then. */
import type { Interruption } from '../../kernel/interruption.ts';

const interruptions: readonly Interruption[] = [
  {
    id: 'snap',
    word: 'Snap fire',
    rule: 'E1-SNAP-07',
    kinds: ['snap'],
    leastWord: 'Hold fire, but for units that were told to.',
    least: ['pass'],
  },
  {
    id: 'takeout',
    word: 'Takeout!',
    rule: 'E1-HERO-10',
    kinds: ['takeout'],
    leastWord: 'Never.',
    least: ['pass', 'end'],
  },
  {
    id: 'survivors',
    word: 'Where survivors stand',
    rule: 'E1-TRAN-14',
    kinds: ['place'],
    leastWord: 'At the first place there is.',
    least: [],
  },
  {
    id: 'assaults',
    word: 'Who leads an assault',
    rule: 'E1-CC-12',
    kinds: ['primary', 'join', 'pair'],
    leastWord: 'The first there is.',
    least: [],
  },
];

export default interruptions;
