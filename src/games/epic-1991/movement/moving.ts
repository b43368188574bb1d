/** MOVE, GEO, TRAN, SKIM, CC: one model's part in its unit's move. */
import {
  along,
  approached,
  avoidsDisc,
  boxOf,
  contains,
  direction,
  distance,
  type Polygon,
  passesThrough,
  pathCost,
  pathLength,
  squareOfPoints,
  staysIn,
  turn,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { buildingPlace } from '../buildings/occupants.ts';
import { followsFleeing } from '../firing/eligible.ts';
import { contacts, isFree, playsDead, standing, touched } from '../geometry/position.ts';
import {
  baseOf,
  goingFor,
  isBuilding,
  isInDisc,
  isOnBadGround,
  isOnTable,
  partsNear,
  pieceOf,
  piecesAt,
} from '../terrain/ground.ts';
import { isTitan, titanOf } from '../titans/titans.ts';
import { allowance, crossesAnything, isPinned, mayCharge } from './allowance.ts';
import { later, left, spend } from './clock.ts';
import { change, type Plan, planned, plannedBase, plannedOverlaps, putDown } from './plan.ts';

const no = (rule: string, why: string): Refusal => ({ rule, why });

/** Limits that a special duty sets instead of the usual ones. */
export interface Limits {
  /** What the model may spend at clock 0. */
  readonly allowance: number;
  readonly charges: boolean;
}

export function limitsOf(plan: Plan, id: number): Limits {
  const { table, state, unit } = plan;
  return { allowance: allowance(table, state, id), charges: mayCharge(table, state, unit) };
}

/** Walks one leg of a plan, or says why not. */
export function walk(plan: Plan, leg: Leg, limits: Limits): Refusal | null {
  const { table, state } = plan;
  const id = leg.model;
  if (table.models[id]?.unit !== plan.unit) return no('E2-MOVE-01', 'Only models of the unit move.');
  const model = planned(plan, id);
  if (model.where !== 'table' && model.where !== 'aboard')
    return no('E2-MOVE-01', 'That model is not on the table.');
  if (!isFree(state, id)) return no('E2-TRAK-03', 'That model can do nothing now.');
  // E2-TRAN-09: boarding and leaving, too, take a move
  if (limits.allowance === 0) return no('E2-MOVE-02', 'It may not move or turn this turn.');
  if (leg.leave && model.boarded) return no('E2-TRAN-08', 'It has boarded this turn and stays aboard.');
  if (plan.walked.has(id))
    return no('E2-MOVE-01', 'A model walks once, unless somebody boards or leaves it.');
  if (model.charged) return no('E2-CC-02', 'Its charge has ended in contact.');
  plan.walked.add(id);
  const stays = leg.path.length === 0 && !leg.stride;
  const refused = leg.leave
    ? leaveCarrier(plan, leg, leg.leave)
    : model.where === 'aboard'
      ? no('E2-TRAN-07', 'It is aboard: say where it gets out.')
      : isPinned(table, state, id)
        ? no('E2-PIN-01', 'It is pinned by an enemy in contact.') // E2-PIN-04: others go as they please
        : null;
  if (refused) return refused;
  if (leg.stride) return stride(plan, leg, leg.stride, limits);
  if (isTitan(table, id)) return no('E2-MOVE-09', 'A Titan moves ahead, turns once, and moves ahead.');
  if (stays && !leg.leave && !leg.board) return turnOnTheSpot(plan, leg, limits);
  return walkPath(plan, leg, limits);
}

/** E2-TRAN-07, E2-TRAN-08, E2-TRAN-13: out of the carrier, at its clock. */
function leaveCarrier(plan: Plan, leg: Leg, [x, y]: readonly [number, number]): Refusal | null {
  const { table, state } = plan;
  const model = planned(plan, leg.model);
  if (model.where !== 'aboard') return no('E2-TRAN-07', 'It is not aboard anything.');
  const { carrier } = model;
  // E2-TRAN-16: one that cannot move itself holds nobody back
  if (isLockedIn(plan, carrier)) return no('E2-TRAN-13', 'Nobody leaves a transport in close combat.');
  const shut = refuseShut(plan, carrier);
  if (shut) return shut;
  const from = plannedBase(plan, carrier);
  const base = baseOf(table, leg.model, x, y, leg.heading);
  if (distance(from, base) !== 0) return no('E2-TRAN-07', 'It gets out in contact with its transport.');
  const inside = buildingPlace(table, state, leg.model, x, y, leg.heading, leg.wall);
  if (inside && 'why' in inside) return inside;
  const refused = inside
    ? occupantProblem(plan, leg.model, base, false)
    : placeProblem(plan, leg.model, base, false);
  if (refused) return refused;
  const clock = planned(plan, carrier).clock;
  putDown(plan, leg.model, x, y, leg.heading);
  Object.assign(change(plan, leg.model), { left: true, clock });
  plan.ways.set(leg.model, [x, y]);
  plan.walked.delete(carrier);
  return null;
}

/** E2-SPEC-06, E2-SPEC-07: a pod that has not opened, a tunneller that has just come up. */
function refuseShut({ table, state }: Plan, carrier: number): Refusal | null {
  const { traits, unit } = table.models[carrier];
  if (traits.includes('assault-pod') && !state.models[carrier].opened)
    return no('E2-SPEC-06', 'The pod has not opened.');
  return traits.includes('tunneller') && state.units[unit].landedOn === state.turn
    ? no('E2-SPEC-07', 'Nobody leaves in the turn it comes up.')
    : null;
}

/** In contact where it has got to in this move. */
function isLockedIn(plan: Plan, carrier: number): boolean {
  return touched(plan.table, plan.state, carrier, plannedBase(plan, carrier)).length > 0;
}

/** E2-MOVE-08: up to 45 degrees without moving, or of the way it has come (E2-MOVE-06); stands may take any heading. */
function turnOnTheSpot(plan: Plan, leg: Leg, { charges }: Limits): Refusal | null {
  const { table, state } = plan;
  const { x, y, heading, building, wall } = planned(plan, leg.model);
  const refused = turnProblem(plan, leg);
  if (refused) return refused;
  if (building > 0 && leg.heading !== heading) return no('E2-BLDG-01', 'It stays flush with its wall.');
  const base = baseOf(table, leg.model, x, y, leg.heading);
  const problem = building > 0 ? null : placeProblem(plan, leg.model, base, true);
  if (problem) return problem;
  const before = contacts(table, state, leg.model);
  if (!charges && touched(table, state, leg.model, base).some((foe) => !before.includes(foe)))
    return no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.');
  putDown(plan, leg.model, x, y, leg.heading);
  Object.assign(change(plan, leg.model), { building, wall });
  return null;
}

function turnProblem({ table, state, ways }: Plan, leg: Leg): Refusal | null {
  if (table.models[leg.model].size.stand) return null;
  const way = ways.get(leg.model);
  if (!way)
    return turn(state.models[leg.model].heading, leg.heading) > 45
      ? no('E2-MOVE-08', 'Without moving it turns at most 45 degrees.')
      : null;
  const [ax, ay, bx, by] = way.slice(-4);
  return turn(direction(bx - ax, by - ay), leg.heading) > 45
    ? no('E2-MOVE-06', 'It ends facing within 45 degrees of the way it came.')
    : null;
}

/** E2-MOVE-09, E2-MOVE-10. */
function stride(
  plan: Plan,
  leg: Leg,
  [ahead, turned, then]: NonNullable<Leg['stride']>,
  limits: Limits,
): Refusal | null {
  const { table } = plan;
  if (!isTitan(table, leg.model)) return no('E2-MOVE-09', 'Only Titans stride.');
  if (leg.path.length > 0) return no('E2-MOVE-09', 'A Titan moves ahead, turns once, and moves ahead.');
  const model = planned(plan, leg.model);
  if (ahead < 0 || then < 0) return no('E2-MOVE-09', 'A Titan does not move backwards.');
  if (Math.abs(turned) > 90) return no('E2-MOVE-09', 'A Titan turns at most 90 degrees.');
  const heading = (model.heading + turned + 360) % 360;
  if (leg.heading !== heading) return no('E2-MOVE-09', 'A Titan ends on the heading it turned to.');
  const middle = along(model, ahead, model.heading);
  const end = along(middle, then, heading);
  const way = [model.x, model.y, middle.x, middle.y, end.x, end.y];
  return finishWalk(plan, leg, way, limits, ahead + then);
}

/** E2-MOVE-04. */
function walkPath(plan: Plan, leg: Leg, limits: Limits): Refusal | null {
  const model = planned(plan, leg.model);
  const way = [model.x, model.y, ...leg.path];
  return headingProblem(plan, leg, way) ?? finishWalk(plan, leg, way, limits);
}

/** E2-MOVE-05 to E2-MOVE-07. */
export function headingProblem({ table, state }: Plan, leg: Leg, way: readonly number[]): Refusal | null {
  const { stand, length } = table.models[leg.model].size;
  if (stand || way.length < 4) return null;
  const n = way.length;
  const [ax, ay, bx, by] = [way[n - 4], way[n - 3], way[n - 2], way[n - 1]];
  if (ax === bx && ay === by) return no('E2-MOVE-06', 'The last stretch goes nowhere.');
  if (turn(direction(bx - ax, by - ay), leg.heading) > 45)
    return no('E2-MOVE-06', 'It ends facing within 45 degrees of the way it came.');
  const { x, y } = state.models[leg.model];
  const goesOn = n > 4 || way[0] !== x || way[1] !== y; // after a halt for passengers
  if (goesOn && squareOfPoints(ax, ay, bx, by) < length * length)
    return no('E2-MOVE-07', 'The last stretch is at least as long as the model.');
  return null;
}

/** Everything a way and its end must meet; then the model is there. `cost` is given for Titans' strides. */
function finishWalk(
  plan: Plan,
  leg: Leg,
  way: readonly number[],
  limits: Limits,
  length?: number,
): Refusal | null {
  const { table, state } = plan;
  const id = leg.model;
  const before = planned(plan, id);
  const n = way.length;
  const base = baseOf(table, id, way[n - 2], way[n - 1], leg.heading);
  const ends = limits.charges ? touched(table, state, id, base) : [];
  const cost = costOf(plan, id, way) + (length === undefined ? 0 : length - pathLength(way));
  if (cost > left(before.clock, limits.allowance))
    return no(
      'E2-MOVE-03',
      `That is ${cm(cost)} cm; it has ${cm(left(before.clock, limits.allowance))} left.`,
    );
  if (!limits.charges && touched(table, state, id, base).length > 0)
    return no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.');
  const refused = wayProblem(plan, id, way, ends);
  if (refused) return refused;
  const clock = spend(before.clock, cost, limits.allowance);
  plan.ways.set(id, [...(plan.ways.get(id) ?? []), ...way]);
  plan.spent.set(id, (plan.spent.get(id) ?? 0) + cost);
  if (leg.board !== undefined) return board(plan, leg, base, clock);
  return settleDown(plan, leg, base, way, clock, ends);
}

/** Contact with the enemy has been judged before. */
function settleDown(
  plan: Plan,
  leg: Leg,
  base: Polygon,
  way: readonly number[],
  clock: readonly [number, number],
  ends: readonly number[],
): Refusal | null {
  const { table, state } = plan;
  const id = leg.model;
  const n = way.length;
  const inside = buildingPlace(table, state, id, way[n - 2], way[n - 1], leg.heading, leg.wall);
  if (inside && 'why' in inside) return inside;
  const refused = inside ? occupantProblem(plan, id, base, true) : placeProblem(plan, id, base, true);
  if (refused) return refused;
  const wrong = ends.find((foe) => !mayTouch(plan, id, foe));
  if (wrong !== undefined) return no('E2-CC-04', 'It cannot charge an enemy in terrain it may not enter.');
  putDown(plan, id, way[n - 2], way[n - 1], leg.heading);
  const copy = change(plan, id);
  copy.clock = clock;
  if (inside) Object.assign(copy, { building: inside.building, wall: inside.wall });
  if (ends.length > 0) copy.charged = true;
  return null;
}

/** E2-BLDG-02: there must be room; E2-BLDG-10: who else is in there does not matter. */
function occupantProblem(plan: Plan, id: number, base: Polygon, charges: boolean): Refusal | null {
  if (plannedOverlaps(plan, id, base).length > 0) return no('E2-GEO-06', 'Another model is in the way.');
  if (!charges && touched(plan.table, plan.state, id, base).length > 0)
    return no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.');
  return null;
}

/** E2-GEO-06, E2-GEO-19, E2-GEO-23, E2-MOVE-11: why a base may not end here, or null. */
export function placeProblem(plan: Plan, id: number, base: Polygon, charges: boolean): Refusal | null {
  const { table, state } = plan;
  if (!isOnTable(table, base)) return no('E2-GEO-23', 'It must stay on the table.');
  if (plannedOverlaps(plan, id, base).length > 0) return no('E2-GEO-06', 'Another model is in the way.');
  if (isOnBadGround(table, state, id, base)) return no('E2-TERR-11', 'It may not stand on that ground.');
  if (isInDisc(state, base)) return no('E2-GEO-25', 'Nothing stands in a vortex or storm.');
  if (!charges && touched(table, state, id, base).length > 0)
    return no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.');
  return null;
}

export function isLame({ table, state }: Plan, id: number): boolean {
  return (
    isTitan(table, id) &&
    titanOf(state, id).damage.some(({ effects }) => effects.some(({ effect }) => effect === 'leg-damaged'))
  );
}

/** E2-CC-04: whether the ground an enemy is on lets this model come to blows with it. */
function mayTouch(plan: Plan, id: number, foe: number): boolean {
  const { table, state } = plan;
  const { x, y, building } = state.models[foe];
  const stands = table.models[id].row.size === 'INF';
  if (building > 0 && !stands) return false;
  return !partsNear(table, state, [x, y, x, y]).some(
    ({ part, number }) =>
      contains(part, x, y) &&
      !isBuilding(pieceOf(state, number)) &&
      goingFor(table, id, pieceOf(state, number).kind, isLame(plan, id)) === 'impassable',
  );
}

/** E2-TRAN-02 to E2-TRAN-05, E2-TRAN-15; E2-TRAN-17: whether or not its unit has moved. */
function board(plan: Plan, leg: Leg, base: Polygon, clock: readonly [number, number]): Refusal | null {
  const { table, state } = plan;
  const id = leg.model;
  const carrier = leg.board!;
  const info = table.models[carrier];
  if (!info || info.side !== table.models[id].side || info.row.carries === 0)
    return no('E2-TRAN-02', 'That carries nobody of yours.');
  if (table.models[id].row.size !== 'INF') return no('E2-TRAN-02', 'Only foot stands are carried.');
  if (planned(plan, carrier).where !== 'table') return no('E2-TRAN-03', 'The transport is not on the table.');
  if (planned(plan, id).left) return no('E2-TRAN-08', 'It has left a transport this turn.');
  if (state.units[plan.unit].fellBack > 0 || followsFleeing(table, state, plan.unit))
    return no('E2-TRAN-15', 'Troops falling back do not board.');
  if (ridersPlanned(plan, carrier) >= info.row.carries) return no('E2-TRAN-01', 'The transport is full.');
  if (distance(plannedBase(plan, carrier), base) !== 0)
    return no('E2-TRAN-03', 'It must reach the transport to board it.');
  const refused = placeProblem(plan, id, base, false);
  if (refused) return refused;
  const both = later(clock, planned(plan, carrier).clock);
  Object.assign(change(plan, id), {
    where: 'aboard',
    carrier,
    boarded: true,
    clock: both,
    building: 0,
    wall: -1,
  });
  plan.bases.delete(id);
  change(plan, carrier).clock = both; // E2-TRAN-06
  if (!plan.bases.has(carrier)) plan.bases.set(carrier, plannedBase(plan, carrier));
  plan.walked.delete(carrier);
  return null;
}

export function ridersPlanned(plan: Plan, carrier: number): number {
  let riders = 0;
  for (const model of plan.state.models) {
    if (!model) continue;
    const now = planned(plan, model.id);
    if (now.where === 'aboard' && now.carrier === carrier) riders++;
  }
  return riders;
}

/** E2-GEO-18: what a way costs this model. */
export function costOf(plan: Plan, id: number, way: readonly number[]): number {
  const { table, state } = plan;
  if (crossesAnything(table, id)) return pathLength(way);
  const near = partsNear(table, state, boxOf(way));
  if (near.length === 0) return pathLength(way);
  const difficult = [...new Set(near.map(({ number }) => number))]
    .map((number) => pieceOf(state, number))
    .filter(({ kind }) => goingFor(table, id, kind) === 'difficult')
    .map(({ parts }) => parts);
  return difficult.length === 0 ? pathLength(way) : pathCost(way, difficult);
}

/** E2-GEO-19, E2-GEO-20, E2-GEO-23, E2-GEO-25. `ends`: the enemies it may end in contact with. */
export function wayProblem(
  plan: Plan,
  id: number,
  way: readonly number[],
  ends: readonly number[],
): Refusal | null {
  const { table, state } = plan;
  if (!staysIn(way, [0, 0, table.width, table.length])) return no('E2-GEO-23', 'It must stay on the table.');
  const skims = table.models[id].traits.includes('skimmer');
  const lame = isLame(plan, id);
  const leaving = lame ? piecesAt(table, state, way[0], way[1]) : []; // E2-TCARD-14
  for (const { part, number } of partsNear(table, state, boxOf(way))) {
    if (!passesThrough(way, part)) continue;
    if (!table.models[id].transport) plan.crossed.add(number); // E2-FORM-10
    if (crossesAnything(table, id)) continue;
    if (goingFor(table, id, pieceOf(state, number).kind, lame && !leaving.includes(number)) === 'impassable')
      return no('E2-TERR-11', `The way leads through ${pieceOf(state, number).kind} it may not enter.`);
  }
  if (state.discs.some(({ x, y, radius }) => radius > 0 && !avoidsDisc(way, x, y, radius)))
    return no('E2-GEO-25', 'Nothing moves through a vortex or storm.');
  if (skims) return null;
  return clearanceProblem(plan, id, way, ends);
}

/** E2-GEO-20, E2-MOVE-14. */
function clearanceProblem(
  plan: Plan,
  id: number,
  way: readonly number[],
  ends: readonly number[],
): Refusal | null {
  const { table, state } = plan;
  const { side, size } = table.models[id];
  const half = Math.min(size.width, size.length) / 2;
  const index = standing(table, state);
  const titan = isTitan(table, id);
  const counts = (other: number) =>
    table.models[other].side !== side && !playsDead(table, state, other) && (!titan || isTitan(table, other));
  for (const foe of approached(index, way, half, counts)) {
    if (!ends.includes(foe) || passesThrough(way, index.polygons[foe]!))
      return no('E2-GEO-20', 'An enemy stands too near the way.');
  }
  return null;
}

function cm(u: number): string {
  return String(u / 100);
}
