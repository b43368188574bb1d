/** Which unit moves next, and where to. */
import type { Action } from '../../games/epic-1991/actions.ts';
import { contacts } from '../../games/epic-1991/geometry/position.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { foeOf, type Side, type State } from '../../games/epic-1991/state.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Body, bodyOf, type Field, fieldOf, foesOf, volley } from './bodies.ts';
import { groundWorth, isSettled, nearestOf, reachOf } from './ground.ts';
import { commandWorth } from './hearing.ts';
import {
  foeReachOf,
  type Gains,
  type Planned,
  planFor,
  SILENCED,
  standingGains,
  sumOf,
  type Temper,
} from './plan.ts';
import { outAfter } from './ride.ts';
import { modelWorth, winning } from './worth.ts';

export interface Moving {
  readonly action: Action;
  /** What speaks for it; null where nothing was weighed. */
  readonly gains: Gains | null;
}

/** A move must be worth that much to be made. */
const WORTHWHILE = 0.05;

/** `careful`: what the engine lists for the unit is weighed too, each as it would stand. */
export function moveOf(
  game: EpicGame,
  world: State,
  side: Side,
  temper: Temper,
  careful: boolean,
  misjudged: (worth: number) => number,
): Moving {
  const units = game.unitsFor(world, side);
  const { wishes, weighing } = wishesOf(game, world, side, units, temper);
  const plans = wishes
    .filter(({ body }) => units.includes(body.unit))
    .map((plan) => ({ plan, lead: misjudged(plan.lead) }))
    .sort((a, b) => b.lead - a.lead || a.plan.body.unit - b.plan.body.unit);
  for (const { plan, lead } of plans) {
    if (lead <= WORTHWHILE) break;
    const found = carried(game, world, side, plan, careful ? weighing : null);
    if (found) return found;
  }
  const end: Action = { do: 'end' };
  if (game.check(world, side, end) === null) return { action: end, gains: null };
  return owed(game, world, side, units, weighing);
}

interface Weighing {
  readonly field: Field;
  readonly foes: readonly (readonly number[])[];
  readonly temper: Temper;
  /** How far each unit of the side will be from the counters when all have gone where they wish to. */
  readonly reaches: ReadonlyMap<number, readonly number[]>;
}

function wishesOf(
  game: EpicGame,
  world: State,
  side: Side,
  units: readonly number[],
  temper: Temper,
): { readonly wishes: readonly Planned[]; readonly weighing: Weighing } {
  const field = fieldOf(game.tableOf(world), world);
  const foes = foeReachOf(field, side, null);
  const wishes = planFor(field, side, null, temper, foes, units);
  const reaches = new Map(
    wishes.map(({ body, option }) => [body.unit, reachOf(world, body, option.x - body.x, option.y - body.y)]),
  );
  return { wishes, weighing: { field, foes, temper, reaches } };
}

/** What else the unit of a move could do, of what the engine lists for it: the best first. */
export function otherMoves(
  game: EpicGame,
  world: State,
  side: Side,
  move: Action,
  temper: Temper,
): readonly Action[] {
  if (move.do !== 'move') return [];
  const { weighing } = wishesOf(game, world, side, game.unitsFor(world, side), temper);
  const rated = game
    .listFor(world, side, move.unit)
    .flatMap((action) =>
      action.do === 'move'
        ? [{ action, worth: sumOf(gainsOf(game, world, side, action, weighing), temper) }]
        : [],
    );
  return rated.sort((a, b) => b.worth - a.worth).map(({ action }) => action);
}

/** The plan as moves that can be made, the best of them; null when nothing is better than to stay. */
function carried(
  game: EpicGame,
  world: State,
  side: Side,
  { body, option, gains }: Planned,
  weighing: Weighing | null,
): Moving | null {
  const { unit } = body;
  const sent = option.foe === 0 ? game.sentTo(world, side, unit, option) : null;
  const there = sent && 'do' in sent ? [sent] : [];
  if (!weighing) {
    const [ride] = there.length > 0 ? there : game.listFor(world, side, unit);
    const stops = ride?.do === 'move' && ridesOn(ride) && option.foe === 0;
    const action = (stops ? outAfter(game, world, side, ride) : null) ?? ride;
    return action ? { action, gains } : null;
  }
  const listed = game.listFor(world, side, unit);
  const ways = [...there, ...listed];
  const out = ways.flatMap((move) =>
    move.do === 'move' && move.legs.length > 0 && ridesOn(move)
      ? (outAfter(game, world, side, move) ?? [])
      : [],
  );
  return bestOf(game, world, side, [...ways, ...out], weighing);
}

