import type { Adapter, MissionCard } from '../games/adapter.ts';
import { type Arrangement, setupFor } from '../missions/arrangement.ts';
import { createMatch, setName } from './api.ts';
import { TIMES, wishes } from './wishes.ts';

/** Opens a table at the server and returns its id. */
export async function invite(adapter: Adapter, mission: MissionCard, plan: Arrangement): Promise<string> {
  await setName(wishes.name);
  const { id } = await createMatch({
    ruleset: adapter.ruleset.id,
    setup: setupFor(adapter, mission, plan),
    seat: plan.side,
    title: mission.title,
    listed: wishes.listed,
    delay: wishes.delay,
    control: TIMES.find(({ id }) => id === wishes.time)?.control ?? null,
  });
  return id;
}
