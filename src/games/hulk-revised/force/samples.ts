/** Lists that may be bought, for those who do not write their own: ready ones, and some that are bought here. */

import type { Mission } from '../setting-up/mission.ts';
import { ASSAULT } from '../shooting/armoury.ts';
import type { SPECIALS } from '../units.ts';
import { checkForce } from './check.ts';
import type { Limits } from './limits.ts';
import { type ForceList, type MarineList, NO_STORES, type StealerList, type Unit } from './list.ts';
import { printForce } from './notation.ts';
import { type Item, LIMITED, priceOf } from './prices.ts';
import { READY } from './ready.ts';
import { NO_LOADS } from './words.ts';

/** What a list must be: within the limits, and such that the mission has room for it. */
export interface Demand {
  readonly mission: Mission;
  readonly limits: Limits;
  /** The row that is agreed on; null for any. */
  readonly chapter: MarineList['chapter'];
  fits(list: ForceList): boolean;
}

export const NAMES =
  'Aldric Bastian Corvin Dario Emeric Fabian Galen Hadrian Ivo Jarek Kasimir Leoric Marius Nevan Orsino Perrin Quill Roderic Stellan Tobias Ulric Vardan Wystan Yorick'.split(
    ' ',
  );

type Recruit = Partial<Omit<Unit, 'name'>>;
const BOLTER: Recruit = { ranged: 'storm-bolter' };
const SERGEANT: Recruit = { kind: 'sergeant', assault: 'power-sword', ranged: 'storm-bolter' };
const FLAMER: Recruit = { ranged: 'heavy-flamer' };
const CANNON: Recruit = { ranged: 'assault-cannon' };
const CLAWS: Recruit = { assault: 'lightning-claws' };
const HAMMER: Recruit = { kind: 'sergeant', assault: 'thunder-hammer' };
const CAPTAIN: Recruit = { kind: 'captain', assault: 'power-sword', ranged: 'storm-bolter' };
const LIBRARIAN: Recruit = { kind: 'librarian', level: 1, assault: 'force-weapon', ranged: 'storm-bolter' };
const SAWS: Recruit = { assault: 'chain-fist', ranged: 'storm-bolter' };
const FRAG: Recruit = { ...BOLTER, grenades: { ...NO_LOADS, frag: 1 } };

/** Who is bought first; the last of a row again and again, while there are points. */
const SQUADS: readonly (readonly (Recruit | 'sentry-gun')[])[] = [
  [SERGEANT, SAWS, FLAMER, BOLTER],
  [SERGEANT, CANNON, FRAG, BOLTER],
  [HAMMER, CLAWS, FLAMER, BOLTER],
  [CAPTAIN, FLAMER, BOLTER],
  [LIBRARIAN, SAWS, BOLTER],
  ['sentry-gun', SERGEANT, BOLTER],
  [BOLTER],
  [{}],
];

type Brood = 'blips' | 'ambush' | (typeof SPECIALS)[number];
const BROODS: readonly (readonly Brood[])[] = [
  ['hormagaunt', 'feeder', 'acidmaw', 'ambush', 'blips'],
  ['broodlord', 'hormagaunt', 'hormagaunt', 'blips'],
  ['ambush', 'ambush', 'ambush', 'ambush', 'feeder', 'feeder', 'blips'],
  ['acidmaw', 'acidmaw', 'broodlord', 'blips'],
  ['blips'],
];

/** Never more of one list than this: points may be without end. */
const MOST_BUYS = 120;

/** Different legal lists of one side, the mission's own first; none where nobody found any. */
export function sampleForces(side: 'marine' | 'stealer', demand: Demand): ForceList[] {
  const own = side === 'marine' ? ownMarines(demand) : ownStealers(demand.mission);
  const bought =
    side === 'marine'
      ? SQUADS.map((row) => buyMarines(row, demand))
      : BROODS.map((row) => buyStealers(row, demand));
  const ready = READY.filter((list) => list.side === side);
  const legal = [own, ...ready, ...bought].filter(
    (list): list is ForceList => list !== null && isLegal(list, demand),
  );
  return [...new Map(legal.map((list) => [printForce(list), list])).values()];
}

function isLegal(list: ForceList, { limits, chapter, fits }: Demand): boolean {
  if (list.side === 'marine' && chapter !== null && list.chapter !== chapter) return false;
  return checkForce(list, limits).problems.length === 0 && fits(list);
}

/** Buys what leads to nothing wrong that was not wrong before. */
function buy<List extends ForceList>(
  first: List,
  wishes: readonly ((list: List) => List)[],
  { limits, fits }: Demand,
): List {
  const wrong = (list: List) => checkForce(list, limits).problems.map(({ rule, why }) => `${rule} ${why}`);
  let list = first;
  let before = wrong(list);
  for (let n = 0, at = 0; n < MOST_BUYS && at < wishes.length; n++) {
    const more = wishes[at](list);
    const now = wrong(more);
    const good = fits(more) && now.every((problem) => before.includes(problem));
    if (good) [list, before] = [more, now];
    if (!good || at < wishes.length - 1) at++;
  }
  return list;
}

