import type { Action } from '../../../games/hulk-revised/actions.ts';
import { stepPrice, turnPrice } from '../../../games/hulk-revised/movement.ts';
import { NOWHERE, type State } from '../../../games/hulk-revised/state.ts';
import type { AnyGame, Seat } from '../../../kernel/contract.ts';
import type { Offer } from '../adapter.ts';
import { walks } from '../walks.ts';
import { type Hulk, pieceAt, plural, type View } from './game.ts';
import { preferred, type Toggles } from './variants.ts';

/** Squares the selected piece reaches in several steps on its own action points. */
export function reachOf(hulk: Hulk, view: View, seat: Seat, unit: number, toggles: Toggles): Offer[] {
  const p = pieceAt(view, unit);
  if (!p || p.at === NOWHERE || p.ap < 1 || toggles.pay === 'cp') return [];
  const { game, table } = hulk;
  const seen = (state: unknown) => state as View;
  const found = walks(game as unknown as AnyGame, view, seat, {
    strides(state) {
      const now = pieceAt(seen(state), unit);
      if (!now) return [];
      const own = game
        .actions(state as State, seat)
        .filter(
          (a) =>
            a.unit === unit && a.cp === 0 && !a.clear && (a.do === 'move' || (a.do === 'turn' && p.marine)),
        );
      return preferred(seen(state), own, toggles)
        .map((action) => ({
          action,
          price: action.do === 'move' ? stepPrice(now, action.to) : turnPrice(now, action.face),
        }))
        .filter(({ price }) => price <= now.ap);
    },
    where(state) {
      const now = pieceAt(seen(state), unit);
      return now && now.at !== NOWHERE ? { square: now.at, facing: now.facing } : null;
    },
    settled: (state) => holdFire(hulk, state as State, seat),
    free(state) {
      const top = (state as State).steps.at(-1)?.do;
      return top === 'marines' || top === 'stealers';
    },
  });
  return found
    .filter(({ actions }) => actions.length > 1)
    .map(({ square, price, actions, risky }) => ({
      action: actions[0],
      rest: actions.slice(1),
      text: actions.map((action) => game.notation.print(view, action as Action)).join('; '),
      verb: 'walk',
      look: 'far' as const,
      rank: 1,
      unit,
      square,
      price,
      shared: 0,
      risky,
      word: 'Walk',
      label: `Go to ${table.board.name(square)} (${plural(price, 'action point')})`,
    }));
}

/** A shot may be offered on the way; planning assumes that it is held, and the walk goes on after the answer. */
function holdFire({ game }: Hulk, state: State, seat: Seat): Action | null {
  if (state.steps.at(-1)?.do !== 'snap') return null;
  return game.actions(state, seat).find((a) => a.do === 'hold') ?? null;
}
