/** Moves for a whole unit: a few sensible ones, each legal by construction. */
import {
  along,
  direction,
  legLength,
  middleOf,
  type Point,
  squareOfPoints,
  turn,
  withinReach,
} from '../../../field/index.ts';
import type { Action, Leg } from '../actions.ts';
import { hasLegalPlace } from '../geometry/places.ts';
import { baseAt, isFree, isNear, nearestFoes, ridersOf, standing } from '../geometry/position.ts';
import { mustRetreat, retreatCourses } from '../morale/fallback.ts';
import { wayInto } from '../orks/contact.ts';
import { dutyMove } from '../orks/duty-moves.ts';
import { straightMoves } from '../orks/gretchin.ts';
import { living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/titans.ts';
import { allowance, isPinned, mayCharge } from './allowance.ts';
import { draftMove, type MoveDraft } from './draft.ts';
import { dutyOf } from './duties.ts';
import { type Limits, walk } from './gait.ts';
import { refuseWalked, walkMove } from './walking.ts';

type Move = Extract<Action, { do: 'move' }>;

/** Legs that can be walked one after another, and the draft in which they are. */
interface Walk {
  readonly legs: readonly Leg[];
  readonly draft: MoveDraft;
}

function moveOf({ legs, draft }: Walk): Move {
  return { do: 'move', unit: draft.unit, legs };
}

const idsOf = (legs: readonly Leg[]): number[] => legs.map(({ model }) => model);

/** What a unit can be told to do, staying where it is included where that is allowed. */
export function listMoves(table: Table, state: State, unit: number): Action[] {
  const { side } = table.units[unit];
  const duty = dutyOf(table, state, unit);
  const stay: Move = { do: 'move', unit, legs: [] };
  const moves: (Move | Walk | null)[] =
    duty.kind === 'fall-back'
      ? [retreats(table, state, unit)]
      : duty.kind === 'charge' || duty.kind === 'hide'
        ? duty.errands.map(
            (errand): Move => ({ do: 'move', unit, legs: dutyMove(table, state, unit, errand).legs }),
          )
        : [
            ...(mayCharge(table, state, unit) ? [charge(table, state, unit)] : []),
            ...walks(table, state, unit, (id) => allowance(table, state, id)),
            ...transportMoves(table, state, unit),
            ...(duty.kind === 'follow'
              ? [{ do: 'move', unit, legs: straightMoves(table, state, unit)[0]?.legs ?? [] } as Move]
              : []),
          ];
  const legal = [...moves, stay].flatMap((move): Move[] => {
    if (!move) return [];
    if ('draft' in move) return refuseWalked(move.draft, idsOf(move.legs), duty) ? [] : [moveOf(move)];
    return walkMove(table, state, move, side, duty).refusal ? [] : [move];
  });
  return legal.filter((move, i) => !legal.some((other, j) => j < i && areSame(move.legs, other.legs)));
}

function areSame(a: readonly Leg[], b: readonly Leg[]): boolean {
  return a.length === b.length && a.every((leg, i) => isSameLeg(leg, b[i]));
}

function isSameLeg(a: Leg, b: Leg): boolean {
  const goSame =
    a.model === b.model && a.heading === b.heading && a.path.every((place, i) => place === b.path[i]);
  return goSame && JSON.stringify(a) === JSON.stringify(b);
}

/** Models that can walk now, those aboard left out. */
export function walkers(table: Table, state: State, unit: number): number[] {
  return living(table, state, unit).filter(
    (id) => state.models[id].where === 'table' && isFree(state, id) && !isPinned(table, state, id),
  );
}

/** Places worth going to: the nearest objectives, the nearest enemy, the nearest cover. */
function goals(table: Table, state: State, from: Point, id: number): Point[] {
  const near = (spots: readonly Point[]) =>
    [...spots].sort(
      (a, b) => squareOfPoints(from.x, from.y, a.x, a.y) - squareOfPoints(from.x, from.y, b.x, b.y),
    );
  const side = table.models[id].side;
  const wanted = near(state.objectives.filter(({ holder }) => holder !== side));
  const foes = nearestFoes(table, state, id);
  const cover = state.pieces.flatMap((piece) =>
    piece?.kind === 'woods' || piece?.kind === 'rubble' || piece?.kind === 'craters'
      ? [middleOf(piece.parts[0])]
      : [],
  );
  return [
    ...wanted.slice(0, 2),
    ...(foes ? [state.models[foes.ids[0]]] : []),
    ...(table.models[id].size.column === 'infantry' ? near(cover).slice(0, 1) : []),
  ];
}

/** The unit in formation towards each goal, as far as it goes. */
export function listWalks(
  table: Table,
  state: State,
  unit: number,
  most: (id: number) => number,
  limits: LimitsOf,
): Move[] {
  return walks(table, state, unit, most, limits).map(moveOf);
}

/** What a leg is measured by where that is not the unit's orders. */
type LimitsOf = (id: number) => Limits;

function walks(
  table: Table,
  state: State,
  unit: number,
  most: (id: number) => number,
  limits?: LimitsOf,
): Walk[] {
  const ids = walkers(table, state, unit).filter((id) => most(id) > 0);
  if (ids.length === 0) return [];
  const first = ids[0];
  if (isTitan(table, first)) return strides(table, state, unit, first, most(first));
  const from = state.models[first];
  const found: Walk[] = [];
  for (const goal of goals(table, state, from, first)) {
    const full = Math.min(legLength(from.x, from.y, goal.x, goal.y), ...ids.map(most));
    const towards = direction(goal.x - from.x, goal.y - from.y);
    for (const turn of [0, 30, 330]) {
      const walk = sideBySide(table, state, unit, ids, (towards + turn) % 360, full, limits);
      if (!walk) continue;
      found.push(walk);
      break;
    }
  }
  return found;
}

/** Everybody by the same step; shorter where the whole step is not open. */
export function sideBySide(
  table: Table,
  state: State,
  unit: number,
  ids: readonly number[],
  heading: number,
  most: number,
  limits?: LimitsOf,
): Walk | null {
  for (const part of [1, 0.6, 0.3]) {
    const s = Math.floor(most * part) - 2;
    if (s < 100) return null;
    const legs = ids.map((id): Leg => {
      const model = state.models[id];
      const { x, y } = along(model, s, heading);
      // E2-MOVE-06: a vehicle that turns may bump into its neighbours
      const keeps =
        table.models[id].size.stand || turn(direction(x - model.x, y - model.y), model.heading) <= 45;
      return { model: id, path: [x, y], heading: keeps ? model.heading : heading };
    });
    const draft = walkAll(table, state, unit, legs, limits);
    if (draft) return { legs, draft };
  }
  return null;
}

/** The draft in which legs are walked one after another, if they can be. */
function walkAll(
  table: Table,
  state: State,
  unit: number,
  legs: readonly Leg[],
  limits?: LimitsOf,
): MoveDraft | null {
  const draft = draftMove(table, state, unit, idsOf(legs));
  return legs.every((leg) => walk(draft, leg, limits?.(leg.model)) === null) ? draft : null;
}

/** Each model into contact with the nearest enemy it can reach; the others as near as they can. */
function charge(table: Table, state: State, unit: number): Walk | null {
  const draft = draftMove(table, state, unit);
  const legs: Leg[] = [];
  for (const id of walkers(table, state, unit)) {
    const most = allowance(table, state, id);
    if (most === 0 || isTitan(table, id)) continue;
    const leg = legInto(draft, id, most);
    if (leg) legs.push(leg);
  }
  return legs.length > 0 ? { legs, draft } : null;
}

/** A leg into contact, walked in the draft. */
function legInto(draft: MoveDraft, id: number, most: number): Leg | null {
  const { table, state } = draft;
  const { side } = table.models[id];
  const isFoe = (other: number) => table.models[other].side !== side;
  const foes = withinReach(standing(table, state), baseAt(table, state, id), most, isFoe).sort(
    (a, b) => far(state, id, a) - far(state, id, b),
  );
  for (const foe of foes.slice(0, 3)) {
    const way = wayInto(draft, id, foe, most, undefined, facing(draft, id, foe), true);
    if (way) return { model: id, path: way.path, heading: way.heading };
  }
  return null;
}

/** A vehicle meets an enemy who looks at it face to face. */
function facing({ table, state }: MoveDraft, id: number, foe: number): 0 | 180 {
  if (table.models[id].size.stand) return 0;
  const [from, to] = [state.models[id], state.models[foe]];
  return turn(direction(to.x - from.x, to.y - from.y), to.heading) > 90 ? 180 : 0;
}

function far(state: State, a: number, b: number): number {
  const [p, q] = [state.models[a], state.models[b]];
  return squareOfPoints(p.x, p.y, q.x, q.y);
}

/** E2-FALL-05: everybody who must retreats, be it only by turning away. */
function retreats(table: Table, state: State, unit: number): Move | Walk {
  const draft = draftMove(table, state, unit);
  const legs: Leg[] = [];
  let refused = false;
  for (const id of walkers(table, state, unit)) {
    const [course] = mustRetreat(table, state, id) ? retreatCourses(draft, id) : [];
    if (!course) continue;
    const leg: Leg = { model: id, path: [], heading: course.heading, retreat: true };
    if (walk(draft, leg) === null) legs.push(leg);
    else refused = true;
  }
  return refused ? { do: 'move', unit, legs } : { legs, draft };
}

/** A Titan ahead, or turning. */
export function strides(table: Table, state: State, unit: number, id: number, most: number): Walk[] {
  const { heading } = state.models[id];
  const tries: [number, number, number][] = [
    [most, 0, 0],
    [Math.floor(most / 2), 45, Math.floor(most / 2)],
    [Math.floor(most / 2), -45, Math.floor(most / 2)],
    [0, 90, most],
    [0, -90, most],
    [0, 45, 0],
    [0, -45, 0],
  ];
  return tries.flatMap((stride): Walk[] => {
    const leg: Leg = { model: id, path: [], heading: (heading + stride[1] + 360) % 360, stride };
    const draft = walkAll(table, state, unit, [leg]);
    return draft ? [{ legs: [leg], draft }] : [];
  });
}

/** Everybody out beside his transport, and everybody who stands by one in. */
function transportMoves(table: Table, state: State, unit: number): Move[] {
  const moves: Move[] = [];
  const out = getOut(table, state, unit);
  if (out.length > 0) moves.push({ do: 'move', unit, legs: out });
  const inside = getIn(table, state, unit);
  if (inside.length > 0) moves.push({ do: 'move', unit, legs: inside });
  return moves;
}

/** Places for a stand that touch a carrier: ahead of it, on either side, behind. */
/** Places for a stand in contact with a carrier: before it, beside it, behind it. */
export function besides(table: Table, state: State, carrier: number): Point[] {
  const pose = state.models[carrier];
  const { width, length } = table.models[carrier].size;
  return [
    [length, 0],
    [width, 90],
    [width, 270],
    [length, 180],
  ].map(([size, turned]) => along(pose, (size + STAND) / 2, (pose.heading + turned) % 360));
}

const STAND = 200;

function getOut(table: Table, state: State, unit: number): Leg[] {
  const draft = draftMove(table, state, unit);
  const legs: Leg[] = [];
  for (const id of living(table, state, unit)) {
    const model = state.models[id];
    if (model.where !== 'aboard' || model.boarded || allowance(table, state, id) === 0) continue;
    const { heading } = state.models[model.carrier];
    for (const { x, y } of besides(table, state, model.carrier)) {
      const leg: Leg = { model: id, path: [], heading, leave: [x, y] };
      if (!hasLegalPlace(table, state, id, x, y, heading)) continue;
      if (walk(draft, leg) === null) {
        legs.push(leg);
        break;
      }
      draft.walked.delete(id);
    }
  }
  return legs;
}

function getIn(table: Table, state: State, unit: number): Leg[] {
  const draft = draftMove(table, state, unit);
  const legs: Leg[] = [];
  const carriers = table.units[unit].models.filter(
    (id) => table.models[id].transport && state.models[id].where === 'table',
  );
  const room = new Map(carriers.map((id) => [id, table.models[id].row.carries - ridersOf(state, id).length]));
  for (const id of walkers(table, state, unit)) {
    if (table.models[id].row.size !== 'INF' || state.models[id].left) continue;
    const most = allowance(table, state, id);
    for (const carrier of carriers) {
      if ((room.get(carrier) ?? 0) <= 0 || !isNear(table, state, id, carrier, most)) continue;
      const { heading } = state.models[carrier];
      const leg = besides(table, state, carrier)
        .map(({ x, y }): Leg => ({ model: id, path: [x, y], heading, board: carrier }))
        .find((one) => {
          if (walk(draft, one) === null) return true;
          draft.walked.delete(id);
          return false;
        });
      if (!leg) continue;
      room.set(carrier, room.get(carrier)! - 1);
      legs.push(leg);
      break;
    }
  }
  return legs;
}
