/** Plans by command: orders, moves and fire; with `what if` before it, only what would come of it. */
import { ordersFor } from '../../../../games/epic-1989/orders/orders.ts';
import type { Order } from '../../../../games/epic-1989/state.ts';
import { listed, sentence } from '../../../../kernel/words.ts';
import { type Spot, stepTo } from '../../../text/bearings.ts';
import { sayOdds, sayRefusal } from '../../../text/sayings.ts';
import type { Heard, Hearing } from '../../../text/speech.ts';
import type { Ask, Offer } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import { askOf, detachmentName, type Epic, type View } from '../game.ts';
import { sentTo } from '../moving/move-hand.ts';
import { oddsOf } from '../odds.ts';
import { ordersHand } from '../orders-hand.ts';
import { ontoUnit } from '../plans.ts';
import { ORDER_WORDS } from '../symbols.ts';
import { detachmentSaid, detachmentsOf } from './names.ts';
import { middleOf } from './tape.ts';

const ORDERS: Readonly<Record<string, Order>> = {
  first: 'first',
  'first fire': 'first',
  advance: 'advance',
  charge: 'charge',
  'fall back': 'fall-back',
  none: 'none',
  nothing: 'none',
};

export function planned(epic: Epic, view: View, hearing: Hearing, text: string): Heard | null {
  const [, asks, plan] = /^(what if |how about )?(?:i |we )?(.+)$/.exec(text) ?? [];
  if (plan === undefined) return null;
  const found =
    ordered(epic, view, hearing, plan) ?? sent(epic, view, hearing, plan) ?? fired(epic, view, hearing, plan);
  if (!found || !('plays' in found) || !asks) return found;
  return { says: [whatIf(epic, view, found.plays)] };
}

function whatIf(epic: Epic, view: View, offer: Offer): string {
  const odds = sayOdds(oddsOf(epic, view, offer.action as never));
  return sentence([offer.label, odds].filter(Boolean).join(': '));
}

/** What is asked now, where that is something else. */
function closed(ask: Ask | null): Heard {
  if (!ask) return { says: ['That is not asked now.'] };
  return { says: [`That is not asked now, but what rule ${ask.decision.rule} says. Type now to hear it.`] };
}

/** 'order 3 advance', 'order all first', 'suggest'. */
function ordered(epic: Epic, view: View, { ask, viewer }: Hearing, text: string): Heard | null {
  const { table } = epic;
  const name = (id: number) => detachmentName(table, id);
  if (text === 'suggest') {
    if (ask?.decision.kind !== 'orders') return closed(ask);
    const prefers = ordersHand(epic, askOf(ask)).bar.find(({ id }) => id === 'suggest')?.prefers ?? [];
    const said = prefers.map(({ toggle, value }) => `${name(Number(toggle.split(' ')[1]))} ${value}`);
    return { prefers, says: [sentence(listed(said))] };
  }
  const [, who, word] =
    /^order (.+?) (first fire|first|advance|charge|fall back|none|nothing)$/.exec(text) ?? [];
  if (who === undefined) return null;
  if (ask?.decision.kind !== 'orders') return closed(ask);
  const own = detachmentsOf(epic, view, viewer, true);
  const said =
    who === 'all' ? own : [detachmentSaid(epic, view, viewer, who)].filter((id) => own.includes(id));
  if (said.length === 0) return { says: [`There is no '${who}' of yours. Type units.`] };
  const may = said.filter((id) => ordersFor(table, view, id).includes(ORDERS[word]));
  if (may.length > 0)
    return {
      prefers: may.map((id) => ({ toggle: `order ${id}`, value: ORDERS[word] })),
      says: [sentence(`${listed(may.map(name))}: ${ORDER_WORDS[ORDERS[word]].toLowerCase()}`)],
    };
  const [id] = said;
  const refusal = epic.game.check(view, ask.decision.seat, { do: 'orders', orders: [[id, ORDERS[word]]] });
  const others = ordersFor(table, view, id).map((order) => ORDER_WORDS[order].toLowerCase());
  return {
    says: [...(refusal ? [sayRefusal(refusal)] : []), sentence(`${name(id)} can be told: ${listed(others)}`)],
  };
}

/** 'send north 20', 'send 3 towards building 2'. */
function sent(epic: Epic, view: View, { ask, viewer, selected }: Hearing, text: string): Heard | null {
  const [, who, rest] = /^send (?:(\d+) )?(.+)$/.exec(text) ?? [];
  if (rest === undefined) return null;
  if (ask?.decision.kind !== 'move' && ask?.decision.kind !== 'rest') return closed(ask);
  const detachment = who ? Number(who) : selected;
  if (!detachmentsOf(epic, view, viewer, true).includes(detachment))
    return {
      says: [`${who ? `You have no detachment ${who}.` : 'Say which: send 3 north 20.'} Type units.`],
    };
  const to = placeSaid(epic, view, viewer, detachment, rest);
  if (!to) return { says: [`Where is '${rest}'? Say north 20, or towards building 2.`] };
  const asked = askOf({ ...ask, selected: detachment });
  const offer = sentTo(epic, asked, drawnAt(epic.table, to.x, to.y));
  if (!offer) return closed(ask);
  if ('why' in offer) return { says: [sayRefusal(offer)] };
  return offer.refused ? { says: [sayRefusal(offer.refused)] } : { plays: offer };
}

function placeSaid(epic: Epic, view: View, viewer: string, detachment: number, said: string): Spot | null {
  const from = middleOf(epic, view, detachment);
  const [, word, far] = /^([a-z-]+?) (\d+(?:\.\d+)?)(?: ?cm)?$/.exec(said) ?? [];
  const step = word === undefined ? null : stepTo(word);
  if (from && step) return { x: from.x + step.x * Number(far) * 100, y: from.y + step.y * Number(far) * 100 };
  const [, what] = /^(?:to|towards|at) (.+)$/.exec(said) ?? [];
  if (what === undefined) return null;
  const [, number] = /^building (\d+)$/.exec(what) ?? [];
  const building = number === undefined ? null : view.buildings[Number(number)];
  if (building) return { x: building.x, y: building.y };
  const other = detachmentSaid(epic, view, viewer, what);
  return other > 0 ? middleOf(epic, view, other) : null;
}

/** 'fire at the Rhinos', 'fire 3 at 7'. */
function fired(epic: Epic, view: View, { ask, viewer, selected }: Hearing, text: string): Heard | null {
  const [, who, whom] = /^fire (?:(\d+) )?at (.+)$/.exec(text) ?? [];
  if (whom === undefined) return null;
  if (ask?.decision.kind !== 'fire') return closed(ask);
  const foe = detachmentSaid(epic, view, viewer, whom);
  if (foe === 0) return { says: [`There is no '${whom}'. Type enemies.`] };
  const firer = who ? Number(who) : selected;
  const [offer] = ontoUnit(epic, askOf({ ...ask, selected: firer }), foe);
  if (offer) return { plays: offer };
  return {
    says: [
      firer > 0
        ? `${detachmentName(epic.table, firer)} has nothing to fire at ${detachmentName(epic.table, foe)} now. Type look.`
        : 'Say which fires: fire 3 at 7. Type units.',
    ],
  };
}
