/** HH-SPEC-01, HH-DICE-05: one shot at everybody in an area or a line, one after another, and what it leaves there. */
import { isHallowed, masterOf } from '../auras.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import type { Named, Paid } from '../events.ts';
import { groundAt } from '../markers.ts';
import { named, setGround } from '../position.ts';
import type { AreaEffect, Piece, Side } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import { aftermath, jamByHail } from './aftermath.ts';
import { shootingBonus } from './bonus.ts';
import { sustainedBonus } from './sustained.ts';
import { spendShot, type Way } from './weapons.ts';

export interface BurstStep {
  do: 'burst';
  by: Named;
  at: number;
  weapon: ModeId;
  gun: number;
  /** HH-DICE-10: pieces, and closed doors as minus their square and one, still to be rolled for. */
  victims: number[];
  /** The model a plasma cannon was aimed at (HH-WPN-34). */
  target: number;
  /** HH-WPN-38: the piece that Sustained Fire helps against, or 0. */
  sustained: number;
  /** HH-SHOOT-05: what is added to every die. */
  plus: number;
  /** HH-SPEC-12: the first dice thrown, by which the weapon is judged. */
  dice: number[];
}

interface Reach {
  readonly square: number;
  readonly squares: readonly number[];
  readonly victims: number[];
  readonly target?: number;
}

/** Fires it: the ammunition goes, and the list of those it reaches is fixed before the first die (HH-DICE-10). */
export function fireBurst(play: Play, p: Piece, way: Way, reach: Reach, paid: Paid): void {
  const { table, state, events } = play;
  const { gun, mode } = way;
  spendShot(p, way);
  const { square, victims, target = 0 } = reach;
  const squares = reach.squares.filter((one) => !isHallowed(table, state, p, one)); // HH-PSI-26: nothing stays there
  events.push({ kind: 'fired', ...named(state, p), at: p.at, weapon: mode, square, ...paid });
  leaveBehind(play, mode, squares, masterOf(state, p));
  const sustained = p.aim > 0 && sustainedBonus(table, state, p, way, p.aim, 0) > 0 ? p.aim : 0;
  state.steps.push({
    do: 'burst',
    by: named(state, p),
    at: p.at,
    weapon: mode,
    gun,
    victims,
    target,
    sustained,
    plus: gun === POWER ? 0 : shootingBonus(table, state, p),
    dice: [],
  });
}

/** HH-PSI-18: the gun of an Inferno, which is none. */
export const POWER = -3;

function rollFor({ state }: Play, step: BurstStep, id: number): void {
  const { weapon, gun, by, at } = step;
  const p = id > 0 ? state.pieces[id] : null;
  if (id > 0 && !p) return;
  state.steps.push({
    do: 'shot',
    stage: 'roll',
    by,
    at,
    weapon,
    gun,
    manner: 'burst',
    target: Math.max(0, id),
    square: p ? p.at : -id - 1,
    count: step.target !== 0 && step.target !== id ? 1 : MODES[weapon].dice, // HH-WPN-34
    plus: step.plus + (id > 0 && id === step.sustained ? 1 : 0),
    dice: [],
    again: [],
    hits: 0,
    survived: true,
    paid: { ap: 0, cp: '' },
  });
}

function leftBy(weapon: ModeId): AreaEffect['kind'] | null {
  if (hasTrait(weapon, 'blind')) return 'blind';
  if (!hasTrait(weapon, 'persistent')) return null;
  return hasTrait(weapon, 'area') ? 'flame' : 'hand-fire';
}

/** HH-SPEC-01, HH-SPEC-20, HH-GREN-03, HH-WPN-33: what stays on the squares until it lapses lies there before the first die. HH-STAT-09: whose it is. */
function leaveBehind(
  { table, state, events }: Play,
  weapon: ModeId,
  squares: readonly number[],
  side: Side,
): void {
  const kind = leftBy(weapon);
  if (!kind || squares.length === 0) return;
  state.areas.push({ kind, owner: side, kill: MODES[weapon].kill, wide: hasTrait(weapon, 'area'), squares });
  for (const square of squares) setGround(state, square, groundAt(table, state, square));
  events.push({ kind: kind === 'blind' ? 'blinds' : 'burns', side, squares: [...squares] });
}

export const bursting: HeresyRule<'burst'> = {
  run(play, step) {
    const id = step.victims.shift();
    if (id !== undefined) {
      rollFor(play, step, id);
      return false;
    }
    done(play.state);
    const p = play.state.pieces[step.by.unit];
    if (!p) return false;
    if (hasTrait(step.weapon, 'hail')) jamByHail(play, p, step.gun);
    else aftermath(play, p, { ...step, manner: 'burst' });
    return false;
  },
};
