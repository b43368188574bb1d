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
  /** How a side plays unless an idea says otherwise. */
  readonly usual: Manner;
  /** How the other side plays an imagined game: not always alike, or plans are made that only the usual way falls for. */
  others(seat: Seat, random: Random): Manner;
  /** Begins an imagined game: what `seat` does in it, played in that manner. */
  player(game: Game, state: State, random: Random): (seat: Seat, manner: Manner) => Action;
  /** Whose turn it is, or another word that changes where a game is judged. */
  stage(state: State): string;
  /** How many changes of stage a seat looks ahead, from a stage. */
  ahead(seat: Seat, stage: string): number;
  /** The chance of the seat to win. */
  chance(game: Game, state: State, seat: Seat): number;
}

/** A budget in games and actions, not in time: the same view and chance give the same answer. */
export interface Budget {
  /** Games for each idea in a round, and how many of the best ideas go on to the next; the first idea always does. */
  readonly rounds: readonly { readonly games: number; readonly stay: number }[];
  /** Once that many actions have been imagined, no further games begin. */
  readonly actions: number;
  /** By which another idea must beat the first. */
  readonly margin: number;
  /** Of what a game is worth, the share judged at each change of stage on the way; what is left, where it ends. Less chance in it, less insight. */
  readonly early: number;
}

interface Runner<Action, Manner> {
  readonly idea: Idea<Action, Manner>;
  readonly games: Judgement[][];
}

/** What was judged in an imagined game: the chance of the seat to win, and how much of the game's worth that is. */
export interface Judgement {
  readonly chance: number;
  readonly share: number;
}

/** An idea and what came of it. */
export interface Weighed<Action, Manner> {
  readonly idea: Idea<Action, Manner>;
  /** The chance of the seat to win, over so many games. */
  readonly chance: number;
  readonly games: number;
}

export interface Verdict<Action, Manner> {
  readonly best: Weighed<Action, Manner>;
  /** All that was played out, in the order of the ideas: the first is what would be done without a thought. */
  readonly weighed: readonly Weighed<Action, Manner>[];
}

/** Plays the ideas out: the best of them, the first when in doubt. */
export function weighIdeas<Game extends Thinkable<State, View, Action>, State, View, Action, Manner>(
  game: Game,
  view: View,
  seat: Seat,
  mind: Mind<Game, State, Action, Manner>,
  ideas: readonly Idea<Action, Manner>[],
  { rounds, actions, margin, early }: Budget,
  random: Random,
): Verdict<Action, Manner> {
  const seed = random.below(0x1_0000_0000);
  const runners: Runner<Action, Manner>[] = ideas.map((idea) => ({ idea, games: [] }));
  const [first] = runners;
  let field = runners;
  const rates = new Map<Runner<Action, Manner>, number>();
  const rate = (runner: Runner<Action, Manner>): number => rates.get(runner) ?? 0;
  let imagined = 0;
  for (const { games, stay } of rounds) {
    for (let i = 0; i < games && imagined < actions; i++)
      for (const { idea, games: played } of field) {
        const chance = randomFrom(`${seed} ${played.length}`); // all ideas meet the same worlds
        const manners = { own: idea.manner, others: mind.others(seat, chance) };
        const world = game.imagine(view, chance);
        game.apply(world, seat, idea.action, diceFrom(chance));
        const { judged, actions: more } = playOut(game, world, seat, mind, manners, chance, early);
        played.push(judged);
        imagined += more;
      }
    const even = meanOf(first.games, (chance) => chance);
    for (const runner of field)
      rates.set(
        runner,
        meanOf(runner.games, (chance) => seenFrom(even, chance)),
      );
    const others = field
      .filter((runner, i) => runner !== first && !field.slice(0, i).some((other) => areTwins(other, runner)))
      .sort((a, b) => rate(b) - rate(a));
    field = [first, ...others.slice(0, stay)];
  }
  let best = first;
  for (const runner of field) if (rate(runner) > Math.max(rate(first) + margin, rate(best))) best = runner;
  const weighed = runners.map(({ idea, games }) => ({
    idea,
    chance: meanOf(games, (chance) => chance),
    games: games.length,
  }));
  return { best: weighed[runners.indexOf(best)], weighed };
}

/** The same came of both in every game, and it was not the end: the same deeds in another order. */
function areTwins<Action, Manner>(one: Runner<Action, Manner>, other: Runner<Action, Manner>): boolean {
  return one.games.every((game, i) => {
    const twin = other.games[i];
    const { chance } = game[game.length - 1];
    return (
      chance > 0 &&
      chance < 1 &&
      game.length === twin.length &&
      game.every((judged, j) => judged.chance === twin[j].chance)
    );
  });
}

function meanOf(games: readonly (readonly Judgement[])[], worth: (chance: number) => number): number {
  let sum = 0;
  for (const game of games) for (const { chance, share } of game) sum += share * worth(chance);
  return sum / Math.max(1, games.length);
}

const SURE = 0.98;

/** The chance as it would be if a position of chance `even` were even: so what is nearly won or lost is still played for. */
export function seenFrom(even: number, chance: number): number {
  const base = Math.min(SURE, Math.max(1 - SURE, even));
  const won = chance * (1 - base);
  const lost = (1 - chance) * base;
  return won / (won + lost);
}

const MOST_ACTIONS = 600;

/** Plays an imagined game on, to where it is judged last or to its end. */
export function playOut<Game extends Thinkable<State, View, Action>, State, View, Action, Manner>(
  game: Game,
  state: State,
  seat: Seat,
  mind: Mind<Game, State, Action, Manner>,
  manners: { readonly own: Manner; readonly others: Manner },
  random: Random,
  early: number,
): { judged: Judgement[]; actions: number } {
  const dice = diceFrom(random);
  const answer = mind.player(game, state, random);
  const judged: Judgement[] = [];
  let stage = mind.stage(state);
  let left = mind.ahead(seat, stage);
  let led = manners.own;
  let share = 1;
  let actions = 0;
  for (; actions < MOST_ACTIONS; actions++) {
    const [asked] = game.pending(state);
    if (!asked) break;
    const now = mind.stage(state);
    if (now !== stage) {
      stage = now;
      led = mind.usual;
      if (--left <= 0) break;
      if (early > 0) {
        judged.push({ chance: mind.chance(game, state, seat), share: share * early });
        share *= 1 - early;
      }
    }
    game.apply(state, asked.seat, answer(asked.seat, asked.seat === seat ? led : manners.others), dice);
  }
  const outcome = game.outcome(state);
  const chance = outcome ? pointsOf(outcome, seat) : mind.chance(game, state, seat);
  return { judged: [...judged, { chance, share }], actions };
}

function pointsOf({ winner }: Outcome, seat: Seat): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}
