/** E1-ORD-01: counters under the hand, face down: nothing is sealed before all of them are. */
import { orderingOf } from '../../../bots/epic-1989/orders.ts';
import { SOUND } from '../../../bots/epic-1989/thumb.ts';
import type { Action } from '../../../games/epic-1989/actions.ts';
import { detachmentsOf, ordersFor } from '../../../games/epic-1989/orders/orders.ts';
import { ORDERS, type Order } from '../../../games/epic-1989/state.ts';
import { counted } from '../../../kernel/words.ts';
import type { BarButton, FieldScene, Hand } from '../adapter.ts';
import { disbandButtons } from './disbanding.ts';
import { detachmentName, type Epic, type EpicAsk, offerOf, readable, SIDE_CLASS } from './game.ts';
import { orderMeans } from './order-means.ts';
import { counterOf, ORDER_WORDS } from './symbols.ts';

const KEYS: Readonly<Record<Order, string>> = {
  first: '1',
  advance: '2',
  charge: '3',
  'fall-back': '4',
  none: '0',
};

/** The toggle under which a detachment's order lies until it is sealed. */
const wishOf = (detachment: number) => `order ${detachment}`;
const BRUSH = 'brush';

/** Each detachment that is told something, and what it may be told. */
function choicesFor({ table }: Epic, { view, side }: EpicAsk): Map<number, readonly Order[]> {
  return new Map(detachmentsOf(table, view, side).map((id) => [id, ordersFor(table, view, id)]));
}

/** What lies at each detachment now: what was chosen, else last turn's order, else nothing. */
function draftOf(epic: Epic, ask: EpicAsk): Map<number, Order | null> {
  const { view, toggles } = ask;
  return new Map(
    [...choicesFor(epic, ask)].map(([id, may]) => {
      const chosen = (toggles[wishOf(id)] as Order | undefined) ?? view.detachments[id].before;
      const only = may.length === 1 ? may[0] : null;
      return [id, only ?? (chosen && may.includes(chosen) ? chosen : null)];
    }),
  );
}

const suggestions = new WeakMap<object, readonly (readonly [number, Order])[]>();

/** What an opponent would order here; worked out once for a view. */
function suggestedFor(
  { game }: Epic,
  { view, side }: EpicAsk,
): readonly (readonly [detachment: number, order: Order])[] {
  const known = suggestions.get(view);
  if (known) return known;
  const { action } = orderingOf(game, view, side, SOUND.temper, SOUND.breadth);
  const found = action.do === 'orders' ? action.orders : [];
  suggestions.set(view, found);
  return found;
}

export function ordersHand(epic: Epic, ask: EpicAsk): Hand {
  const { view, toggles, selected, side } = ask;
  const may = choicesFor(epic, ask);
  const draft = draftOf(epic, ask);
  const lacking = [...draft].filter(([, order]) => order === null).map(([id]) => id);
  const brush = (toggles[BRUSH] || null) as Order | null;
  const plain = { price: 0, shared: 0, offers: [], meant: null } as const;
  const gives = (order: Order): BarButton => ({
    ...plain,
    id: order,
    word: ORDER_WORDS[order],
    icon: counterOf(side, order),
    key: KEYS[order],
    detail: orderMeans(epic, selected, order),
    held: brush === null ? draft.get(selected) === order : brush === order,
    ...(brush !== null
      ? { prefers: [{ toggle: BRUSH, value: order }], keeps: true }
      : may.get(selected)?.includes(order)
        ? { prefers: [{ toggle: wishOf(selected), value: order }] }
        : { idle: whyNot(epic, ask, order) }),
  });
  const seal: Action = { do: 'orders', orders: [...draft].map(([id, order]) => [id, order ?? 'none']) };
  return {
    prompt: null,
    board: [],
    bar: [
      ...ORDERS.map(gives),
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
        prefers: suggestedFor(epic, ask).map(([id, order]) => ({ toggle: wishOf(id), value: order })),
      },
      ...disbandButtons(epic, ask, selected),
      {
        ...plain,
        id: 'end',
        word: lacking.length === 0 ? 'Seal orders' : `Seal: ${lacking.length} left`,
        icon: 'i-end-turn',
        key: 'Enter',
        due: lacking.length === 0,
        offers: [offerOf(epic, view, seal, 'Seal orders', { closes: true })],
        ...(lacking.length > 0
          ? {
              confirm: `${listedNames(epic, lacking)}: no order yet. Sealed so, they stay and fire late (E1-ORD-08)`,
            }
          : {}),
      },
    ],
    toggles: [],
    guide: {
      title: 'What each order means',
      rows: ORDERS.map((order) => ({
        symbol: counterOf(side, order),
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
          ? 'Give every detachment an order, then seal them: nobody sees them yet.'
          : 'All have an order: seal them, or choose a detachment and change it.'
        : `Painting: ${ORDER_WORDS[brush].toLowerCase()}. Press or drag over detachments.`,
    todo: {
      text: lacking.length > 0 ? `${counted(lacking.length, 'detachment')} without orders` : 'Ready to seal',
      units: lacking,
      chips: Object.fromEntries(
        [...draft].flatMap(([id, order]) => (order === null ? [] : [[id, counterOf(side, order, true)]])),
      ),
    },
  };
}

function listedNames({ table }: Epic, ids: readonly number[]): string {
  return ids.map((id) => detachmentName(table, id)).join(', ');
}

/** What the rules say when the selected detachment is told that. */
function whyNot(epic: Epic, ask: EpicAsk, order: Order) {
  const { game, table } = epic;
  const { view, selected, decision } = ask;
  if (selected === 0) return { rule: 'E1-ORD-01', why: 'Choose a detachment first, or paint.' };
  const orders = [...choicesFor(epic, ask)].map(
    ([id, [any]]) => [id, id === selected ? order : any] as [number, Order],
  );
  const action: Action = { do: 'orders', orders };
  const refusal = game.check(view, decision.seat, action);
  if (refusal) return { rule: refusal.rule, why: readable(table, refusal.why) };
  return { rule: 'E1-ORD-01', why: `${detachmentName(table, selected)} cannot be given that order.` };
}

export function strokeOf(
  epic: Epic,
  ask: EpicAsk,
  detachment: number,
): { toggle: string; value: string } | null {
  const brush = ask.toggles[BRUSH] as Order | undefined;
  if (!brush || !choicesFor(epic, ask).get(detachment)?.includes(brush)) return null;
  return { toggle: wishOf(detachment), value: brush };
}

/** Tags with the counters that lie there face down, and a mark on detachments that have none. */
export function draftedScene(epic: Epic, scene: FieldScene, ask: EpicAsk): FieldScene {
  const draft = draftOf(epic, ask);
  return {
    ...scene,
    units: scene.units.map((unit) => {
      const order = draft.get(unit.id);
      if (order === undefined) return unit;
      if (order === null) return { ...unit, order: null, state: 'ready' };
      return {
        ...unit,
        order: counterOf(ask.side, order, true),
        label: `${unit.label.replace(/, no order yet$/, '')}, ${ORDER_WORDS[order].toLowerCase()}, not sealed yet`,
      };
    }),
  };
}
