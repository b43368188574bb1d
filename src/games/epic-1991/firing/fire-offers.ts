/** Ways to fire for a whole unit: a few sensible ones, each legal by construction. */
import { firstNearest } from '../../../field/index.ts';
import type { Action, Attack } from '../actions.ts';
import { BURST, refuseBarrage, refuseGun, under } from '../barrages/barrage.ts';
import { refusePower } from '../eldar/powers.ts';
import { isNear, standing } from '../geometry/position.ts';
import { living } from '../saves/casualties.ts';
import type { Weapon } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { countsAsFirst } from './eligible.ts';
import { isSameShot, refuseShot, refuseTogether } from './nominate.ts';
import { type Found, reachOf, refuseModel, weaponsOf } from './targets.ts';

type Fire = Extract<Action, { do: 'fire' }>;
type Barrage = Extract<Attack, { is: 'barrage' }>;
type Shot = Extract<Attack, { is: 'shot' | 'beam' }>;

/** Where anybody may measure nobody looks farther than this for a target: beyond 100 cm a table is another battle. */
const FAR = 10_000;
/** So many of the nearest enemies are thought of as targets. */
const FEW = 8;
const MOST_WEAPONS = 64;
/** No middle is farther from the edge of two bases together. */
const LARGEST = 900;

/** A unit about to fire, and what has been found out about it. */
interface Firing {
  readonly table: Table;
  readonly state: State;
  readonly unit: number;
  readonly segment: FireSegment;
  readonly shooters: readonly number[];
  /** The nearest enemies of each shooter. */
  readonly foes: Map<number, readonly number[]>;
  /** The nearest target of each weapon, by model, weapon and whether it pops up. */
  readonly targets: Map<number, number | null>;
  readonly found: Found;
}

export function listFire(table: Table, state: State, unit: number, segment: FireSegment): Action[] {
  const nobody: Fire = { do: 'fire', unit, popUps: [], attacks: [] };
  const plans: Fire[] = [];
  const shooters = living(table, state, unit).filter((id) => refuseModel(table, state, id, unit) === null);
  const firing: Firing = {
    table,
    state,
    unit,
    segment,
    shooters,
    foes: new Map(),
    targets: new Map(),
    found: new Map(),
  };
  const skimmers = shooters.filter((id) => table.models[id].traits.includes('skimmer'));
  const mayPopUp = skimmers.length > 0 && segment === 'first' && countsAsFirst(table, state, unit);
  for (const popUps of mayPopUp ? [[], skimmers] : [[]]) {
    const near = planOf(firing, popUps, null);
    if (near.attacks.length === 0) continue;
    plans.push(near);
    const favourite = mostNamed(near.attacks);
    if (favourite) {
      const focus = planOf(firing, popUps, favourite);
      if (!areSame(focus.attacks, near.attacks)) plans.push(focus);
    }
  }
  return [...plans.filter((plan) => refuseTogether(table, state, plan) === null), nobody];
}

function areSame(a: readonly Attack[], b: readonly Attack[]): boolean {
  return a.length === b.length && a.every((one, i) => isSameShot(one, b[i]) || areAlike(one, b[i]));
}

/** Attacks of other kinds than shots are few. */
function areAlike(a: Attack, b: Attack): boolean {
  return a.is !== 'shot' && JSON.stringify(a) === JSON.stringify(b);
}

