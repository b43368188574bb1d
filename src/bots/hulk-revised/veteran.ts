/** A strong player: what the rules of thumb propose is played out in imagined worlds, and the best of it is done. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { type Judge, judgeFrom } from '../judge.ts';
import { VETERAN } from '../strengths.ts';
import { type Budget, type Mind, type Verdict, weighIdeas } from '../think.ts';
import { answer, type Memory } from './answers.ts';
import { figures } from './figures.ts';
import { ideas } from './ideas.ts';
import trained from './judge.json' with { type: 'json' };
import { mannerOf } from './manners.ts';
import { explain, explainOpenly } from './reasons/explain.ts';
import { verdictReason } from './reasons/verdicts.ts';
import { SEASONED, type Temper } from './temper.ts';

let judge: Judge<HulkGame, State> | null = null;

/** Made when first asked, so that new figures can be trained before there are weights for them. */
function chance(game: HulkGame, state: State, seat: string): number {
  judge ??= judgeFrom(figures, trained);
  return judge.chance(game, state, seat);
}

/** Changes of turn looked ahead: the Stealers must see how the Marines answer. */
const AHEAD: Readonly<Record<string, number>> = {
  'marine marine': 2,
  'marine stealer': 1,
  'stealer stealer': 3,
  'stealer marine': 4,
};

/** What is left to the Marines' answer the Stealers judge only once it is given. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  marine: {
    rounds: [
      { games: 1, stay: 6 },
      { games: 3, stay: 3 },
      { games: 5, stay: 1 },
    ],
    actions: 1000,
    margin: 0.015,
    early: 0.3,
  },
  stealer: {
    rounds: [
      { games: 2, stay: 5 },
      { games: 3, stay: 3 },
      { games: 4, stay: 2 },
    ],
    actions: 2000,
    margin: 0.015,
    early: 0,
  },
};

const mind: Mind<HulkGame, State, Action, Temper> = {
  usual: SEASONED,
  others: (seat, random) => mannerOf(seat === 'marine' ? 'stealer' : 'marine', random),
  player(game, state, random) {
    const memory: Memory = { idle: new Set() };
    return (seat, temper) => {
      const asked = game.pending(state).find((decision) => decision.seat === seat);
      if (asked?.kind !== 'act') memory.idle.clear();
      return answer(game, state as View, state, seat, random, temper, memory);
    };
  },
  stage: figures.stage,
  ahead: (seat, stage) => AHEAD[`${seat} ${stage}`] ?? 1,
  chance,
};

export const veteranBot: Bot<HulkGame, View, Action> = {
  ...VETERAN,
  choose: (game, view, seat, random) => decide(game, view, seat, random).action,
  why(game, view, seat, random) {
    const { world, action, verdict } = decide(game, view, seat, random);
    const thumb = explain(game, view, world, seat, action, verdict?.best.idea.manner ?? SEASONED);
    return verdict ? `${thumb} ${verdictReason(verdict)}` : thumb;
  },
  openly: explainOpenly(SEASONED),
};

interface Decided {
  readonly action: Action;
  /** As it was imagined first. */
  readonly world: State;
  /** Null where nothing but the usual answer came to mind. */
  readonly verdict: Verdict<Action, Temper> | null;
}

function decide(game: HulkGame, view: View, seat: Seat, random: Random): Decided {
  const world = game.imagine(view, random);
  const usual = answer(game, view, game.fork(world), seat, random, SEASONED);
  const all = ideas(game, view, world, seat, usual, random);
  if (all.length === 1) return { action: usual, world, verdict: null };
  const verdict = weighIdeas(game, view, seat, mind, all, BUDGETS[seat], random);
  return { action: verdict.best.idea.action, world, verdict };
}
