import { useState } from 'react';
import { assign, type Campaign, type CampaignState } from '../../../../games/hulk-revised/campaign/index.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Problems } from '../forces/problems.tsx';
import { assignmentOf, firstOrders, type Orders } from './orders.ts';
import { SoldierRow } from './soldier-row.tsx';

interface Props {
  campaign: Campaign;
  state: CampaignState;
  onPlay(next: { state: CampaignState }, setup: unknown): Promise<void>;
}

/** What both sides send into the next mission. Refusals are shown as they arise. */
export function AssignForm({ campaign, state, onPlay }: Props) {
  const [orders, setOrders] = useState<Orders>(() => firstOrders(campaign, state));
  const { mission } = campaign.missions[state.next];
  const change = (part: Partial<Orders>) => setOrders({ ...orders, ...part });
  const answer = assign(campaign, state, assignmentOf(state, orders));
  return (
    <section className="squad" aria-label="Next mission">
      <h2 className="name">Next: {mission.title}</h2>
      <p className="briefing">{mission.briefing}</p>
      <h3 className="label">Who goes</h3>
      <div className="goers">
        {state.soldiers.map((soldier) => (
          <SoldierRow key={soldier.name} soldier={soldier} orders={orders} onChange={change} />
        ))}
      </div>
      <div className="row">
        {state.sentries > 0 && (
          <Counter
            word="Sentry Guns"
            field="sentries"
            value={orders.sentries}
            most={state.sentries}
            onChange={(sentries) => change({ sentries })}
          />
        )}
        <Counter
          word="Blips for this mission"
          field="blips"
          value={orders.blips}
          most={state.brood.blips}
          onChange={(blips) => change({ blips })}
        />
        {state.brood.ambush > 0 && (
          <Counter
            word="Ambush blips"
            field="ambush"
            value={orders.ambush}
            most={state.brood.ambush}
            onChange={(ambush) => change({ ambush })}
          />
        )}
      </div>
      {!answer.ok && <Problems problems={answer.refusals} />}
      <button
        type="button"
        className="btn go"
        data-do="play-next"
        disabled={!answer.ok}
        onClick={() => answer.ok && void onPlay({ state: answer.state }, answer.setup)}
      >
        <Icon name="i-play" /> Play it
      </button>
    </section>
  );
}
