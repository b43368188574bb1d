/** Everything that strikes an area: flames, grenades, Hellfire and explosions (HR-SHOT-08 to HR-SHOT-10, HR-GEN-13, HR-GEN-16). */

import { burst } from '../../../grid/burst.ts';
import { isShut } from '../../../grid/doors.ts';
import { convert } from '../blips/blips.ts';
import { ANY_GAS, FIRE, GAS, GENERATOR, HALF, OLD_GAS, PLASMA, STASIS } from '../ground.ts';
import { burns } from '../movement/hazards.ts';
import { changeGround, destroyDoor, isBlip, kill, type Play, piece, removePiece } from '../position.ts';
import { type AreaEffect, NOWHERE, type Piece, type State } from '../state.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import type { Table } from '../table.ts';

/** HR-GEN-09: radius of each burst. */
const RADIUS: Readonly<Record<Exclude<AreaEffect, 'flame'>, number>> = {
  frag: 1,
  plasma: 1,
  gas: 2,
  hellfire: 2,
  acid: 2,
  cannon: 1,
  sentry: 1,
};

/** HR-GEN-13. */
export function burstSquares(
  table: Table,
  state: State,
  effect: Exclude<AreaEffect, 'flame'>,
  centre: number,
): number[] {
  const stasis = (square: number): boolean => (state.ground[square] & STASIS) !== 0;
  return burst(table.board, centre, RADIUS[effect], {
    enter: (square) => !stasis(square),
    goOn: (square) => !isShut(state, square),
    flank: (square) => isShut(state, square) || stasis(square),
  });
}

const FORWARD = [0, 2, 4, 6]; // the direction each facing looks in

/** HR-FLAM-02 to HR-FLAM-05: the squares that burn, for a target and the shooter's facing. */
export function flameSquares(table: Table, state: State, target: number, facing: number): number[] {
  const { board } = table;
  const stops = (square: number): boolean =>
    square < 0 || isShut(state, square) || (state.ground[square] & STASIS) !== 0;
  const forward = FORWARD[facing];
  const at = (l: number, f: number): number => {
    const [fx, fy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][forward / 2];
    return board.at(
      board.level[target],
      board.x[target] + fx * f - fy * l,
      board.y[target] + fy * f + fx * l,
    );
  };
  const template = new Set<number>([target]);
  const closed = stops(at(0, 1)); // HR-FLAM-03
  for (let f = 1; f <= 3; f++) {
    const width = f === 1 ? 1 : 2;
    for (let l = -width; l <= width; l++) {
      if (closed && l === 0 && f > 1) continue;
      const square = at(l, f);
      if (!stops(square)) template.add(square);
    }
  }
  return burst(board, target, 8, {
    enter: (square) => template.has(square),
    goOn: () => true,
    flank: stops,
  });
}

/** Puts an area effect on the stack; blips in it are converted before anything else. */
export function strike(play: Play, effect: AreaEffect, by: number, squares: number[]): void {
  play.events.push({ kind: 'area', effect, by, squares });
  play.state.steps.push({ do: 'area', effect, by, squares, stage: 'blips' });
}

/** HR-GEN-16: the next explosion due, if any. */
export function nextBlast(play: Play): boolean {
  const { table, state } = play;
  const blast = state.blasts.shift();
  if (!blast) return false;
  strike(play, blast.effect, blast.unit, burstSquares(table, state, blast.effect, blast.square));
  return true;
}

function runArea(play: Play, step: StepOf<'area'>): void {
  const { state } = play;
  if (step.stage === 'blips') {
    for (const square of step.squares) {
      const id = state.occupant[square];
      if (id && isBlip(piece(state, id))) return convert(play, piece(state, id), true);
    }
    step.stage = 'roll';
    return;
  }
  state.steps.pop();
  EFFECTS[step.effect](play, step);
}

/** The units in the area in the order of HR-GEN-15; ducts and entry squares are squares (HR-DUCT-04, HR-ENTRY-05), entry areas none (HR-FLAM-08). */
function caught(state: State, squares: readonly number[]): Piece[] {
  const units: Piece[] = [];
  for (const square of squares) {
    const id = state.occupant[square];
    if (id) units.push(piece(state, id));
  }
  return units;
}

/** Rolls for each unit, then removes the dead together. `needed` gives 0 for the immune and 1 for the doomed. */
function rollForAll(play: Play, step: StepOf<'area'>, needed: (p: Piece) => number, rule: string): void {
  const dead: Piece[] = [];
  for (const p of caught(play.state, step.squares)) {
    const score = needed(p);
    if (score === 0) continue;
    const dice = score === 1 ? [] : [play.dice.d6()];
    const dies = score === 1 || dice[0] >= score;
    play.events.push({
      kind: 'caught',
      unit: p.id,
      type: p.kind,
      at: p.at,
      effect: step.effect,
      dice,
      needed: score,
      dies,
    });
    if (dies) dead.push(p);
  }
  for (const p of dead) kill(play, p, step.by, rule);
}

