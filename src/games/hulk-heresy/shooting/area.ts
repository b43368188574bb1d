/** HH-SPEC-01: weapons that reach everybody in a part of a section. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isHallowed, masterOf } from '../auras.ts';
import { fliesOf } from '../daemons/flies.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { isDuelSection } from '../duel/duellists.ts';
import type { Paid } from '../events.ts';
import { inView, isShut } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import { affectedArea, boundingDoors, type Table, wayAlong } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { fireBurst } from './burst.ts';
import { refuseSquare, refuseWeapon } from './targets.ts';
import { readyWays, type Way, wayNamed, waysOfRow } from './weapons.ts';

const isArea = (mode: ModeId): boolean => hasTrait(mode, 'area');

/** HH-SHOOT-03, HH-SHOOT-09, HH-WPN-27: an enemy model, an empty square, or for frag a closed door. */
export function refuseAim(table: Table, state: State, p: Piece, mode: ModeId, to: number): Refusal | null {
  const aims = MODES[mode].targets as readonly string[];
  const there = state.pieces[state.occupant[to]];
  if (there?.blip) return no('HH-BLIP-16', 'A blip cannot be shot at.');
  if (there?.side === masterOf(state, p)) return no('HH-SHOOT-03', 'A friend stands there.');
  if (isShut(state, to) && hasTrait(mode, 'rend')) return no('HH-WPN-35', 'Shoot at the door itself.');
  if (isDuelSection(table, state, table.board.section[to]))
    return no('HH-DUEL-09', 'A duel is fought there.');
  if (!there && isHallowed(table, state, p, to)) return no('HH-PSI-26', 'Nothing takes hold in a Sanctuary.');
  if (there && isHallowed(table, state, p, to) && hasTrait(mode, 'blind'))
    return no('HH-PSI-26', 'Nothing takes hold in a Sanctuary.');
  if (!there && isShut(state, to) && !aims.includes('D'))
    return no('HH-SPEC-03', 'That weapon does not act on closed doors.');
  if (!there && !isShut(state, to) && !aims.includes('S'))
    return no('HH-WPN-34', 'That weapon is aimed at an enemy model.');
  return refuseSquare(table, state, p, mode, to, MODES[mode].range, false, there ? fliesOf(state, there) : 0);
}

/** HH-BRD-11: before a closed door the area begins in the last square the line crosses, if that is of the door's section. */
function areaOf(table: Table, state: State, from: number, to: number): number[] {
  if (!isShut(state, to)) return affectedArea(table, state.doors, to);
  const dir = wayAlong(table, from, to);
  const before = dir < 0 ? NOWHERE : table.near[to * 8 + ((dir + 4) & 7)];
  const { section } = table.board;
  if (before < 0 || section[before] !== section[to] || isShut(state, before)) return [];
  return affectedArea(table, state.doors, before);
}

/** HH-DICE-05: whether the model it is aimed at comes before all others. */
const targetFirst = (mode: ModeId): boolean => hasTrait(mode, 'overheat') || hasTrait(mode, 'rend');

/** HH-DICE-05, HH-WPN-26: in reading order, doors among the pieces for frag. */
function victimsOf(
  table: Table,
  state: State,
  mode: ModeId,
  squares: readonly number[],
  aimed: number,
): number[] {
  if (hasTrait(mode, 'blind')) return [];
  const doors = hasTrait(mode, 'doors') ? boundingDoors(table, state.doors, squares) : [];
  const all = [...squares, ...doors, ...(isShut(state, aimed) ? [aimed] : [])];
  const found = [...new Set(all)]
    .sort((a, b) => a - b)
    .flatMap((square) => (isShut(state, square) ? [-square - 1] : [state.occupant[square]]))
    .filter((id) => id !== 0);
  const target = state.occupant[aimed];
  if (!targetFirst(mode) || target === 0) return found;
  return [target, ...found.filter((id) => id !== target)];
}

function bursts(table: Table, state: State, p: Piece): Action[] {
  const found: Action[] = [];
  if (p.blip || p.at === NOWHERE) return found;
  for (const way of readyWays(state, p)) {
    const { mode } = way;
    if (!isArea(mode) || refuseWeapon(state, p, way)) continue;
    for (const to of inView(table, p))
      if (!refuseAim(table, state, p, mode, to)) found.push({ do: 'burst', unit: p.id, to, with: mode });
  }
  return found;
}

/** HH-SPEC-02, HH-SPEC-04: only the target must be seen; every piece of either side in the area is rolled for. */
export const burstAct: Act = {
  may: (row) => waysOfRow(row).some(({ mode }) => isArea(mode)),
  price(_table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return way && isArea(way.mode) ? MODES[way.mode].ap : null;
  },
  refuse(table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return refuseWeapon(state, p, way) ?? refuseAim(table, state, p, (way as Way).mode, action.to as number);
  },
  list: bursts,
  apply: (play, p, action, paid) =>
    burstAt(play, p, wayNamed(play.state, p, action.with) as Way, action.to as number, paid),
};

/** Fires at a square, or at whoever stands there. */
export function burstAt(play: Play, p: Piece, way: Way, square: number, paid: Paid): void {
  const { table, state } = play;
  // HH-PSI-26: in a Sanctuary only the model that was aimed at is attacked
  const alone = isHallowed(table, state, p, square);
  const squares = alone ? [] : areaOf(table, state, p.at, square);
  const victims = alone ? [state.occupant[square]] : victimsOf(table, state, way.mode, squares, square);
  const target = hasTrait(way.mode, 'overheat') ? state.occupant[square] : 0; // HH-WPN-34
  fireBurst(play, p, way, { square, squares, victims, target }, paid);
}
