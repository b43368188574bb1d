/** The Marine action phase: a score for every action, in Marines saved for each AP it takes. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { priceOf } from '../../games/hulk-revised/legal.ts';
import { assaultSquare, isJammedShut, piece } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import { advance, FINISH, openDoor } from './advance.ts';
import { bestTarget, targetValue } from './aim.ts';
import { commandCost, menace, type Post, Posts } from './post.ts';
import { readSquad, type Squad } from './squad.ts';

const FREE_SHOT = 11 / 36;
const CLEAR = 0.3;
const ON_OVERWATCH = 0.5; // what leaving it costs
const ON_GUARD = 0.1;
const STANCE = 2; // HR-OVW-01, HR-GUARD-01

interface Thought {
  readonly game: HulkGame;
  readonly view: View;
  readonly squad: Squad;
  readonly posts: Posts;
}

/** `world` is the view as imagined, ours to work on. The best action of the phase, or `end` when nothing is worth its price. Every other one costs AP: it ends. */
export function chooseAct(game: HulkGame, view: View, world: State, actions: readonly Action[]): Action {
  const squad = readSquad(game.table, world);
  const thought: Thought = { game, view, squad, posts: new Posts(squad) };
  let best = actions[actions.length - 1]; // 'end'
  let score = 0;
  for (const action of actions) {
    if (action.do === 'end') continue;
    const p = piece(view, action.unit);
    const price = priceOf(game.table, view, action);
    // Its own AP first: a command point can always take their place later.
    if (action.cp > Math.max(0, price - p.ap)) continue;
    const post = thought.posts.best(p, p.at, p.facing, p.ap);
    const gain = worth(thought, p, action, post) - forgone(thought, p, action, price, post);
    const rate = (gain - commandCost(squad, action.cp)) / Math.max(1, price);
    if (rate > score) {
      score = rate;
      best = action;
    }
  }
  return best;
}

/** What he gives up: his stance, or a post on overwatch that he could still have taken. */
function forgone(thought: Thought, p: Piece, action: Action, price: number, post: Post): number {
  const { squad } = thought;
  if (action.do === 'overwatch' || action.do === 'use' || squad.finisher === p.id) return 0;
  if (p.overwatch) return ON_OVERWATCH;
  if (p.guard) return ON_GUARD;
  if (action.do === 'guard') return post.value;
  const [at, facing] = placeAfter(thought, p, action);
  const later = thought.posts.best(p, at, facing, p.ap - price + action.cp);
  return post.value - later.value;
}

function placeAfter({ game }: Thought, p: Piece, action: Action): [at: number, facing: number] {
  if (action.do === 'move') return [game.table.step[p.at * 8 + action.to], p.facing];
  return [p.at, action.do === 'turn' ? action.face : p.facing];
}

function worth(thought: Thought, p: Piece, action: Action, post: Post): number {
  const { view, squad } = thought;
  switch (action.do) {
    case 'use':
      return FINISH * 10;
    case 'shoot':
      return chance(thought, action, 'kill') * targetValue(squad, piece(view, action.to));
    case 'assault':
      return assault(thought, p, action);
    case 'move':
    case 'turn':
      return movement(thought, p, action, post);
    case 'door':
      return openDoor(squad, p, action.to);
    case 'batter':
    case 'shoot-door':
      return isJammedShut(view, action.to) && squad.way[action.to]
        ? chance(thought, action, 'destroyed') * 0.5
        : -1;
    case 'overwatch':
      return stance(p, post.turns === 0 ? post.value : 0);
    case 'guard':
      return stance(p, menace(squad, p) * 0.1);
    case 'unjam':
      return CLEAR + bestTarget(squad, p.at, p.facing) * FREE_SHOT;
    default:
      return -1;
  }
}

/** Both stances take whatever AP is left: anything else worth doing comes first. */
function stance(p: Piece, value: number): number {
  return p.ap > STANCE ? value * 0.02 : value;
}

function movement(thought: Thought, p: Piece, action: Action, post: Post): number {
  const { squad } = thought;
  const [at, facing] = placeAfter(thought, p, action);
  if (action.do === 'move' && isHeld(squad, at)) return -1;
  let value = advance(squad, p, at, facing);
  if (action.clear) value += CLEAR;
  else if (p.jam === 0) value += FREE_SHOT * bestTarget(squad, at, facing);
  // Turning to a better post earns its share of it once nothing else is to be done first.
  if (action.do === 'turn' && post.turns > 0 && facing === post.facing)
    value += post.value * (p.ap > STANCE + post.turns ? 0.02 : post.turns / (STANCE + post.turns));
  return value;
}

/** Whether a Stealer would have him in its claws there (HR-LOCK-07). */
function isHeld(squad: Squad, at: number): boolean {
  for (const id of squad.state.stealers) {
    const other = piece(squad.state, id);
    if (other.kind !== 'blip' && assaultSquare(squad.table, other) === at) return true;
  }
  return false;
}

/** A locked Marine fights when he faces his enemy; behind his back he can only hope for help. */
function assault(thought: Thought, p: Piece, action: Action): number {
  const { squad, view } = thought;
  const win = chance(thought, action, 'win');
  const lose = chance(thought, action, 'lose');
  const target = piece(view, action.to);
  if (!squad.locked.has(p.id)) return win * targetValue(squad, target) - lose;
  const faced = assaultSquare(squad.table, p) === target.at;
  return faced ? 0.2 + win * targetValue(squad, target) : win - lose * 0.5;
}

function chance({ game, view }: Thought, action: Action, what: string): number {
  const found = game.odds(view, action)?.chances.find((c) => c.what === what);
  return found ? found.ways / found.total : 0;
}
