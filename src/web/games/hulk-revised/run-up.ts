/** Coming at an enemy that is not within reach yet: steps first, then the shot or the close assault, as one order. */
import { act } from '../../../games/hulk-revised/actions.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { capital } from '../../../kernel/words.ts';
import { type Ask, BEHIND, type Offer } from '../adapter.ts';
import type { Hulk, View } from './game.ts';
import { phrases, priceText } from './instead.ts';
import { type Plan, planFor, search } from './plans.ts';
import { hopefulDice } from './trial.ts';

const MOST = 1500;

/** Null when he has no weapon for it, or the target is already in sight. */
export function stepsThenShot(hulk: Hulk, ask: Ask, p: Piece, target: Piece): Offer | null {
  const view = ask.view as View;
  if (!hulk.table.loadouts[p.id]?.ranged?.moveAndShoot) return null;
  const shot = act('shoot', p.id, target.id);
  const found = planFor(hulk, view, ask.decision.seat, p.id, [shot]);
  if (!found || found.actions.length < 2) return null;
  const word = capital(phrases(hulk, view, p, found.actions).join(', then '));
  const [kill] = hulk.game.odds(found.state as View, shot)?.chances ?? [];
  const chance = kill ? `, ${Math.round((100 * kill.ways) / kill.total)}%` : '';
  return order(hulk, view, p, target, found, `${word} (${priceText(found.price, found.shared)}${chance})`);
}

/** Steps up to the enemy and the attack. A Stealer runs through overwatch, and its chance to come through is told. */
export function runUp(hulk: Hulk, ask: Ask, p: Piece, target: Piece): Offer | null {
  const { game, table } = hulk;
  const { seat } = ask.decision;
  const view = ask.view as View;
  const price = 1;
  const goal = act('assault', p.id, target.id);
  const found = search(
    hulk,
    view,
    seat,
    p.id,
    (plan): Plan | null =>
      plan.actions.length > 0 && game.check(plan.state, seat, goal) === null
        ? { ...plan, actions: [...plan.actions, goal], price: plan.price + price }
        : null,
    {
      most: MOST,
      dice: p.marine ? undefined : hopefulDice,
      within(plan) {
        const now = plan.state.pieces[p.id];
        return now != null && now.ap >= table.spread(now.at, target.at) - 1 + price;
      },
    },
  );
  if (!found) return null;
  const [win] = game.odds(found.state as View, goal)?.chances ?? [];
  const wins = win ? `wins ${Math.round((100 * win.ways) / win.total)}%` : '';
  const through = found.chance < 1 ? `${Math.floor(100 * found.chance)}% to come through, then ` : '';
  const how = `${priceText(found.price, found.shared)}: ${through}${wins}`;
  return order(hulk, view, p, target, found, `${p.marine ? 'Go' : 'Run'} up and attack (${how})`);
}

function order(
  { game }: Hulk,
  view: View,
  p: Piece,
  target: Piece,
  { actions, price, shared }: Pick<Plan, 'actions' | 'price' | 'shared'>,
  word: string,
): Offer {
  return {
    action: actions[0],
    rest: actions.slice(1),
    text: actions.map((action) => game.notation.print(view, action)).join('; '),
    verb: 'combined',
    unit: p.id,
    square: target.at,
    look: 'foe',
    final: true,
    presses: true,
    rank: BEHIND,
    price,
    shared,
    word,
    label: `${UNITS[target.kind].label}: ${word}`,
  };
}
