/** Force lists kept in this browser. */
import { useEffect, useState } from 'react';
import { about } from '../../../../games/hulk-revised/about.ts';
import { type Checked, checkForce } from '../../../../games/hulk-revised/force/check.ts';
import {
  BLIPS_PER_MISSION,
  type Limits,
  POINTS_PER_SQUAD,
} from '../../../../games/hulk-revised/force/limits.ts';
import {
  type ForceList,
  type MarineList,
  NO_STORES,
  type StealerList,
  type Unit,
} from '../../../../games/hulk-revised/force/list.ts';
import { NAMES } from '../../../../games/hulk-revised/force/samples.ts';
import { NO_LOADS } from '../../../../games/hulk-revised/force/words.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import { randomHex } from '../../../store/random-id.ts';
import { FORCES } from '../library.ts';

export interface KeptForce extends Kept {
  /** Lists of other games lie in the same store; those without a word are of this one. */
  readonly game?: string;
  readonly name: string;
  readonly points: number;
  /** For a campaign of so many missions; 0 for a single game. */
  readonly missions: number;
  readonly list: ForceList;
}

export const forces = shelf<KeptForce>('forces');

/** What a list is held against while it is written. The mission or campaign may add to it. */
function limitsFor({ points, missions }: Pick<KeptForce, 'points' | 'missions'>): Limits {
  return {
    points,
    minMarines: 1,
    maxMarines: missions > 0 ? Number.POSITIVE_INFINITY : 24,
    minBlips: BLIPS_PER_MISSION * Math.max(1, missions),
    items: {},
    blipRule: missions > 0 ? 'HR-CAMP-04' : 'HR-HOUSE-11',
    spares: missions > 0,
  };
}

export function checkKept(kept: KeptForce) {
  return checkForce(kept.list, limitsFor(kept));
}

/** What each Marine comes to, by name; under '' what nobody carries. */
export function costsOf({ lines }: Checked): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const { who, cost } of lines) costs.set(who, (costs.get(who) ?? 0) + cost);
  return costs;
}

export function newUnit(name: string, kind: Unit['kind'] = 'terminator'): Unit {
  return {
    name,
    kind,
    level: kind === 'librarian' ? 1 : undefined,
    assault: kind === 'sergeant' ? 'power-sword' : kind === 'librarian' ? 'force-weapon' : 'power-glove',
    ranged: 'storm-bolter',
    grenades: NO_LOADS,
    cyclone: null,
    reload: 0,
    generator: 0,
  };
}

export function freeName(list: MarineList): string {
  const taken = new Set(list.squads.flatMap(({ units }) => units.map(({ name }) => name)));
  return NAMES.find((name) => !taken.has(name)) ?? `Marine ${taken.size + 1}`;
}

export function newMarines(): MarineList {
  const [sergeant, ...others] = NAMES.slice(0, 5);
  const units = [newUnit(sergeant, 'sergeant'), ...others.map((name) => newUnit(name))];
  return { side: 'marine', chapter: null, squads: [{ units }], sentries: 0, stores: NO_STORES };
}

export function newStealers(missions: number): StealerList {
  return {
    side: 'stealer',
    blips: Math.max(20, BLIPS_PER_MISSION * missions),
    ambush: 0,
    feeder: 0,
    acidmaw: 0,
    hormagaunt: 0,
    broodlord: 0,
  };
}

export function newForce(side: ForceList['side'], points = POINTS_PER_SQUAD, missions = 0): KeptForce {
  return {
    id: randomHex(6),
    name: side === 'marine' ? 'New squad' : 'New brood',
    points,
    missions,
    list: side === 'marine' ? newMarines() : newStealers(missions),
    savedAt: Date.now(),
  };
}

/** Those kept here, then those that ship. */
export function useAllForces(): readonly KeptForce[] {
  return [...useForces(0), ...FORCES.map((force) => ({ ...force, savedAt: 0 }))];
}

/** The lists kept here. `again` makes it look once more. */
export function useForces(again: unknown): readonly KeptForce[] {
  const [kept, setKept] = useState<readonly KeptForce[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` stands for whatever was changed
  useEffect(
    () => void forces.list().then((all) => setKept(all.filter(({ game = about.id }) => game === about.id))),
    [again],
  );
  return kept;
}
