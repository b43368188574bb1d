/** A position whose phase has still to begin: `A: begin`, said by anybody, lets it, with its dice and events. */
import type { AnyGame, Dice, GameEvent } from '../kernel/contract.ts';
import { scriptedDice } from '../kernel/dice.ts';
import type { Case } from './case.ts';
import { problemAt } from './problem.ts';

/** Stands on the stack while the phase has not begun; as an action it lets it begin. */
export const BEGIN = { do: 'begin' } as const;

export interface Beginning {
  /** The rule under which the phase begins. */
  readonly rule: string;
  /** Lets the phase begin, up to the first decision. */
  go(state: unknown, dice: Dice): GameEvent[];
  /** What must hold in a position that waits. */
  broken(state: unknown): string[];
}

function isWaiting(state: unknown): boolean {
  return (state as { steps: { do: string }[] }).steps[0]?.do === BEGIN.do;
}

/** The game, which knows `begin` as long as a position waits for it. */
export function withBegin(game: AnyGame, { rule, go, broken }: Beginning): AnyGame {
  const { notation } = game;
  return {
    ...game,
    pending: (state) =>
      isWaiting(state) ? game.seats.map((seat) => ({ seat, kind: 'begin', rule })) : game.pending(state),
    actions: (state, seat) => (isWaiting(state) ? [BEGIN] : game.actions(state, seat)),
    check: (state, seat, action) => {
      if (!isWaiting(state)) return game.check(state, seat, action);
      return action === BEGIN ? null : { rule, why: 'The phase has not begun.' };
    },
    apply: (state, seat, action, dice) =>
      isWaiting(state) ? go(state, dice) : game.apply(state, seat, action, dice),
    broken: (state) => (isWaiting(state) ? broken(state) : game.broken(state)),
    notation: {
      print: (state, action) => (action === BEGIN ? 'begin' : notation.print(state, action)),
      parse: (state, text) => (text === 'begin' && isWaiting(state) ? BEGIN : notation.parse(state, text)),
    },
  };
}

/** The case's first step is to let the phase begin, with its dice and events. */
export function beginsItself({ steps }: Case): boolean {
  const [first] = steps;
  return first?.is === 'act' && first.actions[0].value === 'begin';
}

/** Lets the phase begin with the dice and draws that stand beside the position. */
export function begin(
  written: Case,
  game: AnyGame,
  state: unknown,
  faces: readonly number[],
  draws: readonly number[],
): void {
  const dice = scriptedDice(faces, draws);
  game.apply(state, game.seats[0], BEGIN, dice);
  const left = dice.left();
  const over = left.faces.length > 0 ? 'dice' : left.draws.length > 0 ? 'draws' : null;
  if (over)
    throw problemAt(
      written.place,
      `The start leaves ${over === 'dice' ? left.faces.length : left.draws.length} of the case's ${over} over.`,
    );
}
