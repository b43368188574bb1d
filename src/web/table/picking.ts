/** What clicks and keys at the table mean: plain functions over what is shown and what has been picked. */
import type { Facing } from '../../grid/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer, Wanted } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { type By, type Meaning, meaningOf, type Weight } from '../stage/grammar.ts';
import { askFor, NOTHING_OPEN, type Picks, squareOf, toastFor, turnTo } from './picks.ts';
import type { LiveSpot } from './spots-for.ts';

/** The table at one moment. */
export interface Moment {
  readonly sitting: Sitting;
  readonly look: Look;
  readonly hand: Hand | null;
  readonly selected: number;
  readonly picks: Picks;
  /** Picks something: what is not named stays as it is. */
  pick(change: Partial<Picks>): void;
}

/** A press on a spot: what it means is shown or done; of several meanings one is asked for. */
export function onSpot(at: Moment, pointed: LiveSpot, by: By): void {
  const spot = turned(at, pointed);
  const [first] = spot.offers;
  const several = spot.offers.length > 1 && (!first.final || at.hand?.prompt != null);
  const weight = !first ? 'piece' : several ? 'list' : weightOf(at, first);
  const what = !first || several ? spot.key : first.text;
  switch (pressed(at, what, weight, by)) {
    case 'select':
      return select(at, spot.unit ?? 0);
    case 'show':
      return show(at, what, spot);
    case 'commit':
      return commit(at, first);
  }
}

/** A press on something that has said already what it means: an answer, a choice on an open card. */
export function choose(at: Moment, offer: Offer, by: By): void {
  if (pressed(at, offer.text, 'free', by) === 'commit') commit(at, offer);
}

export function select(at: Moment, unit: number): void {
  at.pick({ ...NOTHING_OPEN, unit });
}

export function press(at: Moment, button: BarButton, by: By): void {
  const { id, menu, offers, aims } = button;
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
      return show(at, what, cardFor(at, direct));
    default:
      if (weight === 'idle') whyNot(at, button);
  }
}

/** A click on a square where nothing can be done at once: from there it offers what can, or says why not. */
export function onSquare(at: Moment, square: number, by: By): void {
  const { sitting, look, hand, selected } = at;
  const { table } = sitting;
  const { shown, open } = at.picks;
  if (open && shown === `ways-${square}`) return choose(at, open.offers[0], by);
  if (by.nth > 1) return;
  at.pick({ open: null, shown: null });
  if (square < 0 || isResting(look)) return at.pick({ toast: null });
  if (hand?.prompt)
    return explain(at, { rule: hand.prompt.rule, why: `First answer: ${hand.prompt.title}` }, square);
  const here = look.scene.pieces.find((piece) => piece.square === square);
  if (here && here.id === selected) return at.pick({ toast: null });
  const ways = here ? waysTo(at, square) : [];
  if (here && ways.length > 0) {
    const spot = { key: `ways-${square}`, square, label: here.label, look: 'foe', offers: ways } as const;
    return show(at, spot.key, spot);
  }
  const meant = table.meant(look.view, look.decision!.seat, selected, square);
  const beyond = () => (selected ? table.beyond(look.view, selected, square) : null);
  explain(at, meant === null ? beyond() : sitting.check(meant), square, { action: meant, square });
}

/** Turns the ghost at the end of a route by so many quarters, to the next way that can be paid for. */
export function turnGhost(at: Moment, spot: LiveSpot, quarters: number): void {
  const { offers, key } = spot;
  const { ghost } = at.picks;
  const from = ghost?.spot === key ? ghost.facing : offers[0]?.ends;
  if (from === undefined) return;
  const facing = ((from + quarters) & 3) as Facing;
  at.pick({ ...NOTHING_OPEN, ghost: { spot: key, facing } });
}

/** Goes to a square and looks that way: a route whose ghost was dragged round. */
export function goFacing(at: Moment, spot: LiveSpot, facing: Facing, by: By): void {
  const way = turned({ ...at, picks: { ...at.picks, ghost: { spot: spot.key, facing } } }, spot);
  if (way.offers[0]?.ends === facing) return onSpot({ ...at, picks: { ...at.picks, ghost: null } }, way, by);
  explain(at, { rule: '', why: 'Not enough points to turn there.' }, spot.square ?? -1);
}

