/** What the player has picked at a table, and what follows from that and one look at the match. */
import type { Facing } from '../../grid/index.ts';
import type { Odds, Refusal } from '../../kernel/contract.ts';
import type { Ask, BarButton, Hand, Offer, Table, Wanted } from '../games/adapter.ts';
import type { Look } from '../match/sitting.ts';

export interface Toast extends Refusal {
  /** Where it is said, -1 for nowhere. */
  readonly place: number;
  /** The nearest thing that can be done instead. */
  readonly instead: Offer | null;
  readonly id: number;
}

/** Something on the stage that can mean one thing, or several to choose from. */
export interface Opened {
  readonly key: string;
  readonly label: string;
  readonly look: Offer['look'] | 'select' | 'plain';
  readonly offers: readonly Offer[];
  /** What is sure to come of the first of them. */
  readonly stakes?: string | null;
  /** It is a plan that can be changed before it is carried out. */
  readonly edits?: readonly Edit[];
}

/** A button and a key that change what a card shows. */
export interface Edit {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly held?: boolean;
  run(): void;
}

export interface Picks<Spot extends Opened = Opened> {
  /** The piece selected by hand, or 0. */
  readonly unit: number;
  /** The name of what the last press has shown: pressed again, it is done. */
  readonly shown: string | null;
  /** The spot at whose route's end the ghost has been turned, and which way it looks. */
  readonly ghost: { readonly spot: string; readonly facing: Facing } | null;
  /** The button whose targets are on the board. */
  readonly mode: string | null;
  /** The button whose menu is open. */
  readonly menu: string | null;
  /** The spot whose odds are shown, or whose meaning is being chosen. */
  readonly open: Spot | null;
  readonly toast: Toast | null;
  /** An answer that is only thought of: a list has it under the hand, and the stage draws it. */
  readonly pointed: unknown | null;
}

/** Nothing is being picked; who is selected stays. */
export const NOTHING_OPEN = {
  shown: null,
  ghost: null,
  mode: null,
  menu: null,
  open: null,
  toast: null,
  pointed: null,
};
export const NO_PICKS: Picks<never> = { unit: 0, ...NOTHING_OPEN };

/** What the player could do with a piece selected; null while it is not the viewer's to decide. */
export function askFor({ mine, decision, view, actions, toggles }: Look, selected: number): Ask | null {
  return mine && decision ? { view, decision, actions, selected, toggles } : null;
}

/** Somebody is always selected while there is something to do: one click less for every turn. */
export function handFor(table: Table, look: Look, unit: number): { hand: Hand | null; selected: number } {
  const handOf = (selected: number) => {
    const ask = askFor(look, selected);
    return ask && table.hand(ask);
  };
  const hand = handOf(unit);
  if (!hand || hand.prompt || unit !== 0 || hand.first === 0) return { hand, selected: unit };
  return { hand: handOf(hand.first), selected: hand.first };
}

let toasts = 0;

/** Why not, and what could be done instead. */
export function toastFor(
  table: Table,
  look: Look,
  selected: number,
  plain: Refusal | null,
  place: number,
  wanted?: Wanted,
): Toast | null {
  const tried = wanted?.action ?? null;
  const refusal = plain && tried !== null ? table.because(look.view, tried, plain) : plain;
  if (!refusal) return null;
  const ask = wanted ? askFor(look, selected) : null;
  const instead = ask && wanted ? table.instead(ask, wanted) : null;
  return { ...refusal, place, instead, id: ++toasts };
}

/** The same deed in several directions: chosen by an arrow on the board. */
export function areFacings(offers: readonly Offer[]): boolean {
  return offers.length > 1 && offers.every(({ facing }) => facing !== undefined);
}

/** The list that asks what a click means. Facings are arrows on the board instead. */
export function chooserOf<Spot extends Opened>({ open }: Picks<Spot>): Spot | null {
  return open && !areFacings(open.offers) ? open : null;
}

/** The open card says what would be done: pressed once more, it is. */
export function isShown({ open, shown }: Picks): boolean {
  return open !== null && (open.offers[0]?.text === shown || open.look === 'foe');
}

/** The odds of what an open card would do first. */
export function firstOdds(table: Table, look: Look, chooser: Opened | null): Odds | null {
  const [first] = chooser?.offers ?? [];
  if (!first) return null;
  return first.odds ?? (first.rest ? null : table.odds(look.view, first.action));
}

/** A button by its name, in the bar or in one of its menus. */
export function buttonOf(hand: Hand, id: string): BarButton | undefined {
  for (const button of hand.bar) {
    if (button.id === id) return button;
    const found = button.menu?.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
