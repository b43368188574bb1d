/** CARD: an army card: what it holds, what it costs, when it breaks. */
import type { Clan, RowId, Trait } from '../sheets/index.ts';

export const DECKS = ['marines', 'orks', 'eldar', 'titans', 'guard', 'squats'] as const;
export type Deck = (typeof DECKS)[number];

/** E2-MARIN-15: Squats are allies, not Imperial. */
export function isImperial(deck: Deck): boolean {
  return deck === 'marines' || deck === 'guard' || deck === 'titans';
}

/** E2-ARMY-04. */
export type CardKind = 'company' | 'support' | 'special';
export type UnitKind = 'ordinary' | 'command' | 'mad' | 'gretchin' | 'titan' | 'pod';

/** 'clan-boyz': the Boyz of whatever Clan the card joins; 'choice': the row the army list chose (E2-ARMY-18). */
export type CardRow = RowId | 'clan-boyz' | 'choice';

/** How many models of which row, in their order. */
type Models = Readonly<Partial<Record<CardRow, number>>>;

/** E2-ARMY-10: a fixed number of models, its transports among them. */
export interface CardUnit {
  /** Tells the units of a card apart. Empty where the card has one unit: it has the name of the card. */
  readonly name: string;
  /** How many such units the card has. */
  readonly times: number;
  readonly kind: UnitKind;
  readonly models: Models;
  /** What may be chosen; empty without a choice. */
  readonly choice: readonly RowId[];
  /** What its models can do beyond their row; its transports have none of it (E2-SPEC-13, E2-STORM-01). */
  readonly grants: readonly Trait[];
  /** E2-IMPG-01: one of its stands is the Section HQ. */
  readonly section: boolean;
}

export interface Card {
  readonly id: string;
  /** The row of the inventory. */
  readonly rule: string;
  readonly deck: Deck;
  readonly kind: CardKind;
  readonly name: string;
  readonly units: readonly CardUnit[];
  /** Of a Titan: the hull alone; its weapons come on top (E2-TCARD-10). */
  readonly points: number;
  /** E2-CARD-04: casualties that break it; 'stand': the loss of its command stand; null: the loss of all. */
  readonly break: number | 'stand' | null;
  /** Null: its units never check. */
  readonly morale: number | null;
  readonly vps: number;
  /** E2-CARD-05, E2-CARD-09: break point and VPs are added to those of the card it is bought for. */
  readonly adds: boolean;
  /** The Clan of a Clan card. */
  readonly clan: Clan | null;
  /** At most one in an army. */
  readonly single: boolean;
}

type UnitExtras = Partial<Omit<CardUnit, 'name' | 'models'>>;

export function unit(name: string, models: Models, extras: UnitExtras = {}): CardUnit {
  return { name, models, times: 1, kind: 'ordinary', choice: [], grants: [], section: false, ...extras };
}

export function units(times: number, name: string, models: Models, extras: UnitExtras = {}): CardUnit {
  return unit(name, models, { times, ...extras });
}

/** E2-CMDU-01: with its transports. */
export function command(name: string, models: Models, ...grants: Trait[]): CardUnit {
  return unit(name, models, { kind: 'command', grants });
}

/** Points, break point, morale value and VPs, in the order of the inventory's columns: found or made by E2-CARD-01 to E2-CARD-03, E2-CARD-08. */
type Values = readonly [number, Card['break'], number | null, number];
type CardExtras = Partial<Pick<Card, 'adds' | 'clan' | 'single'>>;

/** Units, or the models of the one unit the card has. */
type Contents = readonly CardUnit[] | Models;

type Maker = <const Id extends string>(
  rule: string,
  id: Id,
  name: string,
  values: Values,
  contents: Contents,
  extras?: CardExtras,
) => Card & { readonly id: Id };

/** What makes the cards of a deck. */
export function makers(deck: Deck, extrasOf: Partial<Record<CardKind, CardExtras>> = {}) {
  const maker =
    (kind: CardKind): Maker =>
    (rule, id, name, [points, brk, morale, vps], contents, extras = {}) => ({
      id,
      rule,
      deck,
      kind,
      name,
      units: isUnits(contents) ? contents : [unit('', contents)],
      points,
      break: brk,
      morale,
      vps,
      adds: false,
      clan: null,
      single: false,
      ...extrasOf[kind],
      ...extras,
    });
  return { company: maker('company'), support: maker('support'), special: maker('special') };
}

function isUnits(contents: Contents): contents is readonly CardUnit[] {
  return Array.isArray(contents);
}
