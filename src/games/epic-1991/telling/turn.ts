/** Turns, orders and moves. */
import type { Order } from '../state.ts';
import { die, nameOf, place, sideOf, type Tellers } from './words.ts';

const ORDER_WORDS: Readonly<Record<Order, string>> = {
  first: 'First Fire',
  advance: 'Advance',
  charge: 'Charge',
  none: 'no order',
  wait: 'waits for its order',
};

export const turnTellers: Tellers<
  | 'turn'
  | 'phase'
  | 'head-roll'
  | 'ordered'
  | 'orders-revealed'
  | 'initiative'
  | 'mad-order'
  | 'goes-first'
  | 'moved'
  | 'arrivals'
  | 'pod-fell'
  | 'pod-roll'
> = {
  turn: (_t, { turn }) => [`Turn ${turn}`, ['E2-SEQ-01']],
  phase: (t, { phase, side }) => [side ? `${t.names[side]}: ${phase}` : phase, ['E2-SEQ-01']],
  'head-roll': (t, { model, die: rolled, deaf }) => [
    deaf
      ? `${nameOf(t, model)}'s bridge is in confusion: no order this turn.`
      : `${nameOf(t, model)}'s bridge holds.`,
    ['E2-TCARD-04'],
    { seat: sideOf(t, model), dice: die(rolled, 4) },
  ],
  ordered: (t, { side }) => [`${t.names[side]} has placed orders.`, ['E2-ORD-02'], { seat: side }],
  'orders-revealed': (t, { orders }) => [
    `Orders: ${orders.map(([unit, order]) => `${t.units[unit].name}, ${ORDER_WORDS[order ?? 'none']}`).join('; ')}.`,
    ['E2-ORD-10'],
  ],
  initiative: (t, { A, B, winner }) => [
    winner ? `${t.names[winner]} has the initiative.` : 'Initiative is tied.',
    ['E2-INIT-01'],
    {
      dice: [
        { values: [A], seat: 'A' },
        { values: [B], seat: 'B' },
      ],
    },
  ],
  'mad-order': (t, { unit, die: rolled, order }) => [
    `${t.units[unit].name} takes to ${ORDER_WORDS[order]}.`,
    ['E2-MAD-01'],
    { seat: t.units[unit].side, dice: die(rolled) },
  ],
  'goes-first': (t, { side }) => [`${t.names[side]} goes first.`, ['E2-INIT-04'], { seat: side }],
  moved: (t, { unit, models }) => [
    `${t.units[unit].name} ${models.length === 0 ? 'stays' : 'moves'}${models.some(({ boards }) => boards) ? ' and boards' : ''}${models.some(({ leaves }) => leaves) ? ' and gets out' : ''}.`,
    ['E2-MOVE-01'],
    { seat: t.units[unit].side },
  ],
  arrivals: (t, { side }) => [
    `Reinforcements of ${t.names[side]} arrive.`,
    ['E2-SPEC-05', 'E2-HID-06'],
    { seat: side },
  ],
  'pod-fell': (t, { model, x, y }) => [
    `${nameOf(t, model)} comes down at ${place(x, y)}.`,
    ['E2-SPEC-05'],
    { seat: sideOf(t, model) },
  ],
  'pod-roll': (t, { model, die: rolled, opens }) => [
    `${nameOf(t, model)} ${opens ? 'opens' : 'stays shut'}.`,
    ['E2-SPEC-06'],
    { seat: sideOf(t, model), dice: die(rolled, 3) },
  ],
};
