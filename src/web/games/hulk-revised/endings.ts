/** The same way to the same square, ending with the piece looking elsewhere. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Facing } from '../../../grid/index.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Ask, Offer } from '../adapter.ts';
import { type Hulk, isBlip, kindOf, pieceAt, type View, wayName } from './game.ts';
import { priceText } from './instead.ts';
import { heldFire, type Plan, tryOut } from './plans.ts';
import { stepsOf } from './reach.ts';
import { hopefulDice } from './trial.ts';

/** One offer for each way it can look at the end, cheapest first found; none for a blip, or for a path paid otherwise. */
export function endingsOf(hulk: Hulk, { view: seen, decision }: Ask, offer: Offer): Offer[] {
  const { game, table } = hulk;
  const view = seen as View;
  const p = pieceAt(view, offer.unit);
  const { path } = offer;
  if (!p || isBlip(p) || !path || offer.shared > 0 || (offer.action as Action).clear) return [];
  const best = new Map<Facing, Plan>();
  const known = new Set<string>();
  const start: Plan = {
    state: game.imagine(view, randomFrom('end')),
    actions: [],
    price: 0,
    shared: 0,
    chance: 1,
  };
  const queue: Plan[][] = [[start]];
  for (let price = 0; price < queue.length; price++) {
    for (const plan of queue[price] ?? []) {
      const now = pieceAt(plan.state as View, p.id);
      if (!now) continue;
      const at = path.indexOf(now.at);
      const key = `${now.at} ${now.facing} ${now.turned}`;
      if (known.has(key)) continue;
      known.add(key);
      if (at === path.length - 1 && !best.has(now.facing)) best.set(now.facing, plan);
      const ready = kindOf(game, plan.state) === 'snap' ? heldFire(hulk, plan, decision.seat) : plan;
      if (!ready || kindOf(game, ready.state) !== 'act') continue;
      for (const action of stepsOf(hulk, ready.state, p.id)) {
        const onward = action.do === 'move' && table.near[now.at * 8 + action.to] === path[at + 1];
        if (action.cp > 0 || action.clear || !(onward || action.do === 'turn')) continue;
        const next = tryOut(hulk, ready, decision.seat, action, p.marine ? undefined : hopefulDice());
        if (!next) continue;
        queue[next.price] ??= [];
        queue[next.price].push(next);
      }
    }
  }
  return [...best].map(([ends, plan]) => ending(hulk, view, offer, ends, plan));
}

function ending(
  { game }: Hulk,
  view: View,
  offer: Offer,
  ends: Facing,
  { actions, price, chance }: Plan,
): Offer {
  const [label] = offer.label.split(/, then face | \(/);
  return {
    ...offer,
    action: actions[0],
    rest: actions.slice(1),
    text: actions.map((action) => game.notation.print(view, action)).join('; '),
    verb: 'walk',
    price,
    ends,
    presses: chance < 1,
    label: `${label}, then face ${wayName(ends)} (${priceText(price, 0)})`,
  };
}
