/** E1-FIRE-04: a unit's fire, all of it said before the first die. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Shot } from '../actions.ts';
import { engagedWith, opponentsOf } from '../close-combat/contacts.ts';
import { isUnder } from '../geometry/under.ts';
import { refuseStandFire } from '../infantry/orders.ts';
import { orderOfUnit } from '../orders/orders.ts';
import { refuseRhinoShot } from '../scenarios/convoy.ts';
import type { Order, State } from '../state.ts';
import { isFrozenBuilding } from '../support/stasis.ts';
import type { Arm, Table } from '../table.ts';
import { aimAt } from './aim.ts';
import { circleAt, closestStands, isStand, lineFor, nameOf, refuseTarget } from './targets.ts';

/** Whether a unit may fire at all with its order (E1-FIRE-11, E1-FIRE-15). */
export function mayFire(table: Table, state: State, id: number): boolean {
  const { where, snapped, fired, landed, shaken, hiding, twice, frozen } = state.units[id];
  if (where !== 'table' || fired || landed || shaken || hiding || frozen) return false; // E1-TRAN-11, E1-TRAN-15
  if (snapped && !twice) return false; // E1-HERO-16
  const order = orderOfUnit(table, state, id);
  if (state.phase === 'combat' && order !== 'first' && opponentsOf(state, id).length > 0) return false; // E1-CC-04
  return order !== 'fall-back' && !(order === 'charge' && isStand(table, id)); // E1-INF-05
}

/** Why a weapon may not be fired with this order. */
function refuseOrder(arm: Arm, { mode }: Shot, order: Order): Refusal | null {
  if (order === 'first') return null; // E1-PLAS-04
  if (arm.weapon === 'plasma-gun' || arm.weapon === 'heavy-plasma-gun')
    return { rule: 'E1-PLAS-02', why: 'It is fired with first fire orders only.' };
  if (arm.weapon === 'plasma-cannon' && mode === 'maximal')
    return { rule: 'E1-PLAS-03', why: 'It is fired maximal with first fire orders only.' };
  return null;
}

/** Why a unit may not fire so (E1-FIRE-14, E1-INF-16; circles in snap fire too: E1-SNAP-21). `snap`: the moving unit it must fire at, 0 in the combat phase. */
export function refuseShots(
  table: Table,
  state: State,
  id: number,
  shots: readonly Shot[],
  snap: number,
): Refusal | null {
  const { arms, side, card } = table.units[id];
  if (shots.length === 0) return { rule: 'E1-FIRE-04', why: 'Name a target for at least one weapon.' };
  const order = orderOfUnit(table, state, id);
  const opponents = snap > 0 ? [] : opponentsOf(state, id);
  if (opponents.length > 0 && shots.some(({ target }) => !opponents.includes(target)))
    return { rule: 'E1-CC-03', why: `Unit ${id} is in close combat: it fires only at whom it fights.` };
  const engaged = snap > 0 ? engagedWith(table, state, id) : [];
  if (engaged.length > 0 && !engaged.includes(snap))
    return { rule: 'E1-SNAP-15', why: `Unit ${id} is in close combat.` };
  for (const [i, shot] of shots.entries()) {
    const arm = arms[shot.weapon];
    if (!arm) return { rule: 'E1-FIRE-01', why: `Unit ${id} has no weapon ${shot.weapon}.` };
    if (snap > 0 && shot.target !== snap)
      return { rule: 'E1-SNAP-04', why: 'Snap fire is at the unit that moves.' };
    const before = shots.slice(0, i);
    const again = before.filter(({ weapon }) => weapon === shot.weapon).length;
    const { twice, snapped } = state.units[id];
    // E1-HERO-16: basic weapons only; one attack for a stand that has snap fired
    if (snapped && shot.weapon > 0) return { rule: 'E1-HERO-16', why: 'Only its basic weapons fire again.' };
    if (again > (twice && !snapped && shot.weapon === 0 ? 1 : 0))
      return { rule: 'E1-FIRE-01', why: 'A weapon fires once in a turn.' };
    const refused =
      refuseAim(table, state, shot, side) ??
      refuseMount(arms, before, shot) ??
      (card.is === 'stand' ? refuseStandFire(arm.weapon, order) : null) ??
      refuseOrder(arm, shot, order) ??
      refuseTarget(table, state, id, shot) ??
      refuseRhinoShot(table, state, id, shot.target) ??
      refuseClosest(table, state, id, shot, snap);
    if (refused) return refused;
  }
  return null;
}

