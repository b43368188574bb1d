/** Plans by command: orders, moves, charges and fire; with `what if` before it, only what would come of it. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import { mayCharge } from '../../../../games/epic-1991/movement/allowance.ts';
import type { Order } from '../../../../games/epic-1991/state.ts';
import type { Refusal, Viewer } from '../../../../kernel/contract.ts';
import { listed, sentence } from '../../../../kernel/words.ts';
import { type Spot, stepTo } from '../../../text/bearings.ts';
import { sayOdds, sayRefusal } from '../../../text/sayings.ts';
import type { Heard, Hearing } from '../../../text/speech.ts';
import type { Ask, Offer } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import { fireAt } from '../firing/fire-hand.ts';
import { askOf, type Epic, unitName, type View } from '../game.ts';
import { chargeAt, sentTo } from '../moving/move-hand.ts';
import { moveOffer } from '../moving/move-offer.ts';
import { oddsOf } from '../odds.ts';
import { ordersHand } from '../orders-hand.ts';
import { unitSaid, unitsOf } from './names.ts';
import { middleOf } from './tape.ts';

type Move = Extract<Action, { do: 'move' }>;

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

function ordered(epic: Epic, { ask, view, viewer }: Hearing, text: string): Heard | null {
  if (text === 'suggest') {
    if (!ask || !isOrders(ask)) return closed(ask);
    const button = ordersHand(epic, askOf(ask)).bar.find(({ id }) => id === 'suggest');
    const prefers = button?.prefers ?? [];
    const said = prefers.map(
      ({ toggle, value }) => `${unitName(epic.table, Number(toggle.split(' ')[1]))} ${value}`,
    );
    return { prefers, says: [sentence(listed(said))] };
  }
  const [, who, word] = /^order (.+?) (first fire|first|advance|charge|none|nothing|wait)$/.exec(text) ?? [];
  if (who === undefined) return null;
  if (!ask || !isOrders(ask)) return closed(ask);
  const order = ORDERS[word];
  const may = new Map<number, Set<Order>>();
  for (const action of ask.actions as readonly Action[])
    if (action.do === 'orders')
      for (const [unit, one] of action.orders) may.set(unit, (may.get(unit) ?? new Set()).add(one));
  const named = who === 'all' ? [...may.keys()] : [unitSaid(epic, view as View, viewer, who)];
  const units = named.filter((unit) => may.get(unit)?.has(order));
  if (units.length > 0)
    return {
      prefers: units.map((unit) => ({ toggle: `order ${unit}`, value: order })),
      says: [sentence(`${listed(units.map((unit) => unitName(epic.table, unit)))}: ${word}`)],
    };
  const [unit] = named;
  if (!unit) return { says: [`There is no '${who}'. Type units.`] };
  const refusal = epic.game.check(view as View, ask.decision.seat, { do: 'orders', orders: [[unit, order]] });
  const others = [...(may.get(unit) ?? [])];
  return refused(
    refusal ?? { rule: 'E2-ORD-01', why: `${unitName(epic.table, unit)} cannot be given that order.` },
    others.length > 0 && `It can be told: ${listed(others)}`,
  );
}

/** Why not, and what can be done instead. */
function refused(refusal: Refusal, instead: string | false): Heard {
  return { says: [sayRefusal(refusal), ...(instead ? [sentence(instead)] : [])] };
}

/** What is asked now, where that is something else. */
function closed(ask: Ask | null): Heard {
  if (!ask) return { says: ['That is not asked now.'] };
  return { says: [`That is not asked now, but what rule ${ask.decision.rule} says. Type now to hear it.`] };
}

function isOrders({ decision }: Ask): boolean {
  return decision.kind === 'orders' || decision.kind === 'late-orders';
}

