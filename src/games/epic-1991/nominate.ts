/** FIRE, ARC, CMDU: what a unit may nominate. */
import { distanceToArea, inFrontHalf, withinReach } from '../../field/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import type { Action, Attack } from './actions.ts';
import { refuseBarrage } from './barrage.ts';
import { countsAsFirst, isOutOfCommand } from './eligible.ts';
import { baseAt, contacts, gap, isFree, nearestToAttack, playsDead, standing } from './position.ts';
import { refusePower } from './powers.ts';
import type { Weapon } from './sheets/index.ts';
import { aimableBuilding, clearShot, openLine, seesPoint, seesToBarrage } from './sight.ts';
import type { Spot, State } from './state.ts';
import type { Table } from './table.ts';
import { isTitan, titanOf, weaponWorks } from './titans.ts';
import { boltsOf } from './weirdboy.ts';

type Fire = Extract<Action, { do: 'fire' }>;
/** E2-CLAN-01: 25 cm. */
const OUT_OF_COMMAND = 2500;

type Segment = 'first' | 'advancing';

/** The weapons a model could fire now, by their number on the sheet; a tower's bolts are its first. */
export function weaponsOf(table: Table, state: State, id: number): readonly (Weapon | null)[] {
  const { weapons } = table.models[id];
  const bolts = boltsOf(table, state, id);
  if (bolts) return [bolts];
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
  // E2-TRAN-12, E2-TRAN-14: whoever is on the table fires, has he passengers or been one
  if (where === 'aboard') return { rule: 'E2-TRAN-10', why: 'Those aboard do not fire.' };
  if (where !== 'table') return { rule: 'E2-GEN-12', why: 'That model is not on the table.' };
  if (!isFree(state, id)) return { rule: 'E2-TRAK-03', why: 'That model can do nothing now.' };
  if (isCommand(table, id) && state.models[id].charged)
    return { rule: 'E2-CMDU-05', why: 'A commander who has charged does not fire.' };
  if (isTitan(table, id) && hasNoPower(state, id))
    return { rule: 'E2-TCARD-04', why: 'The Titan has lost its power.' };
  return null;
}

