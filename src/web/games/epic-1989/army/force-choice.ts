/** Which force a side fights with where forces are bought: chosen on the page of the battle, or in secret at the table. */
import { type Listed, readSetup } from '../../../../games/epic-1989/battle.ts';
import { checkForce, overspent } from '../../../../games/epic-1989/forces/check.ts';
import { listedOf } from '../../../../games/epic-1989/forces/force.ts';
import { termsFor } from '../../../../games/epic-1989/forces/muster.ts';
import { SIDES, type Side } from '../../../../games/epic-1989/state.ts';
import { Problem, type Refusal } from '../../../../kernel/contract.ts';
import type { Wish } from '../../mission-card.ts';
import type { BattleData } from '../agreed.ts';
import type { ForceList } from './force-list.ts';

/** `own`: the list of the battle itself; nothing for a side that buys at the table. */
export type Choices = Readonly<Partial<Record<Side, 'own' | ForceList>>> & { readonly points?: number };

/** Whoever is hunted or carries something stands in its side's list, so that this is kept. */
export function keepsList({ hunted, cargo }: BattleData, side: Side): boolean {
  return (hunted?.[side] ?? 0) > 0 || (cargo?.[side] ?? 0) > 0;
}

/** The points a side may spend, where its scenario does not say them. */
export function pointsOf(battle: BattleData): number | null {
  if (battle.scenario && battle.scenario !== 'titan-clash') return null;
  return battle.budget ?? (battle.scenario ? 3000 : 2000);
}

/** As battle files write it. */
function written({ name, units, commanders, elite, later, weapons }: Listed): object {
  return weapons ? { titan: units[0], weapons, later } : { name, units, commanders, elite, later };
}

/** The lists of the battle itself; null for a side without one. */
export function ownLists(
  battle: BattleData,
  { infantry }: Wish['options'],
): Readonly<Record<Side, readonly object[] | null>> {
  const { forces } = readSetup({ battle, options: { infantry, titans: true } }).battle;
  const of = (side: Side) => forces[side]?.map(written) ?? null;
  return { imperial: of('imperial'), rebel: of('rebel') };
}

/** The battle with the forces that were chosen. Throws a `Problem` where a list does not fit. */
export function chosenBattle(battle: BattleData, options: Wish['options'], chosen: Choices): BattleData {
  for (const side of options['own-force'] ? SIDES : []) {
    const choice = chosen[side];
    const refused = typeof choice === 'object' && refuserOf(battle, options, side, chosen)(choice);
    if (refused) throw new Problem(`${choice.name}: ${refused.why} (${refused.rule})`);
  }
  return withForces(battle, options, chosen);
}

/** Sides that buy in secret have none. */
function withForces(battle: BattleData, options: Wish['options'], chosen: Choices): BattleData {
  if (!options['own-force']) return battle;
  const own = ownLists(battle, options);
  const forces = SIDES.flatMap((side) => {
    const choice = keepsList(battle, side) ? 'own' : chosen[side];
    const list =
      choice === 'own' ? own[side] : choice?.force.detachments.map((one) => written(listedOf(one)));
    return list ? [[side, list]] : [];
  });
  const budget = chosen.points ?? battle.budget;
  return { ...battle, forces: Object.fromEntries(forces), ...(budget !== undefined && { budget }) };
}

/** Why a list cannot be agreed on beforehand. */
export function refuserOf(
  battle: BattleData,
  options: Wish['options'],
  side: Side,
  chosen: Choices,
): (list: ForceList) => Refusal | null {
  const { 'turn-limit': _, ...flags } = options;
  const open = {
    ...withForces(battle, options, { points: chosen.points }),
    forces: {},
    hunted: {},
    cargo: {},
  };
  const terms = termsFor(readSetup({ battle: open, options: flags }), side);
  return ({ force }) => {
    const [problem] = checkForce(force, terms);
    if (problem) return { rule: problem.rule, why: problem.why };
    if (force.support.length > 0)
      return { rule: 'E1-SUPP-19', why: 'Its support counters are secret: buy it at the table.' };
    const over = overspent(force, terms.budget, terms.budget.points);
    if (over > 0)
      return {
        rule: 'E1-OTT-02',
        why: `It is ${over} points over: buy it at the table, where the die for that is rolled.`,
      };
    return null;
  };
}