function refuseAim(table: Table, state: State, { target }: Shot, side: string): Refusal | null {
  if (target < 0) {
    const building = state.buildings[-target];
    if (!building || building.rubble) return { rule: 'E1-FIRE-01', why: 'There is no such building.' };
    return isFrozenBuilding(state, -target) ? { rule: 'E1-MISL-17', why: 'It is in stasis.' } : null;
  }
  const unit = state.units[target];
  if (!unit || unit.where !== 'table') return { rule: 'E1-FIRE-01', why: 'There is nothing to fire at.' };
  if (table.units[target].side === side) return { rule: 'E1-FIRE-12', why: 'Friends cannot be fired at.' };
  if (unit.frozen) return { rule: 'E1-MISL-16', why: `Unit ${target} is in stasis.` };
  return null;
}

/** E1-FIRE-06, E1-PLAS-01: what is in one mount fires at one target, in one way. */
function refuseMount(arms: readonly Arm[], before: readonly Shot[], shot: Shot): Refusal | null {
  const { mount, weapon } = arms[shot.weapon];
  if (mount === null) return null; // E1-FIRE-10
  for (const other of before) {
    if (arms[other.weapon].mount !== mount) continue;
    if (other.target !== shot.target)
      return { rule: 'E1-FIRE-06', why: 'All weapons of one mount fire at the same target.' };
    if (arms[other.weapon].weapon === weapon && other.mode !== shot.mode)
      return { rule: 'E1-PLAS-01', why: 'All plasma weapons of one mount use the same setting.' };
  }
  return null;
}

/** E1-INF-12, E1-BURST-03, E1-SNAP-12: fire at infantry is at the closest stand. */
function refuseClosest(table: Table, state: State, id: number, shot: Shot, snap: number): Refusal | null {
  if (!isStand(table, shot.target)) return null;
  // E1-SNAP-13
  if (snap > 0 && isStand(table, id) && engagedWith(table, state, id).includes(snap)) return null; // E1-CCB-03
  const arm = table.units[id].arms[shot.weapon];
  const closest = closestStands(table, state, aimAt(table, state, id), arm);
  if (closest.length === 0) return null;
  if (shot.at) {
    const disc = circleAt(shot.at);
    if (closest.some((stand) => isUnder(table, state, disc, stand))) return null;
    return { rule: 'E1-BURST-03', why: 'The closest stand must be under the burst circle.' };
  }
  if (closest.includes(shot.target)) return null;
  return { rule: 'E1-INF-12', why: `${nameOf(closest[0])} is closer.` };
}

/** Whoever is in close combat may be fired at by others (E1-FIRE-13, E1-CC-21): every way a unit could fire one of its weapons at something: circles on the middle of the target. */
export function shotsAt(
  table: Table,
  state: State,
  id: number,
  weapon: number,
  target: number,
  snap: number,
): Shot[] {
  const arm = table.units[id].arms[weapon];
  const modes = [undefined, 'sustained', 'maximal', 'frag', 'plasma'] as const;
  return modes
    .map((mode): Shot => ({ weapon, target, ...(mode && { mode }) }))
    .flatMap((shot) => {
      const line = lineFor(table, arm, shot);
      if (!line) return [];
      if (line.mark !== 'B' || target < 0) return [shot];
      const { x, y } = state.units[target];
      return [{ ...shot, at: [x, y] as const }];
    })
    .filter((shot) => refuseShots(table, state, id, [shot], snap) === null);
}
