/** E1-FIRE-04: a unit's fire, all of it said before the first die. */
import { along, COARSE, direction, type Point, squareOfPoints } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Shot } from '../actions.ts';
import type { TitanMount } from '../cards/card.ts';
import { engagedWith, opponentsOf } from '../close-combat/contacts.ts';
import { isUnder } from '../geometry/under.ts';
import { refuseSearch } from '../hidden/searching.ts';
import { refuseStandFire } from '../infantry/orders.ts';
import { orderOfUnit } from '../orders/orders.ts';
import { refuseRhinoShot } from '../scenarios/convoy.ts';
import type { Order, State } from '../state.ts';
import { isFrozenBuilding } from '../support/stasis.ts';
import type { Arm, Table } from '../table.ts';

import { isSilent } from '../titans/damage.ts';
import { grappledBy } from '../titans/grapples.ts';
import { isTitan } from '../titans/legs.ts';
import { titansTouched } from '../titans/touched.ts';
import { aimAt } from './aim.ts';
import { originOf } from './bearing.ts';
import {
  BURST,
  circleAt,
  closestStands,
  isBeyond,
  isStand,
  lineFor,
  nameOf,
  refuseTarget,
} from './targets.ts';

/** Whether a unit may fire at all with its order (E1-FIRE-11, E1-FIRE-15). */
export function mayFire(table: Table, state: State, id: number): boolean {
  return !state.units[id].fired && mayFireAt(table, state, id);
}

