import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Event } from '../../../games/hulk-revised/events.ts';
import {
  listBlipMoves,
  listMarineMoves,
  listStealerMoves,
} from '../../../games/hulk-revised/movement/movement.ts';
import { isLocked } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../../games/hulk-revised/state.ts';
import type { Facing } from '../../../grid/index.ts';
import type { AnyGame, Seat } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Offer } from '../adapter.ts';
import { noDice, walks } from '../walks.ts';
import { type Hulk, isBlip, kindOf, pieceAt, type View } from './game.ts';
import { hopefulDice, isShot, missAll } from './trial.ts';
import { preferred, type Toggles } from './variants.ts';

/** Squares the selected piece reaches in several steps on its own action points. */
export function reachOf(
  hulk: Hulk,
  view: View,
  seat: Seat,
  unit: number,
  toggles: Toggles,
  actions: readonly Action[],
): Offer[] {
  const p = pieceAt(view, unit);
  if (!p || p.at === NOWHERE || p.ap < 1 || toggles.pay === 'cp') return [];
  if (!actions.some((a) => a.unit === unit && (a.do === 'move' || a.do === 'turn'))) return [];
  const { game, table } = hulk;
  const seen = (state: unknown) => state as View;
  const found = walks(game as unknown as AnyGame, view, seat, {
    strides(state) {
      const now = pieceAt(seen(state), unit);
      if (!now || now.ap < 1) return [];
      const own = stepsOf(hulk, state as State, unit).filter(
        (a) => a.cp === 0 && !a.clear && (a.do === 'move' || a.do === 'turn'),
      );
      return preferred(seen(state), own, toggles)
        .map((action) => ({
          action,
          price: game.price(state as State, action),
          to: endOf(hulk, now, action),
        }))
        .filter(({ price }) => price <= now.ap);
    },
    where(state) {
      const now = pieceAt(seen(state), unit);
      return now && now.at !== NOWHERE ? { square: now.at, facing: now.facing } : null;
    },
    settled: (state) => holdFire(hulk, state as State, seat),
    free(state) {
      return kindOf(game, state as State) === 'act';
    },
    // A Stealer charges through overwatch; a Marine stops where dice would fall.
    dice: p.marine ? () => noDice : hopefulDice,
    chance: (events) => missAll((events as readonly Event[]).filter(isShot)),
  });
  return found
    .filter(({ actions: steps }) => steps.length > 1)
    .map(({ square, facing, price, actions: steps, risky, chance }) => ({
      action: steps[0],
      rest: steps.slice(1),
      text: steps.map((action) => game.notation.print(view, action as Action)).join('; '),
      verb: 'walk',
      look: 'far' as const,
      rank: 1,
      unit,
      square,
      price,
      shared: 0,
      risky,
      presses: chance < 1,
      ...(isBlip(p) ? {} : { ends: facing as Facing }),
      path: pathOf(hulk, p.at, steps as readonly Action[]),
      word: 'Walk',
      label: `Go to ${table.board.name(square)} (${counted(price, 'action point')})${
        chance < 1 ? `, ${Math.floor(100 * chance)}% to come through` : ''
      }`,
    }));
}

function endOf({ table }: Hulk, p: Piece, { do: verb, to, face }: Action) {
  const square = verb === 'move' ? table.near[p.at * 8 + to] : p.at;
  return { square, facing: face === -1 ? p.facing : face };
}

/** The squares a row of steps leads over, the first one left out. */
function pathOf({ table }: Hulk, from: number, steps: readonly Action[]): number[] {
  let at = from;
  return steps.flatMap((action) => {
    if (action.do !== 'move') return [];
    at = table.near[at * 8 + action.to];
    return [at];
  });
}

/** Asking for every action of a phase at every step would cost a hundred times as much. */
export function stepsOf({ table }: Hulk, state: State, unit: number): Action[] {
  const p = state.pieces[unit];
  const out: Action[] = [];
  if (!p) return out;
  if (isBlip(p)) listBlipMoves(table, state, p, out);
  else if (!p.marine) listStealerMoves(table, state, p, out);
  else if (p.kind === 'sentry' || !isLocked(table, state, p)) listMarineMoves(table, state, p, out);
  return out;
}

/** A shot may be offered on the way; planning assumes that it is held, and the walk goes on after the answer. */
function holdFire({ game }: Hulk, state: State, seat: Seat): Action | null {
  if (kindOf(game, state) !== 'snap') return null;
  return game.actions(state, seat).find((a) => a.do === 'hold') ?? null;
}
