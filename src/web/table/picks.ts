/** What the player has picked at the table, and what follows from that and one look at the match. */
import type { Facing } from '../../grid/index.ts';
import type { Odds, Refusal } from '../../kernel/contract.ts';
import type { Ask, BarButton, Hand, Offer, Table, Wanted } from '../games/adapter.ts';
import type { Look } from '../match/sitting.ts';
import { areFacings, type LiveSpot, spotsFor } from './spots-for.ts';

export interface Toast extends Refusal {
  readonly square: number;
  /** The nearest thing that can be done instead. */
  readonly instead: Offer | null;
  readonly id: number;
}

export interface Picks {
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
  readonly open: LiveSpot | null;
  readonly toast: Toast | null;
}

/** Nothing is being picked; who is selected stays. */
export const NOTHING_OPEN = { shown: null, ghost: null, mode: null, menu: null, open: null, toast: null };
export const NO_PICKS: Picks = { unit: 0, ...NOTHING_OPEN };

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

/** Offers of several steps. */
export function farFor(table: Table, look: Look, hand: Hand | null, selected: number): readonly Offer[] {
  const ask = hand && !hand.prompt && selected !== 0 ? askFor(look, selected) : null;
  return ask ? table.reach(ask) : [];
}

/** Where the player can click, and what each click means. */
export function spotsAt(
  { game }: Table,
  look: Look,
  hand: Hand | null,
  selected: number,
  far: readonly Offer[],
  { mode, open }: Pick<Picks, 'mode' | 'open'>,
): readonly LiveSpot[] {
  if (!hand || look.busy || look.curtain !== null) return [];
  const aimed = mode === null ? null : (buttonOf(hand, mode)?.offers ?? null);
  return spotsFor(game, look.view, look.scene, hand, { far, aimed, selected, open });
}

let toasts = 0;

/** Why not, and what could be done instead. */
export function toastFor(
  table: Table,
  look: Look,
  selected: number,
  plain: Refusal | null,
  square: number,
  wanted?: Wanted,
): Toast | null {
  const tried = wanted?.action ?? null;
  const refusal = plain && tried !== null ? table.because(look.view, tried, plain) : plain;
  if (!refusal) return null;
  const ask = wanted ? askFor(look, selected) : null;
  const instead = ask && wanted ? table.instead(ask, wanted) : null;
  return { ...refusal, square, instead, id: ++toasts };
}

export function squareOf({ scene }: Look, unit: number): number {
  return scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
}

/** The list that asks what a click means. Facings are arrows on the board instead. */
export function chooserOf({ open }: Picks): LiveSpot | null {
  return open && !areFacings(open.offers) ? open : null;
}

/** The open card says what would be done: pressed once more, it is. */
export function isShown({ open, shown }: Picks): boolean {
  return open !== null && (open.offers[0]?.text === shown || open.look === 'foe');
}

/** The odds of what an open card would do first. */
export function firstOdds(table: Table, look: Look, chooser: LiveSpot | null): Odds | null {
  const [first] = chooser?.offers ?? [];
  return first && !first.rest ? table.odds(look.view, first.action) : null;
}

/** The offer that turns the piece that way and does nothing else. */
export function turnTo(hand: Hand, facing: Facing): Offer | undefined {
  return hand.bar.flatMap(({ offers }) => offers).find(({ turnsTo }) => turnsTo === facing);
}

/** A button by its name, in the bar or in one of its menus. */
function buttonOf(hand: Hand, id: string): BarButton | undefined {
  for (const button of hand.bar) {
    if (button.id === id) return button;
    const found = button.menu?.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
