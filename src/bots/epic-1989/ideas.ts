/** What a Veteran weighs beside the usual answer. */
import type { Action } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import type { Order, Side, State } from '../../games/epic-1989/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { different } from '../different.ts';
import { fieldOf } from './field.ts';
import { moveOf, otherMoves } from './moves.ts';
import { orderingOf } from './orders.ts';
import { SOONER, TEMPERS } from './tempers.ts';
import { type Manner, SOUND } from './thumb.ts';

/** How a Veteran plays without a second thought. */
export const OWN: Manner = { ...SOUND, temper: SOONER };

/** The usual answer first. */
export function ideasFor(
  game: Epic89Game,
  world: State,
  side: Side,
  kind: string,
  usual: Action,
  random: Random,
): Action[] {
  switch (kind) {
    case 'orders':
      return orderings(game, world, side, usual);
    case 'move':
      return movings(game, world, side, usual);
    default:
      return BEGINS.has(kind) ? places(game, world, side, usual, random) : [usual];
  }
}

/** What is asked before a side's units are on the table: who goes first, from where, and where they begin. */
export const BEGINS: ReadonlySet<string> = new Set(['go', 'edge', 'point', 'deploy', 'arrive']);
/** So many places are weighed. */
const PLACES = 8;

/** The usual answer, and others drawn by chance where there are many. */
function places(game: Epic89Game, world: State, side: Side, usual: Action, random: Random): Action[] {
  const left = different([usual, ...game.actions(world, world.seats[side])]);
  const found = left.splice(0, 1);
  while (left.length > 0 && found.length < PLACES) found.push(...left.splice(random.below(left.length), 1));
  return found;
}

/** So many other ways of a detachment are weighed. */
const WAYS = 4;

/** The usual move, those of other tempers where they differ, and other ways of the same detachment. */
function movings(game: Epic89Game, world: State, side: Side, usual: Action): Action[] {
  const others = TEMPERS.map(
    (temper) => moveOf(game, world, side, temper, SOUND.breadth, (worth) => worth).action,
  );
  const ways = otherMoves(game, world, side, usual, OWN, WAYS);
  return different([usual, ...others, ...ways]);
}

/** So many plans are weighed. */
const IDEAS = 14;

/** The usual orders, those of other tempers where they differ, and while there are few of them one detachment told otherwise. */
function orderings(game: Epic89Game, world: State, side: Side, usual: Action): Action[] {
  const others = [
    ...TEMPERS.map((temper) => orderingOf(game, world, side, temper, SOUND.breadth).action),
    ...oneOtherwise(game, world, side, usual),
  ].filter((action) => game.check(world, world.seats[side], action) === null);
  return different([usual, ...others]).slice(0, IDEAS);
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
