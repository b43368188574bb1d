/** The army cards: every card by its id. */
import type { Card } from './card.ts';
import { ELDAR_CARDS } from './eldar.ts';
import { GUARD_AND_SQUAT_CARDS } from './guard-and-squats.ts';
import { MARINE_CARDS } from './marines.ts';
import { ORK_CARDS } from './orks.ts';
import { TITAN_CARDS } from './titans.ts';

export {
  type Card,
  type CardKind,
  type CardRow,
  type CardUnit,
  DECKS,
  type Deck,
  isImperial,
  type UnitKind,
} from './card.ts';

const ALL = [...MARINE_CARDS, ...ORK_CARDS, ...ELDAR_CARDS, ...TITAN_CARDS, ...GUARD_AND_SQUAT_CARDS];

export type CardId = (typeof ALL)[number]['id'];

/** In the order of the inventory. */
export const ALL_CARDS: readonly (Card & { readonly id: CardId })[] = ALL;

export const CARDS = Object.fromEntries(ALL.map((card) => [card.id, card])) as Readonly<Record<CardId, Card>>;
