/** Orders under the hand: nothing is sealed before all of them are. */
import { ordersOf } from '../../../bots/epic-1991/orders.ts';
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Order } from '../../../games/epic-1991/state.ts';
import { counted } from '../../../kernel/words.ts';
import type { BarButton, FieldScene, Hand } from '../adapter.ts';
import { type Epic, type EpicAsk, offerOf, unitName } from './game.ts';
import { orderMeans } from './order-means.ts';
import { ORDER_SYMBOLS, SIDE_CLASS } from './scene.ts';

export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  first: 'First fire',
  advance: 'Advance',
  charge: 'Charge',
  none: 'No order',
  wait: 'Told late',
};

const KEYS: readonly (readonly [Order, string])[] = [
  ['first', '1'],
  ['advance', '2'],
  ['charge', '3'],
  ['none', '4'],
  ['wait', '5'],
];

/** The toggle under which a unit's order lies until it is sealed. */
const wishOf = (unit: number) => `order ${unit}`;
const BRUSH = 'brush';

/** Each unit that must be told something, and what it may be told. */
function choicesIn(actions: readonly Action[]): Map<number, Set<Order>> {
  const may = new Map<number, Set<Order>>();
  for (const action of actions)
    if (action.do === 'orders')
      for (const [unit, order] of action.orders) may.set(unit, (may.get(unit) ?? new Set()).add(order));
  return may;
}

/** What lies at each unit now: what was chosen, else last turn's order, else nothing. */
function draftOf({ view, actions, toggles }: EpicAsk): Map<number, Order | null> {
  const draft = new Map<number, Order | null>();
  for (const [unit, may] of choicesIn(actions)) {
    const chosen = (toggles[wishOf(unit)] as Order | undefined) ?? view.units[unit].before;
    const only = may.size === 1 ? [...may][0] : null;
    draft.set(unit, only ?? (chosen && may.has(chosen) ? chosen : null));
  }
  return draft;
}

export function ordersHand(epic: Epic, ask: EpicAsk): Hand {
  const { table, game } = epic;
  const { view, actions, toggles, selected, side } = ask;
  const may = choicesIn(actions);
  const draft = draftOf(ask);
  const lacking = [...draft].filter(([, order]) => order === null).map(([unit]) => unit);
  const brush = toggles[BRUSH] || null;
  const own = may.get(selected);
  const gives = (order: Order): BarButton => ({
    id: order,
    word: ORDER_WORDS[order],
    icon: ORDER_SYMBOLS[order] ?? 'order-none',
    key: KEYS.find(([name]) => name === order)![1],
    detail: orderMeans(epic, selected, order),
    price: 0,
    shared: 0,
    offers: [],
    meant: null,
    held: brush === null ? draft.get(selected) === order : brush === order,
    ...(brush === null
      ? own?.has(order)
        ? { prefers: [{ toggle: wishOf(selected), value: order }] }
        : {
            idle: {
              rule: 'E2-ORD-01',
              why: own
                ? `${unitName(table, selected)} cannot be given that order.`
                : 'Choose a unit first, or paint.',
            },
          }
      : { prefers: [{ toggle: BRUSH, value: order }], keeps: true }),
  });
  const plain = { price: 0, shared: 0, offers: [], meant: null } as const;
  const suggested = ordersOf(game, view, side, actions);
  const known = KEYS.map(([order]) => order).filter((order) =>
    [...may.values()].some((set) => set.has(order)),
  );
  const seal: Action = { do: 'orders', orders: [...draft].map(([unit, order]) => [unit, order ?? 'none']) };
  return {
    prompt: null,
    board: [],
    bar: [
      ...known.map(gives),
      {
        ...plain,
        id: 'paint',
        word: 'Paint',
        icon: 'i-command',
        key: 'B',
        held: brush !== null,
        prefers: [{ toggle: BRUSH, value: brush === null ? (draft.get(selected) ?? 'advance') : '' }],
        keeps: true,
      },
      {
        ...plain,
        id: 'suggest',
        word: 'Suggest',
        icon: 'i-bot',
        key: 'G',
        prefers:
          suggested.do === 'orders'
            ? suggested.orders.map(([unit, order]) => ({ toggle: wishOf(unit), value: order }))
            : [],
      },
      {
        ...plain,
        id: 'end',
        word: lacking.length === 0 ? 'Seal orders' : `Seal: ${lacking.length} left`,
        icon: 'i-end-turn',
        key: 'Enter',
        due: lacking.length === 0,
        offers: lacking.length === 0 ? [offerOf(epic, view, seal, 'Seal orders', { closes: true })] : [],
        idle: {
          rule: 'E2-ORD-07',
          why: `${lacking.map((unit) => unitName(table, unit)).join(', ')}: no order yet.`,
        },
      },
    ],
    toggles: [],
    guide: {
      title: 'What each order means',
      rows: known.map((order) => ({
        symbol: ORDER_SYMBOLS[order] ?? 'order-none',
        side: SIDE_CLASS[side],
        word: ORDER_WORDS[order],
        text: orderMeans(epic, selected, order),
        held: draft.get(selected) === order,
      })),
    },
    units: [...may.keys()],
    first: lacking[0] ?? 0,
    note:
      brush === null
        ? lacking.length > 0
          ? 'Give every unit an order, then seal them. Nobody else sees them before.'
          : 'All have an order: seal them, or choose a unit and change it.'
        : `Painting: ${ORDER_WORDS[brush as Order].toLowerCase()}. Press or drag over units.`,
    todo: {
      text: lacking.length > 0 ? `${counted(lacking.length, 'unit')} without orders` : 'Ready to seal',
      units: lacking,
      chips: Object.fromEntries(
        [...draft].flatMap(([unit, order]) => (order === null ? [] : [[unit, faceDown(order)]])),
      ),
    },
  };
}

function faceDown(order: Order): string {
  const symbol = ORDER_SYMBOLS[order] ?? 'order-none';
  return order === 'none' || order === 'wait' ? symbol : `${symbol}-down`;
}

export function strokeOf(ask: EpicAsk, unit: number): { toggle: string; value: string } | null {
  const brush = ask.toggles[BRUSH];
  if (
    !brush ||
    !choicesIn(ask.actions)
      .get(unit)
      ?.has(brush as Order)
  )
    return null;
  return { toggle: wishOf(unit), value: brush };
}

/** Tags with the orders that lie there face down, and a mark on units that have none. */
export function draftedScene(scene: FieldScene, ask: EpicAsk): FieldScene {
  const draft = draftOf(ask);
  return {
    ...scene,
    units: scene.units.map((unit) => {
      const order = draft.get(unit.id);
      if (order === undefined) return unit;
      if (order === null) return { ...unit, order: null, state: 'ready', label: unit.label };
      return {
        ...unit,
        order: faceDown(order),
        label: `${unit.label.replace(/, no order yet$/, '')}, ${ORDER_WORDS[order].toLowerCase()}, not sealed yet`,
      };
    }),
  };
}
