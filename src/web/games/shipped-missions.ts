import { Problem } from '../../kernel/contract.ts';
import type { MissionCard } from './mission-card.ts';

/** The missions that ship, the shortest first. A broken file is left out: one bad mission must not stop the table. */
export function shippedCards(
  files: Readonly<Record<string, unknown>>,
  read: (data: unknown) => MissionCard,
): MissionCard[] {
  return Object.entries(files)
    .flatMap(([path, data]): MissionCard[] => {
      try {
        return [read(data)];
      } catch (error) {
        console.warn(`${path}: ${error instanceof Problem ? error.message : error}`);
        return [];
      }
    })
    .sort((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title));
}
