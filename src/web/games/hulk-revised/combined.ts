/** Move and shoot as one: a movement and the free shot that comes with it, at one target (HR-MVSH-01). */

import { type Action, act } from '../../../games/hulk-revised/actions.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { capital } from '../../../kernel/words.ts';
import { type Ask, BEHIND, type Offer } from '../adapter.ts';
import { type Hulk, isBlip, kindOf, pieceAt, type View } from './game.ts';
import { phrases, priceText } from './instead.ts';
import { tryOut } from './plans.ts';
import { stepsOf } from './reach.ts';
import { runUp, stepsThenShot } from './run-up.ts';
import { preferred } from './variants.ts';

/** The ways to come at an enemy: a shot with a movement, a shot after some steps, close assault. */
export function combinedAt(hulk: Hulk, ask: Ask, square: number): Offer[] {
  const view = ask.view as View;
  const p = pieceAt(view, ask.selected);
  const target = pieceAt(view, view.occupant[square] ?? 0);
  if (ask.decision.kind !== 'act' || !p || p.at === NOWHERE || isBlip(p)) return [];
  if (!target || target.marine === p.marine || isBlip(target)) return [];
  const moving = moveAndShoot(hulk, ask, square).slice(0, 5);
  const shot = moving.length === 0 ? stepsThenShot(hulk, ask, p, target) : null;
  const attack = runUp(hulk, ask, p, target);
  return [...moving, ...(shot ? [shot] : []), ...(attack ? [attack] : [])];
}

function moveAndShoot(hulk: Hulk, { view: seen, decision, selected, toggles }: Ask, square: number): Offer[] {
  const view = seen as View;
  const { game, table } = hulk;
  const p = pieceAt(view, selected);
  const target = pieceAt(view, view.occupant[square] ?? 0);
  if (decision.kind !== 'act' || !p?.marine || p.at === NOWHERE || !target) return [];
  if (target.marine || isBlip(target) || !table.loadouts[p.id]?.ranged?.moveAndShoot) return [];
  const start = {
    state: game.imagine(view, randomFrom('plan')),
    actions: [],
    price: 0,
    shared: 0,
    chance: 1,
  };
  const movements = preferred(view, stepsOf(hulk, start.state, p.id), { pay: toggles.pay ?? 'ap' });
  return movements
    .flatMap((movement): Offer[] => {
      const next = tryOut(hulk, start, decision.seat, movement);
      const shot = act('shoot', p.id, target.id);
      if (!next || kindOf(game, next.state) !== 'snap' || game.check(next.state, decision.seat, shot))
        return [];
      const [first] = game.odds(next.state as View, shot)?.chances ?? [];
      const chance = first ? `, ${Math.round((100 * first.ways) / first.total)}%` : '';
      const [way] = phrases(hulk, view, p, [movement]);
      const word = `${capital(way)} and fire`;
      return [
        {
          action: movement,
          rest: [shot],
          text: [movement, shot].map((a: Action) => game.notation.print(view, a)).join('; '),
          verb: 'combined',
          unit: p.id,
          square,
          look: 'foe',
          final: true,
          rank: BEHIND,
          price: next.price,
          shared: next.shared,
          word: `${word} (${priceText(next.price, next.shared)}${chance})`,
          label: `${word} at it (${priceText(next.price, next.shared)}${chance})`,
        },
      ];
    })
    .sort((a, b) => a.price - b.price);
}
