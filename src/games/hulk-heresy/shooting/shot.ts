/** SHOOT: a shot at one target, from the dice to what it leaves behind, in the order of HH-DICE-04. */
import { isHallowed, masterOf, sharesSection } from '../auras.ts';
import { hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import type { Named, Paid } from '../events.ts';
import { named, piece } from '../position.ts';
import { clearScenery, sceneryAt } from '../scenery.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { mayHavePointsFor } from '../turn/command.ts';
import { pay } from '../turn/payment.ts';
import { aftermath, holdTarget, isHot, penetrate } from './aftermath.ts';
import { type Again, againNamed, forPoint, listAgain, refuseAgain } from './again.ts';
import { hallowedShot, shotAttack } from './attack.ts';
import { POWER } from './burst.ts';
import { hitsThatCount } from './hard-to-kill.ts';
import { killPiece, strikePiece } from './hit.ts';
import { aimAt } from './sustained.ts';

/** How a shot came about; `burst` is one of the rolls of a shot at an area or a line. */
export type Manner = 'act' | 'snap' | 'watch' | 'placement' | 'burst';

/** One shot; `survived` is what the target's save came to. */
export interface ShotStep {
  do: 'shot';
  stage: 'roll' | 'ones' | 'heat' | 'save' | 'penetrate' | 'end';
  by: Named;
  at: number;
  weapon: ModeId;
  gun: number;
  manner: Manner;
  /** The piece, or 0 for the thing on `square`. */
  target: number;
  square: number;
  count: number;
  plus: number;
  dice: number[];
  /** HH-DICE-02: dice that have been rolled again. */
  again: number[];
  hits: number;
  survived: boolean;
  paid: Paid;
  /** HH-DICE-10, of a shot that penetrates: the first number of a piece that was not there yet when the dice fell. */
  newest?: number;
}

const isThere = ({ table, state }: Play, { target, square }: ShotStep): boolean =>
  target === 0 ? sceneryAt(table, state, square) !== null : state.pieces[target] !== null;

/** HH-SHOOT-05, HH-SHOOT-07: what is at or above the number, once everything is added. */
function countHits(play: Play, step: ShotStep): void {
  const { kill } = MODES[step.weapon];
  const hits = isThere(play, step) ? step.dice.filter((die) => die + step.plus >= kill).length : 0;
  const p = step.target > 0 ? play.state.pieces[step.target] : null;
  step.hits = p ? hitsThatCount(play.state, p, hits) : hits;
}

/** HH-SPEC-25: what rends needs no dice against a thing. */
const rends = ({ target, weapon }: ShotStep): boolean =>
  target === 0 && (MODES[weapon].traits as readonly string[]).includes('rend');

function roll(play: Play, step: ShotStep): void {
  const { state, dice, events } = play;
  const { weapon, target, square, at, plus, manner } = step;
  step.dice = rends(step) ? [] : Array.from({ length: step.count }, () => dice.d6());
  countHits(play, step);
  if (hasTrait(weapon, 'penetrate')) step.newest = state.pieces.length;
  const { hits } = step;
  const told = { weapon, square, dice: [...step.dice], needed: MODES[weapon].kill, hits };
  if (manner === 'burst') events.push({ kind: 'caught', unit: target, ...told, plus });
  else events.push({ kind: 'shot', ...step.by, at, target, ...told, plus, way: manner, ...step.paid });
}

/** HH-SHOOT-06, HH-DOOR-07: hits destroy a thing and ask a piece for a save. */
function strike(play: Play, step: ShotStep): void {
  const { table, state, events } = play;
  const { weapon, target, square, by } = step;
  if (target === 0) {
    const what = sceneryAt(table, state, square);
    if (!what || (step.hits === 0 && !rends(step))) return;
    clearScenery(play, square, what);
    step.survived = false;
    if (what === 'door') events.push({ kind: 'door', ...by, square, door: 'destroyed', ap: 0, cp: '' });
    else events.push({ kind: 'wrecked', ...by, square, what });
    return;
  }
  const p = state.pieces[target];
  if (!p || step.hits === 0) return;
  if ((MODES[weapon].traits as readonly string[]).includes('no-save')) {
    step.survived = false;
    killPiece(play, p, 'HH-MEDIC-07'); // HH-SAVE-11
  } else {
    const shooter = state.pieces[by.unit];
    // HH-SAVE-06: one save for all hits of a shot
    const hallowed = shooter !== null && isHallowed(table, state, shooter, p.at);
    const plain = shotAttack(weapon, step.hits, step.at);
    const attack = hallowed ? hallowedShot(plain) : plain;
    strikePiece(play, p, { ...attack, ...(step.gun === POWER && { psychic: true }) }, 'HH-SHOOT-06');
  }
}

/** HH-SPEC-26, HH-SPEC-29: who was shot at and still stands is the aim of the next shot. */
function takeAim(play: Play, step: ShotStep, p: Piece): void {
  p.aim = isThere(play, step) && !p.blip ? aimAt(step.target, step.square) : 0;
  p.aimGun = p.aim === 0 ? 0 : step.gun + 1;
}

/** HH-SHOOT-10: what the shot leaves behind; of a burst only its dice, by which the whole is judged (HH-SPEC-12). */
function finish(play: Play, step: ShotStep): void {
  const { state } = play;
  const below = state.steps[state.steps.length - 1];
  if (step.manner === 'burst') {
    if (below.do === 'burst' && below.dice.length === 0) below.dice = [...step.dice];
    return;
  }
  const p = piece(state, step.by.unit);
  takeAim(play, step, p);
  aftermath(play, p, step);
}

/** HH-CENT-03: one die showing 1, for a shooter in a Centurion's section. */
function onesOpen(table: Table, state: State, p: Piece, { dice }: ShotStep): Again[] {
  const isLed = sharesSection(table, state, p, (row) => row.kind === 'centurion');
  const ones = dice.flatMap((die, i) => (die === 1 ? [i] : []));
  return isLed && !p.blip && ones.length > 0
    ? [{ word: 'centurion', rule: 'HH-CENT-03', dice: ones, one: true }]
    : [];
}

/** HH-CP-12: all dice that have not been rolled again yet. */
const freshDice = ({ dice, again }: ShotStep): number[] =>
  dice.flatMap((_, i) => (again.includes(i) ? [] : [i]));

function openTo(table: Table, state: State, step: ShotStep): Again[] {
  const p = piece(state, step.by.unit);
  if (step.stage === 'ones') return onesOpen(table, state, p, step);
  return isHot(step.weapon, step.dice) ? forPoint(table, state, p, freshDice(step)) : [];
}

/** HH-DEC-15, HH-DEC-16. HH-HID-14: a command point is asked for also where none may be left. */
function isAsked(table: Table, state: State, step: ShotStep): boolean {
  const p = state.pieces[step.by.unit];
  if (!p) return false; // its own fire has reached it
  if (step.stage === 'ones') return openTo(table, state, step).length > 0;
  const may = isHot(step.weapon, step.dice) && freshDice(step).length > 0;
  return may && mayHavePointsFor(table, state, p);
}

function rollAgain(play: Play, step: ShotStep, action: Parameters<typeof againNamed>[1]): void {
  const { table, state, dice, events } = play;
  const p = piece(state, step.by.unit);
  const again = againNamed(openTo(table, state, step), action) as Again;
  const chosen = again.one ? (action.list as number[]) : again.dice;
  const before = chosen.map((i) => step.dice[i]);
  for (const i of chosen) step.dice[i] = dice.d6();
  step.again.push(...chosen);
  if (again.pool) pay(play, p, 1, again.pool);
  countHits(play, step);
  const { at, weapon, plus, hits } = step;
  const told = { before, dice: chosen.map((i) => step.dice[i]), needed: MODES[weapon].kill, plus, hits };
  events.push({
    kind: 'shot-again',
    ...named(state, p),
    at,
    weapon,
    ...told,
    rule: again.rule,
    cp: again.pool ?? '',
  });
}

const NEXT = { ones: 'heat', heat: 'save' } as const;

export const shooting: HeresyRule<'shot'> = {
  run(play, step) {
    const { table, state } = play;
    switch (step.stage) {
      case 'roll':
        step.stage = 'ones';
        roll(play, step);
        return false;
      case 'ones':
      case 'heat':
        if (isAsked(table, state, step)) return true;
        step.stage = NEXT[step.stage];
        return false;
      case 'save':
        step.stage = 'penetrate';
        strike(play, step);
        return false;
      case 'penetrate':
        step.stage = 'end';
        holdTarget(play, step);
        penetrate(play, step);
        return false;
      default:
        done(state);
        finish(play, step);
        return false;
    }
  },
  asks: (_table, state, { by, stage, dice }) => [
    {
      seat: masterOf(state, state.pieces[by.unit]!),
      kind: stage === 'ones' ? 'shot-again' : 'overheat',
      rule: stage === 'ones' ? 'HH-CENT-03' : 'HH-CP-12',
      unit: by.unit,
      about: { dice },
    },
  ],
  verbs: () => ['again', 'pass'],
  refuse: (table, state, _seat, action, step) => refuseAgain(openTo(table, state, step), action),
  list: (table, state, _seat, step) => listAgain(openTo(table, state, step)),
  answer(play, _seat, action, step) {
    if (action.do === 'again') rollAgain(play, step, action);
    step.stage = step.stage === 'ones' ? 'heat' : 'save';
  },
  forced: () => ({ do: 'pass' }),
};
