/** ARMY: everything that is wrong with an army, and its bill. For the command line and the browser alike. */
import { counted } from '../../../kernel/words.ts';
import { isImperial } from '../cards/index.ts';
import { CLAN_NAMES, CLANS } from '../sheets/index.ts';
import { type ArmyProblem, type Bought, buy, PODS } from './buy.ts';
import type { Army } from './list.ts';

export interface ArmyOptions {
  /** E2-ARMY-16: Imperial Guard and Squats may be used. */
  readonly otherDecks?: boolean;
}

export interface BillLine {
  readonly card: string;
  readonly kind: Bought['card']['kind'];
  readonly points: number;
}

const SUPPORT_PER_COMPANY = 5; // E2-ARMY-06
const SPECIAL_PER_COMPANY = 1; // E2-ARMY-07

/** What an army costs, card by card. */
export function billOf(army: Army): { readonly lines: readonly BillLine[]; readonly points: number } {
  const lines = buy(army).bought.map(({ name, card, points }) => ({ card: name, kind: card.kind, points }));
  return { lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** Holds an army against a points limit. Never throws; empty when the army is legal. */
export function checkArmy(army: Army, limit: number, options: ArmyOptions = {}): ArmyProblem[] {
  const { bought, problems } = buy(army);
  return [
    ...problems,
    ...checkPoints(bought, limit),
    ...checkDecks(army, bought, options),
    ...checkCompanies(army, bought),
    ...(army.force === 'orks' ? checkClans(bought) : checkAllowances(bought)),
    ...checkSingles(bought),
  ];
}

function problem(rule: string, path: string, why: string): ArmyProblem {
  return { rule, path, why };
}

function checkPoints(bought: readonly Bought[], limit: number): ArmyProblem[] {
  const points = bought.reduce((sum, card) => sum + card.points, 0);
  if (points <= limit) return [];
  return [problem('E2-ARMY-02', 'cards', `The cards come to ${points} points; the limit is ${limit}.`)];
}

function checkDecks(army: Army, bought: readonly Bought[], options: ArmyOptions): ArmyProblem[] {
  const found: ArmyProblem[] = [];
  if (!options.otherDecks && (army.force === 'guard' || army.force === 'squats'))
    found.push(problem('E2-ARMY-16', 'force', 'Imperial Guard and Squats need the option for other decks.'));
  for (const { card, path } of bought) {
    if (card.deck === army.force) continue;
    if (card.deck !== 'titans')
      found.push(
        problem(
          'E2-ARMY-03',
          `${path}.card`,
          `${card.name}: a card of the ${card.deck}, not the ${army.force}.`,
        ),
      );
    else if (!isImperial(army.force))
      found.push(problem('E2-ARMY-11', `${path}.card`, `${card.name}: Titans join Imperial forces only.`));
  }
  return found;
}

function checkCompanies(army: Army, bought: readonly Bought[]): ArmyProblem[] {
  if (bought.some(({ card }) => card.kind === 'company')) return [];
  const what = army.force === 'orks' ? 'Clan' : army.force === 'eldar' ? 'Host' : 'company';
  return [problem('E2-ARMY-05', 'cards', `An army needs at least one ${what} card.`)];
}

/** E2-ARMY-06 to E2-ARMY-08, E2-ARMY-15, E2-ARMY-17: totals over the army. A Titan adds nothing to them (E2-ARMY-12). */
function checkAllowances(bought: readonly Bought[]): ArmyProblem[] {
  const companies = bought.filter(({ card }) => card.kind === 'company');
  const entitling = companies.filter(({ card }) => card.deck !== 'titans').length;
  const only = companies.length > 0 && entitling === 0;
  return (['support', 'special'] as const).flatMap((kind) => {
    const each = kind === 'support' ? SUPPORT_PER_COMPANY : SPECIAL_PER_COMPANY;
    const over = bought.filter(({ card }) => card.kind === kind)[entitling * each];
    if (!over) return [];
    if (only) return [problem('E2-ARMY-12', over.path, `${over.name}: a Titan entitles to no ${kind} card.`)];
    const rule = kind === 'support' ? 'E2-ARMY-06' : 'E2-ARMY-07';
    const why = `${over.name}: with ${counted(entitling, 'company card')} at most ${counted(entitling * each, `${kind} card`)}.`;
    return [problem(rule, over.path, why)];
  });
}

/** E2-ORK-01, E2-ORK-02, E2-ARMY-09. */
function checkClans(bought: readonly Bought[]): ArmyProblem[] {
  return CLANS.flatMap((clan) => {
    const theirs = bought.filter((card) => card.clan === clan);
    const of = (kind: string): Bought[] => theirs.filter(({ card }) => card.kind === kind);
    const name = CLAN_NAMES[clan];
    const found: ArmyProblem[] = [];
    const [, second] = of('company');
    if (second) found.push(problem('E2-ORK-01', second.path, `${name}: one Clan card of each Clan.`));
    for (const [kind, most] of [
      ['support', SUPPORT_PER_COMPANY],
      ['special', SPECIAL_PER_COMPANY],
    ] as const) {
      const over = of(kind)[most];
      if (over)
        found.push(
          problem(
            'E2-ORK-02',
            over.path,
            `${over.name}: ${name} have at most ${counted(most, `${kind} card`)}.`,
          ),
        );
    }
    return found;
  });
}

/** Cards that may be taken once: in an army, or for a company (E2-CARD-09). */
function checkSingles(bought: readonly Bought[]): ArmyProblem[] {
  return bought.flatMap((card, i) => {
    const before = bought.slice(0, i).filter(({ id }) => id === card.id);
    if (card.card.single && before.length > 0)
      return [problem(card.card.rule, card.path, `${card.card.name}: one in an army.`)];
    if (card.id === PODS && card.company !== null && before.some(({ company }) => company === card.company))
      return [problem('E2-CARD-09', card.path, 'Landing Pods: one card for a company.')];
    return [];
  });
}
