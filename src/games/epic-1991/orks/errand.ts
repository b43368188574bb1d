/** E2-CLAN-03 to E2-CLAN-05, E2-MAD-08, E2-MAD-11: what each model of a unit that goes for something owes. */
import {
  along,
  direction,
  distance,
  drafted,
  legLength,
  middleOf,
  type Point,
  type Polygon,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { baseAt, isFree, isNear, playsDead } from '../geometry/position.ts';
import { allowance, isPinned, mayCharge, moveOf } from '../movement/allowance.ts';
import { draftedBase, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { costOf, wayProblem } from '../movement/ways.ts';
import { living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
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

/** The point that straight towards it means: an enemy's middle, or that of the part of the terrain nearest to the model; of parts equally near each will do. */
export function goalsOf({ table, state }: MoveDraft, id: number, { foe, piece }: Errand): Point[] {
  if (foe) return [state.models[foe]];
  const base = baseAt(table, state, id);
  const { parts } = state.pieces[piece]!;
  const least = Math.min(...parts.map((part) => distance(part, base)));
  return parts.filter((part) => distance(part, base) === least).map(middleOf);
}

/** How far a base is from what the unit goes for. */
export function farFrom({ table, state }: MoveDraft, { foe, piece }: Errand, base: Polygon): number {
  if (foe) return distance(baseAt(table, state, foe), base);
  return Math.min(...state.pieces[piece]!.parts.map((part) => distance(part, base)));
}

function isNearer(draft: MoveDraft, id: number, errand: Errand, base: Polygon): boolean {
  return farFrom(draft, errand, base) < farFrom(draft, errand, baseAt(draft.table, draft.state, id));
}

/** E2-CLAN-05: a model that moves ends nearer than it began. */
export function strays(draft: MoveDraft, id: number, errand: Errand): boolean {
  return !isNearer(draft, id, errand, draftedBase(draft, id));
}

/** The enemies that a model must charge if it can: those within Move (E2-CLAN-04), of a hiding place those in it (E2-MAD-08). */
export function quarries({ table, state, unit }: MoveDraft, id: number, { piece }: Errand): number[] {
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
export function wayToFight(draft: MoveDraft, id: number, foe: number, errand: Errand) {
  const most = allowance(draft.table, draft.state, id);
  const suits = errand.foe ? (base: Polygon) => isNearer(draft, id, errand, base) : undefined;
  return wayInto(draft, id, foe, most, suits);
}

/** Why one model has not done what it must, or null. */
export function slackOf(draft: MoveDraft, id: number, errand: Errand): Refusal | null {
  return drafted(draft, id).where !== 'table'
    ? null
    : errand.piece
      ? lingers(draft, id, errand)
      : hangsBack(draft, id, errand);
}

/** E2-CLAN-03, E2-CLAN-04. */
function hangsBack(draft: MoveDraft, id: number, errand: Errand): Refusal | null {
  if (touchableFoes(draft, id).length > 0) return null;
  if (canFight(draft, id, errand))
    return { rule: 'E2-CLAN-04', why: 'An enemy is near enough to be charged.' };
  if (hasGoneFar(draft, id) || isBlocked(draft, id, errand)) return null;
  return { rule: 'E2-CLAN-03', why: 'Everybody goes for the nearest enemy as hard as he can.' };
}

/** E2-MAD-08: into the cover, or nearer to it with a whole Move. */
function lingers(draft: MoveDraft, id: number, errand: Errand): Refusal | null {
  const { table, state } = draft;
  const no = { rule: 'E2-MAD-08', why: 'They make for the nearest cover.' };
  const fights = quarries(draft, id, errand);
  if (fights.length > 0) {
    if (touchableFoes(draft, id).some((foe) => fights.includes(foe))) return null;
    if (canFight(draft, id, errand))
      return { rule: 'E2-MAD-08', why: 'An enemy in the cover can be charged.' };
  }
  if (inHidingPlace(table, state, id, errand.piece, draft)) return null;
  if (inHidingPlace(table, state, id, errand.piece)) return no;
  if (hasGoneFar(draft, id) && !strays(draft, id, errand)) return null;
  return isBlocked(draft, id, errand) ? null : no;
}

function canFight(draft: MoveDraft, id: number, errand: Errand): boolean {
  return quarries(draft, id, errand).some((foe) => wayToFight(draft, id, foe, errand) !== null);
}

/** Has spent its Move. */
function hasGoneFar({ table, state, spent }: MoveDraft, id: number): boolean {
  return (spent.get(id) ?? 0) >= moveOf(table, state, id);
}

/** Went straight for it until a further 100 u on the same line would be illegal. */
function isBlocked(draft: MoveDraft, id: number, errand: Errand): boolean {
  return (
    (draft.ways.get(id)?.length ?? 4) === 4 &&
    goalsOf(draft, id, errand).some((goal) => isBlockedTowards(draft, id, goal))
  );
}

function isBlockedTowards(draft: MoveDraft, id: number, goal: Point): boolean {
  const { table, state } = draft;
  const from = state.models[id];
  const to = drafted(draft, id);
  const towards = direction(goal.x - from.x, goal.y - from.y);
  const gone = draft.ways.has(id) ? lengthsAlong(from, to, towards) : [0];
  const facing = table.models[id].size.stand ? to.heading : towards;
  return gone.some((s) => {
    const next = along(from, s + 100, towards);
    const whole = [from.x, from.y, next.x, next.y];
    return (
      costOf(draft, id, whole) > allowance(table, state, id) ||
      wayProblem(draft, id, whole, []) !== null ||
      placeProblem(draft, id, baseOf(table, id, next.x, next.y, facing), false) !== null
    );
  });
}

/** How far a place lies from another in a direction (E2-GEO-16): rounding may leave several lengths, or none off the line. */
function lengthsAlong(from: Point, to: Point, heading: number): number[] {
  const length = legLength(from.x, from.y, to.x, to.y);
  return [length - 1, length, length + 1].filter((s) => {
    const at = along(from, s, heading);
    return at.x === to.x && at.y === to.y;
  });
}
