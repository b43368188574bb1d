/** ARMY: the cards of a list one by one, each with its Clan, company, choices and weapons settled. */
import { CARDS, type Card, type CardId } from '../cards/index.ts';
import {
  CLAN_NAMES,
  type Clan,
  MOUNTS,
  type Mount,
  type RowId,
  rowOf,
  type TitanWeaponId,
  titanPoints,
  titanVps,
  titanWeapon,
} from '../sheets/index.ts';
import type { Army, Entry } from './list.ts';

/** What is wrong with an army: the rule, the place in the list ('cards.2.clan'), a sentence. */
export interface ArmyProblem {
  readonly rule: string;
  readonly path: string;
  readonly why: string;
}

export type TitanArms = Readonly<Record<Mount, TitanWeaponId>>;

/** One card bought. */
export interface Bought {
  readonly id: CardId;
  readonly card: Card;
  /** Where the list says so: 'cards.2'. */
  readonly path: string;
  readonly name: string;
  readonly points: number;
  readonly vps: number;
  /** Of an Ork card; null for others and where the list leaves it open. */
  readonly clan: Clan | null;
  /** Landing Pods: the company they are for, by its place among the cards bought. */
  readonly company: number | null;
  /** One row for each unit that leaves a choice, in their order. */
  readonly chosen: readonly RowId[];
  /** Of a Titan. */
  readonly arms: TitanArms | null;
}

interface Purchase {
  readonly bought: readonly Bought[];
  readonly problems: readonly ArmyProblem[];
}

export const PODS: CardId = 'landing-pods';
/** E2-CSM-30: the Rhinos that ten Assault Pods stand in for. */
const PODDED = 10;

type Refuse = (rule: string, path: string, why: string) => void;

/** Never throws: whatever cannot be settled is among the problems. */
export function buy(army: Army): Purchase {
  const problems: ArmyProblem[] = [];
  const refuse: Refuse = (rule, path, why) => problems.push({ rule, path, why });
  const clans = army.cards.flatMap(({ card }) => CARDS[card].clan ?? []);
  const asked = army.cards.flatMap((entry, i) => {
    const card = settle(entry, `cards.${i}`, clans, refuse);
    return Array.from({ length: entry.count }, () => ({ card, company: entry.company }));
  });
  const cards = withNumbers(asked.map(({ card }) => card));
  const bought = cards.map((card, i) =>
    card.id === PODS ? { ...card, company: companyFor(asked[i].company, card.path, cards, refuse) } : card,
  );
  return { bought, problems };
}

function settle(entry: Entry, path: string, clans: readonly Clan[], refuse: Refuse): Bought {
  const card = CARDS[entry.card];
  if (entry.company !== undefined && entry.card !== PODS)
    refuse('E2-CARD-09', `${path}.company`, `${card.name}: only Landing Pods are bought for a company.`);
  const arms = armsOf(entry, card, path, refuse);
  const points = arms ? titanPoints(Object.values(arms)) : card.points;
  return {
    id: entry.card,
    card,
    path,
    name: entry.name ?? card.name,
    points,
    vps: arms ? titanVps(points) : card.vps,
    clan: clanOf(entry, card, path, clans, refuse),
    company: null,
    chosen: chosenOf(entry, card, path, refuse),
    arms,
  };
}

/** E2-ORK-02: every support and special card belongs to one Clan of the army. With one Clan it need not be said. */
function clanOf(entry: Entry, card: Card, path: string, clans: readonly Clan[], refuse: Refuse): Clan | null {
  const at = `${path}.clan`;
  if (card.deck !== 'orks' || card.clan !== null) {
    if (entry.clan !== undefined && entry.clan !== card.clan)
      refuse('E2-ORK-02', at, `${card.name}: only Ork support and special cards are given a Clan.`);
    return card.clan;
  }
  const only = new Set(clans).size === 1 ? clans[0] : undefined;
  const clan = entry.clan ?? only;
  if (clan === undefined) {
    refuse('E2-ORK-02', at, `${card.name}: say which Clan it belongs to.`);
    return null;
  }
  if (!clans.includes(clan))
    refuse('E2-ORK-02', at, `${card.name}: there are no ${CLAN_NAMES[clan]} in this army.`);
  const other = card.units
    .flatMap(({ models }) => Object.keys(models))
    .map((row) => (row === 'clan-boyz' ? null : rowOf(row as RowId).clan))
    .find((theirs) => theirs !== null && theirs !== clan);
  if (other)
    refuse('E2-ORK-13', at, `${card.name}: for ${CLAN_NAMES[other]} only, not for ${CLAN_NAMES[clan]}.`);
  return clan;
}