/** Each weapon at a model of that unit, where it may be fired at one: those that have had least, then the nearest. */
export function fireAt(table: Table, state: State, unit: number, foe: number): Fire | null {
  const segment: FireSegment = state.segment === 'first' ? 'first' : 'advancing';
  const shooters = living(table, state, unit).filter((id) => refuseModel(table, state, id, unit) === null);
  const marks = living(table, state, foe).filter((id) => state.models[id].where === 'table');
  const had = new Map(marks.map((id) => [id, 0]));
  const attacks: Attack[] = [];
  const found: Found = new Map();
  for (const id of shooters)
    weaponsOf(table, state, id).forEach((weapon, at) => {
      if (!weapon || weapon.barrage !== undefined || weapon.hit === null) return;
      if (weapon.traits.some((trait) => trait === 'vortex' || trait === 'bombs')) return;
      const reach = reachOf(table, state, id, weapon);
      const may = (target: number) =>
        mayReach(table, state, id, target, reach) &&
        refuseShot(table, state, shotAt(id, at, weapon, target), weapon, segment, false, found) === null;
      const gap = (target: number) =>
        (state.models[target].x - state.models[id].x) ** 2 +
        (state.models[target].y - state.models[id].y) ** 2;
      const target = [...marks]
        .sort((a, b) => had.get(a)! - had.get(b)! || gap(a) - gap(b) || a - b)
        .find(may);
      if (target === undefined) return;
      had.set(target, had.get(target)! + weapon.dice);
      attacks.push(...shotsAt(id, at, weapon, target, 1 + state.units[unit].frenzy));
    });
  const guns = shooters.flatMap((id) =>
    weaponsOf(table, state, id).flatMap((weapon, at): [number, number][] =>
      weapon?.barrage === undefined ? [] : [[id, at]],
    ),
  );
  for (const target of marks) {
    const attack = barrageAt(table, state, unit, guns, target, segment);
    if (!attack) continue;
    attacks.push(attack);
    break;
  }
  const plan: Fire = { do: 'fire', unit, popUps: [], attacks };
  return attacks.length > 0 && refuseTogether(table, state, plan) === null ? plan : null;
}

