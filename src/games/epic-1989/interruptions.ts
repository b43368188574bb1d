/** Questions in the middle of the other's move: DEC-15, -17 to -19, -22, -28, -30 to -32. What a unit was told by E1-SNAP-20 is all that is listed then. */
import type { Interruption } from '../../kernel/interruption.ts';

const interruptions: readonly Interruption[] = [
  {
    id: 'snap',
    word: 'Snap fire',
    rule: 'E1-SNAP-07',
    kinds: ['snap'],
    leastWord: 'Hold fire, but for units that were told to.',
    least: ['pass'],
    conditions: [
      {
        id: 'even',
        word: 'Fire with one chance in two or better, else hold.',
        says: ['fire'],
        chance: { least: 1 / 2 },
      },
      {
        id: 'third',
        word: 'Fire with one chance in three or better, else hold.',
        says: ['fire'],
        chance: { least: 1 / 3 },
      },
    ],
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
    id: 'found',
    word: 'Where a detachment stands that was found',
    rule: 'E1-HIDE-11',
    kinds: ['unfold'],
    leastWord: 'At the first place there is.',
    least: [],
  },
  {
    id: 'assaults',
    word: 'Pairs and order of assaults',
    rule: 'E1-CC-12',
    kinds: ['primary', 'join', 'divide', 'assault', 'pair', 'add', 'take'],
    leastWord: 'The first there is.',
    least: [],
  },
  {
    id: 'titans',
    word: 'Which Titans fight first',
    rule: 'E1-TMOD-22',
    kinds: ['duel'],
    leastWord: 'The first pair there is.',
    least: [],
  },
];

export default interruptions;
