/** Questions in the middle of the other's move: DEC-18 to -21, -27 to -31, -37. */
import type { Interruption } from '../../kernel/interruption.ts';
import type { State } from './state.ts';
import { commandLeft } from './turn/command.ts';

const MARINE = ['marine'];
const STEALER = ['stealer'];

const interruptions: readonly Interruption[] = [
  {
    id: 'unjam',
    word: 'Jams on overwatch',
    rule: 'HR-JAM-05',
    kinds: ['unjam'],
    seats: MARINE,
    leastWord: 'Leave them.',
    least: ['pass'],
    conditions: [
      { id: 'always', word: 'Clear every jam.', says: ['unjam'] },
      {
        id: 'spare',
        word: 'Clear them while one command point stays.',
        says: ['unjam'],
        when: (view: State) => commandLeft(view) > 1,
      },
    ],
  },
  {
    id: 'support',
    word: 'Help in close assault',
    rule: 'HR-GANG-05',
    kinds: ['support'],
    seats: MARINE,
    leastWord: 'Nobody leaves overwatch.',
    least: ['fight'],
    conditions: [{ id: 'always', word: 'Everybody who can helps.', says: ['support'] }],
  },
  {
    id: 'reroll',
    word: 'Parry and guard',
    rule: 'HR-CA-13',
    kinds: ['reroll'],
    seats: MARINE,
    leastWord: 'Keep the dice.',
    least: ['accept'],
    conditions: [
      {
        id: 'best',
        word: 'Whatever has the best chance.',
        chance: { least: -1, of: 'win', against: 'lose' },
      },
    ],
  },
  {
    id: 'psi',
    word: 'Psi in close assault',
    rule: 'HR-CA-15',
    kinds: ['psi'],
    seats: MARINE,
    leastWord: 'Never pay.',
    least: ['accept'],
    conditions: [{ id: 'always', word: 'Pay whatever a draw takes.', says: ['tie'] }],
  },
  {
    id: 'claw',
    word: 'Hormagaunt parry',
    rule: 'HR-CA-12',
    kinds: ['claw'],
    seats: STEALER,
    leastWord: 'Keep the dice.',
    least: ['accept'],
    conditions: [
      {
        id: 'best',
        word: 'Whatever has the best chance.',
        chance: { least: -1, of: 'lose', against: 'win' },
      },
    ],
  },
  {
    id: 'blips',
    word: 'Blips that come into sight',
    rule: 'HR-CONV-06',
    kinds: ['first', 'bring', 'place', 'face'],
    leastWord: 'The first way there is.',
    least: [],
  },
];

export default interruptions;
