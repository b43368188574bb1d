/** FIRE, ARC, CMDU: what keeps a model from firing, and a target from being fired at. */
import { distanceToArea, inFrontHalf, type Point, withinReach } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { baseAt, contacts, gap, isFree, playsDead, standing } from '../geometry/position.ts';
import { boltsOf } from '../orks/weirdboy.ts';
import type { Weapon } from '../sheets/row.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan, titanOf, weaponWorks } from '../titans/titans.ts';
import { countsAsFirst, isOutOfCommand } from './eligible.ts';
import { clearShot, openLine, seesToBarrage } from './sight.ts';

/** E2-CLAN-01: 25 cm. */
const OUT_OF_COMMAND = 2500;

/** The weapons a model could fire now, by their number on the sheet; a tower's bolts are its first. */
export function weaponsOf(table: Table, state: State, id: number): readonly (Weapon | null)[] {
  const { weapons } = table.models[id];
  const bolts = boltsOf(table, state, id);
  if (bolts) return [bolts];
  if (!isTitan(table, id) && weapons.every((weapon) => mayFire(state, id, weapon))) return weapons;
  const works = (_: Weapon, i: number) => !isTitan(table, id) || weaponWorks(titanOf(state, id), i);
  return weapons.map((weapon, i) => (works(weapon, i) && mayFire(state, id, weapon) ? weapon : null));
}

/** E2-SPEC-03: a weapon that is still being loaded. */
function mayFire(state: State, id: number, weapon: Weapon): boolean {
  return !(
    weapon.traits.includes('reloads') &&
    state.models[id].spentOn === state.turn - 1 &&
    state.turn > 1
  );
}

/** Why this model cannot take part at all, or null. */
export function refuseModel(table: Table, state: State, id: number, unit: number): Refusal | null {
  const info = table.models[id];
  if (!info || info.unit !== unit) return { rule: 'E2-FIRE-07', why: 'Only models of the unit fire.' };
  const { where } = state.models[id];
  // E2-TRAN-12, E2-TRAN-14: a model on the table fires, whether it carries passengers or has been one
  if (where === 'aboard') return { rule: 'E2-TRAN-10', why: 'Those aboard do not fire.' };
  if (where !== 'table') return { rule: 'E2-GEN-12', why: 'That model is not on the table.' };
  if (!isFree(state, id)) return { rule: 'E2-TRAK-03', why: 'That model can do nothing now.' };
  if (isCommand(table, id) && state.models[id].charged)
    return { rule: 'E2-CMDU-05', why: 'A commander who has charged does not fire.' };
  if (isTitan(table, id) && hasNoPower(state, id))
    return { rule: 'E2-TCARD-04', why: 'The Titan has lost its power.' };
  return null;
}

function hasNoPower(state: State, id: number): boolean {
  return titanOf(state, id).damage.some(({ effects }) =>
    effects.some(({ effect }) => effect === 'power-lost' || effect === 'reactor-danger'),
  );
}

/** E2-CC-07, E2-CC-09, E2-CC-10: engaged, and not a Titan that only lesser troops have hold of. */
export function inMelee(table: Table, state: State, id: number): boolean {
  return isHeldBy(table, id, contacts(table, state, id));
}

function isHeldBy(table: Table, id: number, touching: readonly number[]): boolean {
  return touching.length > 0 && !(isTitan(table, id) && !touching.some((other) => isTitan(table, other)));
}

const BARRED = 'Close combat bars this shot.';

/** Whether close combat bars this shot; arc and woods are asked besides (E2-CC-11). */
function barredByCombat(
  table: Table,
  state: State,
  id: number,
  target: number,
  segment: FireSegment,
): Refusal | null {
  const touching = contacts(table, state, id);
  const { charged, held } = state.models[id];
  const barred = touching.includes(target)
    ? segment !== 'first' || !countsAsFirst(table, state, table.models[id].unit) || held || charged
    : isHeldBy(table, id, touching);
  if (barred) return { rule: 'E2-CC-07', why: BARRED };
  return !touching.includes(target) && inMelee(table, state, target)
    ? { rule: 'E2-CC-08', why: BARRED }
    : null;
}

