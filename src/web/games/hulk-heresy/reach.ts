/** Squares the selected piece reaches in several steps on its own action points. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { NOWHERE, type State } from '../../../games/hulk-heresy/state.ts';
import { apLeft } from '../../../games/hulk-heresy/turn/activation.ts';
import { priceOf } from '../../../games/hulk-heresy/turn/acts.ts';
import { listActs } from '../../../games/hulk-heresy/turn/taking.ts';
import type { Facing } from '../../../grid/index.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Offer } from '../adapter.ts';
import { noDice, walks } from '../walks.ts';
import { type Heresy, type HeresyAsk, kindNow, pieceAt, type View } from './game.ts';
import { preferred } from './variants.ts';

export function reachOf(heresy: Heresy, { view, side, selected, toggles, actions }: HeresyAsk): Offer[] {
  const p = pieceAt(view, selected);
  if (!p || p.at === NOWHERE || toggles.pay === 'cp') return [];
  if (!actions.some((a) => a.unit === selected && (a.do === 'move' || a.do === 'turn'))) return [];
  const { game, table } = heresy;
  const here = (state: unknown) => pieceAt(state as View, selected);
  const found = walks(game as unknown as AnyGame, view, side, {
    strides(state) {
      const now = here(state);
      if (!now) return [];
      const ap = apLeft(table, state as State, now);
      const steps = listActs(table, state as State, now, false).filter(
        (a) => (a.do === 'move' || a.do === 'turn') && !a.cp && !a.list && !a.with,
      );
      return preferred(state as View, steps, toggles)
        .map((action) => ({
          action,
          price: priceOf(table, state as State, now, action) ?? 99,
          to: endOf(heresy, now, action),
        }))
        .filter(({ price }) => price <= ap);
    },
    where(state) {
      const now = here(state);
      return now && now.at !== NOWHERE ? { square: now.at, facing: now.blip ? 0 : now.facing } : null;
    },
    settled: (state) => (kindNow(game, state as View) === 'snap' ? { do: 'pass' } : null),
    free: (state) => kindNow(game, state as View) === 'act',
    dice: () => noDice,
    chance: () => 1,
  });
  return found
    .filter(({ actions: steps }) => steps.length > 1)
    .map(({ square, facing, price, actions: steps, risky }) => ({
      action: steps[0],
      rest: steps.slice(1),
      text: steps.map((action) => game.notation.print(view, action as Action)).join('; '),
      verb: 'walk',
      look: 'far' as const,
      rank: 1,
      unit: selected,
      square,
      price,
      shared: 0,
      risky,
      ...(p.blip ? {} : { ends: facing as Facing }),
      path: pathOf(heresy, p.at, steps as readonly Action[]),
      word: 'Walk',
      label: `Go to ${table.board.name(square)} (${counted(price, 'action point')})`,
    }));
}

function endOf({ table }: Heresy, p: { at: number; facing: number; blip: boolean }, action: Action) {
  const square = action.do === 'move' ? table.near[p.at * 8 + (action.to ?? 0)] : p.at;
  const facing = p.blip ? 0 : (action.face ?? action.after ?? action.before ?? p.facing);
  return { square, facing };
}

/** The squares a row of steps leads over, the first one left out. */
function pathOf({ table }: Heresy, from: number, steps: readonly Action[]): number[] {
  let at = from;
  return steps.flatMap((action) => {
    if (action.do !== 'move') return [];
    at = table.near[at * 8 + (action.to ?? 0)];
    return [at];
  });
}
