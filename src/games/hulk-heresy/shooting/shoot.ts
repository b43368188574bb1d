/** SHOOT: a shot at one target, from the dice to what it leaves behind. */
import type { Action } from '../actions.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import type { Named, Paid } from '../events.ts';
import { clearDoor, isShut, named } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import type { Act } from '../turn/acts.ts';
import type { BurstStep } from './area.ts';
import type { SnapStep } from './snap.ts';
import type { BackStep } from './stances.ts';
import { aimAt, sustainedBonus } from './sustained.ts';
import { doorTargets, isPlain, modelTargets, refuseDoor, refuseModel, refuseWeapon } from './targets.ts';
import { readyWays, type Way, wayNamed } from './weapons.ts';

export type Manner = 'act' | 'snap' | 'watch' | 'placement';

/** HH-DICE-04: one shot; `survived` is what the target's save came to. */
export interface ShotStep {
  do: 'shot';
  stage: 'roll' | 'save' | 'end';
  by: Named;
  at: number;
  weapon: ModeId;
  gun: number;
  manner: Manner;
  /** The model, or 0 for the door on `square`. */
  target: number;
  square: number;
  dice: number[];
  hits: number;
  survived: boolean;
  paid: Paid;
}

export type ShootStep = BurstStep | ShotStep | SnapStep | BackStep;

const FREE: Paid = { ap: 0, cp: '' };

/** Takes the shot: the ammunition goes, the rest is a step of its own. */
export function fire(
  play: Play,
  p: Piece,
  { gun, mode }: Way,
  aim: { target: number; square: number },
  manner: Manner,
  paid: Paid = FREE,
): void {
  const { state } = play;
  if (gun >= 0 && MODES[mode].ammo > 0 && p.body) p.body.ammo[gun]--; // HH-SPEC-18
  state.steps.push({
    do: 'shot',
    stage: 'roll',
    by: named(state, p),
    at: p.at,
    weapon: mode,
    gun,
    manner,
    ...aim,
    dice: [],
    hits: 0,
    survived: true,
    paid: { ap: paid.ap, cp: paid.cp },
  });
}

/** HH-SHOOT-05: what is added to every die. HH-MOVE-12: a shot on the move never has Sustained Fire. */
function bonusOf(p: Piece, step: ShotStep): number {
  if (step.manner === 'snap') return 0;
  return sustainedBonus(p, { gun: step.gun, mode: step.weapon }, step.target, step.square);
}

function roll(play: Play, step: ShotStep): void {
  const { state, dice, events } = play;
  const mode = MODES[step.weapon];
  const p = state.pieces[step.by.unit];
  const onWatch = step.manner === 'watch' || step.manner === 'placement';
  const count = onWatch ? mode.watchDice : mode.dice;
  const plus = p ? bonusOf(p, step) : 0;
  step.dice = Array.from({ length: count }, () => dice.d6());
  const isThere = step.target === 0 ? isShut(state, step.square) : state.pieces[step.target] !== null;
  step.hits = isThere ? step.dice.filter((die) => die + plus >= mode.kill).length : 0;
  const { weapon, target, square, at, hits } = step;
  events.push({
    kind: 'shot',
    ...step.by,
    at,
    weapon,
    target,
    square,
    dice: [...step.dice],
    needed: mode.kill,
    plus,
    hits,
    way: step.manner,
    ...step.paid,
  });
}

/** HH-SHOOT-06, HH-DOOR-07: hits destroy a door and ask a model for a save. */
function strike(play: Play, step: ShotStep): void {
  const { state, events } = play;
  if (step.hits === 0) return;
  if (step.target === 0) {
    clearDoor(state, step.square);
    step.survived = false;
    events.push({ kind: 'door', ...step.by, square: step.square, door: 'destroyed', ...FREE });
    return;
  }
  // HH-SAVE-03, HH-SAVE-04
  const modifier = MODES[step.weapon].save - (step.hits - 1);
  state.steps.push({ do: 'save', unit: step.target, modifier, rule: 'HH-SHOOT-06' });
}

