/** A campaign under way as another player's browser tells it: held against its shape before anything is done with it. */
import * as v from 'valibot';
import { readData } from '../../../kernel/read-data.ts';
import { Stores, Unit } from '../force/list.ts';
import { ChapterRow, Count, Name, Specials } from '../force/words.ts';
import { type Campaign, readCampaign } from './file.ts';
import type { CampaignState } from './state.ts';

const Winner = v.nullable(v.picklist(['marine', 'stealer']));
const Names = v.pipe(v.array(Name), v.maxLength(500));

const State = v.strictObject({
  campaign: Name,
  options: v.record(v.string(), v.boolean()),
  chapter: v.nullable(ChapterRow),
  legion: v.nullable(Name),
  next: Count,
  soldiers: v.pipe(v.array(v.strictObject({ ...Unit.entries, shots: v.nullable(Count) })), v.maxLength(200)),
  fallen: Names,
  stores: Stores,
  sentries: Count,
  brood: v.strictObject({ blips: Count, ambush: Count, specials: Specials }),
  playing: v.nullable(v.strictObject({ marines: Names, sentries: Count })),
  results: v.pipe(
    v.array(v.strictObject({ mission: Name, winner: Winner, fallen: Names })),
    v.maxLength(100),
  ),
  outcome: v.nullable(v.strictObject({ winner: v.nullable(v.string()), rule: v.string(), why: v.string() })),
});

const Shared = v.strictObject({ id: Name, campaign: v.unknown(), before: State, state: State });

export interface SharedCampaign {
  readonly id: string;
  readonly campaign: Campaign;
  /** As it was before the mission was assigned, and while it is played. */
  readonly before: CampaignState;
  readonly state: CampaignState;
}

/** `campaign` as `sharedFile` wrote it; `find` gives the data of a mission. A wrong one is a Problem. */
export function readShared(data: unknown, find: (id: string) => unknown): SharedCampaign {
  const { campaign, ...rest } = readData(Shared, data, 'The campaign');
  return { ...rest, campaign: readCampaign(campaign, find) };
}

/** The file of a campaign, without its missions: everybody has those. */
export function sharedFile({ missions, ...file }: Campaign): unknown {
  return { ...file, missions: missions.map(({ mission: _, ...leg }) => leg) };
}
