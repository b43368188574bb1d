import type { AnyGame, GameEvent, Viewer } from './contract.ts';
import { randomFrom } from './random.ts';
import { twoStarts } from './worlds.ts';

/** One secret let out on purpose, to see whether two worlds notice. */
export interface Leak {
  readonly what: string;
  view?(game: AnyGame, state: unknown, viewer: Viewer): unknown;
  redact?(game: AnyGame, event: GameEvent, viewer: Viewer): GameEvent | null;
  reveals?(game: AnyGame, event: GameEvent, viewer: Viewer): readonly string[];
}

/** The game with that leak. Worlds are still imagined from what its owner may really know. */
export function leaky(game: AnyGame, leak: Leak): AnyGame {
  const sound = new WeakMap<object, unknown>();
  const { view, redact, reveals } = leak;
  return {
    ...game,
    view(state, viewer) {
      if (!view) return game.view(state, viewer);
      const seen = view(game, state, viewer);
      sound.set(seen as object, game.view(state, viewer));
      return seen;
    },
    redact: (event, viewer) => (redact ? redact(game, event, viewer) : game.redact(event, viewer)),
    reveals: (event, viewer) => (reveals ? reveals(game, event, viewer) : game.reveals(event, viewer)),
    imagine: (seen, random) => game.imagine(sound.get(seen as object) ?? seen, random),
  };
}

/** Plays whole games of each kind in two worlds for each seat, so many times: the first complaint, or null. */
export function complaint(
  games: readonly AnyGame[],
  seed: string,
  times: number,
  steps: number,
  leak?: Leak,
): string | null {
  for (let n = 0; n < times; n++)
    for (const [at, game] of games.entries())
      for (const seat of game.seats) {
        const played = leak ? leaky(game, leak) : game;
        const told = twoStarts(played, seat, randomFrom(`${seed} ${n} ${at} ${seat}`), steps);
        if (told) return told;
      }
  return null;
}
