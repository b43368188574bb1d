import { Suspense, useEffect, useRef, useState } from 'react';
import { addressOf } from '../address.ts';
import { useAdapter } from '../games/index.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import { missionsWord } from '../start/doors.ts';
import { MissionDetail } from './mission-detail.tsx';
import { addMission, useMissions } from './own-missions.ts';
import { Thumb } from './thumb.tsx';

/** Every mission: a list with small maps, and the chosen one in full. */
export function MissionsPage({ game, id }: { game: string; id: string | null }) {
  const adapter = useAdapter(game);
  const [added, setAdded] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const missions = useMissions(adapter, added);
  const chosen = missions.find((mission) => mission.id === id) ?? (id === null ? missions[0] : undefined);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen?.id]);
  async function add(text: string): Promise<void> {
    try {
      const card = await addMission(adapter, text);
      setProblem(null);
      setAdded(added + 1);
      window.location.hash = addressOf(game, 'missions', card.id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Page title={missionsWord(game)}>
      <Suspense>{adapter.MissionTools && <adapter.MissionTools />}</Suspense>
      <div className="missions">
        <nav ref={list} className="mission-list" aria-label="Missions">
          {missions.map((mission) => (
            <a
              key={mission.id}
              href={addressOf(game, 'missions', mission.id)}
              data-mission-link={mission.id}
              aria-current={mission.id === chosen?.id ? 'true' : undefined}
            >
              <Thumb mission={mission} />
              <span>
                <b>{mission.title}</b>
                <small className="dim">{mission.summary}</small>
                <small className="num">{mission.minutes} min</small>
              </span>
            </a>
          ))}
          <FileButton word="Bring a mission file" accept=".yaml,.yml" onText={(text) => void add(text)} />
          <Trouble text={problem} />
        </nav>
        {chosen ? (
          <MissionDetail key={chosen.id} adapter={adapter} mission={chosen} />
        ) : (
          <p className="map-none dim">
            <Icon name="i-map" className="big" />
            There is no mission called ‘{id}’ in this browser. Choose one from the list, or bring its file.
          </p>
        )}
      </div>
    </Page>
  );
}
