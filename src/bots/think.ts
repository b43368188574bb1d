/** A player who thinks ahead, for any game: ideas are played out in imagined worlds, a judge says what came of them. */
import type { Decision, Dice, Outcome, Random, Seat } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';

/** What a game must offer to be thought about; every `Game` does. */
export interface Thinkable<State, View, Action> {
  imagine(view: View, random: Random): State;
  pending(state: State): readonly Decision[];
  apply(state: State, seat: Seat, action: Action, dice: Dice): unknown;
  outcome(state: State): Outcome | null;
}

export interface Idea<Action, Manner> {
  readonly action: Action;
  /** How its side goes on in this turn. */
  readonly manner: Manner;
}

/** What a game brings to be thought about. */
export interface Mind<Game, State, Action, Manner> {
  /** How both sides play unless an idea says otherwise. */
  readonly usual: Manner;
  /** Begins an imagined game: what `seat` does in it, played in that manner. */
  player(game: Game, state: State, random: Random): (seat: Seat, manner: Manner) => Action;
  /** Whose turn it is, or another word that changes where a game is judged. */
  stage(state: State): string;
  /** How many changes of stage a seat looks ahead, from a stage. */
  ahead(seat: Seat, stage: string): number;
  /** The chance of the seat to win, seen from a position that stands at `even`. */
  chance(game: Game, state: State, seat: Seat, even: number): number;
  standing(game: Game, state: State, seat: Seat): number;
}

/** A budget in games, not in time: the same view and chance give the same answer. */
export interface Budget {
  /** Games for each idea in a round, and how many of the best ideas go on to the next; the first idea always does. */
  readonly rounds: readonly { readonly games: number; readonly stay: number }[];
  /** By which another idea must beat the first. */
  readonly margin: number;
  /** Of what a game is worth, the share judged at each change of stage on the way; what is left, where it ends. Less chance in it, less insight. */
  readonly early: number;
}

interface Runner<Action, Manner> {
  readonly idea: Idea<Action, Manner>;
  games: number;
  won: number;
}

/** The best of the ideas, the first when in doubt. */
export function bestIdea<Game extends Thinkable<State, View, Action>, State, View, Action, Manner>(
  game: Game,
  view: View,
  seat: Seat,
  mind: Mind<Game, State, Action, Manner>,
  ideas: readonly Idea<Action, Manner>[],
  { rounds, margin, early }: Budget,
  random: Random,
): Idea<Action, Manner> {
  const seed = random.below(0x1_0000_0000);
  const even = mind.standing(game, game.imagine(view, random), seat);
  const runners: Runner<Action, Manner>[] = ideas.map((idea) => ({ idea, games: 0, won: 0 }));
  const [first] = runners;
  let field = runners;
  for (const { games, stay } of rounds) {
    for (const runner of field)
      for (let i = 0; i < games; i++) {
        const chance = randomFrom(`${seed} ${runner.games++}`); // all ideas meet the same worlds
        const world = game.imagine(view, chance);
        game.apply(world, seat, runner.idea.action, diceFrom(chance));
        runner.won += playOut(game, world, seat, mind, runner.idea.manner, chance, { even, early });
      }
    const ranked = [...field].sort((a, b) => rate(b) - rate(a));
    field = [first, ...ranked.filter((runner) => runner !== first).slice(0, stay)];
  }
  let best = first;
  for (const runner of field) if (rate(runner) > Math.max(rate(first) + margin, rate(best))) best = runner;
  return best.idea;
}

function rate({ won, games }: Runner<unknown, unknown>): number {
  return won / Math.max(1, games);
}

const MOST_ACTIONS = 600;

/** Plays an imagined game on, to where it is judged or to its end; what it is worth to the seat, from 0 to 1. */
export function playOut<Game extends Thinkable<State, View, Action>, State, View, Action, Manner>(
  game: Game,
  state: State,
  seat: Seat,
  mind: Mind<Game, State, Action, Manner>,
  manner: Manner,
  random: Random,
  { even, early }: { readonly even: number; readonly early: number },
): number {
  const dice = diceFrom(random);
  const answer = mind.player(game, state, random);
  let stage = mind.stage(state);
  let left = mind.ahead(seat, stage);
  let led = manner;
  let sum = 0;
  let rest = 1;
  for (let i = 0; i < MOST_ACTIONS; i++) {
    const [asked] = game.pending(state);
    if (!asked) break;
    const now = mind.stage(state);
    if (now !== stage) {
      stage = now;
      led = mind.usual;
      if (--left <= 0) break;
      if (early > 0) {
        sum += rest * early * mind.chance(game, state, seat, even);
        rest *= 1 - early;
      }
    }
    game.apply(state, asked.seat, answer(asked.seat, asked.seat === seat ? led : mind.usual), dice);
  }
  const outcome = game.outcome(state);
  if (!outcome) return sum + rest * mind.chance(game, state, seat, even);
  return sum + rest * (outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0);
}
