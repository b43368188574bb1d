import { useState } from 'react';
import { newMatch } from '../../../match/new-match.ts';
import { FarWishes } from '../../../online/far-wishes.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Trouble } from '../../../parts/page.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { hulkRevisedAdapter } from '../index.ts';
import { AssignForm } from './assign-form.tsx';
import { campaigns, type KeptCampaign } from './campaign-store.ts';
import { openMission } from './far-campaign.ts';
import { Holdings } from './holdings.tsx';

const WON = { marine: 'Marines won', stealer: 'Stealers won' } as const;

/** Where a campaign stands: the missions, who is left with what, and the next one. */
export function CampaignView({ first }: { first: KeptCampaign }) {
  const [kept, setKept] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const { campaign, state, match, far } = kept;
  const address = (id: string) => (far ? `#/online/${id}` : `#/match/${id}`);
  async function play(next: Pick<KeptCampaign, 'state'>, setup: unknown): Promise<void> {
    const id = far
      ? await openMission(kept, next.state, setup)
      : await newMatch(hulkRevisedAdapter, setup, kept.players);
    const now = { ...kept, ...next, match: id, before: state, savedAt: Date.now() };
    await campaigns.put(now);
    setKept(now);
    window.location.hash = address(id);
  }
  return (
    <div className="campaign" data-next={state.next}>
      <ol className="track" aria-label="Missions">
        {campaign.missions.map(({ id, mission }, i) => {
          const result = state.results[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a campaign may come back to a mission
            <li key={`${id} ${i}`} className={i < state.next ? 'done' : i === state.next ? 'now' : ''}>
              <b>
                {i + 1}. {mission.title}
              </b>
              <small className="dim">
                {result
                  ? `${result.winner ? WON[result.winner] : 'A draw'}, ${result.fallen.length} fell`
                  : mission.summary}
              </small>
            </li>
          );
        })}
      </ol>
      {state.outcome && (
        <p className="name" data-outcome={state.outcome.winner ?? 'draw'}>
          {state.outcome.winner ? WON[state.outcome.winner as 'marine'] : 'The campaign is a draw'}.{' '}
          {state.outcome.why} <Rule id={state.outcome.rule} />
        </p>
      )}
      <Holdings state={state} />
      {match && state.playing && (
        <a className="btn go" href={address(match)} data-do="go-on">
          <Icon name="i-play" /> Go on with the mission
        </a>
      )}
      {!state.outcome && !state.playing && (
        <>
          {far && (
            <p className="dim">
              With somebody elsewhere: whoever of you is first sets the next mission up for both.
            </p>
          )}
          {far && far.last === null && <FarWishes />}
          <AssignForm
            key={state.next}
            campaign={campaign}
            state={state}
            onPlay={(next, setup) => play(next, setup).catch((error: Error) => setProblem(error.message))}
          />
          <Trouble text={problem} />
        </>
      )}
    </div>
  );
}
