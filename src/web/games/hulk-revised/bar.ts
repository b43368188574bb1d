import type { Verb } from '../../../games/hulk-revised/actions.ts';
import { type Action, act } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { BarButton, Offer } from '../adapter.ts';
import { type Hulk, pieceAt, type View } from './game.ts';

interface Slot {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly price: number;
  /** Which offers it stands for. */
  takes(offer: Offer, p: Piece): boolean;
  /** What a press on the resting button would have meant. */
  meant(p: Piece): Action | null;
  idle?: Refusal;
  aims?: boolean;
  /** Shown only when something can be done with it. */
  rare?: boolean;
}

const turnBy = (quarters: number) => ({
  takes: (offer: Offer, p: Piece) =>
    offer.verb === 'turn' && (offer.action as Action).face === ((p.facing + quarters) & 3),
  meant: (p: Piece) => act('turn', p.id, -1, (p.facing + quarters) & 3),
});

const verbs = (...list: Verb[]) => ({
  takes: (offer: Offer) => (list as string[]).includes(offer.verb),
  meant: (p: Piece) => act(list[0], p.id),
});

const without = (rule: string, why: string) => ({ meant: () => null, idle: { rule, why } });

const MARINE: readonly Slot[] = [
  { id: 'left', word: 'Turn left', icon: 'i-turn-left', key: 'Q', price: 1, ...turnBy(3) },
  { id: 'right', word: 'Turn right', icon: 'i-turn-right', key: 'E', price: 1, ...turnBy(1) },
  { id: 'about', word: 'About', icon: 'i-about', key: 'R', price: 2, ...turnBy(2) },
  {
    id: 'fire',
    word: 'Fire',
    icon: 'i-shoot',
    key: 'F',
    price: 1,
    aims: true,
    ...verbs('shoot', 'shoot-door'),
    ...without('HR-SHOT-01', 'No target is in sight.'),
  },
  {
    id: 'assault',
    word: 'Assault',
    icon: 'i-assault',
    key: 'C',
    price: 1,
    ...verbs('assault'),
    ...without('HR-CA-01', 'No enemy stands in the square straight ahead.'),
  },
  {
    id: 'door',
    word: 'Door',
    icon: 'i-door',
    key: 'D',
    price: 1,
    ...verbs('door'),
    ...without('HR-DOOR-03', 'No door is within reach.'),
  },
  { id: 'batter', word: 'Break door', icon: 'i-door', key: 'B', price: 1, rare: true, ...verbs('batter') },
  { id: 'overwatch', word: 'Overwatch', icon: 'i-overwatch', key: 'O', price: 2, ...verbs('overwatch') },
  { id: 'guard', word: 'Guard', icon: 'i-guard', key: 'G', price: 2, ...verbs('guard') },
  { id: 'unjam', word: 'Clear jam', icon: 'i-jam', key: 'J', price: 1, rare: true, ...verbs('unjam') },
  { id: 'use', word: 'Objective', icon: 'i-check', key: 'U', price: 1, rare: true, ...verbs('use') },
];

const STEALER: readonly Slot[] = [
  { id: 'left', word: 'Turn left', icon: 'i-turn-left', key: 'Q', price: 0, ...turnBy(3) },
  { id: 'right', word: 'Turn right', icon: 'i-turn-right', key: 'E', price: 0, ...turnBy(1) },
  { id: 'about', word: 'About', icon: 'i-about', key: 'R', price: 1, ...turnBy(2) },
  {
    id: 'assault',
    word: 'Assault',
    icon: 'i-assault',
    key: 'C',
    price: 1,
    ...verbs('assault'),
    ...without('HR-CA-01', 'No enemy stands in the square straight ahead.'),
  },
  {
    id: 'door',
    word: 'Door',
    icon: 'i-door',
    key: 'D',
    price: 1,
    ...verbs('door'),
    ...without('HR-DOOR-03', 'No door is within reach.'),
  },
  { id: 'batter', word: 'Break door', icon: 'i-door', key: 'B', price: 1, rare: true, ...verbs('batter') },
  {
    id: 'enter',
    word: 'Enter',
    icon: 'i-move',
    key: 'N',
    price: 1,
    ...verbs('enter'),
    ...without('HR-ENTRY-03', 'The entry square is blocked, or a Marine watches it.'),
  },
  { id: 'convert', word: 'Convert', icon: 'i-eye', key: 'V', price: 0, ...verbs('convert') },
];

/** The row of buttons under the board for the selected piece. */
export function barFor(
  _hulk: Hulk,
  view: View,
  unit: number,
  marine: boolean,
  offers: readonly Offer[],
): BarButton[] {
  const p = pieceAt(view, unit);
  return (marine ? MARINE : STEALER).flatMap((slot): BarButton[] => {
    const mine = p ? offers.filter((offer) => slot.takes(offer, p)) : [];
    if (slot.rare && mine.length === 0) return [];
    if (slot.id === 'enter' && p && p.area === NOWHERE) return [];
    const first = mine[0];
    return [
      {
        id: slot.id,
        word: mine.length === 1 && WORDED.has(first.verb) ? first.word : slot.word,
        icon: slot.icon,
        key: slot.key,
        aims: slot.aims,
        price: first?.price ?? slot.price,
        shared: first?.shared ?? 0,
        offers: mine,
        meant: p ? slot.meant(p) : null,
        idle: slot.idle,
      },
    ];
  });
}

const WORDED = new Set(['door', 'batter']);
