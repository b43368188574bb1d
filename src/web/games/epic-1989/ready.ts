/** A battle that is ready to be fought: both forces set up as the rules propose, spread along their edge. */
import type { Action, Placement } from '../../../games/epic-1989/actions.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import { act, type Match } from '../../../kernel/match.ts';
import type { MissionCard } from '../adapter.ts';
import type { Epic89Game, View } from './game.ts';

type Deploy = Extract<Action, { do: 'deploy' }>;

/** Who goes first is taken as it is rolled; nobody has to set up before the first battle. */
export function settle(match: Match, card: MissionCard): void {
  if (card.laid) return;
  const game = match.game as unknown as Epic89Game;
  for (;;) {
    const asked = match.game.pending(match.state).find(({ kind }) => kind === 'go' || kind === 'deploy');
    if (!asked) return;
    const state = match.state as View;
    const [first] = game.actions(state, asked.seat);
    const wide = first.do === 'deploy' ? spread(game, state, asked.seat, first) : [];
    act(
      match,
      asked.seat,
      [...wide, first].find((action) => !game.check(state, asked.seat, action)),
    );
  }
}

/** The same ranks with each detachment at its own part of the edge, whichever way that runs. */
function spread(game: Epic89Game, state: View, seat: string, { units }: Deploy): Deploy[] {
  const table = game.tableOf(state);
  if (!game.pending(state).some((asked) => asked.seat === seat)) return [];
  return (['x', 'y'] as const).map((way) => ({ do: 'deploy', units: along(table, units, way) }));
}

type InOpen = Extract<Placement, { heading: number }>;

function along(table: Table, units: readonly Placement[], way: 'x' | 'y'): Placement[] {
  const inOpen = units.filter((one): one is InOpen => 'heading' in one);
  const groups = [...new Set(inOpen.map(({ unit }) => table.units[unit].detachment))];
  const length = way === 'x' ? table.width : table.depth;
  const shift = new Map(
    groups.map((id, i) => {
      const own = inOpen.filter(({ unit }) => table.units[unit].detachment === id);
      const middle = own.reduce((sum, one) => sum + one[way], 0) / own.length;
      return [id, Math.round((length * (i + 1)) / (groups.length + 1) - middle)];
    }),
  );
  return units.map((one) => {
    const by = shift.get(table.units[one.unit].detachment) ?? 0;
    return 'heading' in one ? { ...one, [way]: one[way] + by } : one;
  });
}
