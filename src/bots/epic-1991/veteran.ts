/** A strong player: what a turn may be about is played out in imagined worlds until all have moved, and a trained judge says what came of it. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame, View } from '../../games/epic-1991/index.ts';
import { ordersFor } from '../../games/epic-1991/orders/orders.ts';
import { foeOf, type Order, SEALED, type Side, type State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Bot } from '../bot.ts';
import { different } from '../different.ts';
import { type Patience, weighWithDoubt } from '../doubt.ts';
import { type Judge, judgeFrom } from '../judge.ts';
import { VETERAN } from '../strengths.ts';
import type { Idea, Mind, Verdict } from '../think.ts';
import { verdictSaid } from '../verdict.ts';
import { fieldOf } from './bodies.ts';
import { figures } from './figures.ts';
import trained from './judge.json' with { type: 'json' };
import { moveOf, otherMoves } from './moves.ts';
import { orderingOf, plansFor } from './orders.ts';
import { USUAL } from './plan.ts';
import { reasonOf } from './reasons.ts';
import { TEMPERS } from './tempers.ts';
import { answer, type Manner, SOUND, seenFrom, type Thought } from './thumb.ts';

let judge: Judge<EpicGame, State> | null = null;

/**
 * How both sides play imagined games: just as it plays itself. An imagined game in which either goes elsewhere than they will
 * go in truth says nothing about these orders.
 */
const IMAGINED: Manner = { ...SOUND, worlds: 1 };

const mind: Mind<EpicGame, State, Action, Manner> = {
  usual: IMAGINED,
  others: () => IMAGINED,
  player: (game, state, random) => (seat, manner) => answer(game, state, seat as Side, random, manner).action,
  stage: figures.stage,
  // until all have moved, in the first turn when it has not begun: what comes then is dice
  ahead: (_seat, stage) => (stage === '' ? 2 : 1),
  chance(game, state, seat) {
    judge ??= judgeFrom(figures, trained);
    return judge.chance(game, state, seat);
  },
};

/** No dice are rolled before all have moved, so one game tells. */
const TURN: Omit<Patience, 'actions'> = { games: 1, least: 1, doubt: -0.01, spread: 0.05, early: 0 };
/** Imagined actions are counted, and each takes longer the more units there are: 4 to 10 ms. */
const MOST_ACTIONS = 150;
const WORK = 3_200;

function patienceFor({ units }: Table): Patience {
  const many = units.filter(Boolean).length;
  return { ...TURN, actions: Math.min(MOST_ACTIONS, Math.floor(WORK / many)) };
}

/** Orders that nobody has seen are not drawn by chance: the enemy is taken to plan as one would oneself. */
function sensible(game: EpicGame, seat: Side): EpicGame {
  return {
    ...game,
    imagine(view, random) {
      const world = game.imagine(view, random);
      const foe = foeOf(seat);
      const sealed = view.units.filter((unit) => unit?.order === SEALED).map(({ id }) => id);
      if (sealed.length === 0) return world;
      const table = game.tableOf(world);
      const field = fieldOf(table, world);
      const choices = new Map<number, readonly Order[]>();
      for (const id of sealed) {
        const may = ordersFor(table, world, id).filter((order) => order !== 'none' && order !== 'wait');
        if (may.length > 0) choices.set(id, may);
      }
      for (const { body, option } of plansFor(field, foe, choices, USUAL))
        if (option.order !== null) world.units[body.unit].order = option.order;
      return world;
    },
  };
}

/** The judge has learnt from battles of fourteen units and more: of a skirmish of fewer than so many it knows nothing. */
const BATTLE = 8;

interface Decided extends Thought {
  readonly verdict?: Verdict<Action, Manner>;
}

function decide(game: EpicGame, view: View, seat: Side, random: Random): Decided {
  const world = game.imagine(view, random);
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  const usual = answer(game, world, seat, random, SOUND);
  const table = game.tableOf(world);
  const isBattle = table.units.filter(Boolean).length >= BATTLE;
  if (!asked || !isBattle) return usual;
  const actions = ideasFor(game, world, seat, asked.kind, usual.action);
  if (actions.length === 1) return usual;
  const ideas = actions.map((action): Idea<Action, Manner> => ({ action, manner: IMAGINED }));
  const verdict = weighWithDoubt(sensible(game, seat), view, seat, mind, ideas, patienceFor(table), random);
  return { ...usual, action: verdict.best.idea.action, verdict };
}

function ideasFor(game: EpicGame, world: State, seat: Side, kind: string, usual: Action): Action[] {
  switch (kind) {
    case 'orders':
    case 'late-orders':
      return orderings(game, world, seat, usual);
    case 'deploy':
      return different([usual, ...game.actions(world, seat)]).slice(0, PLACES);
    case 'move':
      return movings(game, world, seat, usual);
    case 'go':
      return usual.do === 'go' ? [usual, { do: 'go', first: !usual.first }] : [usual];
    default:
      return [usual];
  }
}

/** So many moves are weighed; of the unit that would go as usual, so many other ways. */
const MOVES = 8;
const WAYS = 3;

/** The usual move, those of other tempers where they differ, and other ways of the same unit. */
function movings(game: EpicGame, world: State, seat: Side, usual: Action): Action[] {
  const others = TEMPERS.slice(1).map(
    ([, temper]) => moveOf(game, world, seat, temper, SOUND.careful, (worth) => worth).action,
  );
  const ways = otherMoves(game, world, seat, usual, USUAL).slice(0, WAYS);
  return different([usual, ...others, ...ways]).slice(0, MOVES);
}

/** So many ways to set up are weighed. */
const PLACES = 8;

/** So many plans are weighed. */
const IDEAS = 8;

/** The usual orders, those of other tempers where they differ, and while there are few of them one unit told otherwise. */
function orderings(game: EpicGame, world: State, seat: Side, usual: Action): Action[] {
  const listed = game.actions(world, seat);
  return different([
    usual,
    ...TEMPERS.slice(1).map(([, temper]) => orderingOf(game, world, seat, listed, temper).action),
    ...oneOtherwise(game, world, seat, usual).filter((action) => game.check(world, seat, action) === null),
  ]).slice(0, IDEAS);
}

/** The usual orders but for one unit, those with most to lose first. */
function oneOtherwise(game: EpicGame, world: State, seat: Side, usual: Action): Action[] {
  if (usual.do !== 'orders') return [];
  const { orders } = usual;
  const { bodies } = fieldOf(game.tableOf(world), world);
  return [...bodies[seat]]
    .sort((a, b) => b.worth * b.ids.length - a.worth * a.ids.length || a.unit - b.unit)
    .flatMap(({ unit }) => {
      const told = orders.find(([id]) => id === unit)?.[1];
      if (told === undefined || told === 'wait') return [];
      const other: Order = told === 'advance' ? 'charge' : 'advance';
      return [{ do: 'orders', orders: orders.map(([id, order]) => [id, id === unit ? other : order]) }];
    });
}

export const veteran: Bot<EpicGame, View, Action> = {
  ...VETERAN,
  choose: (game, view, seat, random) => decide(game, view, seat as Side, random).action,
  why(game, view, seat, random) {
    const { verdict, ...thought } = decide(game, view, seat as Side, random);
    return verdict ? verdictSaid(verdict, 'plan', 'until all have moved') : reasonOf(thought);
  },
  openly: (game, view, seat, action) => reasonOf(seenFrom(game, view, seat as Side, action)),
};