/** Nobody gets in or out in it. */
function ridesOn({ legs }: Extract<Action, { do: 'move' }>): boolean {
  return legs.every(({ leave, board }) => leave === undefined && board === undefined);
}

/** Somebody has a duty: what he may do, weighed. */
function owed(
  game: EpicGame,
  world: State,
  side: Side,
  units: readonly number[],
  weighing: Weighing,
): Moving {
  for (const unit of units) {
    const listed = game
      .listFor(world, side, unit)
      .filter((action) => action.do !== 'move' || action.legs.length > 0);
    const best = listed.length > 0 ? bestOf(game, world, side, listed, weighing) : null;
    if (best) return best;
  }
  return { action: game.actions(world, side)[0], gains: null };
}

function bestOf(
  game: EpicGame,
  world: State,
  side: Side,
  actions: readonly Action[],
  weighing: Weighing,
): Moving | null {
  let best: Moving | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.do !== 'move') continue;
    const gains = gainsOf(game, world, side, action, weighing);
    const worth = sumOf(gains, weighing.temper);
    if (worth <= most) continue;
    most = worth;
    best = { action, gains };
  }
  return best;
}

/** What a move comes to, from where everybody would stand. */
function gainsOf(
  game: EpicGame,
  world: State,
  side: Side,
  action: Extract<Action, { do: 'move' }>,
  { field, foes, reaches }: Weighing,
): Gains {
  const { unit } = action;
  const tried = game.fork(world);
  game.apply(tried, side, action, diceFrom(randomFrom('a move')));
  const body = bodyOf(field.table, tried, field.table.units[unit]);
  if (!body) return { ground: 0, shots: 0, threat: 0, fight: 0, command: 0 };
  const then: Field = { ...field, state: tried };
  const places = tried.objectives.length;
  const rest = field.bodies[side].filter((other) => other.unit !== unit);
  const others = nearestOf(
    rest.map((other) => reaches.get(other.unit) ?? reachOf(world, other)),
    places,
  );
  const foe = nearestOf(foes, places);
  const soft = isSettled(world, side) ? 60 : 700;
  const ground =
    groundWorth(world, side, nearestOf([others, reachOf(world, body)], places), foe, soft) -
    groundWorth(world, side, others, foe, soft);
  const option = { order: null, x: body.x, y: body.y, foe: 0 };
  const free = standingGains(then, body, option);
  const { share, worth: fight } = fightsOf(then, body);
  // Whoever is locked in a fight neither shoots nor is shot at.
  const gains = { shots: free.shots * (1 - share), threat: free.threat * (1 - share), fight };
  const stands = rest.map((other) => ({ body: other, at: other }));
  const command = commandWorth(then, body, body, stands);
  return { ...gains, ground, command };
}

/** The fights in which a body's models stand: how many of them do, and what that may bring. */
export function fightsOf(field: Field, body: Body): { share: number; worth: number } {
  const { table, state } = field;
  const many = new Map<number, number[]>();
  let locked = 0;
  for (const id of body.ids) {
    const foes = contacts(table, state, id);
    if (foes.length > 0) locked++;
    for (const foe of foes) many.set(foe, [...(many.get(foe) ?? []), id]);
  }
  let worth = 0;
  for (const [foe, ids] of many) {
    if (state.models[foe].titan > 0) continue;
    const caf = Math.max(...ids.map((id) => table.models[id].row.caf));
    const won = winning(caf - table.models[foe].row.caf + 3.5 * (ids.length - 1) * 0.7);
    worth += won * modelWorth(table, state, foe) - (1 - won) * modelWorth(table, state, ids[0]);
  }
  for (const foe of foesOf(field, body)) {
    const held = foe.ids.filter((id) => many.has(id)).length / foe.ids.length;
    if (held > 0) worth += held * SILENCED * volley(foe, body, 0);
  }
  return { share: locked / body.ids.length, worth };
}

/** Whether a side's units are better off to go first: they reach somebody to fight, and the enemy has not yet gone. */
export function goesFirst(game: EpicGame, world: State, side: Side, temper: Temper): boolean {
  const table = game.tableOf(world);
  const field = fieldOf(table, world);
  const fights = (who: Side) =>
    planFor(
      field,
      who,
      null,
      temper,
      field.bodies[foeOf(who)].map((body) => reachOf(world, body)),
    ).reduce((sum, { gains }) => sum + Math.max(0, gains.fight), 0);
  return fights(side) >= fights(foeOf(side)) + 0.5;
}
