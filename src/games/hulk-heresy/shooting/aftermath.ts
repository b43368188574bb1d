/** HH-SHOOT-10: what a shot does besides hitting: Penetrate, then Overheat, malfunction and jam. */
import { isHallowed, masterOf } from '../auras.ts';
import { hasTrait, type ModeId } from '../data/ranged.ts';
import { destroy } from '../deaths.ts';
import { foeOf } from '../duel/duellists.ts';
import { BARRICADE, BLIND, FLAME, SHIELD, SOLID } from '../ground.ts';
import { isShut, named } from '../position.ts';
import { NOWHERE, type Piece } from '../state.ts';
import type { Play } from '../steps.ts';
import { wayAlong } from '../table.ts';
import { shotAttack } from './attack.ts';
import { hold } from './graviton.ts';
import { strikePiece } from './hit.ts';
import type { Manner, ShotStep } from './shot.ts';

/** HH-SPEC-08: whoever passes a save against it is held. */
export function holdTarget(play: Play, { weapon, target, hits, survived, by }: ShotStep): void {
  const p = target > 0 ? play.state.pieces[target] : null;
  const shooter = play.state.pieces[by.unit];
  if (!p || !shooter || isHallowed(play.table, play.state, shooter, p.at)) return;
  if (hits > 0 && survived && hasTrait(weapon, 'graviton')) hold(play, p, masterOf(play.state, shooter));
}

/** HH-SPEC-24: where the walk on from the target ends. */
const STOPS = BARRICADE | SOLID | SHIELD | FLAME | BLIND;

/** HH-SPEC-24: the first piece behind a model that this shot has removed, friend or foe. HH-DICE-10: not one that came of its death. */
export function penetrate(play: Play, step: ShotStep): void {
  const { table, state } = play;
  if (!hasTrait(step.weapon, 'penetrate') || step.target === 0 || step.survived || step.hits === 0) return;
  const shooter = state.pieces[step.by.unit];
  if (shooter && isHallowed(table, state, shooter, step.square)) return; // HH-PSI-26
  const dir = wayAlong(table, step.at, step.square);
  if (dir < 0) return;
  let square = table.near[step.square * 8 + dir];
  while (square >= 0 && !isShut(state, square) && !(state.ground[square] & STOPS)) {
    const p = state.pieces[state.occupant[square]];
    if (p && foeOf(state, p) === 0 && p.id < (step.newest ?? 0)) {
      if (shooter && isHallowed(table, state, shooter, square)) return;
      return strikePiece(play, p, shotAttack(step.weapon, 1, step.at), 'HH-SPEC-24');
    }
    square = table.near[square * 8 + dir];
  }
}

/** HH-SPEC-19: a natural double 1 or double 2 against one target. */
export function isHot(weapon: ModeId, dice: readonly number[]): boolean {
  if (!hasTrait(weapon, 'overheat')) return false;
  return [1, 2].some((face) => dice.filter((die) => die === face).length > 1);
}

interface Fired {
  readonly weapon: ModeId;
  readonly gun: number;
  readonly manner: Manner;
  readonly dice: readonly number[];
}

export function aftermath(play: Play, p: Piece, shot: Fired): void {
  const { state } = play;
  if (isHot(shot.weapon, shot.dice)) return destroy(play, p, 'HH-SPEC-19');
  if (bursts(p, shot)) {
    state.blasts.push({ kind: 'explosion', square: p.at }); // HH-WPN-24
    return destroy(play, p, 'HH-WPN-24');
  }
  if (jams(shot)) jam(play, p, shot.gun, shot.manner);
}

/** HH-WPN-23: once it has been reloaded, three alike. */
function bursts({ body }: Piece, { weapon, dice }: Fired): boolean {
  return hasTrait(weapon, 'malfunction') && body?.reloaded === true && new Set(dice).size === 1;
}

const onWatch = (manner: Manner): boolean => manner === 'watch' || manner === 'placement';

/** HH-SPEC-10, HH-SPEC-12. */
function jams({ weapon, manner, dice }: Fired): boolean {
  if (!hasTrait(weapon, 'jam') || !isDouble(dice)) return false;
  return onWatch(manner) || !hasTrait(weapon, 'overwatch');
}

/** HH-DICE-08: the two highest are the same. */
function isDouble(dice: readonly number[]): boolean {
  const [first, second] = [...dice].sort((a, b) => b - a);
  return first !== undefined && first === second;
}

/** HH-SPEC-11: the hits of the shot stand. HH-SPEC-13: a model's overwatch is suspended; a blip's marker stays, and is of no use (HH-BLIP-13). */
function jam({ state, events }: Play, p: Piece, gun: number, manner: Manner): void {
  p.jammed = gun < 0 ? 1 : gun + 1;
  p.jam = onWatch(manner) && !p.blip ? 'watch' : 'plain';
  if (!p.blip) p.overwatch = false;
  events.push({ kind: 'jammed', ...named(state, p), at: p.at, how: p.jam });
}

/** HH-WPN-31: only a command point clears it, and it does not lapse. */
export function jamByHail({ state, events }: Play, p: Piece, gun: number): void {
  p.jammed = gun + 1;
  p.jam = 'hail';
  p.overwatch = false;
  if (p.at !== NOWHERE) events.push({ kind: 'jammed', ...named(state, p), at: p.at, how: 'hail' });
}
