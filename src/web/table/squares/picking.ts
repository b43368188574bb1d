/** What clicks on a board of squares mean. */
import type { Facing } from '../../../grid/index.ts';
import { type Effect, type Offer, onSquares, type Scene, type SquaresTable } from '../../games/adapter.ts';
import type { Look } from '../../match/sitting.ts';
import type { By } from '../../stage/grammar.ts';
import { askFor, NOTHING_OPEN } from '../picks.ts';
import {
  type Moment as AnyMoment,
  choose,
  commit,
  explain,
  isResting,
  pressed,
  select,
  show,
  weightOf,
} from '../pressing.ts';
import type { LiveSpot } from './spots-for.ts';
import { squareOf, turnTo } from './squares-at.ts';

export type SquaresLook = Look<Scene, Effect>;

/** The table at one moment. */
export interface Moment extends AnyMoment<LiveSpot> {
  readonly table: SquaresTable;
  readonly look: SquaresLook;
}

/** What is picked from, with what only squares know. */
export function momentOf(
  at: Pick<AnyMoment<LiveSpot>, 'sitting' | 'hand' | 'selected' | 'picks' | 'pick'> & { look: SquaresLook },
): Moment {
  const table = onSquares(at.sitting.table);
  const { look, hand, selected } = at;
  const placeOf = (offer: Offer) => offer.square ?? squareOf(look, offer.unit);
  return {
    ...at,
    table,
    placeOf,
    placeOfUnit: (unit) => squareOf(look, unit),
    cardFor: (offer) => ({
      key: `button-${offer.text}`,
      square: placeOf(offer),
      label: offer.label,
      look: offer.look,
      offers: [offer],
    }),
    /** Ways to move and strike there in one go. */
    waysTo: ({ square }) => {
      const ask = square === undefined || hand?.prompt ? null : askFor(look, selected);
      return ask && square !== undefined ? table.combined(ask, square) : [];
    },
  };
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

/** A click on a square where nothing can be done at once: from there it offers what can, or says why not. */
export function onSquare(at: Moment, square: number, by: By): void {
  const { sitting, table, look, hand, selected } = at;
  const { shown, open } = at.picks;
  if (open && shown === `ways-${square}`) return choose(at, open.offers[0], by);
  if (by.nth > 1) return;
  at.pick({ open: null, shown: null });
  if (square < 0 || isResting(look)) return at.pick({ toast: null });
  if (hand?.prompt)
    return explain(at, { rule: hand.prompt.rule, why: `First answer: ${hand.prompt.title}` }, square);
  const here = look.scene.pieces.find((piece) => piece.square === square);
  if (here && here.id === selected) return at.pick({ toast: null });
  const spot = { key: `ways-${square}`, square, label: here?.label ?? '', look: 'foe', offers: [] } as const;
  const ways = here ? at.waysTo(spot) : [];
  if (here && ways.length > 0) return show(at, spot.key, { ...spot, offers: ways });
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
export function endingOf(at: Pick<Moment, 'table' | 'look' | 'selected'>, offer: Offer, facing: Facing) {
  if (offer.ends === facing) return offer;
  const ask = askFor(at.look, at.selected);
  return ask ? at.table.endings(ask, offer).find(({ ends }) => ends === facing) : undefined;
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
  const { sitting, table, look, hand, selected } = at;
  if (isResting(look) || !hand || hand.prompt) return;
  const offer = turnTo(hand, facing);
  if (offer) return commit(at, offer);
  const action = table.turning(look.view, selected, facing);
  explain(at, sitting.check(action), squareOf(look, selected), { action });
}
