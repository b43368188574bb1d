/** Campaigns under way, kept in this browser. */
import {
  type Campaign,
  type CampaignState,
  readCampaign,
  record,
} from '../../../../games/hulk-revised/campaign/index.ts';
import type { State } from '../../../../games/hulk-revised/index.ts';
import { resume } from '../../../match/saving.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import type { Save } from '../../../store/saves.ts';
import { missionData } from '../missions.ts';

export interface KeptCampaign extends Kept {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly players: Save['players'];
  /** The match of the mission being played, or null. */
  readonly match: string | null;
  /** As it was before that mission was assigned: where it goes back to when the match is gone. */
  readonly before: CampaignState | null;
}

export const campaigns = shelf<KeptCampaign>('campaigns');

/** Linked missions of the player's own choice. */
export function ownCampaign(missions: readonly string[], points: number): Campaign {
  const data = {
    id: 'own',
    title: 'A campaign of your own',
    points,
    missions: missions.map((id) => ({ id })),
    winner: 'most',
  };
  return readCampaign(data, missionData);
}

/** Writes the mission that was played into the record, once it is over. */
export async function catchUp(kept: KeptCampaign): Promise<KeptCampaign> {
  if (!kept.match || !kept.state.playing) return kept;
  const resumed = await resume(kept.match);
  if (!resumed) return put({ ...kept, state: kept.before ?? kept.state, match: null, before: null });
  const { match } = resumed;
  if (!match.outcome) return kept;
  const state = record(kept.campaign, kept.state, match.state as State, match.outcome);
  return put({ ...kept, state, match: null, before: null });
}

async function put(kept: KeptCampaign): Promise<KeptCampaign> {
  const now = { ...kept, savedAt: Date.now() };
  await campaigns.put(now);
  return now;
}
