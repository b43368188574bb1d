/** Buttons that the bar of every boarding game has. */
import type { BarButton, Offer } from './adapter.ts';

/** `confirm`: what would be given up by it. */
export function endButton(offers: readonly Offer[], confirm: string | undefined): BarButton {
  return {
    id: 'end',
    word: 'End phase',
    icon: 'i-end-turn',
    key: 'Enter',
    price: 0,
    shared: 0,
    offers: offers.filter(({ verb }) => verb === 'end'),
    meant: null,
    confirm,
  };
}

/** Whatever the bar does not know is still there, spelled out: nothing is ever unplayable. */
export function moreButton(offers: readonly Offer[]): BarButton {
  const blank = { icon: 'i-menu', shared: 0, meant: null } as const;
  const menu = offers.map(
    (offer, i): BarButton => ({
      ...blank,
      id: `more-${offer.text}`,
      word: offer.label,
      key: i < 9 ? String(i + 1) : '',
      price: offer.price,
      offers: [offer],
    }),
  );
  return { ...blank, id: 'more', word: 'More', key: '-', price: 0, offers: [], menu };
}
