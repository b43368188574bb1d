import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { BarButton, Offer } from '../adapter.ts';
import { moreButton } from '../bar-buttons.ts';
import { arsenalOf } from './arsenal.ts';
import { type Hulk, pieceAt, type View } from './game.ts';
import { MARINE, SENTRY, type Slot, STEALER } from './slots.ts';
import { givenUp } from './words.ts';

/** Done by clicking where it leads. */
const ON_BOARD = new Set(['move', 'enter', 'end']);
const WORDED = new Set(['door', 'batter']);

/** The row of buttons under the board for the selected piece. */
export function barFor(
  hulk: Hulk,
  view: View,
  unit: number,
  marine: boolean,
  offers: readonly Offer[],
): BarButton[] {
  const p = pieceAt(view, unit);
  const slots = marine ? (p?.kind === 'sentry' ? SENTRY : MARINE) : STEALER;
  const taken = new Set<Offer>();
  const bar = slots.flatMap((slot) => buttonFor(hulk, view, p, slot, offers, taken));
  if (p && marine && p.kind !== 'sentry') {
    const arsenal = arsenalOf(hulk, view, p, offers);
    const at = bar.findIndex(({ id }) => id === 'assault');
    bar.splice(at < 0 ? bar.length : at, 0, ...arsenal);
    for (const { offers: mine, menu } of arsenal)
      for (const offer of [...mine, ...(menu ?? []).flatMap((one) => one.offers)]) taken.add(offer);
  }
  const more = offers.filter((offer) => !taken.has(offer) && !ON_BOARD.has(offer.verb));
  if (more.length > 0) bar.push(moreButton(more));
  return bar;
}

function buttonFor(
  hulk: Hulk,
  view: View,
  p: Piece | null,
  slot: Slot,
  offers: readonly Offer[],
  taken: Set<Offer>,
): BarButton[] {
  const mine = p ? offers.filter((offer) => slot.takes(offer, p)) : [];
  for (const offer of mine) taken.add(offer);
  const apt = !slot.fits || (p ? slot.fits(hulk, p) : slot.usual === true);
  if (mine.length === 0 && (slot.rare || !apt)) return [];
  const first = mine[0];
  return [
    {
      id: slot.id,
      word: mine.length === 1 && WORDED.has(first.verb) ? first.word : slot.word,
      icon: slot.icon,
      key: slot.key,
      aims: slot.aims,
      turns: slot.turns,
      price: first?.price ?? slot.price,
      shared: first?.shared ?? 0,
      offers: mine,
      confirm: slot.confirm,
      meant: p ? slot.meant(p) : null,
      idle: mine.length === 0 && p ? whyIdle(hulk, view, p, slot) : slot.idle,
      givesUp: first?.closes ? givenUp(p, first.action as Action) : undefined,
    },
  ];
}

/** The first cause that the rules name, other than that everything is too far away. */
function whyIdle(hulk: Hulk, view: View, p: Piece, { tries, far = [], idle }: Slot): Refusal | undefined {
  const seat = p.marine ? 'marine' : 'stealer';
  for (const action of tries?.(hulk, view, p) ?? []) {
    const refusal = hulk.game.check(view, seat, action);
    if (refusal && !far.includes(refusal.rule)) return refusal;
  }
  return idle;
}
