/** What clicks and keys at the table mean: plain functions over what is shown and what has been picked. */
import type { Facing } from '../../grid/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import type { BarButton, Hand, Offer, Wanted } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { askFor, hovers, NOTHING_OPEN, type Picks, squareOf, toastFor, turnTo } from './picks.ts';
import type { LiveSpot } from './spots-for.ts';

/** The table at one moment. */
export interface Moment {
  readonly sitting: Sitting;
  readonly look: Look;
  readonly hand: Hand | null;
  readonly selected: number;
  readonly picks: Picks;
  /** Whether Shift is held. */
  readonly shift: boolean;
  /** Picks something: what is not named stays as it is. */
  pick(change: Partial<Picks>): void;
}

/** A click on a spot: the one thing it means is played, of several one is asked for. */
export function onSpot(at: Moment, spot: LiveSpot): void {
  const [first] = spot.offers;
  // A finger cannot hover: it sees the odds first, and fires with a second tap.
  if (first?.look === 'foe' && (at.shift || !hovers.matches))
    at.pick({ open: { ...spot, offers: [...spot.offers, ...waysTo(at, spot.square)] } });
  else if (spot.offers.length > 1 || (first?.grave && !hovers.matches)) at.pick({ open: spot });
  else if (first) explain(at, at.sitting.play(first), placeOf(at, first));
  else if (spot.unit !== undefined) select(at, spot.unit);
}

export function choose(at: Moment, offer: Offer): void {
  explain(at, at.sitting.play(offer), placeOf(at, offer));
}

export function select(at: Moment, unit: number): void {
  at.pick({ ...NOTHING_OPEN, unit });
}

export function press(at: Moment, button: BarButton): void {
  const { picks, sitting, look, selected } = at;
  const { id, menu, offers } = button;
  if (menu) return at.pick({ open: null, mode: null, menu: picks.menu === id ? null : id });
  at.pick({ open: null, menu: null });
  if (offers.length === 1 && !button.aims) choose(at, offers[0]);
  else if (offers.length > 0) at.pick({ mode: picks.mode === id ? null : id });
  else {
    const why = button.meant === null ? (button.idle ?? null) : sitting.check(button.meant);
    explain(at, why, squareOf(look, selected), { action: button.meant, button: id });
  }
}

/** A click on a square where nothing can be done says why. */
export function onSquare(at: Moment, square: number): void {
  const { sitting, look, hand, selected, shift } = at;
  const { table } = sitting;
  at.pick({ open: null });
  if (square < 0 || isResting(look)) return at.pick({ toast: null });
  if (hand?.prompt)
    return explain(at, { rule: hand.prompt.rule, why: `First answer: ${hand.prompt.title}` }, square);
  const here = look.scene.pieces.find((piece) => piece.square === square);
  if (here && here.id === selected) return at.pick({ toast: null });
  const ways = shift ? waysTo(at, square) : [];
  if (here && ways.length > 0)
    return at.pick({
      open: { key: `ways-${square}`, square, label: here.label, look: 'foe', offers: ways },
    });
  const meant = table.meant(look.view, look.decision!.seat, selected, square);
  const beyond = () => (selected ? table.beyond(look.view, selected, square) : null);
  explain(at, meant === null ? beyond() : sitting.check(meant), square, { action: meant, square });
}

/** Turns the selected piece, or says why not. */
export function turn(at: Moment, facing: Facing): void {
  const { sitting, look, hand, selected } = at;
  if (isResting(look) || !hand || hand.prompt) return;
  const offer = turnTo(hand, facing);
  if (offer) return choose(at, offer);
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

function explain(at: Moment, plain: Refusal | null, square: number, wanted?: Wanted): void {
  const { sitting, look, selected } = at;
  at.pick({ open: null, toast: toastFor(sitting.table, look, selected, plain, square, wanted) });
}

function placeOf({ look }: Moment, offer: Offer): number {
  return offer.square ?? squareOf(look, offer.unit);
}

/** Ways to move and strike there in one go. */
function waysTo({ sitting, look, hand, selected }: Moment, square: number | undefined): readonly Offer[] {
  const ask = square === undefined || hand?.prompt ? null : askFor(look, selected);
  return ask && square !== undefined ? sitting.table.combined(ask, square) : [];
}

function isResting({ mine, busy, curtain }: Look): boolean {
  return !mine || busy || curtain !== null;
}
