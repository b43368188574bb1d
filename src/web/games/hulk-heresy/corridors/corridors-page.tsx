import { useMemo } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import { HOSTS, type Host } from '../../../../games/hulk-heresy/gsb/menu.ts';
import { capital } from '../../../../kernel/words.ts';
import { addressOf } from '../../../address.ts';
import { MissionDetail } from '../../../missions/mission-detail.tsx';
import { Thumb } from '../../../missions/thumb.tsx';
import { Segments } from '../../../parts/choices.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Page } from '../../../parts/page.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { hulkHeresyAdapter as adapter } from '../index.ts';
import { hostWord } from '../missions.ts';
import { CORRIDORS, corridorCard, corridorNamed } from './taken-over.ts';

const HOST_OPTIONS = HOSTS.map((value) => ({ value, word: capital(hostWord(value)) }));
const at = (id: string): string => addressOf(about.id, 'corridors', id);

const CARDS = CORRIDORS.map(({ corridor, why }) => ({
  corridor,
  why,
  card: why === null ? corridorCard(corridor, HOSTS[0]) : null,
}));

function found(id: string | null) {
  const first = CORRIDORS.find(({ why }) => why === null)?.corridor;
  const chosen = id === null ? first && { corridor: first, as: HOSTS[0] } : corridorNamed(id);
  return { chosen, mission: chosen && corridorCard(chosen.corridor, chosen.as) };
}

/** HH-GSB-01: missions written for Genestealers, fought with a force against what comes out of their blips. */
export function CorridorsPage({ id }: { id: string | null }) {
  const { chosen, mission } = useMemo(() => found(id), [id]);
  const go = (as: Host) => {
    if (chosen) window.location.hash = at(corridorCard(chosen.corridor, as).id);
  };
  return (
    <Page title="Corridor missions">
      <p className="dim">
        Missions written for Genestealers. A force of the Marines’ price takes their place; the other side
        comes out of Genestealer blips. <Rule id="HH-GSB-01" />
      </p>
      <div className="missions">
        <nav className="mission-list" aria-label="Corridor missions">
          {CARDS.map(({ corridor: { id: own, title, minutes }, why, card }) =>
            card ? (
              <a
                key={own}
                href={at(card.id)}
                data-mission-link={own}
                aria-current={own === chosen?.corridor.id ? 'true' : undefined}
              >
                <Thumb mission={card} />
                <span>
                  <b>{title}</b>
                  <small className="dim">{card.forces[0].text}</small>
                  <small className="num">{minutes} min</small>
                </span>
              </a>
            ) : (
              <div key={own} className="refused" data-refused={own}>
                <Icon name="i-map" className="thumb" />
                <span>
                  <b>{title}</b>
                  <small className="dim">{why}</small>
                </span>
              </div>
            ),
          )}
        </nav>
        {mission && chosen ? (
          <div className="corridor">
            <Segments
              label="Out of the blips come"
              name="host"
              options={HOST_OPTIONS}
              value={chosen.as}
              onChange={go}
            />
            <MissionDetail key={mission.id} adapter={adapter} mission={mission} />
          </div>
        ) : (
          <p className="map-none dim">
            <Icon name="i-map" className="big" />
            There is no corridor mission called ‘{id}’. Choose one from the list.
          </p>
        )}
      </div>
    </Page>
  );
}
