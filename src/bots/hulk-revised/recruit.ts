/** An easy opponent: it means well and plays by the same rules of thumb, with a beginner's mistakes. */
import type { Action, Verb } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { RECRUIT } from '../strengths.ts';
import { answer } from './answers.ts';
import { rateActs } from './marine.ts';
import { explain, explainOpenly } from './reasons/explain.ts';
import { STEADY, type Temper } from './temper.ts';

/** Sees what is near, and thinks little of being shot at. */
const GREEN: Temper = { ...STEADY, horizon: 6, fear: 0.35, care: 0.2, showing: 0.15 };
/** Of so many pieces one is forgotten in a turn, by its number and the turn. */
const FORGETS = 3;
/** What a Marine does all the same. */
const BY_HIMSELF: readonly Verb[] = ['shoot', 'auto', 'assault', 'use', 'exit'];
const MISJUDGES = 60; // per cent of what an action is worth, either way
const SLIPS = 3; // one answer in so many is given without a thought
const SLIPPERY: readonly string[] = [
  'lurk',
  'place',
  'face',
  'first',
  'reroll',
  'claw',
  'support',
  'hide',
  'ambush',
];

export const recruitBot: Bot<HulkGame, View, Action> = {
  ...RECRUIT,
  choose: (game, view, seat, random) => decide(game, view, game.imagine(view, random), seat, random).action,
  why(game, view, seat, random) {
    const world = game.imagine(view, random);
    const { action, mistake } = decide(game, view, game.fork(world), seat, random);
    if (mistake === 'slip') return 'It was done without a thought: a beginner’s slip.';
    const thumb = explain(game, view, world, seat, action, GREEN);
    return mistake ? `${thumb} ${MISTAKES[mistake]}` : thumb;
  },
  openly: explainOpenly(GREEN),
};

type Mistake = 'slip' | 'misjudged' | 'forgot';

const MISTAKES: Readonly<Record<Exclude<Mistake, 'slip'>, string>> = {
  misjudged: 'He thought more of it than it is worth: something else was better.',
  forgot: 'Some of them were forgotten in this turn.',
};

interface Decided {
  readonly action: Action;
  readonly mistake: Mistake | null;
}

function decide(game: HulkGame, view: View, world: State, seat: string, random: Random): Decided {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (asked?.kind === 'act' && seat === 'marine') return chooseGreen(game, view, world, random);
  if (asked && SLIPPERY.includes(asked.kind) && random.below(SLIPS) === 0) {
    const actions = game.actions(world, seat).filter((action) => action.do !== 'time');
    return { action: actions[random.below(actions.length)], mistake: 'slip' };
  }
  const overlooked = new Set(world.stealers.filter((id) => id !== world.active && forgets(world, id)));
  const mistake = asked?.kind === 'act' && overlooked.size > 0 ? 'forgot' : null;
  return { action: answer(game, view, world, seat, random, GREEN, { idle: overlooked }), mistake };
}

function forgets({ turn }: State, id: number): boolean {
  return (turn * 7 + id * 5 + ((turn * id) % 11)) % FORGETS === 0;
}

/** The best action as he misjudges it, or `end`. */
function chooseGreen(game: HulkGame, view: View, world: State, random: Random): Decided {
  const actions = game.actions(world, 'marine');
  const end = actions.find((action) => action.do === 'end');
  let best = end ?? actions[0];
  let score = end ? 0 : Number.NEGATIVE_INFINITY;
  let real = score; // what the best as he sees it is worth, and the best there is
  let most = score;
  for (const { action, rate } of rateActs(game, view, world, actions, GREEN)) {
    if (forgets(world, action.unit) && !BY_HIMSELF.includes(action.do) && world.onPit !== action.unit)
      continue;
    most = Math.max(most, rate);
    const judged = rate + (Math.abs(rate) * (random.below(2 * MISJUDGES + 1) - MISJUDGES)) / 100;
    if (judged > score) {
      score = judged;
      real = rate;
      best = action;
    }
  }
  return { action: best, mistake: real < most ? 'misjudged' : null };
}
