/** Plays games between pupils, each kept to its view, and keeps the figures of the positions where they are judged. */
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Figures } from '../figures.ts';
import type { Pupil } from '../opponents.ts';

export interface Harvest {
  readonly figures: readonly Float32Array[];
  /** For the figures' seat: 1 won, 0.5 drawn, 0 lost. */
  readonly result: number;
}

const MOST_ACTIONS = 6000;

/** One game to its end. Throws at the first action that is not legal, and when the game does not end. */
export function harvest(
  game: AnyGame,
  figures: Figures<AnyGame, unknown>,
  pupils: Readonly<Record<Seat, Pupil>>,
  seed: string,
): Harvest {
  const dice = diceFrom(randomFrom(`${seed} dice`));
  const random = randomFrom(`${seed} bots`);
  const { state } = game.start(dice);
  const rows: Float32Array[] = [];
  let stage = '';
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const outcome = game.outcome(state);
    if (outcome)
      return {
        figures: rows,
        result: outcome.winner === null ? 0.5 : outcome.winner === figures.seat ? 1 : 0,
      };
    const next = figures.stage(state);
    if (next !== stage && next !== '') {
      const row = new Float32Array(figures.names.length);
      figures.read(game, state, game.seats[rows.length % game.seats.length], row); // as each seat knows it in turn
      rows.push(row);
    }
    stage = next;
    const [{ seat }] = game.pending(state);
    const action = pupils[seat](game, game.view(state, seat), seat, random);
    const refusal = game.check(state, seat, action);
    if (refusal) throw new Error(`${seat} played ${JSON.stringify(action)}: ${refusal.why} (${seed})`);
    game.apply(state, seat, action, dice);
  }
  throw new Error(`Not over after ${MOST_ACTIONS} actions (${seed}).`);
}
