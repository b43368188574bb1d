/** CAMP: how a campaign stands between its missions. Plain data, to be stored and gone on with. */
import type { Outcome } from '../../../kernel/contract.ts';
import type { ForceProblem } from '../force/bill.ts';
import { checkForce } from '../force/check.ts';
import type { MarineList, StealerList, Stores, Unit } from '../force/list.ts';
import type { Setup } from '../setting-up/mission.ts';
import { RANGED } from '../shooting/armoury.ts';
import { SPECIALS } from '../units.ts';
import { buyingLimits, type Campaign } from './file.ts';

/** A Marine who lives, with what he carries now. */
export interface Soldier extends Unit {
  /** Shots left in his flamer or cannon; null for other weapons (HR-CAMP-08). */
  readonly shots: number | null;
}

export type Specials = Setup['mission']['specials'];

/** What the Stealer player has left, or has assigned. */
export interface Brood {
  readonly blips: number;
  readonly ambush: number;
  readonly specials: Specials;
}

/** What is out on the mission that is being played. */
interface Fielded {
  /** By number in the match: marines[0] is unit 1. */
  readonly marines: readonly string[];
  readonly sentries: number;
}

export interface MissionResult {
  readonly mission: string;
  readonly winner: 'marine' | 'stealer' | null;
  readonly fallen: readonly string[];
}

export interface CampaignState {
  readonly campaign: string;
  /** HR-CAMP-02: the options agreed, the timer among them. */
  readonly options: Readonly<Record<string, boolean>>;
  /** HR-CHAP-01: stays for all missions. */
  readonly chapter: Setup['chapter'];
  readonly legion: string | null;
  /** The mission to be played next or now, counted from 0. */
  readonly next: number;
  readonly soldiers: readonly Soldier[];
  readonly fallen: readonly string[];
  readonly stores: Stores;
  readonly sentries: number;
  readonly brood: Brood;
  /** Null between missions. */
  readonly playing: Fielded | null;
  readonly results: readonly MissionResult[];
  /** Null while the campaign goes on. */
  readonly outcome: Outcome | null;
}

export interface Forces {
  readonly marine: MarineList;
  readonly stealer: StealerList;
}

export type Started =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly problems: readonly ForceProblem[] };

/** HR-CAMP-02: holds both lists against the points and begins; or says what must be corrected first. */
export function startCampaign(
  campaign: Campaign,
  forces: Forces,
  options: Readonly<Record<string, boolean>> = {},
): Started {
  const limits = buyingLimits(campaign);
  const problems = [forces.marine, forces.stealer].flatMap((list) =>
    checkForce(list, limits).problems.map((problem) => ({
      ...problem,
      path: `${list.side}.${problem.path}`,
    })),
  );
  if (problems.length > 0) return { ok: false, problems };
  const { marine, stealer } = forces;
  return {
    ok: true,
    state: {
      campaign: campaign.id,
      options,
      chapter: marine.chapter,
      legion: marine.legion ?? null,
      next: 0,
      soldiers: marine.squads.flatMap(({ units }) =>
        units.map((unit) => ({ ...unit, shots: fullLoad(unit) })),
      ),
      fallen: [],
      stores: marine.stores,
      sentries: marine.sentries,
      brood: { blips: stealer.blips, ambush: stealer.ambush, specials: specialsOf(stealer) },
      playing: null,
      results: [],
      outcome: null,
    },
  };
}

/** HR-FORCE-09: what his weapon is bought with; null when it needs no ammunition. */
export function fullLoad(unit: Unit): number | null {
  const load = unit.ranged ? RANGED[unit.ranged].load : 0;
  return load > 0 ? load : null;
}

function specialsOf(from: Readonly<Record<(typeof SPECIALS)[number], number>>): Specials {
  const { feeder, acidmaw, hormagaunt, broodlord } = from;
  return { feeder, acidmaw, hormagaunt, broodlord };
}

/** The same with something done to each number. */
export function eachSpecial(change: (kind: (typeof SPECIALS)[number], i: number) => number): Specials {
  const [feeder, acidmaw, hormagaunt, broodlord] = SPECIALS.map(change);
  return { feeder, acidmaw, hormagaunt, broodlord };
}
