/** Questions in the middle of the other's move: DEC-10 to -36. */
import type { Interruption } from '../../kernel/interruption.ts';

const interruptions: readonly Interruption[] = [
  {
    id: 'react',
    word: 'Reactions',
    rule: 'HH-CP-07',
    kinds: ['react'],
    leastWord: 'Never react.',
    least: ['pass'],
    conditions: [
      {
        id: 'third',
        word: 'The best shot or blow with one chance in three or better, else none.',
        chance: { least: 1 / 3 },
      },
      { id: 'even', word: 'The same from one chance in two.', chance: { least: 1 / 2 } },
    ],
  },
  {
    id: 'volley',
    word: 'Overwatch',
    rule: 'HH-OVW-08',
    kinds: ['overwatch', 'placement'],
    leastWord: 'Hold fire.',
    least: ['fire'],
  },
  {
    id: 'saves',
    word: 'Saves and shots rolled again',
    rule: 'HH-SAVE-10',
    kinds: ['save-again', 'shot-again', 'overheat', 'heal', 'break'],
    leastWord: 'Keep the dice; a narthecium is used.',
    least: ['heal', 'keep', 'pass'],
  },
  {
    id: 'assault',
    word: 'Close assault',
    rule: 'HH-CA-09',
    kinds: ['blade', 'ones', 'force', 'guard', 'warp', 'psi', 'strike'],
    leastWord: 'The first weapon; keep the dice.',
    least: ['keep', 'pass'],
  },
  {
    id: 'duel',
    word: 'Honour Duels',
    rule: 'HH-DUEL-03',
    kinds: ['challenge', 'duel-ground'],
    leastWord: 'Refuse.',
    least: ['refuse'],
  },
  {
    id: 'places',
    word: 'Facings and places',
    rule: 'HH-CONV-02',
    kinds: ['face', 'face-foe', 'land', 'rebirth', 'spawn', 'spawn-place', 'broodlord', 'phantoms'],
    leastWord: 'The first way there is.',
    least: [],
  },
];

export default interruptions;