export function hasNoPower(state: State, id: number): boolean {
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

/** E2-CC-08: whether close combat bars this shot; arc and woods are asked besides (E2-CC-11). */
function barredByCombat(table: Table, state: State, id: number, target: number, segment: Segment): boolean {
  const touching = contacts(table, state, id);
  if (touching.includes(target)) {
    const { charged, held } = state.models[id];
    return !(segment === 'first' && countsAsFirst(table, state, table.models[id].unit) && !held && !charged);
  }
  return isHeldBy(table, id, touching) || inMelee(table, state, target);
}

/** E2-ARC-01, E2-ARC-04: by the size of the model, the same for all its weapons. */
export function inArc(table: Table, state: State, id: number, at: Spot): boolean {
  return table.models[id].size.arc === 'all' || inFrontHalf(state.models[id], at.x, at.y);
}

/** A target nobody may name: a friend, one that is gone, one that plays dead, one in close combat (E2-BARR-11). */
export function barredTarget(table: Table, state: State, id: number, target: number): Refusal | null {
  const info = table.models[target];
  if (!info || info.side === table.models[id].side || state.models[target].where !== 'table')
    return { rule: 'E2-FIRE-10', why: 'That is no enemy on the table.' };
  if (playsDead(table, state, target)) return { rule: 'E2-MAD-16', why: 'The mob plays dead.' };
  return inMelee(table, state, target) ? { rule: 'E2-CC-08', why: 'Close combat bars this shot.' } : null;
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
  segment: Segment,
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
  segment: Segment,
): Refusal | null {
  const info = table.models[target];
  if (!info || info.side === table.models[id].side || state.models[target].where !== 'table')
    return { rule: 'E2-FIRE-10', why: 'That is no enemy on the table.' };
  if (playsDead(table, state, target)) return { rule: 'E2-MAD-16', why: 'The mob plays dead.' };
  if (!inArc(table, state, id, state.models[target]))
    return { rule: 'E2-ARC-02', why: 'The target is not in the front half of the firer.' };
  if (barredByCombat(table, state, id, target, segment))
    return { rule: 'E2-CC-08', why: 'Close combat bars this shot.' };
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
  segment: Segment,
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

/** Why the nominations of an activation will not do, or null. */
export function refuseAttacks(
  table: Table,
  state: State,
  action: Fire,
  segment: Segment,
  found: Found = new Map(),
): Refusal | null {
  const { unit, popUps, attacks } = action;
  for (const id of popUps) {
    const refused = refuseModel(table, state, id, unit) ?? refusePopUp(table, state, id, unit, segment);
    if (refused) return refused;
  }
  if (new Set(popUps).size !== popUps.length) return { rule: 'E2-SKIM-04', why: 'A skimmer pops up once.' };
  for (const [i, attack] of attacks.entries()) {
    if (i > 0 && isSameShot(attack, attacks[i - 1])) continue;
    const refused = refuseAttack(table, state, action, attack, segment, found);
    if (refused) return refused;
  }
  return refuseTogether(table, state, action);
}

/** The next shot of a weapon at the same target is as legal as the one before. */
function isSameShot(a: Attack, b: Attack): boolean {
  return (
    a.is === 'shot' &&
    b.is === 'shot' &&
    a.model === b.model &&
    a.weapon === b.weapon &&
    a.target === b.target
  );
}

/** E2-FIRE-07, E2-TWPN-14, E2-TWPN-13: why attacks that are legal one by one are too many. */
export function refuseTogether(table: Table, state: State, { unit, attacks }: Fire): Refusal | null {
  const shots = new Map<string, number>();
  for (const attack of attacks)
    for (const [model, weapon, dice] of uses(table, state, unit, attack)) {
      const key = `${model}.${weapon}`;
      const used = (shots.get(key) ?? 0) + 1;
      if (used > dice)
        return attack.is === 'power'
          ? { rule: 'E2-WLOCK-05', why: 'A Warlock makes one psychic attack a turn.' }
          : { rule: 'E2-FIRE-07', why: 'That weapon has no shots left.' };
      shots.set(key, used);
    }
  return refusePlasma(table, state, attacks);
}

function refusePopUp(table: Table, state: State, id: number, unit: number, segment: Segment): Refusal | null {
  if (!table.models[id].traits.includes('skimmer'))
    return { rule: 'E2-SKIM-04', why: 'Only skimmers pop up.' };
  // E2-SKIM-09: held fire is no First Fire
  if (segment !== 'first' || !countsAsFirst(table, state, unit))
    return { rule: 'E2-SKIM-04', why: 'A pop-up attack needs First Fire.' };
  return null;
}

/** What an attack uses: model, weapon (or -1 for a power), and how often it may be used. */
function uses(
  table: Table,
  state: State,
  unit: number,
  attack: Attack,
): (readonly [number, number, number])[] {
  const twice = 1 + state.units[unit].frenzy; // E2-MAD-09
  switch (attack.is) {
    case 'shot': {
      const weapon = weaponsOf(table, state, attack.model)[attack.weapon];
      return [[attack.model, attack.weapon, (weapon?.dice ?? 0) * twice]];
    }
    case 'barrage':
      return attack.guns.map(([model, weapon]) => [
        model,
        weapon,
        table.models[model].weapons[weapon].traits.includes('two-barrages') ? 2 : 1,
      ]);
    case 'power':
      return [[attack.model, -1, 1]];
    case 'beam':
      return [[attack.model, 0, 1]];
    default:
      return [[attack.model, attack.weapon, 1]];
  }
}

function refuseAttack(
  table: Table,
  state: State,
  action: Fire,
  attack: Attack,
  segment: Segment,
  found: Found,
): Refusal | null {
  const { unit } = action;
  if (attack.is === 'barrage') return refuseBarrage(table, state, action, attack, segment);
  const refused = refuseModel(table, state, attack.model, unit);
  if (refused) return refused;
  const popUp = action.popUps.includes(attack.model);
  if (attack.is === 'power') return refusePower(table, state, attack, segment, popUp);
  const weapon = weaponsOf(table, state, attack.model)[attack.is === 'beam' ? 0 : attack.weapon];
  if (!weapon) return { rule: 'E2-FIRE-07', why: 'The model has no such weapon to fire.' };
  if ((attack.is === 'vortex' || attack.is === 'shell') && inMelee(table, state, attack.model))
    return { rule: 'E2-CC-07', why: 'Whoever is engaged fires at those he is engaged with, if at all.' };
  switch (attack.is) {
    case 'vortex':
      return refuseVortex(table, state, attack, weapon, segment);
    case 'shell':
      return refuseShell(table, state, attack, weapon);
    default:
      return refuseShot(table, state, attack, weapon, segment, popUp, found);
  }
}

/** E2-CLAN-01, E2-WEIRD-10: Orks out of command shoot no farther than 25 cm. */
export function reachOf(table: Table, state: State, id: number, { range }: Weapon): number {
  return isOutOfCommand(table, state, table.models[id].unit) ? Math.min(range, OUT_OF_COMMAND) : range;
}

export function refuseShot(
  table: Table,
  state: State,
  attack: Extract<Attack, { is: 'shot' | 'beam' }>,
  weapon: Weapon,
  segment: Segment,
  popUp: boolean,
  found: Found,
): Refusal | null {
  const { model, target } = attack;
  if (
    weapon.barrage !== undefined ||
    weapon.hit === null ||
    weapon.traits.includes('vibro') !== (attack.is === 'beam')
  )
    return { rule: 'E2-FIRE-15', why: `${weapon.name} is not fired in this way.` };
  const refused = mayNominate(table, state, model, weapon, target, segment, popUp, found);
  if (refused) return refused;
  if (isProtected(table, state, model, weapon, target, segment, popUp, found))
    return { rule: 'E2-CMDU-08', why: 'Others are as near as the commander.' };
  if (
    state.units[table.models[model].unit].frenzy > 0 &&
    !nearestToAttack(table, state, model)?.ids.includes(target)
  )
    return { rule: 'E2-MAD-09', why: 'They shoot at the nearest enemy.' };
  if (table.options.openMeasuring && gap(table, state, model, target) > reachOf(table, state, model, weapon))
    return { rule: 'E2-FIRE-19', why: `${weapon.name} does not reach so far.` };
  return null;
}

/** E2-VORT-02, E2-VORT-03. */
function refuseVortex(
  table: Table,
  state: State,
  { model, x, y }: Extract<Attack, { is: 'vortex' }>,
  weapon: Weapon,
  segment: Segment,
): Refusal | null {
  if (!weapon.traits.includes('vortex')) return { rule: 'E2-VORT-01', why: 'That is no vortex missile.' };
  if (segment !== 'first' || !countsAsFirst(table, state, table.models[model].unit))
    return { rule: 'E2-VORT-02', why: 'The missile needs First Fire.' };
  if (!inArc(table, state, model, { x, y }))
    return { rule: 'E2-VORT-03', why: 'The place is not in front of the Titan.' };
  if (x < 0 || y < 0 || x > table.width || y > table.length)
    return { rule: 'E2-VORT-03', why: 'The place is not on the table.' };
  return seesPoint(table, state, model, { x, y })
    ? null
    : { rule: 'E2-VORT-03', why: 'The Titan does not see that place.' };
}

/** E2-BLDG-05: a Quake Cannon at a building it sees. */
function refuseShell(
  table: Table,
  state: State,
  { model, building }: Extract<Attack, { is: 'shell' }>,
  weapon: Weapon,
): Refusal | null {
  if (!weapon.traits.includes('quake'))
    return { rule: 'E2-BLDG-05', why: `${weapon.name} cannot hurt a building.` };
  if (!aimableBuilding(table, state, model, building))
    return { rule: 'E2-LOS-19', why: 'The Titan has no sight of that building in its arc.' };
  return table.options.openMeasuring && gapToBuilding(table, state, model, building) > weapon.range
    ? { rule: 'E2-FIRE-19', why: `${weapon.name} does not reach so far.` }
    : null;
}

export function gapToBuilding(table: Table, state: State, id: number, building: number): number {
  return distanceToArea(state.pieces[building]!.parts, baseAt(table, state, id));
}

/** E2-TWPN-14: a plasma weapon is fired alone. */
function refusePlasma(table: Table, state: State, attacks: readonly Attack[]): Refusal | null {
  for (const attack of attacks) {
    if (attack.is === 'barrage' || attack.is === 'power' || attack.is === 'beam') continue;
    const weapon = weaponsOf(table, state, attack.model)[attack.weapon];
    if (!weapon?.traits.includes('plasma')) continue;
    if (titanOf(state, attack.model).fists.length > 0)
      return { rule: 'E2-TWPN-06', why: `${weapon.name} leaves no power for fists, and those were used.` };
    const others = attacks.some((other) =>
      other.is === 'barrage'
        ? other.guns.some(([model]) => model === attack.model)
        : other.model === attack.model &&
          (other.is === 'power' || other.is === 'beam' || other.weapon !== attack.weapon),
    );
    if (others) return { rule: 'E2-TWPN-14', why: `${weapon.name} leaves no power for another weapon.` };
  }
  return null;
}
