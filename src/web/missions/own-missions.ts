/** Missions a player brought along, kept beside those that ship. */
import { useEffect, useState } from 'react';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { type Kept, shelf } from '../store/db.ts';

interface OwnMission extends Kept {
  readonly game: string;
  readonly data: unknown;
}

const missions = shelf<OwnMission>('missions');

/** Reads a mission file and keeps it. Throws with a sentence when it is none. */
export async function addMission(adapter: Adapter, text: string): Promise<MissionCard> {
  const { parse } = await import('yaml');
  const data: unknown = parse(text);
  const card = adapter.readMission(data);
  await missions.put({ id: card.id, game: adapter.ruleset.id, data, savedAt: Date.now() });
  return card;
}

/** Every mission there is: those that ship first. `again` makes it look once more. */
export function useMissions(adapter: Adapter, again: unknown): readonly MissionCard[] {
  const [own, setOwn] = useState<readonly MissionCard[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` stands for whatever was added
  useEffect(() => {
    void missions.list().then((kept) =>
      setOwn(
        kept
          .filter(({ game }) => game === adapter.ruleset.id)
          .flatMap(({ data }): MissionCard[] => {
            try {
              return [adapter.readMission(data)];
            } catch {
              return []; // written for another version
            }
          }),
      ),
    );
  }, [adapter, again]);
  const shipped = new Set(adapter.missions.map(({ id }) => id));
  return [...adapter.missions, ...own.filter(({ id }) => !shipped.has(id))];
}
