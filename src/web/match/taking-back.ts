/** Taking back at this screen. */
import { randomFrom } from '../../kernel/random.ts';
import { wishesOf } from './next.ts';
import { goOn } from './playing.ts';
import type { TableState } from './state.ts';

/** Why nothing can be taken back now; null when something can. */
export function undoReason(at: TableState): string | null {
  if (!at.look.mine) return 'Wait for your turn.';
  return undoPlace(at) === null ? at.host.eyes(at.look.viewer).freeBack().why : null;
}

export function takeBack(at: TableState): void {
  const { viewer, busy } = at.look;
  const to = busy ? null : undoPlace(at);
  if (to === null) return;
  at.host.eyes(viewer).undo(to);
  at.byOrder = at.byOrder.filter((order) => (order.at.get(viewer) ?? 0) < to);
  at.plan = [];
  goOn(at);
}

/**
 * The number that one press of "take back" leads to: it goes past answers the table gave by itself, or it would give them
 * again. Null when nothing can be taken back.
 */
function undoPlace(at: TableState): number | null {
  const { host, look } = at;
  return (
    host
      .eyes(look.viewer)
      .freeBack()
      .to.find((n) => !isSettledAt(at, n)) ?? null
  );
}

/** The table would answer by itself what was asked there. */
function isSettledAt(at: TableState, n: number): boolean {
  const { table, eyes } = at.host;
  const { game } = table;
  const seat = at.look.viewer;
  if (at.chosen?.seat === seat && at.chosen.n === n) return false;
  let view: unknown = null;
  eyes(seat).viewAt(n, (then) => {
    view = then;
  });
  const state = game.imagine(view, randomFrom('a world like it'));
  const decision = game.pending(state).find((asked) => asked.seat === seat);
  if (!decision) return true;
  const actions = game.actions(state, seat);
  const { prompt } = table.hand({ view, decision, actions, selected: 0, toggles: wishesOf(at, seat) });
  return prompt?.settled !== undefined || prompt?.ordered !== undefined;
}
