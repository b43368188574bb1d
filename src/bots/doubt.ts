/** A careful way to weigh ideas: whoever plays few games of each leaves the usual answer only where what he saw is more than luck. */
import type { Random, Seat } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Idea, type Mind, playOut, type Thinkable, type Verdict } from './think.ts';

/** A budget in games and actions, not in time: the same view and chance give the same answer. */
export interface Patience {
  /** Games for each idea at most; after so many at least it may be followed, or is left out when it falls behind. */
  readonly games: number;
  readonly least: number;
  /** Once that many actions have been imagined, no further game begins. */
  readonly actions: number;
  /** What another idea is thought to be worth beside the usual answer before it is played out, and how far such ideas lie apart. */
  readonly doubt: number;
  readonly spread: number;
  /** Of what a game is worth, the share judged at each change of stage on the way. */
  readonly early: number;
}

/** How much better than the usual answer an idea is by all one knows: a mean, and how far off it may be. */
interface Belief {
  readonly lead: number;
  readonly off: number;
}

/** Plays the ideas out in the same worlds: the one that is most likely better than the first, the first when none is. */
export function weighWithDoubt<Game extends Thinkable<State, View, Action>, State, View, Action, Manner>(
  game: Game,
  view: View,
  seat: Seat,
  mind: Mind<Game, State, Action, Manner>,
  ideas: readonly Idea<Action, Manner>[],
  patience: Patience,
  random: Random,
): Verdict<Action, Manner> {
  const seed = random.below(0x1_0000_0000);
  const chances: number[][] = ideas.map(() => []);
  let field = ideas.map((_, i) => i);
  let imagined = 0;
  for (let n = 0; n < patience.games && field.length > 1 && imagined < patience.actions; n++) {
    // No more ideas are begun than can be tried often enough to be followed.
    const enough = patience.actions * Math.min(1, (n + 1) / patience.least);
    for (const i of field) {
      if (imagined >= enough) break;
      const chance = randomFrom(`${seed} ${n}`); // all ideas meet the same worlds
      const manners = { own: ideas[i].manner, others: mind.others(seat, chance) };
      const world = game.imagine(view, chance);
      game.apply(world, seat, ideas[i].action, diceFrom(chance));
      const played = playOut(game, world, seat, mind, manners, chance, patience.early);
      chances[i].push(played.judged.reduce((sum, judged) => sum + judged.chance * judged.share, 0));
      imagined += played.actions;
    }
    field = field.filter((i) => chances[i].length >= Math.min(n + 1, patience.least));
    if (n + 1 < patience.least) continue;
    const beliefs = beliefsOf(chances, patience);
    const most = Math.max(...field.map((i) => beliefs[i].lead));
    field = field.filter((i) => i === 0 || beliefs[i].lead + beliefs[i].off > most);
  }
  const beliefs = beliefsOf(chances, patience);
  const best = field.reduce(
    (one, i) => (chances[i].length >= patience.least && beliefs[i].lead > beliefs[one].lead ? i : one),
    0,
  );
  const weighed = ideas.map((idea, i) => ({ idea, chance: mean(chances[i]), games: chances[i].length }));
  return { best: weighed[best], weighed };
}

/** A game or two that come out alike are no proof: so much doubt is left. */
const LUCK = 0.00001;

/** What was seen, held against what was thought before: the fewer the games and the more they differ, the less it counts. */
function beliefsOf(chances: readonly (readonly number[])[], { doubt, spread }: Patience): Belief[] {
  const leads = chances.map((played) => played.map((chance, n) => chance - chances[0][n]));
  const scatters = leads.map((played) => {
    const middle = mean(played);
    return played.reduce((sum, lead) => sum + (lead - middle) ** 2, 0) / Math.max(1, played.length - 1);
  });
  const others = scatters.slice(1).filter((_, i) => leads[i + 1].length > 1);
  const usual = others.length > 0 ? mean(others) : spread ** 2;
  return leads.map((played, i) => {
    if (i === 0) return { lead: 0, off: 0 };
    const own = played.length > 3 ? scatters[i] : usual;
    const seen = played.length / ((own + usual) / 2 + LUCK);
    const before = 1 / spread ** 2;
    return {
      lead: (mean(played) * seen + doubt * before) / (seen + before),
      off: Math.sqrt(1 / (seen + before)),
    };
  });
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
}
