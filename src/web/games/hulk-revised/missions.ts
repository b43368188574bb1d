import { readSetup } from '../../../games/hulk-revised/mission.ts';
import { Problem } from '../../../kernel/contract.ts';
import type { MissionCard } from '../adapter.ts';

const files = import.meta.glob<unknown>('../../../../missions/hulk-revised/*.yaml', {
  eager: true,
  import: 'default',
});

/** The missions that ship with the project. A broken file is left out: one bad mission must not stop the table. */
export function missionCards(): MissionCard[] {
  return Object.entries(files)
    .flatMap(([path, data]): MissionCard[] => {
      try {
        const setup = { mission: data, options: {} };
        const { mission } = readSetup(setup);
        return [
          { id: mission.id, title: mission.title, summary: mission.summary, minutes: mission.minutes, setup },
        ];
      } catch (error) {
        console.warn(`${path}: ${error instanceof Problem ? error.message : error}`);
        return [];
      }
    })
    .sort((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title));
}
