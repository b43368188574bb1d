/** HH-SPEC-01: weapons that reach everybody in a part of a section, and the fires that some of them leave. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { isDuelSection } from '../duel/duellists.ts';
import type { Named, Paid } from '../events.ts';
import { BARRICADE } from '../ground.ts';
import { groundAt } from '../markers.ts';
import { clearDoor, isShut, named, seesFrom, setGround } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { affectedArea, boundingDoors, range, type Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { strikePiece } from './hit.ts';
import { refuseWeapon } from './targets.ts';
import { readyWays, type Way, wayNamed } from './weapons.ts';

export interface BurstStep {
  do: 'burst';
  by: Named;
  weapon: ModeId;
  /** The affected area when the shot was fired (HH-BRD-09, HH-BRD-10). */
  squares: readonly number[];
  /** HH-DICE-10: pieces, and closed doors as minus their square and one, still to be rolled for. */
  victims: number[];
  /** The model a plasma cannon was aimed at (HH-WPN-34). */
  target: number;
  survived: boolean;
}

/** The conversion beamer has rules of its own. */
const isBurst = (mode: ModeId): boolean => hasTrait(mode, 'area') && !hasTrait(mode, 'rend');

/** HH-LOS-14: terrain barricades do not hide the target of an area weapon. */
function isInSight(table: Table, state: State, p: Piece, to: number): boolean {
  const low = state.ground.flatMap((bits, square) =>
    bits & BARRICADE && state.occupant[square] === 0 ? [square] : [],
  );
  return seesFrom(table, state, p.at, p.facing, to, low);
}

/** HH-SHOOT-03, HH-SHOOT-09, HH-WPN-27: an enemy model, an empty square, or for frag a closed door. */
function refuseAim(table: Table, state: State, p: Piece, mode: ModeId, to: number): Refusal | null {
  const aims = MODES[mode].targets as readonly string[];
  const there = state.pieces[state.occupant[to]];
  if (there?.blip) return no('HH-BLIP-16', 'A blip cannot be shot at.');
  if (there?.side === p.side) return no('HH-SHOOT-03', 'A friend stands there.');
  if (isDuelSection(table, state, table.board.section[to]))
    return no('HH-DUEL-09', 'A duel is fought there.');
  if (!there && isShut(state, to) && !aims.includes('D'))
    return no('HH-SPEC-03', 'That weapon does not act on closed doors.');
  if (!there && !isShut(state, to) && !aims.includes('S'))
    return no('HH-WPN-34', 'That weapon is aimed at an enemy model.');
  if (!isInSight(table, state, p, to)) return no('HH-SHOOT-02', 'It does not see that.');
  return range(table, p.at, to) > MODES[mode].range ? no('HH-SHOOT-02', 'That is out of range.') : null;
}

/** HH-BRD-11: before a closed door the area begins in the last square the line crosses, if that is of the door's section. */
function areaOf(table: Table, state: State, from: number, to: number): number[] {
  if (!isShut(state, to)) return affectedArea(table, state.doors, to);
  const { board, near } = table;
  const before = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((dir) => near[to * 8 + dir])
    .filter((square) => square >= 0 && board.section[square] === board.section[to] && !isShut(state, square))
    .sort((a, b) => range(table, from, a) - range(table, from, b) || a - b);
  return before.length === 0 ? [] : affectedArea(table, state.doors, before[0]);
}

/** HH-DICE-05, HH-WPN-26: in reading order, doors among the pieces for frag; the target of a plasma cannon first. */
function victimsOf(
  table: Table,
  state: State,
  mode: ModeId,
  squares: readonly number[],
  aimed: number,
): number[] {
  const doors = hasTrait(mode, 'doors') ? boundingDoors(table, state.doors, squares) : [];
  const all = [...squares, ...doors, ...(doors.length === 0 && isShut(state, aimed) ? [aimed] : [])];
  const found = [...new Set(all)]
    .sort((a, b) => a - b)
    .flatMap((square) => (isShut(state, square) ? [-square - 1] : [state.occupant[square]]))
    .filter((id) => id !== 0);
  const target = state.occupant[aimed];
  if (MODES[mode].targets.length > 1 || target === 0) return found;
  return [target, ...found.filter((id) => id !== target)];
}

