/** A strong player: what a turn may be about is played out in imagined worlds until all have moved, and a trained judge says what came of it. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { sideOf } from '../../games/epic-1989/play.ts';
import { type Order, SEALED, type State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import type { View } from '../../games/epic-1989/view.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { type Patience, weighWithDoubt } from '../doubt.ts';
import { type Judge, judgeFrom } from '../judge.ts';
import { VETERAN } from '../strengths.ts';
import type { Idea, Mind, Verdict } from '../think.ts';
import { verdictSaid } from '../verdict.ts';
import { fieldOf } from './field.ts';
import { figures } from './figures.ts';
import { BEGINS, ideasFor, OWN } from './ideas.ts';
import trained from './judge.json' with { type: 'json' };
import { planFor } from './orders.ts';
import { reasonOf } from './reasons.ts';
import { answer, type Manner, SOUND, seenFrom, type Thought } from './thumb.ts';

let judge: Judge<Epic89Game, State> | null = null;

/**
 * How the sides play imagined games: each as it is taken to play itself. An imagined game in which either goes elsewhere than they
 * will go in truth says nothing about these orders.
 */
const IMAGINED: Manner = { ...OWN, worlds: 1 };
const ENEMY: Manner = { ...SOUND, worlds: 1 };

const mind: Mind<Epic89Game, State, Action, Manner> = {
  usual: IMAGINED,
  others: () => ENEMY,
  player: (game, state, random) => (seat, manner) => answer(game, state, seat, random, manner).action,
  stage: figures.stage,
  // until all have moved, in the first turn when it has not begun: what comes then is dice
  ahead: (_seat, stage) => (stage === '' ? 2 : 1),
  chance(game, state, seat) {
    judge ??= judgeFrom(figures, trained);
    return judge.chance(game, state, seat);
  },
};

/** The same orders meet much the same moves, so few games tell. */
const TURN: Omit<Patience, 'actions'> = { games: 2, least: 2, doubt: -0.005, spread: 0.05, early: 0 };
/** Imagined actions are counted, and each takes longer the more units there are. */
const MOST_ACTIONS = 500;
const WORK = 12_000;
/** Where to begin is asked once, and much hangs on it. */
const BEGINNING = { games: 3, times: 1.5 };

function patienceFor({ units }: Table, kind: string): Patience {
  const many = units.filter(Boolean).length;
  const actions = Math.min(MOST_ACTIONS, Math.floor(WORK / many));
  if (!BEGINS.has(kind)) return { ...TURN, actions };
  return { ...TURN, games: BEGINNING.games, actions: Math.floor(BEGINNING.times * actions) };
}

/** Orders that nobody has seen are not drawn by chance: the enemy is taken to plan as one would oneself. */
function sensible(game: Epic89Game): Epic89Game {
  return {
    ...game,
    imagine(view, random) {
      const world = game.imagine(view, random);
      const sealed = view.detachments.filter((one) => one?.order === SEALED).map(({ id }) => id);
      if (sealed.length === 0) return world;
      const table = game.tableOf(world);
      const side = table.detachments[sealed[0]].side;
      const field = fieldOf(table, world, side);
      for (const { detachment, order } of planFor(field, SOUND.temper, SOUND.breadth, (worth) => worth))
        if (sealed.includes(detachment) && mayBe(view, order)) world.detachments[detachment].order = order;
      return world;
    },
  };
}

/** E1-ORD-10: while others move, a counter that is still face down is of a segment to come. */
function mayBe({ phase }: View, order: Order): boolean {
  return phase === 'orders' || order === 'first';
}

/** The judge has learnt from battles: of a skirmish of two or three detachments it knows nothing. */
const BATTLE = 4;
/** Of more units a turn is too long to be played out often enough. */
const MOST = 60;
/** Before a battle a turn comes after the set-up of both sides. */
const MOST_AT_FIRST = 45;

/** In Cityfight, where stands have many ways from house to house, an imagined action takes five times as long as elsewhere. */
function canBePlayed({ battle, detachments, units }: Table, kind: string): boolean {
  return (
    battle.scenario !== 'cityfight' &&
    detachments.filter(Boolean).length >= BATTLE &&
    units.filter(Boolean).length <= (BEGINS.has(kind) ? MOST_AT_FIRST : MOST)
  );
}

interface Decided extends Thought {
  readonly verdict?: Verdict<Action, Manner>;
}

function decide(game: Epic89Game, view: View, seat: Seat, random: Random): Decided {
  const world = game.imagine(view, random);
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  const usual = answer(game, world, seat, random, OWN);
  const side = sideOf(world, seat);
  const table = game.tableOf(world);
  if (!asked || !side || !canBePlayed(table, asked.kind)) return usual;
  const actions = ideasFor(game, world, side, asked.kind, usual.action, random);
  if (actions.length === 1) return usual;
  const ideas = actions.map((action): Idea<Action, Manner> => ({ action, manner: IMAGINED }));
  const verdict = weighWithDoubt(
    sensible(game),
    view,
    seat,
    mind,
    ideas,
    patienceFor(table, asked.kind),
    random,
  );
  return { ...usual, action: verdict.best.idea.action, verdict };
}

export const veteran: Bot<Epic89Game, View, Action> = {
  ...VETERAN,
  choose: (game, view, seat, random) => decide(game, view, seat, random).action,
  why(game, view, seat, random) {
    const { verdict, ...thought } = decide(game, view, seat, random);
    return verdict ? verdictSaid(verdict, 'plan', 'until all have moved') : reasonOf(thought);
  },
  openly: (game, view, seat, action) => reasonOf(seenFrom(game, view, seat, action)),
};