function buyMarines(row: (typeof SQUADS)[number], demand: Demand): MarineList | null {
  const { limits, chapter, mission } = demand;
  const legion = chapter === 'salamanders' ? { legion: 'Salamanders' } : {};
  const names = [...new Set([...mission.marines.map(({ name }) => name), ...NAMES])];
  const wanted = LIMITED.flatMap((item) =>
    Array.from({ length: limits.items[item]?.min ?? 0 }, () => bearer(item)),
  );
  const [first, ...others] = [...wanted.filter((recruit) => recruit !== null), ...row];
  const alone: MarineList = {
    side: 'marine',
    chapter,
    ...legion,
    squads: [],
    sentries: 0,
    stores: NO_STORES,
  };
  const join = (recruit: Recruit | 'sentry-gun') => (list: MarineList) =>
    recruit === 'sentry-gun' ? { ...list, sentries: list.sentries + 1 } : enlisted(list, recruit, names);
  const list = buy(alone, [first, ...others].map(join), demand);
  return list.squads.length > 0 ? list : null;
}

/** One more Marine: in the last squad where it takes him, else in one of his own. */
function enlisted(list: MarineList, recruit: Recruit, names: readonly string[]): MarineList {
  const count = list.squads.reduce((sum, { units }) => sum + units.length, 0);
  const unit: Unit = {
    kind: 'terminator',
    assault: 'power-glove',
    ranged: null,
    grenades: NO_LOADS,
    cyclone: null,
    reload: 0,
    generator: 0,
    ...recruit,
    name: names[count] ?? `Marine ${count + 1}`,
  };
  const alone = (kind: Unit['kind']) => kind === 'captain' || kind === 'librarian';
  const last = list.squads.at(-1);
  const joins = last && !alone(unit.kind) && !alone(last.units[0].kind) && last.units.length < 5;
  const squads = joins
    ? [...list.squads.slice(0, -1), { units: [...last.units, unit] }]
    : [...list.squads, { units: [unit] }];
  return { ...list, squads };
}

/** Somebody who has what a mission demands; null for what is no Marine's. */
function bearer(item: (typeof LIMITED)[number]): Recruit | 'sentry-gun' | null {
  if (item === 'sentry-gun') return item;
  if (item === 'librarian') return LIBRARIAN;
  if (item === 'terminator' || item === 'sergeant' || item === 'captain') return { ...BOLTER, kind: item };
  const level = /^librarian-(\d)$/.exec(item);
  if (level) return { ...LIBRARIAN, level: Number(level[1]) as Unit['level'] };
  const kind = priceOf(item as Item).for?.[0] ?? 'terminator';
  if (item in ASSAULT) return { kind, assault: item as Unit['assault'] };
  if (item === 'storm-shield') return HAMMER;
  if (item === 'storm-bolter' || item === 'heavy-flamer' || item === 'assault-cannon')
    return { kind, ranged: item };
  if (item === 'flamer-ammunition') return { ...FLAMER, reload: 1 };
  if (item === 'cannon-ammunition') return { ...CANNON, reload: 1 };
  if (item === 'cyclone') return { ...BOLTER, cyclone: NO_LOADS };
  if (item === 'generator') return { generator: 1 };
  const load = /^(crak|frag|gas|plasma)-(grenade|missile)$/.exec(item);
  if (!load) return null;
  const loads = { ...NO_LOADS, [load[1]]: 1 };
  return load[2] === 'grenade' ? { grenades: loads } : { ...BOLTER, cyclone: loads };
}

function buyStealers(row: (typeof BROODS)[number], demand: Demand): StealerList {
  const { items, minBlips } = demand.limits;
  const least = (item: Brood) => items[item]?.min ?? 0;
  const blips = Math.ceil(Math.max(minBlips, least('blips')) / 5) * 5;
  const none: StealerList = { side: 'stealer', blips, ambush: least('ambush'), ...specials(least) };
  const more = (item: Brood) => (list: StealerList) => ({
    ...list,
    [item]: list[item] + (item === 'blips' ? 5 : 1),
  });
  return buy(none, row.map(more), demand);
}

function specials(
  count: (kind: (typeof SPECIALS)[number]) => number,
): Pick<StealerList, (typeof SPECIALS)[number]> {
  return {
    feeder: count('feeder'),
    acidmaw: count('acidmaw'),
    hormagaunt: count('hormagaunt'),
    broodlord: count('broodlord'),
  };
}

function ownMarines({ mission, chapter }: Demand): MarineList | null {
  if (mission.marines.length === 0) return null;
  const squads = new Map<string, { units: Unit[] }>();
  mission.marines.forEach(({ squad, facing: _f, ammo: _a, reload, generator, level, ...row }, i) => {
    const alone = row.kind === 'captain' || row.kind === 'librarian';
    const key = alone ? `alone ${i}` : `squad ${squad}`;
    const unit: Unit = {
      ...row,
      ...(row.kind === 'librarian' ? { level } : {}),
      reload: Number(reload),
      generator: Number(generator),
    };
    squads.set(key, { units: [...(squads.get(key)?.units ?? []), unit] });
  });
  const legion = chapter === 'salamanders' ? { legion: 'Salamanders' } : {};
  return {
    side: 'marine',
    chapter,
    ...legion,
    squads: [...squads.values()],
    sentries: mission.sentries.length,
    stores: NO_STORES,
  };
}

function ownStealers({ blips, ambush, specials: kinds }: Mission): StealerList | null {
  return blips.total === null ? null : { side: 'stealer', blips: blips.total, ambush, ...kinds };
}
