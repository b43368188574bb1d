/** What may be bought: E1-FORCE-02 to E1-FORCE-09, E1-OTT-01, E1-SUPP-02, E1-SUPP-03. */
import type { Options } from '../battle.ts';
import { cardNamed } from '../cards/cards.ts';
import { armsProblem, titanNamed } from '../cards/titans.ts';
import type { ScenarioId } from '../scenarios/scenarios.ts';
import type { Side } from '../state.ts';
import { LOADS } from '../support/counters.ts';
import { type Bought, type Force, isTitan, priceOf, supportPrice } from './force.ts';

/** Points for a force, and for its reinforcements where these are paid for apart. */
export interface Budget {
  readonly points: number;
  readonly later: number | null;
  readonly support: number;
}

const plain = (points: number, support: number): Budget => ({ points, later: null, support });
const both = (points: number, support: number) => ({
  imperial: plain(points, support),
  rebel: plain(points, support),
});

/** E1-FORCE-02, E1-SUPP-03. */
export const BUDGETS: Readonly<Partial<Record<ScenarioId, Readonly<Record<Side, Budget>>>>> = {
  'engage-and-destroy': both(1850, 500),
  convoy: { imperial: plain(1460, 400), rebel: plain(1700, 500) },
  'spoiling-attack': { imperial: plain(1940, 450), rebel: { points: 1300, later: 1100, support: 500 } },
  'the-trap': { imperial: plain(2680, 700), rebel: plain(2100, 600) },
  'all-out-war': both(6040, 1300),
  cityfight: both(1200, 300),
};

/** E1-SUPP-03: in other games a quarter of the points. */
export function budgetFor(scenario: ScenarioId | null, side: Side, points: number): Budget {
  return (scenario && BUDGETS[scenario]?.[side]) ?? plain(points, Math.floor(points / 4));
}

export interface Terms {
  readonly scenario: ScenarioId | null;
  readonly side: Side;
  readonly budget: Budget;
  readonly options: Options;
}

export interface ForceProblem {
  readonly rule: string;
  readonly why: string;
  /** Where in the force. */
  readonly path: readonly (string | number)[];
}

/** E1-OTT-01. */
const MOST_OVER = 70;

/** How much more was spent than there is; of two budgets both are added (E1-OTT-04). Support of reinforcements is paid with them (E1-SUPP-04). */
export function overspent(force: Force, { later }: Budget, points: number): number {
  const price = (late: boolean) =>
    force.detachments
      .filter((one) => later === null || one.later === late)
      .reduce((sum, one) => sum + priceOf(one), 0);
  if (later === null) return Math.max(0, price(false) + supportPrice(force) - points);
  return Math.max(0, price(false) - points) + Math.max(0, price(true) + supportPrice(force) - later);
}

export function checkForce(force: Force, terms: Terms): ForceProblem[] {
  const { scenario, side, budget, options } = terms;
  const problems: ForceProblem[] = [];
  const add = (rule: string, why: string, ...path: (string | number)[]) => problems.push({ rule, why, path });
  if (force.detachments.length === 0) add('E1-FORCE-01', 'A force has at least one detachment.');
  force.detachments.forEach((one, i) => {
    for (const { rule, why } of detachmentProblems(one, options)) add(rule, why, 'detachments', i);
    if (one.later && budget.later === null)
      add('E1-FORCE-02', 'This force has no reinforcements.', 'detachments', i);
  });
  if (scenario === 'convoy' && side === 'imperial' && !force.detachments.some(isConvoy))
    add('E1-FORCE-02', 'The Imperial side of a Convoy buys one standard Rhino Detachment.');
  if (force.support.length > 0 && !options.support)
    add('E1-SUPP-02', 'This battle has no off-table support.', 'support');
  if (force.support.some((id) => (LOADS as readonly string[]).includes(id)) && !options.mineLoad)
    add('E1-MISL-14', 'Other loads of mines are not agreed on.', 'support');
  if (supportPrice(force) > budget.support)
    add('E1-SUPP-03', `At most ${budget.support} points may go into support.`, 'support');
  const over = overspent(force, budget, budget.points);
  if (over > MOST_OVER) add('E1-OTT-01', `It is ${over} points over; at most ${MOST_OVER} are allowed.`);
  if (over > 0 && spare(force, scenario, side).length === 0)
    add('E1-OTT-03', 'It has no detachment that could be lost for spending too much.');
  return problems;
}

function isConvoy({ detachment, elite }: Bought): boolean {
  return detachment === 'rhinos' && !elite;
}

/** E1-OTT-03: which may be the one lost, by place in the list; in Convoy not the Rhinos. Nobody loses his last. */
export function spare({ detachments }: Force, scenario: ScenarioId | null, side: Side): number[] {
  if (detachments.length < 2) return [];
  const convoy = scenario === 'convoy' && side === 'imperial' ? detachments.findIndex(isConvoy) : -1;
  return detachments.map((_, i) => i).filter((i) => i !== convoy);
}

function detachmentProblems(
  { detachment, elite }: Bought,
  options: Options,
): { rule: string; why: string }[] {
  const found: { rule: string; why: string }[] = [];
  const add = (rule: string, why: string) => found.push({ rule, why });
  if (isTitan(detachment)) {
    if (!options.titans) add('E1-TITAN-41', 'This battle is fought without Titans.');
    if (elite) add('E1-ELITE-01', 'Only infantry is elite.');
    const why = armsProblem(titanNamed(detachment.titan)!, detachment.weapons);
    if (why) add('E1-TMOD-05', why);
    return found;
  }
  const isStands = (id: string) => cardNamed(id)!.is === 'stand';
  const infantry =
    typeof detachment === 'string'
      ? ['tactical', 'assault', 'devastator'].includes(detachment)
      : detachment.units.some(isStands);
  if (infantry && !options.infantry) add('E1-SCEN-01', 'This battle is fought without infantry.');
  if (elite && !options.elite) add('E1-ELITE-01', 'Elite detachments are not agreed on.');
  if (elite && !infantry) add('E1-ELITE-01', 'Only infantry is elite.');
  if (typeof detachment === 'string') return found;
  const { units, commanders } = detachment;
  if (!options.nonStandard) add('E1-FORCE-05', 'Detachments of own design need the consent of both.');
  if (units.length < 2) add('E1-FORCE-06', 'A detachment has at least two units.');
  if (infantry && !units.every(isStands)) add('E1-FORCE-06', 'A detachment is all vehicles or all infantry.');
  const kinds = new Set(units.map((id) => (id === 'support' ? 'tactical' : id)));
  if (infantry && kinds.size > 1)
    add('E1-FORCE-06', 'Its stands are of one kind; Tactical and Support count as one.');
  if (!infantry && commanders > 0) add('E1-FORCE-07', 'Vehicles have no commanders.');
  if (infantry && (commanders < 1 || commanders > Math.floor(units.length / 2)))
    add('E1-FORCE-07', 'It has at least one commander, and at most one for every two stands.');
  return found;
}
