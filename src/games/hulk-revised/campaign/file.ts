/** CAMP: a campaign as data: linked missions, points for the whole of it, and who wins. */
import * as v from 'valibot';
import { Problem } from '../../../kernel/contract.ts';
import { readData } from '../../../kernel/read-data.ts';
import { BLIPS_PER_MISSION, ItemLimits, type Limits } from '../force/limits.ts';
import { Count, Name } from '../force/words.ts';
import { type Mission, readMission } from '../setting-up/mission.ts';

const Id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'an id has small letters, digits and hyphens only'));

/** HR-CAMP-05: one mission of the campaign. What it does not say the mission itself says. */
const Leg = v.strictObject({
  id: Id,
  minMarines: v.optional(Count),
  maxMarines: v.optional(v.pipe(Count, v.maxValue(24))),
  /** At least HR-CAMP-04's fifteen when it is not said. */
  minBlips: v.optional(Count),
  items: v.optional(ItemLimits, {}),
});

const File = v.strictObject({
  id: Id,
  title: Name,
  story: v.optional(v.string(), ''),
  /** HR-CAMP-02: for each side, for all missions together. */
  points: Count,
  /** HR-CAMP-01. */
  missions: v.pipe(v.array(Leg), v.minLength(2, 'a campaign is two or more missions (HR-CAMP-01)')),
  /** HR-FORCE-11: what the lists must and may hold. */
  items: v.optional(ItemLimits, {}),
  /**
   * HR-CAMP-10: `last` the winner of the last mission, `most` who won more of them, `all` the Marines if they won every
   * one and else the Stealers.
   */
  winner: v.optional(v.picklist(['last', 'most', 'all']), 'last'),
});

export interface CampaignMission extends v.InferOutput<typeof Leg> {
  readonly mission: Mission;
}

/** A campaign file with its missions found. Plain data. */
export interface Campaign extends Omit<v.InferOutput<typeof File>, 'missions'> {
  readonly missions: readonly CampaignMission[];
}

/** Checks a campaign from outside; `find` gives the data of the mission with that id. A wrong one is a Problem. */
export function readCampaign(data: unknown, find: (id: string) => unknown): Campaign {
  const file = readData(File, data, 'The campaign');
  const missions = file.missions.map((leg, i) => {
    const found = find(leg.id);
    if (found === undefined)
      throw new Problem(`missions.${i}.id: there is no mission '${leg.id}' (HR-CAMP-01).`);
    return { ...leg, mission: readMission(found) };
  });
  return { ...file, missions };
}

/** What the lists for the whole campaign are held against. */
export function buyingLimits(campaign: Campaign): Limits {
  return {
    points: campaign.points,
    minMarines: legLimits(campaign, 0).minMarines,
    maxMarines: Number.POSITIVE_INFINITY,
    minBlips: BLIPS_PER_MISSION * campaign.missions.length,
    items: campaign.items,
    blipRule: 'HR-CAMP-04',
    spares: true,
  };
}

/** What the forces of one mission are held against. */
export function legLimits(campaign: Campaign, index: number): Limits {
  const { mission, ...leg } = campaign.missions[index];
  return {
    points: null,
    minMarines: leg.minMarines ?? mission.force?.minMarines ?? 1,
    maxMarines: leg.maxMarines ?? mission.force?.maxMarines ?? 24,
    minBlips: leg.minBlips ?? BLIPS_PER_MISSION,
    items: { ...mission.force?.items, ...leg.items },
    blipRule: 'HR-CAMP-04',
    spares: false,
  };
}
