import type { Seat } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Hand } from '../games/adapter.ts';
import { wishesOf } from './next.ts';
import type { TableState } from './state.ts';

/** What a seat could do when its table stood at that number; null when it was not asked. */
export function handAt(at: TableState, seat: Seat, n: number): Hand | null {
  const { table, eyes } = at.host;
  const { game } = table;
  let view: unknown = null;
  eyes(seat).viewAt(n, (then) => {
    view = then;
  });
  if (view === null) return null; // not known here
  const state = game.imagine(view, randomFrom('a world like it'));
  const decision = game.pending(state).find((asked) => asked.seat === seat);
  if (!decision) return null;
  const actions = game.actions(state, seat);
  return table.hand({ view, decision, actions, selected: 0, toggles: wishesOf(at, seat) });
}