/** HH-SHOOT-10: what the shot leaves behind. */
function finish(play: Play, step: ShotStep): void {
  const { state } = play;
  const p = state.pieces[step.by.unit];
  if (!p) return;
  const isThere = step.target === 0 ? isShut(state, step.square) : state.pieces[step.target] !== null;
  p.aim = isThere && !p.blip ? aimAt(step.target, step.square) : 0; // HH-SPEC-29
  p.aimGun = p.aim === 0 ? 0 : step.gun + 1;
  if (jams(step)) jam(play, p, step.gun, step.manner);
}

/** HH-SPEC-10, HH-SPEC-12. */
function jams({ weapon, manner, dice }: ShotStep): boolean {
  if (!hasTrait(weapon, 'jam') || !isDouble(dice)) return false;
  return manner === 'watch' || manner === 'placement' || !hasTrait(weapon, 'overwatch');
}

/** HH-DICE-08: the two highest are the same. */
function isDouble(dice: readonly number[]): boolean {
  const [first, second] = [...dice].sort((a, b) => b - a);
  return first !== undefined && first === second;
}

/** HH-SPEC-13: a model's overwatch is suspended; a blip's marker stays, and is of no use (HH-BLIP-13). */
function jam({ state, events }: Play, p: Piece, gun: number, manner: Manner): void {
  const onWatch = manner === 'watch' || manner === 'placement';
  p.jammed = gun < 0 ? 1 : gun + 1;
  p.jam = onWatch && !p.blip ? 'watch' : 'plain';
  if (!p.blip) p.overwatch = false;
  events.push({ kind: 'jammed', ...named(state, p), at: p.at, how: p.jam });
}

export const shooting: HeresyRule<'shot'> = {
  run(play, step) {
    if (step.stage === 'roll') {
      step.stage = 'save';
      roll(play, step);
    } else if (step.stage === 'save') {
      step.stage = 'end';
      strike(play, step);
    } else {
      done(play.state);
      finish(play, step);
    }
    return false;
  },
};

const bare = (verb: 'shoot' | 'shoot-at', unit: number, to: number, mode: ModeId): Action => ({
  do: verb,
  unit,
  to,
  with: mode,
});

function price(_table: unknown, state: State, p: Piece, action: Action): number | null {
  const way = wayNamed(state, p, action.with);
  return way && isPlain(way.mode) ? MODES[way.mode].ap : null;
}

/** HH-SHOOT-01: at a model. */
export const shootAct: Act = {
  keepsAim: true,
  price,
  refuse(table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return refuseWeapon(p, way) ?? refuseModel(table, state, p, (way as Way).mode, action.to as number);
  },
  list: (table, state, p) =>
    readyWays(state, p)
      .filter(({ mode }) => isPlain(mode))
      .flatMap(({ mode }) => modelTargets(table, state, p, mode).map((id) => bare('shoot', p.id, id, mode))),
  apply(play, p, action, paid) {
    const target = action.to as number;
    const square = play.state.pieces[target]!.at;
    fire(play, p, wayNamed(play.state, p, action.with) as Way, { target, square }, 'act', paid);
  },
};

/** HH-DOOR-07: at a door. */
export const shootAtAct: Act = {
  keepsAim: true,
  price,
  refuse(table, state, p, action) {
    const way = wayNamed(state, p, action.with);
    return refuseWeapon(p, way) ?? refuseDoor(table, state, p, (way as Way).mode, action.to as number);
  },
  list: (table, state, p) =>
    readyWays(state, p)
      .filter(({ mode }) => isPlain(mode))
      .flatMap(({ mode }) =>
        doorTargets(table, state, p, mode).map((to) => bare('shoot-at', p.id, to, mode)),
      ),
  apply(play, p, action, paid) {
    fire(
      play,
      p,
      wayNamed(play.state, p, action.with) as Way,
      { target: 0, square: action.to as number },
      'act',
      paid,
    );
  },
};
