/** HR-SETUP-02 and HR-SETUP-03: a force list as the rows of a mission sheet. */
import type { MarineRow, Mission } from '../setting-up/mission.ts';
import type { ForceList, MarineList, StealerList, Unit } from './list.ts';

export type MarineRows = Pick<Mission, 'marines' | 'sentries'>;
export type StealerRows = { total: number } & Pick<Mission, 'ambush' | 'specials'>;

/** Turns a legal list into what a mission says of that side. */
export function rowsOf(list: MarineList): MarineRows;
export function rowsOf(list: StealerList): StealerRows;
export function rowsOf(list: ForceList): MarineRows | StealerRows {
  if (list.side === 'stealer') {
    const { feeder, acidmaw, hormagaunt, broodlord } = list;
    return {
      total: list.blips,
      ambush: list.ambush,
      specials: { feeder, acidmaw, hormagaunt, broodlord },
    };
  }
  return {
    marines: list.squads.flatMap(({ units }, i) => units.map((unit) => rowOf(unit, i + 1))),
    sentries: Array.from({ length: list.sentries }, (_, i) => ({
      name: list.sentries > 1 ? `Sentry Gun ${i + 1}` : 'Sentry Gun',
      facing: 'N' as const,
    })),
  };
}

function rowOf(unit: Unit, squad: number): MarineRow {
  const { name, kind, ranged, assault, grenades, cyclone } = unit;
  return {
    name,
    kind,
    level: unit.level ?? 1,
    ranged,
    assault,
    grenades: { ...grenades },
    cyclone: cyclone ? { ...cyclone } : null,
    ammo: null,
    reload: unit.reload > 0,
    generator: unit.generator > 0,
    squad,
    facing: 'N',
  };
}

/** A mission with the forces of these lists in place of its own. */
export function withRows(mission: Mission, marine?: MarineList, stealer?: StealerList): Mission {
  const marines = marine ? rowsOf(marine) : {};
  if (!stealer) return { ...mission, ...marines };
  const { total, ambush, specials } = rowsOf(stealer);
  return { ...mission, ...marines, blips: { ...mission.blips, total }, ambush, specials };
}
