/** What is done to a list while it is written. Every card stands for itself; equal ones are counted when the list is given away. */
import { buy } from '../../../../games/epic-1991/army/buy.ts';
import type { ArmyProblem } from '../../../../games/epic-1991/army/index.ts';
import type { Army, Entry } from '../../../../games/epic-1991/army/list.ts';
import { CARDS, type CardId } from '../../../../games/epic-1991/cards/index.ts';
import {
  CLANS,
  type Clan,
  type Mount,
  type TitanWeaponId,
} from '../../../../games/epic-1991/sheets/index.ts';
import { problemsOf } from './standing.ts';

/** Every card as an entry of its own. */
export function loose(army: Army): Army {
  return {
    ...army,
    cards: army.cards.flatMap((entry) => Array.from({ length: entry.count }, () => ({ ...entry, count: 1 }))),
  };
}

/** Equal cards that follow each other as one entry. */
export function tight(army: Army): Army {
  const cards: Entry[] = [];
  for (const entry of army.cards) {
    const last = cards.at(-1);
    if (last && JSON.stringify({ ...last, count: 1 }) === JSON.stringify({ ...entry, count: 1 }))
      cards[cards.length - 1] = { ...last, count: last.count + entry.count };
    else cards.push(entry);
  }
  return { ...army, cards };
}

export function withCard(army: Army, entry: Entry): Army {
  return { ...army, cards: [...army.cards, entry] };
}

export function without(army: Army, at: number): Army {
  return { ...army, cards: army.cards.filter((_, i) => i !== at) };
}

export function changed(army: Army, at: number, part: Partial<Entry>): Army {
  return { ...army, cards: army.cards.map((entry, i) => (i === at ? { ...entry, ...part } : entry)) };
}

export function clansOf(army: Army): Clan[] {
  return CLANS.filter((clan) => army.cards.some(({ card }) => CARDS[card].clan === clan));
}

/** The names by which Landing Pods can be given to a company. */
export function companiesOf(army: Army): string[] {
  return buy(army)
    .bought.filter(({ card }) => card.kind === 'company' && card.deck === 'marines')
    .map(({ name }) => name);
}

/** What taking a card would do wrong that is not wrong already. */
export function objections(army: Army, entry: Entry): ArmyProblem[] {
  const before = new Set(problemsOf(army).map(({ rule, why }) => `${rule} ${why}`));
  return problemsOf(withCard(army, entry)).filter(({ rule, why }) => !before.has(`${rule} ${why}`));
}

const FIRST_ARMS: Readonly<Record<Mount, TitanWeaponId>> = {
  'left-arm': 'chain-fist',
  'right-arm': 'gatling-blaster',
  'left-carapace': 'rocket-launcher',
  'right-carapace': 'laser-blaster',
};

/** A card with all that it leaves open settled: for the first Clan or company that can have it. */
export function freshEntry(army: Army, id: CardId, clan?: Clan): Entry {
  const { units, deck, clan: own } = CARDS[id];
  const [first] = units.flatMap(({ choice }) => choice);
  const plain: Entry = {
    card: id,
    count: 1,
    ...(first && { choose: [first] }),
    ...(deck === 'titans' && { weapons: FIRST_ARMS }),
  };
  const clans = clan ? [clan] : clansOf(army);
  const ways: Entry[] =
    deck === 'orks' && own === null
      ? clans.map((theirs) => ({ ...plain, clan: theirs }))
      : id === 'landing-pods'
        ? [plain, ...companiesOf(army).map((company) => ({ ...plain, company }))]
        : [];
  const judged = ways.map((entry) => ({ entry, wrong: objections(army, entry).length }));
  return judged.sort((a, b) => a.wrong - b.wrong)[0]?.entry ?? plain;
}