/** 'send north 20', 'send 3 towards objective 2', 'charge the Goff mob'. */
function sent(epic: Epic, view: View, { ask, viewer, selected }: Hearing, text: string): Heard | null {
  const [, first, who, rest] = /^(send|charge) (?:(\d+) )?(.+)$/.exec(text) ?? [];
  if (rest === undefined) return null;
  if (ask?.decision.kind !== 'move' && ask?.decision.kind !== 'scouts') return closed(ask);
  const unit = who ? Number(who) : selected;
  if (!unitsOf(epic, view, viewer, true).includes(unit))
    return { says: [`${who ? `You have no unit ${who}.` : 'Say which unit: send 3 north 20.'} Type units.`] };
  if (first === 'charge') return charged(epic, view, ask, viewer, unit, rest);
  const to = placeSaid(epic, view, viewer, unit, rest);
  if (!to) return { says: [`Where is '${rest}'? Say north 20, or towards objective 2.`] };
  const offer = sentTo(epic, askFor(ask, unit), drawnAt(epic.table, to.x, to.y));
  if (!offer) return closed(ask);
  return 'why' in offer ? refused(offer, proposal(epic, view, ask, unit)) : { plays: offer };
}

/** What the rules would propose for a unit, as it is typed. */
function proposal(epic: Epic, view: View, ask: Ask, unit: number): string | false {
  const asked = askFor(ask, unit);
  if (!epic.game.unitsFor(view, ask.decision.seat).includes(unit)) return false;
  const moves = epic.game.listFor(view, asked.side, unit).filter((one): one is Move => one.do === 'move');
  const best = moves.find(({ legs }) => legs.length > 0) ?? moves[0];
  if (!best) return false;
  const { label } = best.legs.length > 0 ? moveOffer(epic, asked, best) : { label: 'it stays' };
  return `Instead: ${label}. Type select ${unit} and proposals to hear all`;
}

function charged(epic: Epic, view: View, ask: Ask, viewer: Viewer, unit: number, whom: string): Heard {
  const { table } = epic;
  const foe = unitSaid(epic, view, viewer, whom);
  if (foe === 0 || table.units[foe].side === table.units[unit].side)
    return { says: [`There is no enemy '${whom}'. Type enemies.`] };
  const asked = askFor(ask, unit);
  const [offer] = chargeAt(epic, asked, foe);
  if (offer) return { plays: offer };
  const [name, target] = [unitName(table, unit), unitName(table, foe)];
  const refusal = mayCharge(table, view, unit)
    ? { rule: 'E2-MOVE-03', why: `Nobody of ${name} can come into contact with ${target}.` }
    : { rule: 'E2-CC-01', why: `${name} is not on Charge orders.` };
  const to = middleOf(epic, view, foe);
  const nearer = to && sentTo(epic, asked, drawnAt(table, to.x, to.y));
  return refused(
    refusal,
    nearer && 'action' in nearer
      ? `Instead: ${nearer.label}. Type send ${unit} towards ${foe}`
      : proposal(epic, view, ask, unit),
  );
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
  if (ask?.decision.kind !== 'fire') return closed(ask);
  const { game, table } = epic;
  const foe = unitSaid(epic, view, viewer, whom);
  const foes = unitsOf(epic, view, viewer, false);
  if (!foes.includes(foe)) return { says: [`There is no enemy '${whom}'. Type enemies.`] };
  const unit = who ? Number(who) : selected;
  const ready = game.unitsFor(view, ask.decision.seat);
  if (!ready.includes(unit)) {
    const others = ready.map((one) => `${unitName(table, one)} ${one}`);
    const why = unit > 0 ? 'That unit does not fire now.' : 'Nobody is selected.';
    return refused({ rule: ask.decision.rule, why }, others.length > 0 && `Ready to fire: ${listed(others)}`);
  }
  const asked = askFor(ask, unit);
  const [offer] = fireAt(epic, asked, foe);
  if (offer) return { plays: offer };
  const marks = foes.filter((other) => fireAt(epic, asked, other).length > 0);
  const why = `${unitName(table, unit)} has nothing that can be fired at ${unitName(table, foe)}.`;
  const others = marks.map((other) => `${unitName(table, other)} ${other}`);
  return refused({ rule: 'E2-FIRE-07', why }, others.length > 0 && `It can fire at ${listed(others)}`);
}
