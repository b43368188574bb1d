/** The row of buttons under the board for the selected piece. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { BarButton, Offer } from '../adapter.ts';
import { moreButton } from '../bar-buttons.ts';
import { type Heresy, pieceAt, type View } from './game.ts';
import { rowOf } from './pieces/symbols.ts';
import { SLOTS, type Slot } from './slots.ts';
import { plainWord } from './words.ts';

/** Done by clicking where it leads. */
const ON_BOARD = new Set(['move', 'enter', 'walk', 'end', 'turn']);
/** A choice of several by name: they stand in a menu above the bar. */
const MENUS = new Set(['cast', 'litany']);

export function barFor(_heresy: Heresy, view: View, unit: number, offers: readonly Offer[]): BarButton[] {
  const p = pieceAt(view, unit);
  if (!p) return [];
  const row = rowOf(view, p);
  const taken = new Set<Offer>();
  const bar = SLOTS.flatMap((slot): BarButton[] => {
    const mine = offers.filter((offer) => slot.takes(offer, p));
    for (const offer of mine) taken.add(offer);
    if (mine.length === 0 && (slot.rare || !(slot.fits?.(p, row) ?? true))) return [];
    return [buttonOf(slot, mine, slot.meant(p), slot.idle)];
  });
  const more = offers.filter((offer) => !taken.has(offer) && (!ON_BOARD.has(offer.verb) || offer.rank > 3));
  return more.length > 0 ? [...bar, moreButton(more)] : bar;
}

function buttonOf(
  { id, word, icon, key, price, aims, turns }: Slot,
  offers: readonly Offer[],
  meant: unknown,
  idle?: Refusal,
): BarButton {
  const [first] = offers;
  const shown = { id, icon, key, aims, turns, price: first?.price ?? price, shared: first?.shared ?? 0 };
  if (MENUS.has(id) && offers.length > 0) return { ...shown, word, offers: [], menu: menuOf(offers), meant };
  return { ...shown, word: id === 'door' && offers.length === 1 ? first.word : word, offers, meant, idle };
}

/** A power each, or a litany; what can be aimed at several shows them on the board. */
function menuOf(offers: readonly Offer[]): BarButton[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.word, [...(groups.get(offer.word) ?? []), offer]);
  return [...groups].flatMap(([word, here], i): BarButton[] => {
    const placed = here.filter(({ square }) => square !== undefined);
    const rest = here.filter(({ square }) => square === undefined);
    const base = { icon: 'i-psychic', shared: 0, meant: null, price: here[0].price } as const;
    const key = (n: number) => (n < 9 ? String(n + 1) : '');
    return [
      ...(placed.length > 0
        ? [{ ...base, id: `menu-${word}`, word: plainWord(word), key: key(i), aims: true, offers: placed }]
        : []),
      ...rest.map(
        (offer): BarButton => ({
          ...base,
          id: `menu-${offer.text}`,
          word: offer.label,
          key: key(i),
          offers: [offer],
        }),
      ),
    ];
  });
}