/** The offer by which a route ends with that facing; undefined when it cannot be paid. */
export function endingOf(at: Pick<Moment, 'sitting' | 'look' | 'selected'>, offer: Offer, facing: Facing) {
  if (offer.ends === facing) return offer;
  const ask = askFor(at.look, at.selected);
  return ask ? at.sitting.table.endings(ask, offer).find(({ ends }) => ends === facing) : undefined;
}

function turned(at: Moment, spot: LiveSpot): LiveSpot {
  const { ghost } = at.picks;
  const [route] = spot.offers;
  if (!route?.path || ghost?.spot !== spot.key) return spot;
  const ending = endingOf(at, route, ghost.facing);
  return ending ? { ...spot, offers: [ending] } : spot;
}

/** Turns the selected piece, or says why not. */
export function turn(at: Moment, facing: Facing): void {
  const { sitting, look, hand, selected } = at;
  if (isResting(look) || !hand || hand.prompt) return;
  const offer = turnTo(hand, facing);
  if (offer) return commit(at, offer);
  const action = sitting.table.turning(look.view, selected, facing);
  explain(at, sitting.check(action), squareOf(look, selected), { action });
}

/** Takes the last action back, or says why not. */
export function undo(at: Moment): void {
  const why = at.sitting.undoReason();
  if (why === null) at.sitting.takeBack();
  else explain(at, { rule: '', why }, squareOf(at.look, at.selected));
}

export function cancel(at: Moment): void {
  at.pick(NOTHING_OPEN);
}

/** What the grammar makes of it. What was shown for something else is put away. */
function pressed(at: Moment, what: string, weight: Weight, by: By): Meaning['does'] {
  const { does, shown } = meaningOf(at.picks.shown, { what, weight, ...by });
  if (does === 'nothing' && shown === null && by.nth === 1) at.pick(NOTHING_OPEN);
  return does;
}

function weightOf(at: Moment, offer: Offer, button?: BarButton): Weight {
  if (at.hand?.prompt) return 'free'; // the question has shown its odds
  if (button?.confirm) return 'loss';
  if (offer.turnsTo !== undefined && button) return 'row';
  return offer.final || stakesOf(at, offer) !== null ? 'final' : 'free';
}

function stakesOf({ sitting, look, hand, selected }: Moment, offer: Offer): string | null {
  const ask = hand?.prompt ? null : askFor(look, selected);
  return ask && sitting.table.stakes(ask, offer);
}

/** The card of something that is to be pressed once more: its odds, and for an enemy the other ways to come at it. */
function show(at: Moment, what: string, spot: LiveSpot): void {
  const [first] = spot.offers;
  const stakes = first ? stakesOf(at, first) : null;
  const known = new Set(spot.offers.map(({ text }) => text));
  const ways = first?.look === 'foe' ? waysTo(at, spot.square).filter(({ text }) => !known.has(text)) : [];
  at.pick({ ...NOTHING_OPEN, shown: what, open: { ...spot, stakes, offers: [...spot.offers, ...ways] } });
}

function cardFor(at: Moment, offer: Offer): LiveSpot {
  const square = offer.square ?? squareOf(at.look, offer.unit);
  return { key: `button-${offer.text}`, square, label: offer.label, look: offer.look, offers: [offer] };
}

function commit(at: Moment, offer: Offer): void {
  // Whoever acts stays selected, whomever the table would choose.
  if (at.hand?.prompt) at.pick(NOTHING_OPEN);
  else at.pick({ ...NOTHING_OPEN, unit: offer.closes ? 0 : offer.unit });
  explain(at, at.sitting.play(offer), offer.square ?? squareOf(at.look, offer.unit));
}

function whyNot(at: Moment, { meant, idle, id }: BarButton): void {
  const why = meant === null ? (idle ?? null) : at.sitting.check(meant);
  explain(at, why, squareOf(at.look, at.selected), { action: meant, button: id });
}

function explain(at: Moment, plain: Refusal | null, square: number, wanted?: Wanted): void {
  const { sitting, look, selected } = at;
  at.pick({ open: null, toast: toastFor(sitting.table, look, selected, plain, square, wanted) });
}

/** Ways to move and strike there in one go. */
function waysTo({ sitting, look, hand, selected }: Moment, square: number | undefined): readonly Offer[] {
  const ask = square === undefined || hand?.prompt ? null : askFor(look, selected);
  return ask && square !== undefined ? sitting.table.combined(ask, square) : [];
}

function isResting({ mine, busy, curtain }: Look): boolean {
  return !mine || busy || curtain !== null;
}
