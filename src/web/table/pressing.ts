/** What presses mean at any table: plain functions over what is shown and what has been picked. */
import type { Refusal } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer, Wanted } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { type By, type Meaning, meaningOf, type Weight } from '../stage/grammar.ts';
import { askFor, NOTHING_OPEN, type Opened, type Picks, toastFor } from './picks.ts';

/** The table at one moment. */
export interface Moment<Spot extends Opened = Opened> {
  readonly sitting: Sitting;
  readonly look: Look;
  readonly hand: Hand | null;
  readonly selected: number;
  readonly picks: Picks<Spot>;
  /** Picks something: what is not named stays as it is. */
  pick(change: Partial<Picks<Spot>>): void;
  /** Where an offer is, or a unit. */
  placeOf(offer: Offer): number;
  placeOfUnit(unit: number): number;
  /** The card of something that a button does. */
  cardFor(offer: Offer): Spot;
  /** Other ways to come at it, for its card. */
  waysTo(spot: Spot): readonly Offer[];
}

/** A press on something that has said already what it means: an answer, a choice on an open card. */
export function choose<S extends Opened>(at: Moment<S>, offer: Offer, by: By): void {
  if (!offer.refused && pressed(at, offer.text, 'free', by) === 'commit') commit(at, offer);
}

export function select<S extends Opened>(at: Moment<S>, unit: number): void {
  at.pick({ ...NOTHING_OPEN, unit });
}

export function press<S extends Opened>(at: Moment<S>, button: BarButton, by: By): void {
  const { id, menu, offers, aims, prefers, keeps } = button;
  if (prefers && prefers.length > 0) {
    if (by.nth > 1) return;
    at.sitting.wish(Object.fromEntries(prefers.map(({ toggle, value }) => [toggle, value])));
    return keeps ? undefined : at.pick({ ...NOTHING_OPEN, unit: 0 });
  }
  const [only] = offers.length === 1 ? offers : [];
  // What aims at one target only goes on to its odds.
  const direct = only && (!aims || only.final) ? only : null;
  const weight = direct ? weightOf(at, direct, button) : menu || offers.length > 0 ? 'list' : 'idle';
  const what = direct ? direct.text : `${menu ? 'menu' : 'aim'} ${id}`;
  switch (pressed(at, what, weight, by)) {
    case 'commit':
      return direct ? commit(at, direct) : undefined;
    case 'show':
      if (menu) return at.pick({ ...NOTHING_OPEN, shown: what, menu: id });
      if (!direct) return at.pick({ ...NOTHING_OPEN, shown: what, mode: id });
      if (button.confirm) return at.pick({ ...NOTHING_OPEN, shown: what });
      return show(at, what, at.cardFor(direct));
    default:
      if (weight === 'idle') whyNot(at, button);
  }
}

/** Takes the last action back, or says why not. */
export function undo<S extends Opened>(at: Moment<S>): void {
  const why = at.sitting.undoReason();
  if (why === null) at.sitting.takeBack();
  else explain(at, { rule: '', why }, at.placeOfUnit(at.selected));
}

export function cancel<S extends Opened>(at: Moment<S>): void {
  at.pick(NOTHING_OPEN);
}

/** What the grammar makes of it. What was shown for something else is put away. */
export function pressed<S extends Opened>(
  at: Moment<S>,
  what: string,
  weight: Weight,
  by: By,
): Meaning['does'] {
  const { does, shown } = meaningOf(at.picks.shown, { what, weight, ...by });
  if (does === 'nothing' && shown === null && by.nth === 1) at.pick(NOTHING_OPEN);
  return does;
}

export function weightOf<S extends Opened>(at: Moment<S>, offer: Offer, button?: BarButton): Weight {
  if (at.hand?.prompt) return 'free'; // the question has shown its odds
  if (button?.confirm) return 'loss';
  if (offer.turnsTo !== undefined && button) return 'row';
  return offer.final || stakesOf(at, offer) !== null ? 'final' : 'free';
}

function stakesOf<S extends Opened>({ sitting, look, hand, selected }: Moment<S>, offer: Offer) {
  const ask = hand?.prompt ? null : askFor(look, selected);
  return ask && sitting.table.stakes(ask, offer);
}

/** The card of something that is to be pressed once more: its odds, and for an enemy the other ways to come at it. */
export function show<S extends Opened>(at: Moment<S>, what: string, spot: S): void {
  const [first] = spot.offers;
  const stakes = first ? stakesOf(at, first) : null;
  const known = new Set(spot.offers.map(({ text }) => text));
  const ways = first?.look === 'foe' ? at.waysTo(spot).filter(({ text }) => !known.has(text)) : [];
  at.pick({ ...NOTHING_OPEN, shown: what, open: { ...spot, stakes, offers: [...spot.offers, ...ways] } });
}

export function commit<S extends Opened>(at: Moment<S>, offer: Offer): void {
  // Whoever acts stays selected, whomever the table would choose.
  if (at.hand?.prompt) at.pick(NOTHING_OPEN);
  else at.pick({ ...NOTHING_OPEN, unit: offer.closes ? 0 : offer.unit });
  explain(at, at.sitting.play(offer), at.placeOf(offer));
}

function whyNot<S extends Opened>(at: Moment<S>, { meant, idle, id }: BarButton): void {
  const why = meant === null ? (idle ?? null) : at.sitting.check(meant);
  explain(at, why, at.placeOfUnit(at.selected), { action: meant, button: id });
}

export function explain<S extends Opened>(
  at: Moment<S>,
  plain: Refusal | null,
  place: number,
  wanted?: Wanted,
): void {
  const { sitting, look, selected } = at;
  at.pick({ open: null, toast: toastFor(sitting.table, look, selected, plain, place, wanted) });
}

export function isResting({ mine, busy, curtain }: Look): boolean {
  return !mine || busy || curtain !== null;
}