function mostNamed(attacks: readonly Attack[]): number | null {
  const counts = new Map<number, number>();
  for (const attack of attacks)
    if (attack.is === 'shot') counts.set(attack.target, (counts.get(attack.target) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? null;
}

/** Each weapon at the favourite where it may, else at the nearest enemy it may be fired at. */
function planOf(firing: Firing, popUps: readonly number[], favourite: number | null): Fire {
  const { table, state, unit, shooters, segment } = firing;
  const attacks: Attack[] = [];
  const guns: [number, number][] = [];
  const twice = 1 + state.units[unit].frenzy;
  for (const id of shooters) {
    const popUp = popUps.includes(id);
    const power = powerOf(firing, id, popUp);
    if (power) attacks.push(power);
    const spent = { plasma: false };
    weaponsOf(table, state, id).forEach((weapon, at) => {
      if (!weapon || spent.plasma) return;
      if (weapon.barrage !== undefined) guns.push([id, at]);
      else if (weapon.traits.includes('vortex')) return;
      else if (weapon.hit !== null && !weapon.traits.includes('bombs')) {
        if (
          weapon.traits.includes('plasma') &&
          attacks.some((attack) => 'model' in attack && attack.model === id)
        )
          return;
        const target = targetOf(firing, id, at, weapon, popUp, favourite);
        if (target === null) return;
        if (weapon.traits.includes('plasma')) spent.plasma = true;
        attacks.push(...shotsAt(id, at, weapon, target, twice));
      }
    });
  }
  const barrage = barrageOf(table, state, unit, guns, segment);
  return { do: 'fire', unit, popUps, attacks: [...attacks, ...barrage] };
}

function shotAt(model: number, at: number, weapon: Weapon, target: number): Shot {
  return weapon.traits.includes('vibro')
    ? { is: 'beam', model, target }
    : { is: 'shot', model, weapon: at, target };
}

function shotsAt(model: number, at: number, weapon: Weapon, target: number, twice: number): Shot[] {
  const shots = [shotAt(model, at, weapon, target)];
  if (shots[0].is === 'shot')
    while (shots.length < weapon.dice * twice) shots.push(shotAt(model, at, weapon, target));
  return shots;
}

/** E2-HID-05: a list that left out what is out of range would be a tape measure. */
function mayReach(table: Table, state: State, id: number, foe: number, reach: number): boolean {
  return !table.options.openMeasuring || isNear(table, state, id, foe, reach);
}

/** Enemies a model may reach, those whose middles are nearest first, lower numbers first of a tie. */
function foesNear(table: Table, state: State, id: number, reach: number, most: number): number[] {
  const { side } = table.models[id];
  const { x, y } = state.models[id];
  const isFoe = (other: number) => table.models[other].side !== side;
  const far = table.options.openMeasuring ? Math.min(reach, FAR) : table.width + table.length;
  return firstNearest(standing(table, state), x, y, far + LARGEST, most, isFoe);
}

/** The few nearest to a shooter, looked up once. */
function fewNear({ table, state, foes }: Firing, id: number): readonly number[] {
  let near = foes.get(id);
  if (!near) {
    near = foesNear(table, state, id, FAR, FEW);
    foes.set(id, near);
  }
  return near;
}

function targetOf(
  firing: Firing,
  id: number,
  at: number,
  weapon: Weapon,
  popUp: boolean,
  favourite: number | null,
): number | null {
  const { table, state, segment, targets, found } = firing;
  const reach = reachOf(table, state, id, weapon);
  const may = (foe: number) =>
    mayReach(table, state, id, foe, reach) &&
    refuseShot(table, state, shotAt(id, at, weapon, foe), weapon, segment, popUp, found) === null;
  const key = (id * MOST_WEAPONS + at) * 2 + Number(popUp);
  let nearest = targets.get(key);
  if (nearest === undefined) {
    nearest = fewNear(firing, id).find(may) ?? null;
    targets.set(key, nearest);
  }
  return favourite !== null && favourite !== nearest && may(favourite) ? favourite : nearest;
}

function powerOf(firing: Firing, id: number, popUp: boolean): Attack | null {
  const { table, state, segment } = firing;
  if (!table.models[id].traits.includes('warlock') || state.models[id].cast) return null;
  for (const target of fewNear(firing, id).slice(0, 6))
    for (const power of ['mind-blast', 'psychic-lock'] as const) {
      const cast = { is: 'power', model: id, power, target, x: 0, y: 0 } as const;
      const reach = power === 'mind-blast' ? 2500 : 7500;
      if (
        mayReach(table, state, id, target, reach) &&
        refusePower(table, state, cast, segment, popUp) === null
      )
        return cast;
    }
  return null;
}

/** The unit's guns together at whatever has most under the template. */
function barrageOf(
  table: Table,
  state: State,
  unit: number,
  guns: readonly (readonly [number, number])[],
  segment: FireSegment,
): Attack[] {
  if (guns.length === 0) return [];
  const [first] = guns[0];
  const reach = Math.max(...guns.map(([id, at]) => table.models[id].weapons[at].range));
  const { side } = table.units[unit];
  const worth = (foe: number) => {
    const { x, y } = state.models[foe];
    const caught = under(table, state, x, y, BURST);
    return caught.reduce((sum, id) => sum + (table.models[id].side === side ? -2 : 1), 0);
  };
  const foes = foesNear(table, state, first, reach, 12)
    .map((foe) => ({ foe, worth: worth(foe) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.foe - b.foe)
    .slice(0, 4);
  for (const { foe } of foes) {
    const attack = barrageAt(table, state, unit, guns, foe, segment);
    if (attack) return [attack];
  }
  return [];
}

/** All guns that can take part in it, with the template over that enemy. */
function barrageAt(
  table: Table,
  state: State,
  unit: number,
  all: readonly (readonly [number, number])[],
  target: number,
  segment: FireSegment,
): Barrage | null {
  const { x, y } = state.models[target];
  const guns = all.filter((gun) => refuseGun(table, state, unit, gun, { x, y }) === null);
  if (guns.length === 0) return null;
  const attack = { is: 'barrage', guns, target, x, y } as const;
  const action: Fire = { do: 'fire', unit, popUps: [], attacks: [attack] };
  return refuseBarrage(table, state, action, attack, segment) === null ? attack : null;
}
