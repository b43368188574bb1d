/** Campaigns with somebody elsewhere: each mission is a match at the server, and both browsers keep the campaign. */
import { type CampaignState, readShared, sharedFile } from '../../../../games/hulk-revised/campaign/index.ts';
import { createMatch, setName } from '../../../online/api.ts';
import { TIMES, wishes } from '../../../online/wishes.ts';
import type { FarMission } from '../../adapter.ts';
import { missionData } from '../missions.ts';
import { campaigns, type KeptCampaign } from './campaign-store.ts';

/** Opens the next mission at the server; its id there. The first one waits for whoever has the link. */
export async function openMission(
  { id, campaign, state: before, far }: KeptCampaign,
  state: CampaignState,
  setup: unknown,
): Promise<string> {
  const { seat, last } = far!;
  if (wishes.name !== '') await setName(wishes.name);
  const { mission } = campaign.missions[before.next];
  const made = await createMatch({
    ruleset: 'hulk-revised',
    setup,
    seat,
    title: `${campaign.title}: ${mission.title}`,
    listed: false,
    delay: wishes.delay,
    control: TIMES.find((one) => one.id === wishes.time)?.control ?? null,
    campaign: { id, campaign: sharedFile(campaign), before, state },
    ...(last === null ? {} : { follows: last }),
  });
  return made.id;
}

/** The other player has opened a mission: the campaign is kept here as well. */
export async function joinCampaign({ match, seat, data }: FarMission): Promise<void> {
  const { id, campaign, before, state } = readShared(data, missionData);
  const kept = await campaigns.get(id);
  const known = kept?.state.results.length ?? 0;
  if (kept && (kept.match === match || known > before.results.length)) return;
  const players = { marine: 'person', stealer: 'person' } as const;
  const far = { seat, last: kept?.far?.last ?? null };
  await campaigns.put({ id, campaign, state, before, match, players, far, savedAt: Date.now() });
}
