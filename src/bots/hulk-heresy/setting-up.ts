/** Before the first turn, and whoever comes later: forces, roles, where blips are laid and which. */
import type { Action } from '../../games/hulk-heresy/actions.ts';
import { ARMOUR } from '../../games/hulk-heresy/data/armour.ts';
import type { ForceList } from '../../games/hulk-heresy/force/list.ts';
import type { RosterRow } from '../../games/hulk-heresy/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { dutiesOf } from './duties.ts';
import { modelValue, type Sense } from './sense.ts';
import { wayTo } from './ways.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** A square near what the mission is about; an entry point likewise. */
export function decidePlace(sense: Sense, actions: readonly Action[], random: Random): Action {
  const { table } = sense;
  const field = fieldAhead(sense);
  let best = actions[0];
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    if (action.do !== 'deploy' && action.do !== 'bring') continue;
    const to = action.to as number;
    const closed = action.do === 'bring' && sense.state.closed.includes(to);
    const square = action.do === 'bring' ? table.board.entries[to].squares[0] : to;
    const way = field[square] + (closed ? 20 : 0) + random.below(100) / 50;
    if (way >= least) continue;
    least = way;
    best = action;
  }
  return best;
}

/** The way to the first duty; to the enemy's zone where nobody has one yet. */
function fieldAhead(sense: Sense): Int16Array {
  const [duty] = dutiesOf(sense).values();
  if (duty) return duty.field;
  const { table, state, side } = sense;
  const other = table.zones[1 - state.zones[side]];
  const { hold, reach } = table.mission.goals[0] ?? {};
  const { board, exits } = table;
  const all = Array.from({ length: board.size }, (_, square) => square);
  const rooms = hold?.map((name) => board.sections.indexOf(name));
  if (rooms)
    return wayTo(
      table,
      state,
      all.filter((square) => rooms.includes(board.section[square])),
    );
  if (reach) return wayTo(table, state, board.marks[reach]);
  const out = all.filter((square) => exits[square] >= 0);
  return wayTo(table, state, out.length > 0 ? out : other.squares);
}

/** Whose death would decide the mission comes late; else the stronger first. */
export function decideLetter(sense: Sense, actions: readonly Action[], random: Random): Action {
  const { state, side, table } = sense;
  const vital = new Set(table.mission.goals.flatMap(({ kinds }) => kinds ?? []));
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const row = state.rosters[side][action.row as number] as RosterRow | null;
    if (!row) continue;
    const worth = (vital.has(row.kind) ? -20 : modelValue(row, NOBODY)) + random.below(100) / 50;
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Bodies count; and of a Terminator's, twice as much. */
const bodiesOf = (force: ForceList): number =>
  force.reduce((sum, { armour }) => sum + (ARMOUR[armour].terminator ? 2.2 : 1), 0);

/** Of the ready forces, one of those that use their points; or of those the one with most in it. */
export function decideForce(actions: readonly Action[], random: Random, picks: boolean): Action {
  const forces = actions.map(({ force = [] }) => force);
  const worth = forces.map((force) =>
    picks
      ? bodiesOf(force)
      : force.reduce((sum, row) => sum + modelValue({ ...row, shown: false }, NOBODY), 0),
  );
  const most = Math.max(...worth);
  const full = actions.filter((_, i) => worth[i] >= (picks ? 0.97 : 0.9) * most);
  return full[random.below(full.length)];
}
