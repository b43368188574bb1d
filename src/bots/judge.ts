/** Says how a position stands: a trained network over a game's figures. */
import { Problem, type Seat } from '../kernel/contract.ts';
import type { Figures } from './figures.ts';
import { chanceOf, layersOf, run } from './learn/network.ts';
import { type PackedJudge, unpackNetwork } from './learn/pack.ts';

export interface Judge<Game, State> {
  /** The chance of that seat to win, as far as it may know. */
  chance(game: Game, state: State, seat: Seat): number;
}

/** Throws a `Problem` when the weights were trained on other figures. */
export function judgeFrom<Game, State>(
  figures: Figures<Game, State>,
  packed: Pick<PackedJudge, 'figures' | 'sizes' | 'steps' | 'weights'>,
): Judge<Game, State> {
  const odd = packed.figures.findIndex((name, i) => name !== figures.names[i]);
  if (odd >= 0 || packed.figures.length !== figures.names.length)
    throw new Problem(
      `The judge was trained on other figures (${packed.figures[odd] ?? packed.figures.length}): train it again.`,
    );
  const network = unpackNetwork(packed);
  const layers = layersOf(network);
  return {
    chance(game, state, seat) {
      figures.read(game, state, seat, layers[0]);
      const out = run(network, layers);
      return chanceOf(seat === figures.seat ? out : -out);
    },
  };
}
