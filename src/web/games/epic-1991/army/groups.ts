/** A list as its panel shows it: cards in groups, each group with its places. */
import { type Bought, buy } from '../../../../games/epic-1991/army/buy.ts';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { CLAN_NAMES, type Clan } from '../../../../games/epic-1991/sheets/index.ts';
import { counted } from '../../../../kernel/words.ts';
import { clansOf } from './edits.ts';
import { forceOf } from './forces.ts';

/** A card of the list: `at` is its place there. */
export interface Line extends Bought {
  readonly at: number;
}

interface Places {
  readonly word: string;
  readonly taken: number;
  readonly open: number;
  readonly rule: string;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  /** Where cards dropped here belong. */
  readonly clan: Clan | null;
  readonly lines: readonly Line[];
  readonly places: readonly Places[];
  /** What the group is worth together, where its cards break together. */
  readonly note: string;
}

export function linesOf(army: Army): Line[] {
  return buy(army).bought.map((card, at) => ({ ...card, at }));
}

export function groupsOf(army: Army): Group[] {
  const lines = linesOf(army);
  return army.force === 'orks' ? byClan(army, lines) : byKind(army, lines);
}

const of = (lines: readonly Line[], kind: string) => lines.filter(({ card }) => card.kind === kind);

function byKind(army: Army, lines: readonly Line[]): Group[] {
  const companies = of(lines, 'company');
  const opening = companies.filter(({ card }) => card.deck !== 'titans').length;
  const group = (key: string, title: string, each: number, rule: string): Group => {
    const theirs = of(lines, key);
    const places = each > 0 ? [{ word: title, taken: theirs.length, open: opening * each, rule }] : [];
    return { key, title, clan: null, lines: theirs, places, note: '' };
  };
  const first: Group = {
    key: 'company',
    title: forceOf(army.force).company,
    clan: null,
    lines: companies,
    places: [],
    note: counted(companies.length, 'card'),
  };
  if (army.force === 'titans') return [first];
  return [first, group('support', 'Support', 5, 'E2-ARMY-06'), group('special', 'Special', 1, 'E2-ARMY-07')];
}

function byClan(army: Army, lines: readonly Line[]): Group[] {
  const clans = clansOf(army).map((clan): Group => {
    const theirs = lines.filter((line) => line.clan === clan);
    const adding = theirs.filter(({ card }) => card.clan !== null || card.adds);
    const breaks = adding.reduce(
      (sum, { card }) => sum + (typeof card.break === 'number' ? card.break : 0),
      0,
    );
    const vps = adding.reduce((sum, line) => sum + line.vps, 0);
    return {
      key: clan,
      title: CLAN_NAMES[clan],
      clan,
      lines: ['company', 'support', 'special'].flatMap((kind) => of(theirs, kind)),
      places: [
        { word: 'Support', taken: of(theirs, 'support').length, open: 5, rule: 'E2-ORK-02' },
        { word: 'Special', taken: of(theirs, 'special').length, open: 1, rule: 'E2-ORK-02' },
      ],
      note: `Clan and support together: break ${breaks}, VP ${vps}`,
    };
  });
  const rest = lines.filter((line) => line.clan === null || !clans.some(({ clan }) => clan === line.clan));
  if (clans.length > 0 && rest.length === 0) return clans;
  return [...clans, { key: 'none', title: 'Without a Clan', clan: null, lines: rest, places: [], note: '' }];
}
