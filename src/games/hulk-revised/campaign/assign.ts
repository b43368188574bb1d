/** HR-CAMP-05: what both players send into the next mission. */
import { parseBoard } from '../../../grid/picture.ts';
import type { ForceProblem } from '../force/bill.ts';
import { checkForce } from '../force/check.ts';
import { BLIPS_PER_MISSION } from '../force/limits.ts';
import { type MarineList, NO_STORES, type StealerList } from '../force/list.ts';
import { withRows } from '../force/rows.ts';
import type { Mission, Setup } from '../setting-up/mission.ts';
import { SPECIALS } from '../units.ts';
import type { Assignment } from './assignment.ts';
import { type Campaign, legLimits } from './file.ts';
import { fillUp, missing, takeKit } from './kits.ts';
import { type CampaignState, eachSpecial, type Soldier } from './state.ts';

export type Assigned =
  | { readonly ok: true; readonly setup: Setup; readonly state: CampaignState }
  | { readonly ok: false; readonly refusals: readonly ForceProblem[] };

/** The setup of the next mission and the campaign while it is played; or everything that stands in the way. */
export function assign(campaign: Campaign, state: CampaignState, assignment: Assignment): Assigned {
  const refusals: ForceProblem[] = [];
  const refuse = (rule: string, path: string, why: string): void => {
    refusals.push({ rule, path, why });
  };
  if (state.outcome) refuse(state.outcome.rule, '', 'The campaign is over.');
  else if (state.playing) refuse('HR-CAMP-05', '', 'A mission is being played: record it first.');
  if (refusals.length > 0) return { ok: false, refusals };

  const { mission } = campaign.missions[state.next];
  const limits = legLimits(campaign, state.next);
  const equipped = equip(state, assignment.marine, refuse);
  const squads = fieldSquads(equipped.soldiers, state, assignment.marine.squads, refuse);
  if (assignment.marine.sentries > state.sentries)
    refuse('HR-CAMP-07', 'marine.sentries', `There are ${state.sentries} Sentry Guns left.`);
  const marine: MarineList = {
    side: 'marine',
    legion: state.legion ?? undefined,
    chapter: state.chapter,
    squads: squads.map((units) => ({ units })),
    sentries: assignment.marine.sentries,
    stores: NO_STORES,
  };
  const stealer = fieldBrood(campaign, state, assignment.stealer, refuse);
  for (const list of [marine, stealer])
    for (const { rule, path, why } of checkForce(list, limits).problems)
      refuse(rule, `${list.side}.${path}`, why);
  const fielded = squads.flat();
  const room = placesFor(mission, fielded.length, marine.sentries);
  if (room > 0) refuse('HR-CAMP-05', 'marine.squads', `The map has no starting squares for ${room} of them.`);
  if (refusals.length > 0) return { ok: false, refusals };

  const rows = withRows(mission, marine, stealer);
  const marines = rows.marines.map((row, i) => ({
    ...row,
    ammo: fielded[i].shots,
    facing: mission.marines[i]?.facing ?? row.facing,
  }));
  return {
    ok: true,
    setup: {
      mission: { ...rows, marines, force: null },
      options: { ...state.options },
      chapter: state.chapter,
    },
    state: {
      ...state,
      soldiers: equipped.soldiers,
      stores: equipped.stores,
      // HR-CAMP-06: what is assigned is used up, whether it is drawn or not; special units only when they come on
      brood: {
        ...state.brood,
        blips: state.brood.blips - stealer.blips,
        ambush: state.brood.ambush - stealer.ambush,
      },
      playing: { marines: fielded.map(({ name }) => name), sentries: marine.sentries },
    },
  };
}

type Refuse = (rule: string, path: string, why: string) => void;

/** Hands kit out and fills weapons up; what is short is refused. */
function equip(
  state: CampaignState,
  { kits, full }: Assignment['marine'],
  refuse: Refuse,
): { soldiers: readonly Soldier[]; stores: CampaignState['stores'] } {
  let { stores } = state;
  const soldiers = [...state.soldiers];
  for (const [name, kit] of Object.entries(kits)) {
    const i = soldiers.findIndex((soldier) => soldier.name === name);
    if (i < 0) refuse('HR-CAMP-05', `marine.kits.${name}`, `${name} is not on the list.`);
    else if (kit.cyclone && !soldiers[i].cyclone)
      refuse('HR-CAMP-05', `marine.kits.${name}.cyclone`, `${name} has no Cyclone launcher.`);
    else ({ stores, soldier: soldiers[i] } = takeKit(stores, soldiers[i], kit));
  }
  for (const what of missing(stores))
    refuse('HR-CAMP-05', 'marine.kits', `There are not that many ${what} left on the list.`);
  full.forEach((name, n) => {
    const i = soldiers.findIndex((soldier) => soldier.name === name);
    const filled = i < 0 ? null : fillUp(stores, soldiers[i]);
    if (filled) ({ stores, soldier: soldiers[i] } = filled);
    else refuse('HR-CAMP-08', `marine.full.${n}`, `${name} has no reload to spend, or no use for one.`);
  });
  return { soldiers, stores };
}

function fieldSquads(
  soldiers: readonly Soldier[],
  state: CampaignState,
  squads: readonly (readonly string[])[],
  refuse: Refuse,
): Soldier[][] {
  return squads.map((names, s) =>
    names.flatMap((name, n) => {
      const soldier = soldiers.find((one) => one.name === name);
      if (soldier) return [soldier];
      const dead = state.fallen.includes(name);
      refuse(
        dead ? 'HR-CAMP-07' : 'HR-CAMP-05',
        `marine.squads.${s}.${n}`,
        dead ? `${name} is dead.` : `${name} is not on the list.`,
      );
      return [];
    }),
  );
}

function fieldBrood(
  campaign: Campaign,
  { brood, next }: CampaignState,
  wish: Assignment['stealer'],
  refuse: Refuse,
): StealerList {
  const later = campaign.missions.length - next - 1;
  if (wish.blips > brood.blips) refuse('HR-CAMP-06', 'stealer.blips', `There are ${brood.blips} blips left.`);
  else if (brood.blips - wish.blips < later * BLIPS_PER_MISSION)
    refuse(
      'HR-CAMP-04',
      'stealer.blips',
      `Keep at least ${later * BLIPS_PER_MISSION} blips for the missions to come.`,
    );
  if (wish.ambush > brood.ambush)
    refuse('HR-CAMP-06', 'stealer.ambush', `There are ${brood.ambush} Ambush blips left.`);
  const { items } = legLimits(campaign, next);
  const specials = eachSpecial(
    (kind) => wish[kind] ?? Math.min(brood.specials[kind], items[kind]?.max ?? 999),
  );
  for (const kind of SPECIALS)
    if (specials[kind] > brood.specials[kind])
      refuse('HR-CAMP-06', `stealer.${kind}`, `There are ${brood.specials[kind]} of these left.`);
  return { side: 'stealer', blips: wish.blips, ambush: wish.ambush, ...specials };
}

/** How many of them the map has no starting square for; a geotile board makes room for all. */
function placesFor(mission: Mission, marines: number, sentries: number): number {
  if (mission.geotiles) return 0;
  const { marks } = parseBoard(mission);
  let without = 0;
  for (let i = 1; i <= marines; i++) if (!marks[`marine ${i}`]?.length) without++;
  for (let i = 1; i <= sentries; i++) if (!marks[`sentry ${i}`]?.length) without++;
  return Math.max(0, without - (marks.start?.length ?? 0));
}