/** HR-SHOT-04. */
function dodge(p: Piece): number {
  return p.kind === 'hormagaunt' ? 1 : 0;
}

/** What a die must show to kill that unit: 0 for the immune, 1 for the doomed. */
export const AREA_SCORES = {
  frag: (p: Piece): number => (p.kind === 'broodlord' ? 0 : 5 + dodge(p)), // HR-GREN-05
  gas: (p: Piece): number => (p.marine || p.kind === 'broodlord' ? 0 : 4 + dodge(p)), // HR-GREN-06
  plasma: (): number => 1, // HR-GREN-08
  hellfire: (p: Piece): number => (p.kind === 'broodlord' ? 0 : 2 + dodge(p)), // HR-PSI-16
  acid: (): number => 2, // HR-UNIT-13, HR-UNIT-20: nobody's shot, so no dodging
  sentry: (): number => 1, // HR-SENT-12
};

/** HR-DOOR-15, HR-PFG-06, HR-SENT-03, HR-SENT-13: of these only plasma harms generators and guns; doors fear it and Hellfire. */
const EFFECTS: Readonly<Record<AreaEffect, (play: Play, step: StepOf<'area'>) => void>> = {
  /** HR-FLAM-06, HR-FLAM-07, HR-FLAM-10. */
  flame(play, step) {
    const { table, state } = play;
    for (const square of step.squares) {
      if (state.ground[square] & PLASMA) continue; // HR-HAZ-11
      changeGround(state, square, FIRE, 0);
      const section = table.board.section[square];
      if (!state.burned.includes(section)) state.burned.push(section);
    }
    for (const p of caught(state, step.squares).filter((p) => burns(play, p)))
      kill(play, p, step.by, 'HR-FLAM-06');
  },
  /** HR-GREN-05. */
  frag(play, step) {
    rollForAll(play, step, AREA_SCORES.frag, 'HR-GREN-05');
  },
  /** HR-GREN-06. */
  gas(play, step) {
    const { state } = play;
    for (const square of step.squares)
      if (!isShut(state, square) && !(state.ground[square] & PLASMA))
        changeGround(state, square, GAS, OLD_GAS);
    rollForAll(play, step, AREA_SCORES.gas, 'HR-GREN-06');
  },
  /** HR-GREN-08, HR-HAZ-11. */
  plasma(play, step) {
    const { state, events } = play;
    for (const p of caught(state, step.squares)) {
      if (p.carries) loseObject(state, p.carries);
      p.carries = 0;
    }
    rollForAll(play, step, AREA_SCORES.plasma, 'HR-GREN-08');
    for (const square of step.squares) {
      if (isShut(state, square) || state.doors[square]) destroyDoor(play, step.by, square);
      const gun = state.guns[square];
      if (gun) {
        events.push({ kind: 'died', unit: gun, type: 'sentry', at: square, by: step.by, rule: 'HR-GREN-08' });
        removePiece(state, piece(state, gun));
      }
      state.objects.forEach((object, i) => {
        if (object.at === square) loseObject(state, i + 1);
      });
      changeGround(state, square, PLASMA, FIRE | ANY_GAS | GENERATOR | HALF);
    }
    state.plasma = true;
  },
  /** HR-PSI-16: doors take their place among the units (HR-GEN-15). */
  hellfire(play, step) {
    const { state, dice, events } = play;
    const dead: Piece[] = [];
    const broken: number[] = [];
    for (const square of step.squares) {
      if (isShut(state, square)) {
        const die = dice.d6();
        events.push({ kind: 'door-rolled', square, dice: [die], needed: 3, destroyed: die >= 3 });
        if (die >= 3) broken.push(square);
      }
      const id = state.occupant[square];
      const needed = id ? AREA_SCORES.hellfire(piece(state, id)) : 0;
      if (needed === 0) continue;
      const p = piece(state, id);
      const die = dice.d6();
      events.push({
        kind: 'caught',
        unit: id,
        type: p.kind,
        at: square,
        effect: 'hellfire',
        dice: [die],
        needed,
        dies: die >= needed,
      });
      if (die >= needed) dead.push(p);
    }
    for (const p of dead) kill(play, p, step.by, 'HR-PSI-16');
    for (const square of broken) destroyDoor(play, step.by, square);
  },
  acid(play, step) {
    rollForAll(play, step, AREA_SCORES.acid, 'HR-UNIT-13');
  },
  /** HR-CANN-06: the bearer is gone for certain. */
  cannon(play, step) {
    rollForAll(play, step, (p) => (p.id === step.by ? 1 : p.kind === 'broodlord' ? 6 : 4), 'HR-CANN-06');
  },
  sentry(play, step) {
    rollForAll(play, step, AREA_SCORES.sentry, 'HR-SENT-12');
  },
};

/** HR-OBJ-06: gone for good. */
function loseObject(state: State, number: number): void {
  const object = state.objects[number - 1];
  object.at = NOWHERE;
  object.holder = 0;
}

export const area: HulkRule<'area'> = {
  run(play, step) {
    runArea(play, step);
    return false;
  },
};
