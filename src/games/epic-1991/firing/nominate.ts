/** FIRE, ARC, CMDU: what a unit may nominate. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Attack } from '../actions.ts';
import { refuseBarrage } from '../barrages/barrage.ts';
import { refusePower } from '../eldar/powers.ts';
import { gap, nearestToAttack } from '../geometry/position.ts';
import type { Weapon } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { isOnTable } from '../terrain/ground.ts';
import { titanOf } from '../titans/titans.ts';
import { countsAsFirst } from './eligible.ts';
import { aimableBuilding, seesPoint } from './sight.ts';
import {
  type Found,
  gapToBuilding,
  inArc,
  inMelee,
  isProtected,
  mayNominate,
  reachOf,
  refuseModel,
  weaponsOf,
} from './targets.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** Why the nominations of an activation will not do, or null. */
export function refuseAttacks(
  table: Table,
  state: State,
  action: Fire,
  segment: FireSegment,
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
export function isSameShot(a: Attack, b: Attack): boolean {
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

function refusePopUp(
  table: Table,
  state: State,
  id: number,
  unit: number,
  segment: FireSegment,
): Refusal | null {
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
  segment: FireSegment,
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

export function refuseShot(
  table: Table,
  state: State,
  attack: Extract<Attack, { is: 'shot' | 'beam' }>,
  weapon: Weapon,
  segment: FireSegment,
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
  segment: FireSegment,
): Refusal | null {
  if (!weapon.traits.includes('vortex')) return { rule: 'E2-VORT-01', why: 'That is no vortex missile.' };
  if (segment !== 'first' || !countsAsFirst(table, state, table.models[model].unit))
    return { rule: 'E2-VORT-02', why: 'The missile needs First Fire.' };
  if (!inArc(table, state, model, { x, y }))
    return { rule: 'E2-VORT-03', why: 'The place is not in front of the Titan.' };
  if (!isOnTable(table, [x, y])) return { rule: 'E2-VORT-03', why: 'The place is not on the table.' };
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
