import { useMemo } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import { counted } from '../../kernel/words.ts';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { MissionMap } from '../missions/mission-map.tsx';
import { Rule } from '../parts/rule.tsx';
import { DELAYS, timeWord } from './wishes.ts';

interface Props {
  news: TableNews;
  adapter: Adapter;
}

/** What is to be played at a table, and on which terms: for whoever comes by a link and knows nothing of it yet. */
export function AboutMatch({ news, adapter }: Props) {
  const mission = useMemo(() => missionOf(adapter, news.setup), [adapter, news.setup]);
  const rules = optionsOf(adapter, news.setup);
  return (
    <section className="far-about" aria-label="What is played">
      {mission && <MissionMap adapter={adapter} mission={mission} />}
      {mission?.briefing && <p>{mission.briefing}</p>}
      <dl className="goals">
        {mission?.goals.map(({ who, text }) => (
          <div key={`${who} ${text}`}>
            <dt className="label">{who}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {mission && (
          <div>
            <dt className="label">Takes</dt>
            <dd>About {mission.minutes} minutes</dd>
          </div>
        )}
        <div>
          <dt className="label">Clock</dt>
          <dd>{timeWord(news.control)}</dd>
        </div>
        <div>
          <dt className="label">Spectators</dt>
          <dd>{delayWord(news.delay)}</dd>
        </div>
        {rules.length > 0 && (
          <div>
            <dt className="label">Optional rules</dt>
            <dd>
              {rules.map(({ id, text, rules: [rule] }) => (
                <span key={id} className="far-option">
                  {text} <Rule id={rule} />
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Whoever made the match wrote its setup: what cannot be read as a mission is not told of. */
function missionOf(adapter: Adapter, setup: unknown): MissionCard | null {
  const { mission, battle } = (setup ?? {}) as { mission?: unknown; battle?: unknown };
  try {
    return { ...adapter.readMission(mission ?? battle), setup };
  } catch {
    return null;
  }
}

function optionsOf(adapter: Adapter, setup: unknown) {
  const { options } = (setup ?? {}) as { options?: Readonly<Record<string, unknown>> };
  return adapter.ruleset.options.filter(({ id }) => Boolean(options?.[id]));
}

function delayWord(seconds: number): string {
  const word = DELAYS.find((one) => one.seconds === seconds)?.word ?? `${counted(seconds, 'second')} later`;
  return `Whoever has the link may look on: ${word.toLowerCase()}`;
}