/** The same in the close combat segment, with weapons that have not fired (E1-TITAN-31). */
export function mayFireAt(table: Table, state: State, id: number): boolean {
  const { where, snapped, landed, shaken, hiding, twice, frozen } = state.units[id];
  if (where !== 'table' || landed || shaken || hiding || frozen) return false; // E1-TRAN-11, E1-TRAN-15
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

/** Why a unit may not fire so (E1-FIRE-14, E1-INF-16; circles in snap fire too: E1-SNAP-21). `snap`: the moving unit it must fire at, 0 in the combat phase. `close`: in the close combat segment, at a Titan it touches. */
export function refuseShots(
  table: Table,
  state: State,
  id: number,
  shots: readonly Shot[],
  snap: number,
  close = false,
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
    const spent = close && state.units[id].used.includes(shot.weapon);
    if (spent || again > (twice && !snapped && shot.weapon === 0 ? 1 : 0))
      return { rule: 'E1-FIRE-01', why: 'A weapon fires once in a turn.' };
    if (shot.counter !== undefined) {
      const missed =
        refuseMount(arms, before, shot) ??
        refuseOrder(arm, shot, order) ??
        (shot.target === 0
          ? refuseSearch(table, state, id, shot)
          : { rule: 'E1-HIDE-14', why: 'A weapon fires at a counter or at a unit.' });
      if (missed) return missed;
      continue;
    }
    const refused =
      refuseAim(table, state, shot, side) ??
      refuseMount(arms, before, shot) ??
      (card.is === 'stand' ? refuseStandFire(arm.weapon, order) : null) ??
      refuseOrder(arm, shot, order) ??
      refuseTitanShot(table, state, id, shot, snap, close) ??
      (shot.spray ? refuseSpray(table, state, id, shot, snap) : refuseTarget(table, state, id, shot)) ??
      refuseRhinoShot(table, state, id, shot.target) ??
      (shot.spray ? null : refuseClosest(table, state, id, shot, snap));
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

/** What Titans change: silent weapons, Titans in close combat, vehicles that touch one. */
function refuseTitanShot(
  table: Table,
  state: State,
  id: number,
  { weapon, target }: Shot,
  snap: number,
  close: boolean,
): Refusal | null {
  const { titan } = state.units[id];
  const { mount } = table.units[id].arms[weapon];
  if (titan && isSilent(titan, mount as TitanMount))
    return { rule: 'E1-TMOD-15', why: 'That weapon is damaged.' };
  if (titan && snap === 0) {
    const foes = grappledBy(state, id);
    const mayStill = orderOfUnit(table, state, id) === 'first' && foes.includes(target);
    const byHead = mount === 'Hd' && !(target > 0 && isTitan(table, target));
    if (foes.length > 0 && !mayStill && !byHead)
      return { rule: 'E1-TMOD-21', why: `Unit ${id} is in close combat with Titan ${foes[0]}.` };
  }
  const touched = target > 0 && titansTouched(table, state, id).includes(target);
  if (isStand(table, id) && touched && state.units[target].stomps !== id)
    return { rule: 'E1-TITAN-30', why: `Unit ${id} can only assault the Titan it touches.` };
  if (snap > 0 || table.units[id].card.is !== 'vehicle') return null;
  if (touched === close) return null;
  return close
    ? { rule: 'E1-TITAN-31', why: `Unit ${id} fires at the Titan it touches now.` }
    : { rule: 'E1-TITAN-31', why: `Unit ${id} fires at the Titan it touches in the close combat segment.` };
}

/** E1-TITAN-27, E1-TITAN-28: each barrel at a target of its own, all within a circle. */
function refuseSpray(table: Table, state: State, id: number, shot: Shot, snap: number): Refusal | null {
  const rule = 'E1-TITAN-27';
  const { card, arms } = table.units[id];
  const arm = arms[shot.weapon];
  const { spray, at, mode } = shot;
  if (card.is !== 'titan') return { rule: 'E1-TITAN-28', why: 'Only Titans spray their fire.' };
  if (!at) return { rule, why: 'Say where the middle of the area is.' };
  if (arm.barrels < 2 || spray!.length !== arm.barrels || spray![0] !== shot.target)
    return { rule, why: `Name a target for each of its ${arm.barrels} barrels.` };
  const disc = circleAt(at);
  let aimedAtStand = false;
  for (const target of spray!) {
    const single: Shot = { weapon: shot.weapon, target, ...(mode && { mode }) };
    if (snap > 0 && target !== snap)
      return { rule: 'E1-SNAP-04', why: 'Snap fire is at the unit that moves.' };
    const missing =
      target > 0
        ? refuseAim(table, state, single, table.units[id].side)
        : { rule, why: 'Sprays are at units.' };
    if (missing) return missing;
    if (lineFor(table, arm, single)?.mark)
      return { rule: 'E1-TITAN-28', why: 'Weapons with a burst circle or following fire do not spray.' };
    const refused = refuseTarget(table, state, id, single);
    if (refused) return refused;
    if (!isUnder(table, state, disc, target))
      return { rule, why: `${nameOf(target)} is not under the area.` };
    aimedAtStand ||= isStand(table, target);
  }
  if (!aimedAtStand) return null;
  const closest = closestStands(table, state, aimAt(table, state, id), arm);
  if (closest.some((stand) => isUnder(table, state, disc, stand))) return null;
  return { rule, why: 'The closest stand must be under the area.' };
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

/** Whoever is in close combat may be fired at by others (E1-FIRE-13, E1-CC-21): every way a unit could fire one of its weapons at something: circles on the middle of the target, or as near to it as they reach. */
export function shotsAt(
  table: Table,
  state: State,
  id: number,
  weapon: number,
  target: number,
  snap: number,
  close = false,
): Shot[] {
  const arm = table.units[id].arms[weapon];
  if (target > 0 && isBeyond(table, state, id, arm, target)) return [];
  const modes = [undefined, 'sustained', 'maximal', 'frag', 'plasma'] as const;
  const refusal = (shot: Shot) => refuseShots(table, state, id, [shot], snap, close);
  return modes.flatMap((mode): Shot[] => {
    const shot: Shot = { weapon, target, ...(mode && { mode }) };
    const line = lineFor(table, arm, shot);
    if (!line) return [];
    if (line.mark !== 'B' || target < 0) return refusal(shot) ? [] : [shot];
    const { x, y } = state.units[target];
    const onMiddle: Shot = { ...shot, at: [x, y] };
    const refused = refusal(onMiddle);
    if (!refused) return [onMiddle];
    if (refused.rule !== 'E1-RANGE-02') return [];
    const short: Shot = { ...shot, at: shortOf(table, state, id, arm, target) };
    return refusal(short) ? [] : [short];
  });
}

/** E1-BURST-01: as far short of a target as a circle can be placed that still covers it: its middle may be in range though the target is not. */
function shortOf(
  table: Table,
  state: State,
  id: number,
  arm: Arm,
  target: number,
): readonly [number, number] {
  const from = originOf(table, state, id, arm) ?? state.units[id];
  const square = (at: Point) => squareOfPoints(at.x, at.y, from.x, from.y);
  const near = aimAt(table, state, target).points.reduce((a, b) => (square(b) < square(a) ? b : a));
  const { x, y } = along(near, SHORT, direction(from.x - near.x, from.y - near.y, COARSE), COARSE);
  return [x, y];
}

/** A little less than the radius, so that rounding does not lose the target (E1-GEO-19). */
const SHORT = BURST - 5;
