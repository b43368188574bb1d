/** Firing plans for a whole unit: a few sensible ones, each legal by construction. */
import { inBox, squareOfPoints } from '../../field/index.ts';
import type { Action, Attack } from './actions.ts';
import { BURST, refuseBarrage, under } from './barrage.ts';
import { countsAsFirst } from './eligible.ts';
import { living } from './morale.ts';
import {
  type Found,
  isProtected,
  mayNominate,
  reachOf,
  refuseAttacks,
  refuseModel,
  weaponsOf,
} from './nominate.ts';
import { gap, isNear, standing } from './position.ts';
import { refusePower } from './powers.ts';
import type { Weapon } from './sheets/index.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

type Segment = 'first' | 'advancing';
type Fire = Extract<Action, { do: 'fire' }>;
type Shot = Extract<Attack, { is: 'shot' | 'beam' }>;

/** Nobody looks farther than this for a target: beyond 100 cm a table is another battle. */
const FAR = 10_000;

export function listFire(table: Table, state: State, unit: number, segment: Segment): Action[] {
  const nobody: Fire = { do: 'fire', unit, popUps: [], attacks: [] };
  const plans: Fire[] = [];
  const shooters = living(table, state, unit).filter((id) => refuseModel(table, state, id, unit) === null);
  const skimmers = shooters.filter((id) => table.models[id].traits.includes('skimmer'));
  const found: Found = new Map();
  const mayPopUp = skimmers.length > 0 && segment === 'first' && countsAsFirst(table, state, unit);
  for (const popUps of mayPopUp ? [[], skimmers] : [[]]) {
    const near = planOf(table, state, unit, shooters, segment, popUps, null, found);
    if (near.attacks.length === 0) continue;
    plans.push(near);
    const favourite = mostNamed(near.attacks);
    if (favourite) {
      const focus = planOf(table, state, unit, shooters, segment, popUps, favourite, found);
      if (JSON.stringify(focus) !== JSON.stringify(near)) plans.push(focus);
    }
  }
  return [...plans.filter((plan) => refuseAttacks(table, state, plan, segment, found) === null), nobody];
}

function mostNamed(attacks: readonly Attack[]): number | null {
  const counts = new Map<number, number>();
  for (const attack of attacks)
    if (attack.is === 'shot') counts.set(attack.target, (counts.get(attack.target) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? null;
}

/** Each weapon at the favourite where it may, else at the nearest enemy it may be fired at. */
function planOf(
  table: Table,
  state: State,
  unit: number,
  shooters: readonly number[],
  segment: Segment,
  popUps: readonly number[],
  favourite: number | null,
  found: Found,
): Fire {
  const attacks: Attack[] = [];
  const guns: [number, number][] = [];
  const twice = 1 + state.units[unit].frenzy;
  for (const id of shooters) {
    const popUp = popUps.includes(id);
    const power = powerOf(table, state, id, segment, popUp);
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
        const target = targetOf(table, state, id, weapon, segment, popUp, favourite, found);
        if (target === null) return;
        if (weapon.traits.includes('plasma')) spent.plasma = true;
        attacks.push(...shotsAt(id, at, weapon, target, twice));
      }
    });
  }
  const barrage = barrageOf(table, state, unit, guns, segment);
  return { do: 'fire', unit, popUps, attacks: [...attacks, ...barrage] };
}

function shotsAt(model: number, at: number, weapon: Weapon, target: number, twice: number): Shot[] {
  if (weapon.traits.includes('vibro')) return [{ is: 'beam', model, target }];
  return Array.from({ length: weapon.dice * twice }, () => ({ is: 'shot', model, weapon: at, target }));
}

/** Enemies a model may reach, those whose middles are nearest first, lower numbers first of a tie. */
function foesNear(table: Table, state: State, id: number, reach: number): number[] {
  const { side } = table.models[id];
  const { x, y } = state.models[id];
  const far = Math.min(reach, FAR) + LARGEST;
  return inBox(standing(table, state), [x - far, y - far, x + far, y + far])
    .filter((foe) => table.models[foe].side !== side)
    .map((foe) => ({ foe, off: squareOfPoints(state.models[foe].x, state.models[foe].y, x, y) }))
    .filter(({ off }) => off <= far * far)
    .sort((a, b) => a.off - b.off || a.foe - b.foe)
    .map(({ foe }) => foe);
}

/** No middle is farther from the edge of two bases together. */
const LARGEST = 900;
/** So many enemies are tried before a weapon is left out. */
const TRIES = 8;

function targetOf(
  table: Table,
  state: State,
  id: number,
  weapon: Weapon,
  segment: Segment,
  popUp: boolean,
  favourite: number | null,
  found: Found,
): number | null {
  const reach = reachOf(table, state, id, weapon);
  const may = (foe: number) =>
    isNear(table, state, id, foe, reach) &&
    mayNominate(table, state, id, weapon, foe, segment, popUp, found) === null &&
    !isProtected(table, state, id, weapon, foe, segment, popUp, found);
  if (favourite !== null && may(favourite)) return favourite;
  return foesNear(table, state, id, reach).slice(0, TRIES).find(may) ?? null;
}

function powerOf(table: Table, state: State, id: number, segment: Segment, popUp: boolean): Attack | null {
  if (!table.models[id].traits.includes('warlock') || state.models[id].cast) return null;
  for (const foe of foesNear(table, state, id, 7500).slice(0, 6))
    for (const power of ['mind-blast', 'psychic-lock'] as const) {
      const cast = { is: 'power', model: id, power, target: foe, x: 0, y: 0 } as const;
      const reach = power === 'mind-blast' ? 2500 : 7500;
      if (gap(table, state, id, foe) <= reach && refusePower(table, state, cast, segment, popUp) === null)
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
  segment: Segment,
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
  const foes = foesNear(table, state, first, reach)
    .slice(0, 12)
    .map((foe) => ({ foe, worth: worth(foe) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.foe - b.foe)
    .slice(0, 4);
  for (const { foe } of foes) {
    const { x, y } = state.models[foe];
    const attack = { is: 'barrage', guns, target: foe, x, y } as const;
    const action: Fire = { do: 'fire', unit, popUps: [], attacks: [attack] };
    if (refuseBarrage(table, state, action, attack, segment) === null) return [attack];
  }
  return [];
}
