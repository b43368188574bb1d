/** E2-CLAN-03 to E2-CLAN-05, E2-MAD-08, E2-MAD-11: what each model of a unit that goes for something owes. */
import { along, direction, distance, legLength, type Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { baseAt, isFree, isNear, playsDead } from '../geometry/position.ts';
import { allowance, isPinned, mayCharge, moveOf } from '../movement/allowance.ts';
import { costOf, placeProblem, wayProblem } from '../movement/moving.ts';
import { type Plan, planned, plannedBase } from '../movement/plan.ts';
import { living } from '../saves/casualties.ts';
import type { Spot, State } from '../state.ts';
import type { Table } from '../table.ts';
import { baseOf } from '../terrain/ground.ts';
import { touchableFoes, wayInto } from './contact.ts';
import { inHidingPlace } from './mad-moves.ts';

/** What a unit goes for: an enemy, or a piece of terrain; the other is 0. */
export interface Errand {
  readonly foe: number;
  readonly piece: number;
}

/** Models that are able to move now. */
export function movers(table: Table, state: State, unit: number): number[] {
  return living(table, state, unit).filter(
    (id) =>
      state.models[id].where === 'table' &&
      isFree(state, id) &&
      allowance(table, state, id) > 0 &&
      !isPinned(table, state, id),
  );
}

/** The point that straight towards it means: an enemy's middle, or that of the part of the terrain nearest to the model. */
export function goalOf({ table, state }: Plan, id: number, { foe, piece }: Errand): Spot {
  if (foe) return state.models[foe];
  const base = baseAt(table, state, id);
  const [nearest] = [...state.pieces[piece]!.parts].sort((a, b) => distance(a, base) - distance(b, base));
  return {
    x: Math.round((nearest[0] + nearest[4]) / 2),
    y: Math.round((nearest[1] + nearest[5]) / 2),
  };
}

/** How far a base is from what the unit goes for. */
export function farFrom({ table, state }: Plan, { foe, piece }: Errand, base: Polygon): number {
  if (foe) return distance(baseAt(table, state, foe), base);
  return Math.min(...state.pieces[piece]!.parts.map((part) => distance(part, base)));
}

function isNearer(plan: Plan, id: number, errand: Errand, base: Polygon): boolean {
  return farFrom(plan, errand, base) < farFrom(plan, errand, baseAt(plan.table, plan.state, id));
}

/** E2-CLAN-05: whoever moves ends nearer than he began. */
export function strays(plan: Plan, id: number, errand: Errand): boolean {
  return !isNearer(plan, id, errand, plannedBase(plan, id));
}

/** The enemies that a model must charge if it can: those within Move (E2-CLAN-04), of a hiding place those in it (E2-MAD-08). */
export function quarries({ table, state, unit }: Plan, id: number, { piece }: Errand): number[] {
  if (!mayCharge(table, state, unit)) return [];
  const reach = moveOf(table, state, id);
  const { side } = table.models[id];
  return table.models
    .filter(
      (info) =>
        info &&
        info.side !== side &&
        state.models[info.id].where === 'table' &&
        !playsDead(table, state, info.id) && // E2-MAD-13
        (piece === 0 || inHidingPlace(table, state, info.id, piece)) &&
        isNear(table, state, id, info.id, reach),
    )
    .map((info) => info.id);
}

/** E2-CLAN-09, E2-CLAN-12: a way into contact with an enemy that also does the errand. */
export function wayToFight(plan: Plan, id: number, foe: number, errand: Errand) {
  const most = allowance(plan.table, plan.state, id);
  const suits = errand.foe ? (base: Polygon) => isNearer(plan, id, errand, base) : undefined;
  return wayInto(plan, id, foe, most, suits);
}

/** Why one model has not done what it must, or null. */
export function slackOf(plan: Plan, id: number, errand: Errand): Refusal | null {
  return planned(plan, id).where !== 'table'
    ? null
    : errand.piece
      ? lingers(plan, id, errand)
      : hangsBack(plan, id, errand);
}

/** E2-CLAN-03, E2-CLAN-04. */
function hangsBack(plan: Plan, id: number, errand: Errand): Refusal | null {
  if (touchableFoes(plan, id).length > 0) return null;
  if (canFight(plan, id, errand))
    return { rule: 'E2-CLAN-04', why: 'An enemy is near enough to be charged.' };
  if (hasGoneFar(plan, id) || isBlocked(plan, id, errand)) return null;
  return { rule: 'E2-CLAN-03', why: 'Everybody goes for the nearest enemy as hard as he can.' };
}

/** E2-MAD-08: into the cover, or nearer to it with a whole Move. */
function lingers(plan: Plan, id: number, errand: Errand): Refusal | null {
  const { table, state } = plan;
  const no = { rule: 'E2-MAD-08', why: 'They make for the nearest cover.' };
  const fights = quarries(plan, id, errand);
  if (fights.length > 0) {
    if (touchableFoes(plan, id).some((foe) => fights.includes(foe))) return null;
    if (canFight(plan, id, errand))
      return { rule: 'E2-MAD-08', why: 'An enemy in the cover can be charged.' };
  }
  if (inHidingPlace(table, state, id, errand.piece, plan)) return null;
  if (inHidingPlace(table, state, id, errand.piece)) return no;
  if (hasGoneFar(plan, id) && !strays(plan, id, errand)) return null;
  return isBlocked(plan, id, errand) ? null : no;
}

function canFight(plan: Plan, id: number, errand: Errand): boolean {
  return quarries(plan, id, errand).some((foe) => wayToFight(plan, id, foe, errand) !== null);
}

/** Has spent its Move. */
function hasGoneFar({ table, state, spent }: Plan, id: number): boolean {
  return (spent.get(id) ?? 0) >= moveOf(table, state, id);
}

/** Went straight for it until a further 100 u on the same line would be illegal. */
function isBlocked(plan: Plan, id: number, errand: Errand): boolean {
  const { table, state } = plan;
  const from = state.models[id];
  const to = planned(plan, id);
  const goal = goalOf(plan, id, errand);
  const towards = direction(goal.x - from.x, goal.y - from.y);
  if ((plan.ways.get(id)?.length ?? 4) !== 4) return false;
  const gone = plan.ways.has(id) ? lengthsAlong(from, to, towards) : [0];
  const facing = table.models[id].size.stand ? to.heading : towards;
  return gone.some((s) => {
    const next = along(from, s + 100, towards);
    const whole = [from.x, from.y, next.x, next.y];
    return (
      costOf(plan, id, whole) > allowance(table, state, id) ||
      wayProblem(plan, id, whole, []) !== null ||
      placeProblem(plan, id, baseOf(table, id, next.x, next.y, facing), false) !== null
    );
  });
}

/** How far a place lies from another in a direction (E2-GEO-16): rounding may leave several lengths, or none off the line. */
function lengthsAlong(from: Spot, to: Spot, heading: number): number[] {
  const length = legLength(from.x, from.y, to.x, to.y);
  return [length - 1, length, length + 1].filter((s) => {
    const at = along(from, s, heading);
    return at.x === to.x && at.y === to.y;
  });
}
