/** Missions a player brought along, kept beside those that ship. */
import { useEffect, useState } from 'react';
import { Problem } from '../../kernel/contract.ts';
import type { Adapter, MissionCard } from '../games/adapter.ts';
import { type Kept, shelf } from '../store/db.ts';

interface OwnMission extends Kept {
  readonly game: string;
  readonly data: unknown;
  /** As it was written, comments and all. */
  readonly text?: string;
}

const missions = shelf<OwnMission>('missions');

/** Reads a mission file and keeps it. Throws with a sentence when it is none. */
export async function addMission(adapter: Adapter, text: string): Promise<MissionCard> {
  const { yamlData } = await import('../../kernel/yaml.ts');
  const data = yamlData(text, 'A mission');
  const card = adapter.readMission(data);
  const kept = await missions.get(card.id);
  if (kept && kept.game !== adapter.ruleset.id)
    throw new Problem(`Another game has a mission called ‘${card.id}’ here. Choose another id.`);
  await missions.put({ id: card.id, game: adapter.ruleset.id, data, text, savedAt: Date.now() });
  return card;
}

/** The text of a mission kept here, where it was kept; else its data. Undefined when it is not a player's own. */
export async function ownMission(id: string): Promise<{ text?: string; data: unknown } | undefined> {
  return missions.get(id);
}

export async function ownIds(): Promise<string[]> {
  return (await missions.list()).map(({ id }) => id);
}

export function dropMission(id: string): Promise<void> {
  return missions.drop(id);
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
