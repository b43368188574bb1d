/** The files that ship, as the tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);

export function readYaml(path: string): Record<string, unknown> {
  return parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, unknown>;
}

/** The ids of every mission in the folder. */
export function missionIds(): string[] {
  return readdirSync(new URL('missions/hulk-revised/', root))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => String(readYaml(`missions/hulk-revised/${name}`).id));
}

/** Two decks with every unit, weapon and kind of ground; cut short, for a test has little time. */
export const kitchen: Record<string, unknown> = { ...readYaml('src/bots/fixtures/kitchen.yaml'), turns: 5 };
for (const marine of kitchen.marines as { grenades?: { plasma?: number }; cyclone?: { plasma?: number } }[]) {
  // One careless throw would end the game before it has begun.
  if (marine.grenades) marine.grenades.plasma = 0;
  if (marine.cyclone) marine.cyclone.plasma = 0;
}

export const twoDecks = { ...readYaml('missions/hulk-revised/long-way-down.yaml'), turns: 5 };
