/** Which order a unit is given: stand and shoot, walk and shoot, or run and fight. */
import type { Action } from '../../games/epic-1991/actions.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import type { Order, Side, State } from '../../games/epic-1991/state.ts';
import { foeOf } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import { armsOf } from './worth.ts';

const CAPTURE = 1500;
/** A close assault factor from which a fight is better than a shot. */
const FIGHTER = 3;

/** Middle and reach of a unit as it stands. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly move: number;
  readonly range: number;
  readonly hits: number;
  readonly caf: number;
  /** It may only fire from where it began, or loses most by moving. */
  readonly artillery: boolean;
}

function standOf(table: Table, state: State, unit: number): Stand | null {
  const models = table.units[unit].models.filter((id) => {
    const { where } = state.models[id];
    return where === 'table' || where === 'aboard';
  });
  if (models.length === 0) return null;
  let [x, y, move, range, hits, caf] = [0, 0, 0, 0, 0, 0];
  let artillery = false;
  for (const id of models) {
    const model = state.models[id];
    const at = model.where === 'aboard' ? state.models[model.carrier] : model;
    const info = table.models[id];
    const arms = armsOf(info);
    x += at.x / models.length;
    y += at.y / models.length;
    move = Math.max(move, info.row.move);
    range = Math.max(range, arms.range);
    hits += arms.hits;
    caf += info.row.caf / models.length;
    artillery ||= info.weapons.some(({ barrage }) => barrage !== undefined);
  }
  return { x, y, move, range, hits: hits / models.length, caf, artillery };
}

function gapTo(table: Table, state: State, side: Side, x: number, y: number): number {
  let best = 1e12;
  for (const model of state.models) {
    if (model?.where !== 'table' || table.models[model.id].side !== side) continue;
    const dx = model.x - x;
    const dy = model.y - y;
    best = Math.min(best, dx * dx + dy * dy);
  }
  return Math.sqrt(best);
}

/** The way to the nearest counter that the side does not hold. */
function wayToGround(state: State, side: Side, x: number, y: number): number {
  let best = 1e9;
  for (const counter of state.objectives) {
    if (counter.holder === side) continue;
    best = Math.min(best, Math.sqrt((counter.x - x) ** 2 + (counter.y - y) ** 2));
  }
  return best;
}

function orderFor(table: Table, state: State, side: Side, unit: number): Order {
  const stand = standOf(table, state, unit);
  if (!stand) return 'none';
  const { x, y, move, range, hits, caf, artillery } = stand;
  const foe = gapTo(table, state, foeOf(side), x, y);
  const ground = wayToGround(state, side, x, y);
  if (caf >= FIGHTER && foe <= 2 * move + 300) return 'charge';
  if (range > 0 && foe <= range) {
    const reaches = ground > CAPTURE && ground <= CAPTURE + move;
    return reaches && !artillery ? 'advance' : 'first';
  }
  if (artillery && range > 0 && foe <= range + 2000) return 'first';
  if (range > 0 && foe <= range + move && hits > 0) return 'advance';
  return ground > CAPTURE + move || caf >= FIGHTER ? 'charge' : 'advance';
}

/** The orders of a whole side: what it would like, where that may be given. */
export function ordersOf(game: EpicGame, world: State, side: Side, listed: readonly Action[]): Action {
  const table = game.tableOf(world);
  const samples = listed.filter((action) => action.do === 'orders');
  const may = new Map<number, Set<Order>>();
  for (const { orders } of samples)
    for (const [unit, order] of orders) may.set(unit, (may.get(unit) ?? new Set()).add(order));
  const orders = [...may].map(([unit, choices]): readonly [number, Order] => {
    const wish = orderFor(table, world, side, unit);
    return [unit, choices.has(wish) ? wish : choices.has('advance') ? 'advance' : [...choices][0]];
  });
  const action: Action = { do: 'orders', orders };
  return game.check(world, side, action) === null ? action : (samples[0] ?? listed[0]);
}
