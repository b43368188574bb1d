/** Which detachment moves next, and how: the best plan that can be walked. */
import type { Action, Leg } from '../../games/epic-1989/actions.ts';
import type { Epic89Game } from '../../games/epic-1989/index.ts';
import { moversOf } from '../../games/epic-1989/movement/movers.ts';
import type { MoveSegment, Side, State } from '../../games/epic-1989/state.ts';
import { withSetDown } from '../../games/epic-1989/transport/ride-offers.ts';
import { type Field, fieldOf, type Piece } from './field.ts';
import { type Gains, type Spot, sumOf, type Temper } from './gains.ts';
import { gainsOf } from './orders.ts';
import { type Way, wayOf } from './way.ts';
import { type Breadth, waysOf } from './ways.ts';

export interface Moving {
  readonly action: Action;
  /** Left out where there was nothing to choose. */
  readonly gains?: Gains;
}

/** So many of the best plans are walked before the engine is asked for those it knows. */
const TRIES = 8;

interface Rated {
  readonly way: Way;
  readonly gains: Gains;
  readonly worth: number;
}

export function moveOf(
  game: Epic89Game,
  world: State,
  side: Side,
  temper: Temper,
  breadth: Breadth,
  misjudged: (worth: number) => number,
): Moving {
  const seat = world.seats[side];
  const table = game.tableOf(world);
  const segment = world.segment as MoveSegment;
  for (const detachment of game.unitsFor(world, seat)) {
    const movers = moversOf(table, world, segment, detachment);
    if (movers.length === 0) continue;
    const field = fieldOf(table, world, side);
    const found = bestMove(game, field, detachment, movers, segment, temper, breadth, misjudged);
    if (found) return found;
  }
  const end: Action = { do: 'end' };
  if (game.check(world, seat, end) === null) return { action: end };
  return { action: game.actions(world, seat)[0] };
}

/** What else the detachment of a move could do, the best first: only what ends elsewhere. */
export function otherMoves(
  game: Epic89Game,
  world: State,
  side: Side,
  move: Action,
  { temper, breadth }: { readonly temper: Temper; readonly breadth: Breadth },
  most: number,
): Action[] {
  if (move.do !== 'move') return [];
  const { detachment } = move;
  const table = game.tableOf(world);
  const segment = world.segment as MoveSegment;
  const movers = moversOf(table, world, segment, detachment);
  const field = fieldOf(table, world, side);
  const pieces = field.own.filter(({ id }) => movers.includes(id));
  const onTable = movers.every((id) => world.units[id].where !== 'aboard');
  if (segment === 'fall-back' || !onTable || pieces.length === 0 || pieces.some(({ inside }) => inside))
    return [];
  const rated = waysFrom(field, pieces, segment, breadth)
    .map(rating(field, segment, temper, (worth) => worth))
    .sort(theBestFirst);
  const ends = [wayOf(field, pieces, move.legs)];
  const found: Action[] = [];
  for (const { way } of rated) {
    if (found.length >= most) break;
    if (ends.some((end) => endsNear(way, end))) continue;
    const other: Action = { do: 'move', detachment, legs: way.legs };
    if (game.check(world, world.seats[side], other) !== null) continue;
    ends.push(way);
    found.push(other);
  }
  return found;
}

/** Nobody would be further from where he would be after the other. */
const ALIKE = 400;

function endsNear(one: Way, other: Way): boolean {
  return one.spots.every(({ x, y }, i) => {
    const spot = other.spots[i];
    return spot && (spot.x - x) ** 2 + (spot.y - y) ** 2 < ALIKE * ALIKE;
  });
}

/** Standing still, too. */
function waysFrom(field: Field, pieces: readonly Piece[], segment: MoveSegment, breadth: Breadth): Way[] {
  return [wayOf(field, pieces, []), ...waysOf(field, pieces, segment, breadth)];
}

function rating(
  field: Field,
  segment: MoveSegment,
  temper: Temper,
  misjudged: (worth: number) => number,
): (way: Way) => Rated {
  return (way) => {
    const gains = gainsOf(field, way, segment === 'turning' ? 'first' : segment, temper);
    return { way, gains, worth: misjudged(sumOf(gains, temper)) };
  };
}

const theBestFirst = (one: Rated, other: Rated): number => other.worth - one.worth;

/** Null where the engine knows nothing either. */
function bestMove(
  game: Epic89Game,
  field: Field,
  detachment: number,
  movers: readonly number[],
  segment: MoveSegment,
  temper: Temper,
  breadth: Breadth,
  misjudged: (worth: number) => number,
): Moving | null {
  const { state, side } = field;
  const seat = state.seats[side];
  const pieces = field.own.filter(({ id }) => movers.includes(id));
  const rate = rating(field, segment, temper, misjudged);
  const moveTo = (legs: readonly Leg[]): Action => ({ do: 'move', detachment, legs });
  const tryOut = (rated: readonly Rated[], most: number): Moving | null => {
    for (const { way, gains } of [...rated].sort(theBestFirst).slice(0, most)) {
      const action = moveTo(way.legs);
      if (game.check(state, seat, action) === null) return { action, gains };
    }
    return null;
  };
  const rides = movers.some((id) => state.units[id].where === 'aboard');
  const inside = pieces.some((piece) => piece.inside);
  if (segment !== 'fall-back' && !rides && pieces.length > 0) {
    const rated = waysFrom(field, pieces, segment, breadth).map(rate);
    const down = segment === 'advance' ? settingDown(field, rated, rate) : [];
    const found = inside ? null : tryOut([...rated, ...down], TRIES);
    if (found) return found;
    if (inside) return tryOut([...rated, ...listed(game, field, detachment, pieces).map(rate)], 2 * TRIES);
  }
  return tryOut(listed(game, field, detachment, pieces).map(rate), 2 * TRIES);
}

function listed(game: Epic89Game, field: Field, detachment: number, pieces: readonly Piece[]): Way[] {
  const { state, side } = field;
  return game
    .listFor(state, state.seats[side], detachment)
    .flatMap((action) => (action.do === 'move' ? [wayOf(field, pieces, action.legs)] : []));
}

/** How near an enemy must be before anybody gets out. */
const NEAR = 4000;

/** The best plans of vehicles once more, with those aboard set down at the end. */
function settingDown(field: Field, rated: readonly Rated[], rate: (way: Way) => Rated): Rated[] {
  const { table, state } = field;
  const carries = rated[0]?.way.spots.some(({ piece }) =>
    state.units.some((unit) => unit?.where === 'aboard' && unit.carrier === piece.id),
  );
  if (!carries) return [];
  return [...rated]
    .sort(theBestFirst)
    .slice(0, 3)
    .flatMap(({ way, worth }) => {
      if (!way.spots.some((spot) => isNear(field, spot))) return [];
      const still = way.spots
        .filter(({ piece }) => !way.legs.some(({ model }) => model === piece.id))
        .map(({ piece }): Leg => ({ model: piece.id, way: [] }));
      const legs = withSetDown(table, state, [...way.legs, ...still]);
      if (!legs) return [];
      const rider = { ...rate({ ...way, legs }), worth: worth + 0.5 };
      return [rider];
    });
}

function isNear({ foes, table }: Field, { x, y }: Spot): boolean {
  if (table.battle.scenario === 'cityfight') return true;
  return foes.some((foe) => (foe.x - x) ** 2 + (foe.y - y) ** 2 < NEAR * NEAR);
}
