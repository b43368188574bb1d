/** ARMY, ORK, CARD: a legal army as the cards, units and models that take the field, in id order (E2-GEN-05). */
import { Problem } from '../../../kernel/contract.ts';
import type { CardId, CardKind, CardRow, CardUnit, Deck, UnitKind } from '../cards/index.ts';
import { type Clan, type RowId, rowOf, type Trait } from '../sheets/index.ts';
import { type Bought, buy, isMad, type TitanArms } from './buy.ts';
import type { Army } from './list.ts';

export type Side = 'A' | 'B';

export interface MusteredModel {
  readonly row: RowId;
  /** E2-FORM-10: a transport listed with an infantry unit. */
  readonly transport: boolean;
  /** E2-IMPG-01: the Section HQ of its platoon. */
  readonly section: boolean;
  /** Of a Titan: what each mount carries. */
  readonly weapons: TitanArms | null;
}

export interface MusteredUnit {
  readonly name: string;
  /** Its card, by its place among the mustered cards. */
  readonly card: number;
  readonly kind: UnitKind;
  readonly deck: Deck;
  /** Whose instincts it has; null for all but Orks, and for the Mad Mob. */
  readonly clan: Clan | null;
  /** E2-CARD-05, E2-CARD-06: the score it needs; null where it never checks. */
  readonly morale: number | null;
  /** Traits its models have beyond their rows; its transports have none of them. */
  readonly grants: readonly Trait[];
  readonly models: readonly MusteredModel[];
}

/** Cards that break together: a card, a Clan with its support cards, all Mad Mobs, a company with its pods. */
export interface MusteredCard {
  readonly name: string;
  readonly kind: CardKind;
  readonly deck: Deck;
  readonly clan: Clan | null;
  /** The cards of the list it is made of, its own first. */
  readonly cards: readonly CardId[];
  readonly points: number;
  /** E2-CARD-04. Units of the kind 'pod' are never its casualties (E2-CARD-09). */
  readonly break: number | 'stand' | null;
  readonly morale: number | null;
  readonly vps: number;
}

export interface Muster {
  readonly side: Side;
  readonly name: string;
  readonly force: Deck;
  readonly cards: readonly MusteredCard[];
  readonly units: readonly MusteredUnit[];
}

type Making<T> = { -readonly [K in keyof T]: T[K] };
type UnitMaking = Making<MusteredUnit> & { models: MusteredModel[] };
type CardMaking = Making<MusteredCard> & { cards: CardId[]; units: UnitMaking[] };

/** Throws a Problem when the list leaves something open that `checkArmy` would have told. */
export function muster(army: Army, side: Side): Muster {
  const { bought, problems } = buy(army);
  if (problems.length > 0) throw new Problem(`${problems[0].path}: ${problems[0].why}`);
  const own = new Map<number, CardMaking>();
  bought.forEach((card, i) => {
    if (hostOf(bought, i) !== i) return;
    const host = cardOf(card);
    own.set(i, host);
    const podded = bought.some(({ company }) => company === i);
    host.units.push(...unitsOf(card, host, podded));
  });
  bought.forEach((card, i) => {
    if (own.has(i)) return;
    const host = own.get(hostOf(bought, i));
    if (host === undefined) throw new Problem(`${card.path}: ${card.name} has no card to join.`);
    join(host, card);
  });
  const cards = [...own.values()];
  return {
    side,
    name: army.name,
    force: army.force,
    cards: cards.map(({ units: _, ...card }) => card),
    units: cards.flatMap(({ units }, card) => units.map((unit) => ({ ...unit, card }))),
  };
}

/** The card that a card's losses and victory points count for. */
function hostOf(bought: readonly Bought[], i: number): number {
  const { card, clan, company } = bought[i];
  if (company !== null) return company; // E2-CARD-09
  if (card.adds) return bought.findIndex((other) => other.card.clan !== null && other.clan === clan); // E2-BREAK-04
  if (isMad(card)) return bought.findIndex((other) => isMad(other.card)); // E2-MAD-14
  return i; // E2-BREAK-05
}

function cardOf({ id, card, name, points, vps, clan }: Bought): CardMaking {
  const { kind, deck, morale } = card;
  const theirs = isMad(card) ? null : clan;
  return { name, kind, deck, clan: theirs, cards: [id], points, break: card.break, morale, vps, units: [] };
}

function join(host: CardMaking, bought: Bought): void {
  const { id, card, points, vps } = bought;
  host.cards.push(id);
  host.points += points;
  host.vps += vps;
  if (typeof host.break === 'number' && typeof card.break === 'number') host.break += card.break;
  for (const unit of unitsOf(bought, host, false)) {
    // E2-ORK-15, E2-MAD-14, E2-ORK-03 to E2-ORK-05: models of a type the card has already join that unit.
    const same = host.units.find(({ models }) => models[0].row === unit.models[0].row);
    if (same) same.models.push(...unit.models);
    else host.units.push(unit);
  }
}

function unitsOf(bought: Bought, host: CardMaking, podded: boolean): UnitMaking[] {
  const chosen = [...bought.chosen];
  return bought.card.units.flatMap((unit) =>
    Array.from({ length: unit.times }, (_, n) => {
      const choice = unit.choice.length > 0 ? chosen.shift() : undefined;
      return unitOf(bought, host, unit, n, (row) => {
        if (row === 'clan-boyz') return `${bought.clan as Clan}-boyz`;
        if (row === 'choice') return choice as RowId;
        return podded && row === 'rhino' ? 'assault-pod' : row; // E2-CARD-09
      });
    }),
  );
}

function unitOf(
  bought: Bought,
  host: CardMaking,
  unit: CardUnit,
  number: number,
  rowFor: (row: CardRow) => RowId,
): UnitMaking {
  const { card, arms } = bought;
  const rows = Object.entries(unit.models).flatMap(([row, count]) =>
    Array.from({ length: count }, () => rowFor(row as CardRow)),
  );
  const onFoot = rows.some((row) => rowOf(row).size === 'INF');
  return {
    name: nameOf(bought, host, unit, number),
    card: 0,
    kind: unit.kind,
    deck: card.deck,
    clan: host.clan,
    morale: unit.kind === 'command' || card.morale === null ? null : host.morale,
    grants: unit.grants,
    models: rows.map((row, i) => ({
      row,
      transport: onFoot && rowOf(row).carries > 0,
      section: unit.section && i === 0,
      weapons: unit.kind === 'titan' ? arms : null,
    })),
  };
}

function nameOf({ card, name }: Bought, host: CardMaking, unit: CardUnit, number: number): string {
  const own = unit.times > 1 ? `${unit.name} ${number + 1}` : unit.name;
  if (host.clan !== null && card.adds) return `${host.name}, ${card.name}`;
  return own === '' ? name : `${host.name}, ${own}`;
}
