/** From the first screen to a match. */

import type { Adapter, MissionCard } from '../games/adapter.ts';
import { adapters } from '../games/index.ts';
import { keepNew } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import { arrangementFor, startPlan } from '../missions/arrangement.ts';
import type { Save } from '../store/saves.ts';

/** The game to begin with: the one played last, or the first that has a table. */
export function gameToPlay(saves: readonly Save[]): string {
  const ids = adapters.games.map(({ id }) => id);
  return saves.find(({ game }) => ids.includes(game))?.game ?? ids[0];
}

/** Missions that need nothing chosen, the shortest first. */
export function readyMissions(adapter: Adapter): readonly MissionCard[] {
  return adapter.missions.filter(({ bought, laid }) => !bought && !laid);
}

/** Begins the shortest mission of a game, from its first seat. */
export async function begin(game: string, opponent: 'machine' | 'person'): Promise<string> {
  const adapter = await adapters.load(game);
  const [mission] = readyMissions(adapter);
  const plan = arrangementFor(adapter, mission, adapter.seats[0].seat);
  return startPlan(adapter, mission, { ...plan, opponent });
}

/** A match from a file, with a person at every seat. */
export async function keepFile(text: string): Promise<string> {
  const match = await openFile(text);
  return keepNew(match, Object.fromEntries(match.ruleset.seats.map((seat) => [seat, 'person'])));
}
