/** What the first screen says of each game before anything of it is loaded. What can be played today is asked elsewhere. */
import { GAMES } from '../../games/list.ts';

/** A piece by its symbol, or as it stands in the game's scene. `box` is what of it is seen. */
export interface Portrait {
  readonly symbol?: string;
  readonly box: string;
}

export interface Army {
  readonly name: string;
  readonly text: string;
  readonly side: string;
  readonly pieces: readonly Portrait[];
}

export interface Door {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly table: 'Corridors' | 'Open table';
  /** How long, or how large where nobody has measured how long. */
  readonly length: string;
  readonly players: string;
  readonly armies: readonly Army[];
  /** Somebody who has never played is taught first, move by move; elsewhere the first press begins a small match. */
  readonly taught?: true;
  /** How it is played where it has no table here. */
  readonly command?: string;
  /** What of the scene is seen in the card's window, and on the game's own page. */
  readonly window: string;
  readonly wide: string;
}

/** A square of the scene, by its middle. */
const seen = (x: number, y: number, size: number): Portrait => ({
  box: `${x - size / 2} ${y - size / 2} ${size} ${size}`,
});
const corridor = (symbol: string) => ({ symbol, box: '0 0 100 100' });
const stand = (symbol: string) => ({ symbol, box: '-11 -11 22 22' });
const tank = (symbol: string) => ({ symbol, box: '-16 -17 32 34' });

const WRITTEN: readonly Door[] = [
  {
    id: 'hulk-revised',
    taught: true,
    title: 'Hulk, revised',
    line: 'Terminators against Genestealers in the dark of a dead ship.',
    table: 'Corridors',
    length: '10–60 min',
    players: '1–2',
    armies: [
      {
        name: 'Marines',
        text: 'Few, slow, and armed for every corner.',
        side: 'marine',
        pieces: [
          'u-sergeant-bolter-sword',
          'u-terminator-flamer-fist',
          'u-terminator-cannon-fist',
          'u-librarian-bolter-force',
        ].map(corridor),
      },
      {
        name: 'Stealers',
        text: 'Many, fast, and deadly at arm’s length.',
        side: 'stealer',
        pieces: ['b-blip', 'u-genestealer', 'u-broodlord', 'u-acidmaw'].map(corridor),
      },
    ],
    window: '352 206 420 184',
    wide: '-160 126 1170 372',
  },
  {
    id: 'hulk-heresy',
    title: 'Hulk, heresy',
    line: 'Legion against legion aboard a doomed ship, and daemons that come for both.',
    table: 'Corridors',
    length: '25–75 min',
    players: '1–2',
    armies: [
      {
        name: 'Attacking legion',
        text: 'Terminators, powered armour and characters, mustered in secret.',
        side: 'side-a',
        pieces: [seen(421, 275, 46), seen(467, 459, 46), seen(513, 367, 46)],
      },
      {
        name: 'Defending legion',
        text: 'The same lists, other plans. Either side may bring daemons instead.',
        side: 'side-b',
        pieces: [seen(697, 321, 46), seen(881, 321, 46), seen(927, 413, 46)],
      },
    ],
    window: '392 196 443 200',
    wide: '-60 135 1120 372',
  },
  {
    id: 'epic-1989',
    title: 'Epic, 1989',
    line: 'Imperial against Rebel: tanks, stands and Titans under hidden orders.',
    table: 'Open table',
    length: '7 scenarios',
    players: '1–2',
    armies: [
      {
        name: 'Imperial',
        text: 'Land Raiders, Rhinos, Whirlwinds, and infantry in detachments.',
        side: 'side-a',
        pieces: [seen(96, 312, 30), seen(301, 288, 30), seen(258, 440, 44)],
      },
      {
        name: 'Rebel',
        text: 'The same machines under other colours, and a Warhound.',
        side: 'side-b',
        pieces: [seen(66, 40, 30), seen(318, 168, 40), seen(176, 74, 62)],
      },
    ],
    window: '30 22 290 131',
    wide: '-200 12 840 220',
  },
  {
    id: 'epic-1991',
    title: 'Epic, 1991',
    line: 'Marines, Orks, Eldar and Titans: whole companies under sealed orders.',
    table: 'Open table',
    length: '1,500+ points',
    players: '1–2',
    armies: [
      {
        name: 'Space Marines',
        text: 'Few stands, steady nerves, transport for all.',
        side: 'side-a',
        pieces: [stand('e91-sm-tactical'), stand('e91-sm-devastator'), tank('e91-veh-predator')],
      },
      {
        name: 'Orks',
        text: 'Clans, mobs, and guns that surprise both sides.',
        side: 'side-b',
        pieces: [stand('e91-ork-goff'), stand('e91-ork-nobz'), tank('e91-veh-battlewagon')],
      },
      {
        name: 'Eldar',
        text: 'Skimmers, Aspect shrines and psykers.',
        side: 'side-c',
        pieces: [stand('e91-eld-guardian'), stand('e91-eld-jetbike'), tank('e91-veh-falcon')],
      },
      {
        name: 'Titan Legions',
        text: 'A Warlord behind six shields, beside any army.',
        side: 'side-a',
        pieces: [seen(286, 180, 108)],
      },
    ],
    command: 'npx auspex battle play',
    window: '200 112 260 114',
    wide: '-96 34 700 292',
  },
];

/** A game that is listed is called by its listed name. */
export const DOORS: readonly Door[] = WRITTEN.map((door) => ({
  ...door,
  title: GAMES.find(({ id }) => id === door.id)?.title ?? door.title,
}));

export function doorOf(id: string): Door | null {
  return DOORS.find((door) => door.id === id) ?? null;
}

/** What is chosen to be played. */
export function missionsWord(game: string): 'Missions' | 'Battles' {
  return doorOf(game)?.table === 'Open table' ? 'Battles' : 'Missions';
}

/** One of the two editions that are compared on a page of their own: both games of the open table. */
export function inEditions(game: string): boolean {
  return doorOf(game)?.table === 'Open table';
}