/** E2-ARMY-18. One choice stands for all units of the card. */
function chosenOf(entry: Entry, card: Card, path: string, refuse: Refuse): RowId[] {
  const at = `${path}.choose`;
  const asked = card.units.flatMap(({ choice, times }) =>
    choice.length > 0 ? Array<readonly RowId[]>(times).fill(choice) : [],
  );
  const { choose = [] } = entry;
  if (asked.length === 0) {
    if (choose.length > 0) refuse('E2-ARMY-18', at, `${card.name}: this card leaves no choice.`);
    return [];
  }
  const offer = asked[0].map((row) => rowOf(row).name).join(' or ');
  if (choose.length !== 1 && choose.length !== asked.length) {
    const times = asked.length > 1 ? `, one for all or ${asked.length} of them` : '';
    refuse('E2-ARMY-18', at, `${card.name}: choose ${offer}${times}.`);
    return [];
  }
  const chosen = asked.map((_, i) => (choose.length === 1 ? choose[0] : choose[i]));
  const wrong = chosen.find((row, i) => !asked[i].includes(row));
  if (wrong) refuse('E2-ARMY-18', at, `${card.name}: choose ${offer}, not ${rowOf(wrong).name}.`);
  return chosen;
}

/** E2-ARMY-13: four weapons, one a mount; the Power Fist on the left arm. */
function armsOf(entry: Entry, card: Card, path: string, refuse: Refuse): TitanArms | null {
  const at = `${path}.weapons`;
  if (card.deck !== 'titans') {
    if (entry.weapons) refuse('E2-ARMY-13', at, `${card.name}: only a Titan chooses its weapons.`);
    return null;
  }
  const written = entry.weapons ?? {};
  const free = MOUNTS.filter((mount) => written[mount] === undefined);
  if (free.length > 0) {
    refuse(
      'E2-ARMY-13',
      at,
      `${card.name}: a Titan carries four weapons; nothing on ${free.map(spoken).join(', ')}.`,
    );
    return null;
  }
  const arms = written as TitanArms;
  for (const mount of MOUNTS) {
    const weapon = titanWeapon(arms[mount]);
    if (weapon.mount !== null && weapon.mount !== mount)
      refuse(
        'E2-ARMY-13',
        `${at}.${mount}`,
        `${card.name}: a ${weapon.name} fits only the ${spoken(weapon.mount)}.`,
      );
  }
  return arms;
}

function spoken(mount: Mount): string {
  return mount.replace('-', ' ');
}

/** E2-CARD-09: the company with Rhinos that Landing Pods are for. With one such company it need not be said. */
function companyFor(
  name: string | undefined,
  path: string,
  cards: readonly Bought[],
  refuse: Refuse,
): number | null {
  const at = `${path}.company`;
  const able = cards.flatMap((card, i) => (takesPods(card.card) ? [i] : []));
  const found = name === undefined ? able : able.filter((i) => cards[i].name === name);
  if (found.length === 1) return found[0];
  const why =
    able.length === 0
      ? 'no company here has ten Rhinos to leave behind'
      : name === undefined
        ? 'say which company they are for'
        : `no company with ten Rhinos is called '${name}'`;
  refuse('E2-CARD-09', at, `Landing Pods: ${why}.`);
  return null;
}

function takesPods(card: Card): boolean {
  const rhinos = card.units.reduce((sum, { models, times }) => sum + (models.rhino ?? 0) * times, 0);
  return card.kind === 'company' && card.deck === 'marines' && rhinos === PODDED;
}

/** Cards of the same name are numbered, unless they become part of another. */
function withNumbers(cards: readonly Bought[]): Bought[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    if (card.card.adds || isMad(card.card)) return card;
    if (cards.filter(({ name }) => name === card.name).length === 1) return card;
    const number = (seen.get(card.name) ?? 0) + 1;
    seen.set(card.name, number);
    return { ...card, name: `${card.name} ${number}` };
  });
}

export function isMad(card: Card): boolean {
  return card.units[0].kind === 'mad';
}
