/** Where one can go from anywhere but the table. */
import { GAMES } from '../../games/list.ts';
import { addressOf } from '../address.ts';
import type { Pages } from '../games/adapter.ts';
import { adapters } from '../games/index.ts';
import { inEditions, missionsWord } from '../start/doors.ts';

interface Way {
  readonly name: string;
  readonly word: string;
  readonly icon: string;
  readonly address: string;
}

const OF_A_GAME = [
  { name: 'missions', word: 'Missions', icon: 'i-map' },
  { name: 'corridors', word: 'Corridor missions', icon: 'i-corridor' },
  { name: 'campaigns', word: 'Campaign', icon: 'i-campaign' },
  { name: 'forces', word: 'Force lists', icon: 'i-roster' },
  { name: 'replays', word: 'Replays', icon: 'i-replay' },
  { name: 'rulebook', word: 'Rulebook', icon: 'i-rulebook' },
  { name: 'companion', word: 'Table companion', icon: 'i-timer' },
  { name: 'text', word: 'Play in text', icon: 'i-log' },
] as const;

const OF_ALL: readonly Way[] = [
  { name: '', word: 'Games', icon: 'i-map', address: '#/' },
  { name: 'online', word: 'Play elsewhere', icon: 'i-two', address: '#/online' },
  { name: 'replays', word: 'Replays', icon: 'i-replay', address: '#/replays' },
  { name: 'rulebook', word: 'Rulebooks', icon: 'i-rulebook', address: '#/rulebook' },
];

/** What every game has, or every game with a table. */
const ALWAYS: readonly string[] = ['replays', 'rulebook'];
const AT_A_TABLE: readonly string[] = ['missions', 'text'];

/** The pages of a game, its own (`own`) among them; without a game, those that belong to all. */
export function placesOf(game: string | null, own: Pages): readonly Way[] {
  if (game === null) return OF_ALL;
  const played = adapters.games.some(({ id }) => id === game);
  const has = (name: string) => ALWAYS.includes(name) || (played && AT_A_TABLE.includes(name)) || name in own;
  const word = GAMES.find(({ id }) => id === game)?.title ?? 'The game';
  return [
    { name: '', word, icon: 'i-play', address: addressOf(game) },
    ...OF_A_GAME.filter(({ name }) => has(name)).map((way) => ({
      ...way,
      word: way.name === 'missions' ? missionsWord(game) : way.word,
      address: way.name === 'rulebook' ? `#/rulebook/${game}` : addressOf(game, way.name),
    })),
    ...(inEditions(game)
      ? [{ name: 'editions', word: 'Two editions', icon: 'i-two', address: '#/editions' }]
      : []),
  ];
}
