/** Plans by command: orders, moves, charges and fire; with `what if` before it, only what would come of it. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import type { Order } from '../../../../games/epic-1991/state.ts';
import { listed, sentence } from '../../../../kernel/words.ts';
import { sayOdds, sayRefusal } from '../../../text/sayings.ts';
import type { Heard, Hearing } from '../../../text/speech.ts';
import type { Ask, Offer } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import { fireAt } from '../firing/fire-hand.ts';
import { askOf, type Epic, unitName, type View } from '../game.ts';
import { chargeAt, sentTo } from '../moving/move-hand.ts';
import { oddsOf } from '../odds.ts';
import { ordersHand } from '../orders-hand.ts';
import { unitSaid } from './names.ts';
import { middleOf, type Spot, stepTo } from './tape.ts';

const ORDERS: Readonly<Record<string, Order>> = {
  first: 'first',
  'first fire': 'first',
  advance: 'advance',
  charge: 'charge',
  none: 'none',
  nothing: 'none',
  wait: 'wait',
};

export function planned(epic: Epic, view: View, hearing: Hearing, text: string): Heard | null {
  const [, asks, plan] = /^(what if |how about )?(?:i |we )?(.+)$/.exec(text) ?? [];
  if (plan === undefined) return null;
  const found =
    ordered(epic, hearing, plan) ?? sent(epic, view, hearing, plan) ?? fired(epic, view, hearing, plan);
  if (!found || !('plays' in found) || !asks) return found;
  return { says: [whatIf(epic, view, found.plays)] };
}

function whatIf(epic: Epic, view: View, offer: Offer): string {
  const odds = sayOdds(oddsOf(epic, view, offer.action as never));
  return sentence([offer.label, odds].filter(Boolean).join(': '));
}

/** The question as it would be asked of that unit. */
function askFor(ask: Ask, unit: number) {
  return askOf({ ...ask, selected: unit });
}

const CLOSED = 'That is not asked now.';

function ordered(epic: Epic, { ask, view, viewer }: Hearing, text: string): Heard | null {
  if (text === 'suggest') {
    if (!ask || !isOrders(ask)) return { says: [CLOSED] };
    const button = ordersHand(epic, askOf(ask)).bar.find(({ id }) => id === 'suggest');
    const prefers = button?.prefers ?? [];
    const said = prefers.map(
      ({ toggle, value }) => `${unitName(epic.table, Number(toggle.split(' ')[1]))} ${value}`,
    );
    return { prefers, says: [sentence(listed(said))] };
  }
  const [, who, word] = /^order (.+?) (first fire|first|advance|charge|none|nothing|wait)$/.exec(text) ?? [];
  if (who === undefined) return null;
  if (!ask || !isOrders(ask)) return { says: [CLOSED] };
  const order = ORDERS[word];
  const may = new Map<number, Set<Order>>();
  for (const action of ask.actions as readonly Action[])
    if (action.do === 'orders')
      for (const [unit, one] of action.orders) may.set(unit, (may.get(unit) ?? new Set()).add(one));
  const named = who === 'all' ? [...may.keys()] : [unitSaid(epic, view as View, viewer, who)];
  const units = named.filter((unit) => may.get(unit)?.has(order));
  if (units.length === 0)
    return {
      says: [
        named[0] ? `${unitName(epic.table, named[0])} cannot be given that order.` : `There is no '${who}'.`,
      ],
    };
  return {
    prefers: units.map((unit) => ({ toggle: `order ${unit}`, value: order })),
    says: [sentence(`${listed(units.map((unit) => unitName(epic.table, unit)))}: ${word}`)],
  };
}

function isOrders({ decision }: Ask): boolean {
  return decision.kind === 'orders' || decision.kind === 'late-orders';
}

/** 'send north 20', 'send 3 towards objective 2', 'charge the Goff mob'. */
function sent(epic: Epic, view: View, { ask, viewer, selected }: Hearing, text: string): Heard | null {
  const [, first, rest] = /^(send|charge) (.+)$/.exec(text) ?? [];
  if (rest === undefined) return null;
  if (ask?.decision.kind !== 'move') return { says: [CLOSED] };
  if (first === 'charge') {
    const [, who, whom] = /^(?:(\d+) )?(.+)$/.exec(rest) ?? [];
    const unit = who ? Number(who) : selected;
    const foe = unitSaid(epic, view, viewer, whom);
    if (foe === 0) return { says: [`There is no '${whom}'. Type enemies.`] };
    const [offer] = chargeAt(epic, askFor(ask, unit), foe);
    return offer
      ? { plays: offer }
      : { says: [`Nobody of that unit can reach ${unitName(epic.table, foe)}.`] };
  }
  const [, who, way] = /^(?:(\d+) )?(.+)$/.exec(rest) ?? [];
  const unit = who ? Number(who) : selected;
  if (!epic.table.units[unit]) return { says: ['Say which unit: send 3 north 20.'] };
  const to = placeSaid(epic, view, viewer, unit, way);
  if (!to) return { says: [`Where is '${way}'? Say north 20, or towards objective 2.`] };
  const offer = sentTo(epic, askFor(ask, unit), drawnAt(epic.table, to.x, to.y));
  if (!offer) return { says: [CLOSED] };
  return 'why' in offer ? { says: [sayRefusal(offer)] } : { plays: offer };
}

function placeSaid(epic: Epic, view: View, viewer: string, unit: number, way: string): Spot | null {
  const from = middleOf(epic, view, unit);
  if (!from) return null;
  const [, dir, far] = /^([a-z-]+) (\d+)(?: ?cm)?$/.exec(way) ?? [];
  const step = dir === undefined ? null : stepTo(dir);
  if (step) return { x: from.x + step.x * Number(far) * 100, y: from.y + step.y * Number(far) * 100 };
  const goal = way.replace(/^(to|towards) /, '');
  const [, number] = /^objective (\d+)$/.exec(goal) ?? [];
  if (number !== undefined) return view.objectives[Number(number) - 1] ?? null;
  const named = unitSaid(epic, view, viewer, goal);
  return named > 0 && named !== unit ? middleOf(epic, view, named) : null;
}

function fired(epic: Epic, view: View, { ask, viewer, selected }: Hearing, text: string): Heard | null {
  const [, who, whom] = /^(?:fire|shoot)(?: (\d+))? at (.+)$/.exec(text) ?? [];
  if (whom === undefined) return null;
  if (ask?.decision.kind !== 'fire') return { says: [CLOSED] };
  const foe = unitSaid(epic, view, viewer, whom);
  if (foe === 0) return { says: [`There is no '${whom}'. Type enemies.`] };
  const unit = who ? Number(who) : selected;
  const [offer] = fireAt(epic, askFor(ask, unit), foe);
  return offer ? { plays: offer } : { says: [`It has nothing to fire at ${unitName(epic.table, foe)}.`] };
}
