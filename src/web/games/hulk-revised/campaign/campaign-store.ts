/** Campaigns under way, kept in this browser. */
import {
  type Campaign,
  type CampaignState,
  readCampaign,
  record,
} from '../../../../games/hulk-revised/campaign/index.ts';
import { hulkRevised, type State } from '../../../../games/hulk-revised/index.ts';
import type { AnyRuleset, Seat } from '../../../../kernel/contract.ts';
import type { Match } from '../../../../kernel/match.ts';
import { readMatch } from '../../../../kernel/read.ts';
import { resume } from '../../../match/saving.ts';
import { endOf } from '../../../online/api.ts';
import { type Kept, shelf } from '../../../store/db.ts';
import type { Save } from '../../../store/saves.ts';
import { missionData } from '../missions.ts';

export interface KeptCampaign extends Kept {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly players: Save['players'];
  /** With somebody elsewhere: the own side, and the match of the mission before. */
  readonly far?: { readonly seat: Seat; readonly last: string | null };
  /** The match of the mission being played, or null: here, or at the server. */
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
  const match = await (kept.far
    ? endedFar(kept.match)
    : resume(kept.match).then((one) => one?.match ?? 'gone'));
  if (match === 'gone') return put({ ...kept, state: kept.before ?? kept.state, match: null, before: null });
  if (!match?.outcome) return kept;
  const state = record(kept.campaign, kept.state, match.state as State, match.outcome);
  const far = kept.far && { far: { ...kept.far, last: kept.match } };
  return put({ ...kept, ...far, state, match: null, before: null });
}

/** A match at the server that is over, played again here; null while it goes on. */
async function endedFar(id: string): Promise<Match | null | 'gone'> {
  const text = await endOf(id);
  if (text === null || text === 'gone') return text;
  const { match, problem } = readMatch(text, [hulkRevised as unknown as AnyRuleset]);
  if (problem) throw problem;
  return match;
}

async function put(kept: KeptCampaign): Promise<KeptCampaign> {
  const now = { ...kept, savedAt: Date.now() };
  await campaigns.put(now);
  return now;
}
