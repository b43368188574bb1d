/** Small ships in which something is asked that whole missions played at random hardly ever bring about. */
import type { Action } from '../src/games/hulk-revised/index.ts';
import { ABILITIES } from '../src/games/hulk-revised/shooting/psychic.ts';
import { readYaml } from './shipped.ts';

export interface Ship {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly games: number;
  /** How many answers are given in a game at most. */
  readonly actions: number;
  /** What is done as soon as it can be, the first before the others; chance has the rest. */
  readonly wanted?: readonly Partial<Action>[];
}

const hall = { summary: '', briefing: '', minutes: 5, turns: 4 };

/** A Librarian, and two blips in a room that he does not see. */
const scan = {
  ...hall,
  id: 'scan',
  title: 'Scan',
  levels: [
    {
      picture: ['#########', '#1.#....#', '#..#.x..#', '#..#...x#', '#..D....E', '#########'].join('\n'),
      sections: ['#########', '#aa#bbbb#', '#aa#bbbb#', '#aa#bbbb#', '#aabbbbb#', '#########'].join('\n'),
    },
  ],
  legend: { 1: 'marine 1', x: 'blip' },
  marines: [{ name: 'Numa', kind: 'librarian', level: 4, assault: 'force-weapon', facing: 'N' }],
  blips: { start: 0, perTurn: 0 },
};

/** A blip between two Marines: one of them can watch, the other attacks. */
const support = {
  ...hall,
  id: 'support',
  title: 'Support',
  levels: [{ picture: ['#######', '#..2..#', '#..x1.#', '#.....E', '#######'].join('\n') }],
  legend: { 1: 'marine 1', 2: 'marine 2', x: 'blip' },
  marines: [
    { name: 'Varro', kind: 'sergeant', assault: 'power-sword', facing: 'W' },
    { name: 'Castor', kind: 'terminator', facing: 'S' },
  ],
  blips: { start: 0, perTurn: 0 },
};

/** Two blips that a Marine would see if the one before him fell. */
const expose = {
  ...hall,
  id: 'expose',
  title: 'Expose',
  levels: [{ picture: ['#########', '#....y..#', '#.12x...#', '#....y..E', '#########'].join('\n') }],
  legend: { 1: 'marine 1', 2: 'marine 2', x: 'blip', y: 'blip' },
  marines: [
    { name: 'Varro', kind: 'sergeant', assault: 'power-sword', facing: 'E' },
    { name: 'Castor', kind: 'terminator', facing: 'W' },
  ],
  blips: { start: 0, perTurn: 0 },
};

const WEST = 3;

export const RARE: readonly Ship[] = [
  {
    setup: { mission: scan },
    games: 1,
    actions: 6,
    wanted: [{ do: 'cast', item: ABILITIES.indexOf('scan') + 1 }],
  },
  {
    setup: { mission: support },
    games: 5,
    actions: 12,
    wanted: [{ do: 'overwatch', unit: 2 }, { do: 'assault' }],
  },
  {
    setup: { mission: expose },
    games: 60,
    actions: 16,
    // The one in the middle comes out and kills him; the others are seen over his body.
    wanted: [{ do: 'convert', unit: 4 }, { do: 'face', face: WEST }, { do: 'assault' }, { do: 'end' }],
  },
  {
    setup: { mission: readYaml('missions/hulk-revised/cold-trail.yaml'), muster: ['marine', 'stealer'] },
    games: 1,
    actions: 2,
  },
];
