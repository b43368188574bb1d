/** Forces worth considering: the scenario's own where they can be paid for, and mixes of vehicles and infantry up to the points. */
import { STANDARD } from '../cards/cards.ts';
import { type Scenario, scenarioNamed } from '../scenarios/scenarios.ts';
import { checkForce, type Terms } from './check.ts';
import { type Bought, type BoughtTitan, type Force, priceOf, supportPrice } from './force.ts';

const one = (detachment: string, later = false, elite = false): Bought => ({ detachment, elite, later });

/** Titans as they are often armed. */
const TITANS: readonly BoughtTitan[] = [
  { titan: 'warlord', weapons: ['las-cannon', 'power-fist', 'defence-laser', 'multi-launcher'] },
  { titan: 'reaver', weapons: ['auto-cannon', 'macro-cannon', 'plasma-cannon'] },
  { titan: 'warhound', weapons: ['las-cannon', 'auto-cannon'] },
];

/** One Titan after another while they can be paid for, and troops for what is left. */
function withTitans(points: number, mix: readonly string[]): Bought[][] {
  return TITANS.map((titan) => {
    const own: Bought = { detachment: titan, elite: false, later: false };
    const hound: Bought = { detachment: TITANS[2], elite: false, later: false };
    const list = [own, hound].filter(
      (_, i, all) => all.slice(0, i + 1).reduce((sum, b) => sum + priceOf(b), 0) <= points,
    );
    const left = points - list.reduce((sum, bought) => sum + priceOf(bought), 0);
    return [...list, ...mixed(mix, left, false)];
  });
}

/** In which order kinds are taken, again and again while there are points. */
const MIXES: readonly (readonly string[])[] = [
  ['land-raiders', 'whirlwinds'],
  ['land-raiders', 'rhinos', 'tactical'],
  ['whirlwinds', 'devastator', 'rhinos', 'assault'],
  ['land-raiders'],
  ['tactical', 'assault', 'devastator'],
  ['rhinos', 'assault', 'whirlwinds'],
];

function mixed(mix: readonly string[], points: number, later: boolean): Bought[] {
  const out: Bought[] = [];
  let left = points;
  for (let i = 0, missed = 0; missed < mix.length; i++) {
    const next = one(mix[i % mix.length], later);
    if (priceOf(next) > left) missed++;
    else {
      missed = 0;
      left -= priceOf(next);
      out.push(next);
    }
  }
  return out;
}

function scenarioForce({ vehicles, infantry }: Scenario, { side, options }: Terms): Bought[] {
  const entries = [...vehicles[side], ...(options.infantry ? infantry[side] : [])];
  return entries.flatMap(({ detachment, many, later = false }) =>
    Array.from({ length: many }, () => one(detachment, later)),
  );
}

/** Legal forces for these terms; at least one wherever a Rhino Detachment can be paid for. */
export function sampleForces(terms: Terms): Force[] {
  const { scenario, side, budget, options } = terms;
  const convoy = scenario === 'convoy' && side === 'imperial' ? [one('rhinos')] : [];
  const points = budget.points - (convoy.length > 0 ? 180 : 0);
  const infantry = ['tactical', 'assault', 'devastator'];
  const lists = MIXES.map((mix) => mix.filter((id) => options.infantry || !infantry.includes(id)))
    .filter((mix) => mix.length > 0)
    .map((mix) => [
      ...convoy,
      ...mixed(mix, points, false),
      ...(budget.later === null ? [] : mixed(mix, budget.later, true)),
    ]);
  if (scenario) lists.unshift(scenarioForce(scenarioNamed(scenario), terms));
  const forces: Force[] = lists.map((detachments) => ({ detachments, support: [] }));
  // a little over the top, and elite troops, where they may be had
  const cheap = STANDARD.find(({ id }) => id === 'rhinos')!;
  const over = lists.find(
    (list) => list.length > 0 && spent(list, budget.later) + cheap.rating <= budget.points + 70,
  );
  if (over) forces.push({ detachments: [...over, one(cheap.id)], support: [] });
  if (options.titans) {
    const mix = MIXES[1].filter((id) => options.infantry || !infantry.includes(id));
    forces.push(
      ...withTitans(points, mix).map((list) => ({ detachments: [...convoy, ...list], support: [] })),
    );
  }
  if (options.elite)
    forces.push({
      detachments: [...convoy, ...mixed(['land-raiders'], points - 600, false), one('assault', false, true)],
      support: [],
    });
  if (options.support) forces.push(...withSupport(lists, terms));
  const known = new Set<string>();
  return forces.filter((force) => {
    const text = JSON.stringify(force);
    if (known.has(text)) return false;
    known.add(text);
    return checkForce(force, terms).length === 0;
  });
}

function spent(list: readonly Bought[], later: number | null): number {
  return list
    .filter((bought) => later === null || !bought.later)
    .reduce((sum, bought) => sum + priceOf(bought), 0);
}

const CHESTS = [
  ['heavy', 'stasis'],
  ['medium', 'blind', 'haywire'],
  ['light', 'mines'],
  ['vortex'],
  ['haywire', 'blind', 'stasis'],
  ['mines-vortex'],
  ['mines-stasis'],
];

/** The same with less on the table and counters for what is saved. */
function withSupport(lists: readonly (readonly Bought[])[], { budget }: Terms): Force[] {
  return CHESTS.flatMap((chest, i) => {
    const force: Force = { detachments: [], support: chest };
    if (supportPrice(force) > budget.support) return [];
    const list = [...lists[i % lists.length]];
    const purse = budget.later ?? budget.points;
    const paidHere = (bought: Bought) => budget.later === null || bought.later;
    while (
      list.filter(paidHere).reduce((sum, bought) => sum + priceOf(bought), 0) + supportPrice(force) >
      purse
    ) {
      const at = list.findLastIndex((bought) => paidHere(bought) && bought.detachment !== 'rhinos');
      if (at < 0) return [];
      list.splice(at, 1);
    }
    return [{ ...force, detachments: list }];
  });
}
