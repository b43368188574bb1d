/** The Marine action phase: a score for every action, in Marines saved for each AP it takes. */
import type { Action, Verb } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import type { Piece, State } from '../../games/hulk-revised/state.ts';
import { priceOf } from '../../games/hulk-revised/turn/prices.ts';
import { FINISH, openDoor } from './advance.ts';
import { bestTarget } from './aim.ts';
import { Areas } from './areas.ts';
import { castWorth } from './casts.ts';
import type { DutyMemory } from './duties.ts';
import { assault, chance, shot } from './fights.ts';
import { drive } from './guns.ts';
import { breakWorth, cutWorth, fieldWorth, objectWorth, reloadWorth } from './kit.ts';
import { CLEAR, FREE_SHOT, movement, placeAfter } from './moves.ts';
import { commandCost, menace, type Post, Posts } from './post.ts';
import { readSquad, type Squad } from './squad.ts';
import type { Temper } from './temper.ts';
import type { Thought } from './thought.ts';

const ON_GUARD = 0.1;
const STANCE = 2; // HR-OVW-01, HR-GUARD-01
const ON_GUARD_GUNNER = 0.1;
const ON_GUARD_FIGHTER = 0.3; // without a gun to watch with
const GUN_MOVES = 0.3;

interface Rated {
  readonly action: Action;
  /** Marines saved for each AP; 0 for the end of the phase. */
  readonly rate: number;
}

/**
 * `world` is the view as imagined, ours to work on. The best action of the phase, or `end` when nothing is worth its
 * price. Every other one costs AP or Psi points: it ends.
 */
export function chooseAct(
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  temper: Temper,
  memory?: DutyMemory,
): Action {
  const end = actions.find((action) => action.do === 'end');
  let best = end ?? actions[0];
  let score = end ? 0 : Number.NEGATIVE_INFINITY; // over a hole he must go on (HR-PIT-04)
  for (const { action, rate } of rateActs(game, view, world, actions, temper, memory))
    if (rate > score) {
      score = rate;
      best = action;
    }
  return best;
}

/** Everything but the end of the phase, with what it is worth. */
export function rateActs(
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  temper: Temper,
  memory?: DutyMemory,
): Rated[] {
  const thought = thoughtOf(game, view, world, temper, memory);
  const { squad } = thought;
  const rated: Rated[] = [];
  for (const action of actions) {
    if (action.do === 'end' || action.do === 'time') continue;
    const p = piece(world, action.unit);
    const price = action.do === 'cast' ? 0 : priceOf(squad.table, world, action);
    // Its own AP first: a command point can always take their place later.
    if (action.cp > Math.max(0, price - p.ap)) continue;
    rated.push({ action, rate: rateOf(thought, p, action, price) });
  }
  return rated;
}

export function thoughtOf(
  game: HulkGame,
  view: View,
  world: State,
  temper: Temper,
  memory?: DutyMemory,
): Thought {
  const squad = readSquad(game.tableOf(world), world, temper, memory);
  return { game, view, squad, posts: new Posts(squad), areas: new Areas(squad), drives: new Map() };
}

function rateOf(thought: Thought, p: Piece, action: Action, price: number): number {
  if (p.kind === 'sentry') return action.cp > 0 ? -1 : gunWorth(thought, p, action);
  const post = thought.posts.best(p, p.at, p.facing, p.ap);
  const gain = worth(thought, p, action, post);
  if (gain <= 0 && action.do !== 'move' && action.do !== 'turn') return gain;
  const cost = forgone(thought, p, action, price, post) + commandCost(thought.squad, action.cp);
  return (gain - cost) / Math.max(1, price);
}

/** What he gives up: his stance, or a post on overwatch that he could still have taken. */
function forgone(thought: Thought, p: Piece, action: Action, price: number, post: Post): number {
  const { squad } = thought;
  if (squad.finisher === p.id || KEEPS_STANCE.includes(action.do)) return 0;
  if (p.overwatch) return Math.max(squad.temper.stay, thought.posts.kept(p) * squad.temper.keep);
  if (p.guard) return ON_GUARD;
  if (action.do === 'guard') return post.value;
  const [at, facing] = placeAfter(squad.table, p, action);
  const later = thought.posts.best(p, at, facing, p.ap - price + action.cp);
  // Whoever turns away from a post has decided against it: the way back would cost what was gained.
  const kept = action.do === 'turn' && later.turns > post.turns ? 0 : later.value;
  return (post.value - kept) * squad.temper.patience;
}

const KEEPS_STANCE: readonly Verb[] = ['overwatch', 'use', 'take', 'exit', 'cast'];

function worth(thought: Thought, p: Piece, action: Action, post: Post): number {
  const { squad, areas } = thought;
  switch (action.do) {
    case 'use':
    case 'take':
    case 'exit':
    case 'give':
      return objectWorth(squad, p, action);
    case 'shoot':
    case 'auto':
      return shot(thought, p, action);
    case 'flame':
      return burnsSection(squad, p, action.to) ? FINISH * 10 : areas.worth(p, action);
    case 'throw':
    case 'launch':
    case 'missile':
      return areas.worth(p, action);
    case 'cast':
      return castWorth(squad, areas, p, action);
    case 'assault':
      return assault(thought, p, action);
    case 'move':
    case 'turn':
    case 'climb':
      return movement(squad, p, action, post);
    case 'door':
      return openDoor(squad, p, action.to);
    case 'cut':
      return cutWorth(squad, p, action.to);
    case 'batter':
    case 'shoot-door':
    case 'auto-door':
      return breakWorth(squad, action.to, chance(thought, action, 'destroyed'));
    case 'disable':
      return squad.way[action.to] ? 0.3 : -1;
    case 'power-field':
      return fieldWorth(squad, action.to);
    case 'overwatch':
      return stance(p, post.turns === 0 ? post.value : 0);
    case 'guard':
      return stance(p, menace(squad, p) * (hasGun(squad, p) ? ON_GUARD_GUNNER : ON_GUARD_FIGHTER));
    case 'unjam':
      return CLEAR + bestTarget(squad, p.at, p.facing) * FREE_SHOT;
    case 'reload':
      return reloadWorth(p);
    default:
      return -1;
  }
}

function hasGun(squad: Squad, p: Piece): boolean {
  return squad.table.loadouts[p.id]?.ranged?.overwatch === true;
}

export function burnsSection(squad: Squad, p: Piece, square: number): boolean {
  const errand = squad.duties.errands[p.id];
  return errand?.task.verb === 'flame' && errand.doer && errand.task.squares.includes(square);
}

/** Both stances take whatever AP is left: anything else worth doing comes first. */
function stance(p: Piece, value: number): number {
  return p.ap > STANCE ? value * 0.02 : value;
}

function gunWorth(thought: Thought, gun: Piece, action: Action): number {
  const { squad } = thought;
  if (action.do === 'shoot') return shot(thought, gun, action);
  if (gun.overwatch)
    return action.do === 'turn'
      ? bestTarget(squad, gun.at, action.face) * 0.1 - bestTarget(squad, gun.at, gun.facing)
      : -1;
  let next = thought.drives.get(gun.id);
  if (next === undefined) {
    next = drive(squad, gun);
    thought.drives.set(gun.id, next);
  }
  const { do: verb, to, face } = action;
  return next && next.do === verb && next.to === to && next.face === face ? GUN_MOVES : -1;
}
