import { useMemo, useState } from 'react';
import { addressOf } from '../address.ts';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { usePages } from '../games/own-pages.ts';
import { invite } from '../online/invite.ts';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { type Arrangement, arrangementFor, startPlan } from './arrangement.ts';
import { MissionMap } from './mission-map.tsx';
import { WishForm } from './wish-form.tsx';

/** What is told of it as it is planned now, and what keeps it from being fought so. */
function toldOf(adapter: Adapter, mission: MissionCard, plan: Arrangement): [MissionCard, string | null] {
  try {
    return [adapter.told?.(mission, plan) ?? mission, null];
  } catch (error) {
    return [mission, error instanceof Error ? error.message : String(error)];
  }
}

/** One mission: its map, what is told of it, and how it is to be played. */
export function MissionDetail({ adapter, mission }: { adapter: Adapter; mission: MissionCard }) {
  const [plan, setPlan] = useState(() => arrangementFor(adapter, mission, adapter.seats[0].seat));
  const pages = usePages(adapter.ruleset.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [told, trouble] = useMemo(() => toldOf(adapter, mission, plan), [adapter, mission, plan]);
  async function start(byChance: boolean): Promise<void> {
    try {
      window.location.hash =
        plan.opponent === 'far'
          ? `#/online/${await invite(adapter, mission, { ...plan, byChance })}`
          : `#/match/${await startPlan(adapter, mission, { ...plan, byChance })}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <article className="mission-detail" data-mission={mission.id}>
      <header className="mission-head">
        <h2>{mission.title}</h2>
        <p className="dim">
          <Icon name="i-timer" /> About {told.minutes} minutes,{' '}
          {adapter.solo ? 'alone or in pairs' : 'for two'}
        </p>
      </header>
      <MissionMap adapter={adapter} mission={mission} />
      <div className="mission-text">
        <p className="briefing">{mission.briefing}</p>
        <dl className="goals">
          {told.goals.map(({ who, text }) => (
            <div key={`${who} ${text}`}>
              <dt className="label">{who}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {told.forces.map(({ seat, text }) => (
            <div key={seat}>
              <dt className="label">{adapter.seats.find((one) => one.seat === seat)?.name}</dt>
              <dd>{mission.bought && !text ? 'Bought from a list' : text}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          {pages?.['missions/print'] && (
            <a
              className="btn"
              data-do="print-sheet"
              href={addressOf(adapter.ruleset.id, 'missions', mission.id, 'print')}
            >
              <Icon name="i-roster" /> Sheet to print
            </a>
          )}
          {pages?.['missions/sheet'] && (
            <a
              className="btn"
              data-do="change-mission"
              href={addressOf(adapter.ruleset.id, 'missions', mission.id, 'sheet')}
            >
              <Icon name="i-map" /> {adapter.missions.includes(mission) ? 'Copy and change' : 'Change'}
            </a>
          )}
        </div>
      </div>
      <section className="mission-start" aria-label="Start">
        <WishForm adapter={adapter} mission={mission} plan={plan} onChange={setPlan} />
        <Trouble text={trouble ?? problem} />
        <button
          type="button"
          className="btn go"
          data-do="start"
          disabled={trouble !== null}
          onClick={() => void start(plan.byChance)}
        >
          <Icon name="i-play" /> {plan.opponent === 'far' ? 'Invite somebody' : 'Start'}
        </button>
        {mission.laid && !plan.byChance && (
          <button type="button" className="btn" data-do="random-board" onClick={() => void start(true)}>
            <Icon name="i-map" /> Start on a random board
          </button>
        )}
      </section>
    </article>
  );
}
