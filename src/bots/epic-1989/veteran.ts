/** A strong player: what a turn may be about is played out in imagined worlds until all have moved, and a trained judge says what came of it. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { sideOf } from '../../games/epic-1989/play.ts';
import { type Order, SEALED, type Side, type State } from '../../games/epic-1989/state.ts';
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
import trained from './judge.json' with { type: 'json' };
import { moveOf, otherMoves } from './moves.ts';
import { orderingOf, planFor } from './orders.ts';
import { reasonOf } from './reasons.ts';
import { TEMPERS } from './tempers.ts';
import { answer, type Manner, SOUND, seenFrom, type Thought } from './thumb.ts';

let judge: Judge<Epic89Game, State> | null = null;

/**
 * How both sides play imagined games: just as it plays itself. An imagined game in which either goes elsewhere than they will
 * go in truth says nothing about these orders.
 */
const IMAGINED: Manner = { ...SOUND, worlds: 1 };

const mind: Mind<Epic89Game, State, Action, Manner> = {
  usual: IMAGINED,
  others: () => IMAGINED,
  player: (game, state, random) => (seat, manner) => answer(game, state, seat, random, manner).action,
  stage: figures.stage,
  ahead: () => 1, // until all have moved: what comes then is dice
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

function patienceFor({ units }: Table): Patience {
  const many = units.filter(Boolean).length;
  return { ...TURN, actions: Math.min(MOST_ACTIONS, Math.floor(WORK / many)) };
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

/** In Cityfight, where stands have many ways from house to house, an imagined action takes five times as long as elsewhere. */
function canBePlayed({ battle, detachments, units }: Table): boolean {
  return (
    battle.scenario !== 'cityfight' &&
    detachments.filter(Boolean).length >= BATTLE &&
    units.filter(Boolean).length <= MOST
  );
}

interface Decided extends Thought {
  readonly verdict?: Verdict<Action, Manner>;
}

function decide(game: Epic89Game, view: View, seat: Seat, random: Random): Decided {
  const world = game.imagine(view, random);
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  const usual = answer(game, world, seat, random, SOUND);
  const side = sideOf(world, seat);
  const table = game.tableOf(world);
  if (!asked || !side || !canBePlayed(table)) return usual;
  const actions = ideasFor(game, world, side, asked.kind, usual.action);
  if (actions.length === 1) return usual;
  const ideas = actions.map((action): Idea<Action, Manner> => ({ action, manner: IMAGINED }));
  const verdict = weighWithDoubt(sensible(game), view, seat, mind, ideas, patienceFor(table), random);
  return { ...usual, action: verdict.best.idea.action, verdict };
}

function ideasFor(game: Epic89Game, world: State, side: Side, kind: string, usual: Action): Action[] {
  switch (kind) {
    case 'orders':
      return orderings(game, world, side, usual);
    case 'move':
      return movings(game, world, side, usual);
    default:
      return [usual];
  }
}

/** So many other ways of a detachment are weighed. */
const WAYS = 4;

/** The usual move, those of other tempers where they differ, and other ways of the same detachment. */
function movings(game: Epic89Game, world: State, side: Side, usual: Action): Action[] {
  const others = TEMPERS.slice(1).map(
    (temper) => moveOf(game, world, side, temper, SOUND.breadth, (worth) => worth).action,
  );
  const ways = otherMoves(game, world, side, usual, SOUND, WAYS);
  return [...new Map([usual, ...others, ...ways].map((move) => [JSON.stringify(move), move])).values()];
}

/** So many plans are weighed. */
const IDEAS = 14;

/** The usual orders, those of other tempers where they differ, and while there are few of them one detachment told otherwise. */
function orderings(game: Epic89Game, world: State, side: Side, usual: Action): Action[] {
  const found = new Map([[JSON.stringify(usual), usual]]);
  const add = (action: Action) => {
    if (found.size < IDEAS && game.check(world, world.seats[side], action) === null)
      found.set(JSON.stringify(action), action);
  };
  for (const temper of TEMPERS.slice(1)) add(orderingOf(game, world, side, temper, SOUND.breadth).action);
  for (const action of oneOtherwise(game, world, side, usual)) add(action);
  return [...found.values()];
}

const OTHERS: readonly Order[] = ['first', 'advance', 'charge'];

/** The usual orders but for one detachment, those with most to lose first. */
function oneOtherwise(game: Epic89Game, world: State, side: Side, usual: Action): Action[] {
  if (usual.do !== 'orders') return [];
  const { orders } = usual;
  const { own } = fieldOf(game.tableOf(world), world, side);
  const worth = (id: number) => own.reduce((sum, one) => sum + (one.detachment === id ? one.worth : 0), 0);
  return [...orders]
    .sort((a, b) => worth(b[0]) - worth(a[0]) || a[0] - b[0])
    .flatMap(([id, told]) =>
      OTHERS.filter((order) => order !== told).map(
        (other): Action => ({
          do: 'orders',
          orders: orders.map(([one, order]) => [one, one === id ? other : order]),
        }),
      ),
    );
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