/** E2-ARC-01, E2-ARC-04: by the size of the model, the same for all its weapons. */
export function inArc(table: Table, state: State, id: number, at: Point): boolean {
  return table.models[id].size.arc === 'all' || inFrontHalf(state.models[id], at.x, at.y);
}

/** A target nobody may name: a friend, one that is gone, one that plays dead. */
function refuseTarget(table: Table, state: State, id: number, target: number): Refusal | null {
  const info = table.models[target];
  if (!info || info.side === table.models[id].side || state.models[target].where !== 'table')
    return { rule: 'E2-FIRE-10', why: 'That is no enemy on the table.' };
  return playsDead(table, state, target) ? { rule: 'E2-MAD-16', why: 'The mob plays dead.' } : null;
}

/** E2-BARR-11: nor one in close combat. */
export function barredTarget(table: Table, state: State, id: number, target: number): Refusal | null {
  const refused = refuseTarget(table, state, id, target);
  if (refused) return refused;
  return inMelee(table, state, target) ? { rule: 'E2-CC-08', why: BARRED } : null;
}

/** What has been found out while one activation is looked at: nothing on the table changes meanwhile. */
export type Found = Map<number, Refusal | null>;

/** Everything but range and the protection of commanders (E2-CMDU-08). */
export function mayNominate(
  table: Table,
  state: State,
  id: number,
  weapon: Weapon,
  target: number,
  segment: FireSegment,
  popUp: boolean,
  found: Found = new Map(),
): Refusal | null {
  const how = weapon.traits.includes('vibro') ? 1 : weapon.barrage !== undefined ? 2 : popUp ? 3 : 0;
  const key = (id * table.models.length + target) * 4 + how;
  let refused = found.get(key);
  if (refused === undefined) {
    refused = refuseSighting(table, state, id, how, target, segment);
    found.set(key, refused);
  }
  return refused;
}

/** `how`: 0 a shot, 1 a beam, 2 a barrage, 3 a shot from above. */
function refuseSighting(
  table: Table,
  state: State,
  id: number,
  how: number,
  target: number,
  segment: FireSegment,
): Refusal | null {
  const refused = refuseTarget(table, state, id, target);
  if (refused) return refused;
  if (!inArc(table, state, id, state.models[target]))
    return { rule: 'E2-ARC-02', why: 'The target is not in the front half of the firer.' };
  const barred = barredByCombat(table, state, id, target, segment);
  if (barred) return barred;
  const seen =
    how === 1
      ? openLine(table, state, id, target, segment)
      : how === 2
        ? seesToBarrage(table, state, id, target, segment)
        : clearShot(table, state, id, target, how === 3, segment);
  return seen ? null : { rule: 'E2-LOS-01', why: 'The firer has no clear sight of the target.' };
}

/** E2-CMDU-08: a commander is safe while anybody else is as near. */
export function isProtected(
  table: Table,
  state: State,
  id: number,
  weapon: Weapon,
  target: number,
  segment: FireSegment,
  popUp: boolean,
  found: Found = new Map(),
): boolean {
  if (!isCommand(table, target) || table.models[id].traits.includes('sniper')) return false; // E2-SPEC-08
  const { side } = table.models[id];
  const far = gap(table, state, id, target);
  const asNear = withinReach(
    standing(table, state),
    baseAt(table, state, id),
    far,
    (other) => table.models[other].side !== side && !isCommand(table, other), // E2-CMDU-09
  );
  return asNear.some((other) => mayNominate(table, state, id, weapon, other, segment, popUp, found) === null);
}

export function isCommand(table: Table, id: number): boolean {
  return table.units[table.models[id].unit].kind === 'command';
}

/** E2-CLAN-01, E2-WEIRD-10: Orks out of command shoot no farther than 25 cm. */
export function reachOf(table: Table, state: State, id: number, { range }: Weapon): number {
  return isOutOfCommand(table, state, table.models[id].unit) ? Math.min(range, OUT_OF_COMMAND) : range;
}

export function gapToBuilding(table: Table, state: State, id: number, building: number): number {
  return distanceToArea(state.pieces[building]!.parts, baseAt(table, state, id));
}