function rollFor(play: Play, step: BurstStep, id: number): void {
  const { state, dice, events } = play;
  const mode = MODES[step.weapon];
  const p = id > 0 ? state.pieces[id] : null;
  const square = id > 0 ? (p?.at ?? NOWHERE) : -id - 1;
  if (id > 0 ? !p : !isShut(state, square)) return;
  const count = step.target !== 0 && step.target !== id ? 1 : mode.dice; // HH-WPN-34
  const thrown = Array.from({ length: count }, () => dice.d6());
  const hits = thrown.filter((die) => die >= mode.kill).length;
  events.push({
    kind: 'caught',
    unit: Math.max(0, id),
    square,
    weapon: step.weapon,
    dice: thrown,
    needed: mode.kill,
    hits,
  });
  if (hits === 0) return;
  if (p) return strikePiece(play, p, mode.save - (hits - 1), 'HH-SHOOT-06');
  clearDoor(state, square);
  events.push({ kind: 'door', ...step.by, square, door: 'destroyed', ap: 0, cp: '' });
}

/** HH-SPEC-20: the whole area burns until it lapses. */
function leaveFire({ table, state, events }: Play, step: BurstStep): void {
  if (!hasTrait(step.weapon, 'persistent') || step.squares.length === 0) return;
  const { squares } = step;
  state.areas.push({
    kind: 'flame',
    owner: step.by.side,
    kill: MODES[step.weapon].kill,
    wide: true,
    squares,
  });
  for (const square of squares) setGround(state, square, groundAt(table, state, square));
  events.push({ kind: 'burns', side: step.by.side, squares: [...squares] });
}

export const bursting: HeresyRule<'burst'> = {
  run(play, step) {
    const id = step.victims.shift();
    if (id !== undefined) rollFor(play, step, id);
    else {
      done(play.state);
      leaveFire(play, step);
    }
    return false;
  },
};

const areaWays = (state: State, p: Piece): Way[] => readyWays(state, p).filter(({ mode }) => isBurst(mode));

/** HH-SPEC-02, HH-SPEC-04: only the target must be seen; every piece of either side in the area is rolled for. */
export const burstAct: Act = {
  price(_table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return way && isBurst(way.mode) ? MODES[way.mode].ap : null;
  },
  refuse(table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return refuseWeapon(p, way) ?? refuseAim(table, state, p, (way as Way).mode, action.to as number);
  },
  list(table, state, p) {
    const out: Action[] = [];
    if (p.blip || p.at === NOWHERE) return out;
    for (const { mode } of areaWays(state, p))
      for (const to of table.sight.field(p.at, p.facing))
        if (!refuseAim(table, state, p, mode, to)) out.push({ do: 'burst', unit: p.id, to, with: mode });
    return out;
  },
  apply(play, p, action, paid: Paid) {
    const { table, state, events } = play;
    const { gun, mode } = wayNamed(state, p, action.with) as Way;
    const square = action.to as number;
    if (p.body && MODES[mode].ammo > 0) p.body.ammo[gun]--; // HH-SPEC-18
    const squares = areaOf(table, state, p.at, square);
    const victims = victimsOf(table, state, mode, squares, square);
    const single = MODES[mode].targets.length === 1;
    events.push({ kind: 'fired', ...named(state, p), at: p.at, weapon: mode, square, ...paid });
    const target = single ? state.occupant[square] : 0;
    state.steps.push({
      do: 'burst',
      by: named(state, p),
      weapon: mode,
      squares,
      victims,
      target,
      survived: true,
    });
  },
};
