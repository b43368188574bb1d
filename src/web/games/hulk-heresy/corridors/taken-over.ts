/** HH-GSB-01: the corridor missions that ship, and which of them can be fought legion against legion. */
import { adoptMission, type Corridor } from '../../../../games/hulk-heresy/gsb/adopt.ts';
import { HOSTS, type Host } from '../../../../games/hulk-heresy/gsb/menu.ts';
import { Problem } from '../../../../kernel/contract.ts';
import type { MissionCard } from '../../adapter.ts';
import { readCard } from '../missions.ts';

const files = import.meta.glob<Corridor>('../../../../../missions/hulk-revised/*.yaml', {
  eager: true,
  import: 'default',
});

export interface TakenOver {
  readonly corridor: Corridor;
  /** Why it cannot be fought; null when it can. */
  readonly why: string | null;
}

export const CORRIDORS: readonly TakenOver[] = Object.values(files)
  .map((corridor) => ({ corridor, why: whyNot(corridor) }))
  .sort(
    (a, b) =>
      Number(a.why !== null) - Number(b.why !== null) ||
      (a.corridor.minutes ?? 0) - (b.corridor.minutes ?? 0) ||
      a.corridor.title.localeCompare(b.corridor.title),
  );

function whyNot(corridor: Corridor): string | null {
  try {
    readCard(adoptMission(corridor, HOSTS[0]));
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

const idOf = (id: string, as: Host): string => `${id}-with-${as}`;

function takenOver(corridor: Corridor, as: Host): Record<string, unknown> {
  return { ...adoptMission(corridor, as), id: idOf(corridor.id, as) };
}

export function corridorCard(corridor: Corridor, as: Host): MissionCard {
  return readCard(takenOver(corridor, as));
}

/** A mission taken over, by its id; undefined where there is none of that id. */
export function corridorNamed(id: string): { corridor: Corridor; as: Host } | undefined {
  for (const { corridor, why } of CORRIDORS)
    for (const as of HOSTS) if (why === null && idOf(corridor.id, as) === id) return { corridor, as };
}

/** The same as a mission file says it. */
export function corridorData(id: string): Record<string, unknown> | undefined {
  const found = corridorNamed(id);
  return found && takenOver(found.corridor, found.as);
}
