/** A strong player: who acts first is played out to the end of the phase in imagined worlds, and a trained judge says what came of it. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import type { HeresyGame } from '../../games/hulk-heresy/index.ts';
import type { Side, State } from '../../games/hulk-heresy/state.ts';
import type { View } from '../../games/hulk-heresy/view.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { type Judge, judgeFrom } from '../judge.ts';
import { VETERAN } from '../strengths.ts';
import { type Budget, type Idea, type Mind, type Verdict, weighIdeas } from '../think.ts';
import { verdictSaid } from '../verdict.ts';
import { choicesNear, decideAct } from './acting.ts';
import { figures } from './figures.ts';
import trained from './judge.json' with { type: 'json' };
import { openlyOf } from './openly.ts';
import { reasonOf } from './reasons.ts';
import { senseOf } from './sense.ts';
import { BOLD, type Manner, QUICK, VETERANS, WARY } from './temper.ts';
import { type Thought, thinkIn } from './thumb.ts';

let judge: Judge<HeresyGame, State> | null = null;

/** The other side plays as usual every other time. */
const OTHERS: readonly Manner[] = [QUICK, QUICK, BOLD, WARY];

const mind: Mind<HeresyGame, State, Action, Manner> = {
  usual: QUICK,
  others: (_seat, random) => OTHERS[random.below(OTHERS.length)],
  player: (game, state, random) => (seat, manner) =>
    thinkIn(game, state, seat as Side, random, manner).action,
  stage: figures.stage,
  ahead: () => 1,
  chance(game, state, seat) {
    judge ??= judgeFrom(figures, trained);
    return judge.chance(game, state, seat);
  },
};

/** Imagined actions are counted: about 1 ms each. */
const BUDGET: Budget = {
  rounds: [
    { games: 2, stay: 3 },
    { games: 2, stay: 2 },
    { games: 4, stay: 1 },
  ],
  actions: 120,
  margin: 0.02,
  early: 0,
};

/** So many who could act first are weighed. */
const NEXT = 4;

/** The usual answer; with an enemy near, whoever else could go first, and what a bold and a wary player would do. */
function ideas(
  game: HeresyGame,
  world: State,
  seat: Side,
  usual: Action,
  random: Random,
): Idea<Action, Manner>[] {
  const found: Idea<Action, Manner>[] = [{ action: usual, manner: QUICK }];
  const add = (action: Action, manner: Manner): void => {
    const same = JSON.stringify(action);
    if (!found.some((idea) => idea.manner === manner && JSON.stringify(idea.action) === same))
      found.push({ action, manner });
  };
  const sense = senseOf(game, world, seat);
  const near = choicesNear(sense, random, VETERANS);
  if (near.length === 0) return found;
  for (const { action } of near.slice(0, NEXT)) add(action, QUICK);
  for (const manner of [BOLD, WARY]) add(decideAct(sense, random, manner).action, manner);
  return found;
}

interface Decided {
  readonly thought: Thought;
  /** Null where nothing was played out. */
  readonly verdict: Verdict<Action, Manner> | null;
}

function decide(game: HeresyGame, view: View, seat: Side, random: Random): Decided {
  const world = game.imagine(view, random);
  const thought = thinkIn(game, world, seat, random, VETERANS);
  // whoever is under way keeps to his plan
  const isUnderWay = world.active !== 0 && thought.action.unit === world.active;
  if (thought.why !== 'plan' || isUnderWay) return { thought, verdict: null };
  const all = ideas(game, world, seat, thought.action, random);
  if (all.length === 1) return { thought, verdict: null };
  const verdict = weighIdeas(game, view, seat, mind, all, BUDGET, random);
  return { thought: { ...thought, action: verdict.best.idea.action }, verdict };
}

export const veteran: Bot<HeresyGame, View, Action> = {
  ...VETERAN,
  choose: (game, view, seat, random) => decide(game, view, seat as Side, random).thought.action,
  why(game, view, seat, random) {
    const { thought, verdict } = decide(game, view, seat as Side, random);
    return verdict ? verdictSaid(verdict, 'idea', 'to the end of the phase') : reasonOf(thought);
  },
  openly: (_game, _view, _seat, action) => openlyOf(action),
};
