import type { AnyGame, Random, Seat } from './contract.ts';
import { diceFrom } from './dice.ts';
import { randomFrom } from './random.ts';

/** How often it is set up again, at most: a rare counter takes long to be drawn. */
const STARTS = 400;
const WORLDS = 4;

/**
 * Setups are public. What a seat may not know at the opening can be otherwise, for all it knows; so it must be otherwise
 * when the match is set up again with other luck. If it never is, the setup has told it.
 */
export function* publicSetup(game: AnyGame, random: Random): Generator<string> {
  const state = start(game, random);
  const first = leavesOf(state);
  const fixed = new Map(game.seats.map((seat) => [seat, openTo(game, state, first, seat, random)]));
  for (let n = 0; n < STARTS && [...fixed.values()].some(({ size }) => size > 0); n++) {
    const other = leavesOf(start(game, random));
    for (const paths of fixed.values())
      for (const path of paths) if (other.get(path) !== first.get(path)) paths.delete(path);
  }
  for (const [seat, paths] of fixed)
    for (const path of paths) yield `setup: ${seat} may not know ${path}, but it follows from the setup`;
}

/** Where the position may be otherwise, for all that seat knows. */
function openTo(
  game: AnyGame,
  state: unknown,
  first: ReadonlyMap<string, unknown>,
  seat: Seat,
  random: Random,
): Set<string> {
  const seen = game.view(state, seat);
  const worlds = Array.from({ length: WORLDS }, () => leavesOf(game.imagine(seen, random)));
  return new Set(
    [...first].flatMap(([path, value]) => (worlds.every((world) => world.get(path) === value) ? [] : [path])),
  );
}

function start(game: AnyGame, random: Random): unknown {
  return game.start(diceFrom(randomFrom(random.below(0x1_0000_0000)))).state;
}

/** Every number, word and so on of some data, by its path: 'cards.red' is 3. */
function leavesOf(data: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) found.set(path, value);
    else
      for (const [key, inside] of Object.entries(value)) look(inside, path === '' ? key : `${path}.${key}`);
  };
  look(data, '');
  return found;
}
