/** HR-CAMP-06 to HR-CAMP-10: what a mission leaves of both lists, and who wins in the end. */
import { type Outcome, Problem } from '../../../kernel/contract.ts';
import { newBill } from '../force/bill.ts';
import { billMarines } from '../force/marines.ts';
import type { Loads } from '../force/words.ts';
import { GRENADES } from '../shooting/armoury.ts';
import type { Piece, State } from '../state.ts';
import { type Campaign, legLimits } from './file.ts';
import { type CampaignState, eachSpecial, fullLoad, type MissionResult, type Soldier } from './state.ts';

/**
 * The campaign after the mission that was assigned. `final` is its last state; `outcome` how it ended, where the state
 * does not say so itself (a player gave up). Throws a Problem when nothing was assigned or the mission is not over.
 */
export function record(
  campaign: Campaign,
  state: CampaignState,
  final: State,
  outcome: Outcome | null = final.outcome,
): CampaignState {
  const { playing } = state;
  if (!playing) throw new Problem('No mission of the campaign is being played (HR-CAMP-05).');
  if (!outcome) throw new Problem('The mission is not over (HR-CAMP-07).');
  const fallen: string[] = [];
  const soldiers = state.soldiers.flatMap((soldier): Soldier[] => {
    const number = playing.marines.indexOf(soldier.name) + 1;
    if (number === 0) return [soldier]; // stayed behind
    const piece = final.pieces[number] ?? final.departed.find(({ id }) => id === number);
    if (piece) return [survivor(soldier, piece)];
    fallen.push(soldier.name);
    return [];
  });
  // HR-CAMP-07: a gun still mobile comes back; deployed or destroyed it does not
  const firstGun = playing.marines.length + 1;
  let guns = state.sentries - playing.sentries;
  for (let id = firstGun; id < firstGun + playing.sentries; id++) {
    const gun = final.pieces[id];
    if (gun && !gun.overwatch) guns++;
  }
  const { brood } = state;
  const result: MissionResult = {
    mission: campaign.missions[state.next].id,
    winner: outcome.winner === 'marine' || outcome.winner === 'stealer' ? outcome.winner : null,
    fallen,
  };
  const after: CampaignState = {
    ...state,
    next: state.next + 1,
    soldiers,
    fallen: [...state.fallen, ...fallen],
    sentries: guns,
    brood: { ...brood, specials: eachSpecial((kind, i) => brood.specials[kind] - final.brought[i]) },
    playing: null,
    results: [...state.results, result],
  };
  return { ...after, outcome: verdict(campaign, after) };
}

/** HR-CAMP-07, HR-CAMP-08: he keeps what he has not used. Psi is not written down: it is full again. */
function survivor(soldier: Soldier, piece: Piece): Soldier {
  return {
    ...soldier,
    shots: fullLoad(soldier) === null ? null : piece.ammo,
    reload: piece.reloads,
    grenades: loadsOf(piece.grenades),
    cyclone: soldier.cyclone ? loadsOf(piece.missiles) : null,
    generator: piece.generator ? 1 : 0,
  };
}

function loadsOf(counts: readonly number[]): Loads {
  const [crak, frag, gas, plasma] = GRENADES.map((_, i) => counts[i] ?? 0);
  return { crak, frag, gas, plasma };
}

/** Null while the campaign goes on. */
function verdict(campaign: Campaign, state: CampaignState): Outcome | null {
  if (state.next < campaign.missions.length)
    return canField(campaign, state)
      ? null
      : { winner: 'stealer', rule: 'HR-CAMP-09', why: 'The Marines cannot field the next mission.' };
  const won = (side: string): number => state.results.filter(({ winner }) => winner === side).length;
  const decided = (winner: Outcome['winner'], why: string): Outcome => ({ winner, rule: 'HR-CAMP-10', why });
  switch (campaign.winner) {
    case 'most': {
      const lead = won('marine') - won('stealer');
      return decided(
        lead > 0 ? 'marine' : lead < 0 ? 'stealer' : null,
        `Missions won: Marines ${won('marine')}, Stealers ${won('stealer')}.`,
      );
    }
    case 'all': {
      const all = won('marine') === campaign.missions.length;
      return decided(
        all ? 'marine' : 'stealer',
        `The Marines won ${won('marine')} of ${state.results.length} missions.`,
      );
    }
    default: {
      const { winner } = state.results[state.results.length - 1];
      return decided(winner, winner === null ? 'The last mission was drawn.' : 'The last mission decides.');
    }
  }
}

/** HR-CAMP-09: whether the survivors meet the next mission's minimum, of Marines and of whatever it demands. */
function canField(campaign: Campaign, state: CampaignState): boolean {
  const { soldiers, stores, sentries } = state;
  const limits = legLimits(campaign, state.next);
  if (soldiers.length < Math.max(1, limits.minMarines)) return false;
  const bill = newBill();
  const squads = soldiers.map((unit) => ({ units: [unit] }));
  billMarines(bill, { side: 'marine', chapter: state.chapter, squads, sentries, stores }, true);
  return Object.entries(limits.items).every(([item, set]) => {
    const has = bill.counts.get(item as keyof typeof limits.items);
    return set.min === undefined || STEALERS.includes(item) || (has ?? 0) >= set.min;
  });
}

const STEALERS: readonly string[] = ['blips', 'ambush', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'];
