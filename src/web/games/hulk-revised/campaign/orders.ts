/** What is assigned to the next mission, as the page holds it. */

import { legLimits } from '../../../../games/hulk-revised/campaign/file.ts';
import type {
  Assignment,
  Campaign,
  CampaignState,
  Soldier,
} from '../../../../games/hulk-revised/campaign/index.ts';
import type { Loads } from '../../../../games/hulk-revised/force/words.ts';
import { parseBoard } from '../../../../grid/picture.ts';

export interface Kit {
  readonly grenades: Loads;
  readonly cyclone: Loads | null;
  readonly reload: number;
  readonly generator: number;
}

export interface Orders {
  /** Names of those who go. */
  readonly going: readonly string[];
  /** Only what was changed. */
  readonly kits: Readonly<Record<string, Kit>>;
  /** Who starts with a fresh load. */
  readonly full: readonly string[];
  readonly sentries: number;
  readonly blips: number;
  readonly ambush: number;
}

/** As many as may go, and no more blips than are needed. */
export function firstOrders(campaign: Campaign, state: CampaignState): Orders {
  const limits = legLimits(campaign, state.next);
  const { mission } = campaign.missions[state.next];
  const most = Math.min(limits.maxMarines, mission.geotiles ? 24 : placesOf(mission));
  return {
    going: state.soldiers.slice(0, most).map(({ name }) => name),
    kits: {},
    full: [],
    sentries: 0,
    blips: Math.min(state.brood.blips, limits.minBlips),
    ambush: 0,
  };
}

/** How many Marines the map has squares for. */
function placesOf(mission: Campaign['missions'][number]['mission']): number {
  const { marks } = parseBoard(mission);
  const own = Object.keys(marks).filter((mark) => /^marine \d+$/.test(mark)).length;
  return own + (marks.start?.length ?? 0);
}

export function assignmentOf(state: CampaignState, orders: Orders): Assignment {
  const { sentries, blips, ambush, full } = orders;
  const going = state.soldiers.filter(({ name }) => orders.going.includes(name));
  return {
    marine: { squads: squadsOf(going), kits: { ...orders.kits }, full: [...full], sentries },
    stealer: { blips, ambush },
  };
}

const SQUAD = 5;

/** A Captain and a Librarian are squads by themselves; the others by fives. */
function squadsOf(soldiers: readonly Soldier[]): string[][] {
  const alone = soldiers.filter(({ kind }) => kind === 'captain' || kind === 'librarian');
  const others = soldiers.filter((soldier) => !alone.includes(soldier)).map(({ name }) => name);
  const squads = alone.map(({ name }) => [name]);
  for (let i = 0; i < others.length; i += SQUAD) squads.push(others.slice(i, i + SQUAD));
  return squads;
}
