/** CLAN, GRET, MAD, FALL: units that may not simply move as they like. */
import type { Refusal } from '../../../kernel/contract.ts';
import { followsFleeing, instincts } from '../firing/eligible.ts';
import { nearestToAttack } from '../geometry/position.ts';
import { mustRetreat, refuseFallBack } from '../morale/fallback.ts';
import { dutyMove } from '../orks/duty-moves.ts';
import { type Errand, movers, slackOf, strays } from '../orks/errand.ts';
import { refuseFollowing } from '../orks/gretchin.ts';
import { HIDES, TANK_HUNTERS } from '../orks/mad-chart.ts';
import { inHidingPlace, nearestHidingPlaces, nearestQuarries } from '../orks/mad-moves.ts';
import { living } from '../saves/casualties.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { draftMove, type MoveDraft } from './draft.ts';

export interface Duty {
  readonly kind: 'none' | 'fall-back' | 'towards' | 'charge' | 'hide' | 'follow';
  /** What the unit goes for (E2-CLAN-05, E2-MAD-08, E2-MAD-11); several where they are equally near (E2-GEO-10). */
  readonly errands: readonly Errand[];
  /** Formation is not asked (E2-FORM-08, E2-FORM-12). */
  readonly unformed: boolean;
}

const NONE: Duty = { kind: 'none', errands: [], unformed: false };

const forFoe = (foe: number): Errand => ({ foe, piece: 0 });
const forPiece = (piece: number): Errand => ({ foe: 0, piece });

/** What a unit owes when it moves. */
export function dutyOf(table: Table, state: State, unit: number): Duty {
  const { kind } = table.units[unit];
  const it = state.units[unit];
  if (it.fellBack > 0 || followsFleeing(table, state, unit))
    return { kind: 'fall-back', errands: [], unformed: true };
  if (kind === 'mad' && it.mad === HIDES)
    return { kind: 'hide', errands: nearestHidingPlaces(table, state, unit).map(forPiece), unformed: true };
  if (kind === 'mad' && it.mad === TANK_HUNTERS)
    return { kind: 'charge', errands: nearestQuarries(table, state, unit).map(forFoe), unformed: true };
  const clan = instincts(table, state, unit);
  if (clan === 'goffs' || clan === 'snakebites') {
    const errands = nearestToUnit(table, state, unit).map(forFoe);
    if (errands.length === 0) return NONE; // E2-CLAN-10
    return clan === 'goffs'
      ? { kind: 'charge', errands, unformed: true }
      : { kind: 'towards', errands, unformed: false };
  }
  return kind === 'gretchin' ? { ...NONE, kind: 'follow' } : NONE;
}

/** E2-CLAN-05: the enemies nearest to any model of the unit, all of a tie. */
function nearestToUnit(table: Table, state: State, unit: number): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const id of living(table, state, unit)) {
    if (state.models[id].where !== 'table') continue;
    const found = nearestToAttack(table, state, id);
    if (!found || found.distance > least) continue;
    best = found.distance < least ? found.ids : [...best, ...found.ids];
    least = found.distance;
  }
  return [...new Set(best)].sort((a, b) => a - b);
}

/** E2-MOVE-18: whether its side may not end its movement before it has moved. */
export function mustMove(table: Table, state: State, unit: number): boolean {
  const { kind, errands } = dutyOf(table, state, unit);
  if (kind === 'fall-back') return living(table, state, unit).some((id) => mustRetreat(table, state, id));
  const free = movers(table, state, unit);
  if (free.length === 0) return false;
  if (kind === 'charge') return errands.length > 0;
  if (kind === 'hide')
    return (
      errands.length > 0 &&
      !errands.some(({ piece }) => free.every((id) => inHidingPlace(table, state, id, piece)))
    );
  return kind === 'follow' && refuseFollowing(draftMove(table, state, unit), []) !== null;
}

/** Why a unit's move does not do its duty, or null. */
export function refuseDuty(
  draft: MoveDraft,
  { kind, errands }: Duty,
  moved: readonly number[],
): Refusal | null {
  if (kind === 'fall-back') return refuseFallBack(draft, moved);
  if (kind === 'follow') return refuseFollowing(draft, moved);
  if (kind === 'none') return null;
  if (errands.length === 0) return moved.length > 0 ? nowhere(kind) : null;
  let first: Refusal | null = null;
  for (const errand of errands) {
    const refusal =
      refuseAway(draft, kind, errand, moved) ?? (kind === 'towards' ? null : refuseShirking(draft, errand));
    if (!refusal) return null;
    first ??= refusal;
  }
  return first;
}

/** E2-MAD-08, E2-MAD-11: nothing to go for. */
function nowhere(kind: Duty['kind']): Refusal {
  return kind === 'hide'
    ? { rule: 'E2-MAD-08', why: 'There is no cover to make for, and they stay put.' }
    : { rule: 'E2-MAD-11', why: 'They see nothing to go for and stay put.' };
}

/** E2-CLAN-05: each moving model ends closer to the nearest enemy than it began. */
function refuseAway(
  draft: MoveDraft,
  kind: Duty['kind'],
  errand: Errand,
  moved: readonly number[],
): Refusal | null {
  if (kind === 'hide' || !moved.some((id) => strays(draft, id, errand))) return null;
  const rule = kind === 'towards' ? 'E2-CLAN-02' : 'E2-CLAN-05';
  return { rule, why: 'Every model that moves must get closer to the nearest enemy.' };
}

/** E2-CLAN-03, E2-CLAN-04, E2-MAD-08; where not all can do what they must, as many as in the engine's own move (E2-CLAN-11). */
function refuseShirking(draft: MoveDraft, errand: Errand): Refusal | null {
  const { table, state, unit } = draft;
  const slack = slackers(draft, errand);
  if (slack.length === 0) return null;
  const { draft: best } = dutyMove(table, state, unit, errand);
  return slackers(best, errand).length < slack.length ? slack[0] : null;
}

/** Why models have not done what they must. */
function slackers(draft: MoveDraft, errand: Errand): Refusal[] {
  return movers(draft.table, draft.state, draft.unit).flatMap((id) => slackOf(draft, id, errand) ?? []);
}
