/** HH-DICE-12: what a piece meets in the square it has come into, in this order: fire shield, fire, ladder, whoever is below. */

import { destroy } from '../deaths.ts';
import { LADDER_DOWN, SHIELD } from '../ground.ts';
import { pickUp } from '../objectives/objects.ts';
import { lift, named, piece, stand } from '../position.ts';
import { strikePiece } from '../shooting/hit.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { endActivation } from '../turn/activation.ts';
import { arrive } from './arriving.ts';
import { burn } from './burning.ts';
import { hasRoom, placesBeside } from './ladders.ts';

export interface MeetStep {
  do: 'meet';
  unit: number;
  stage: 'shield' | 'fire' | 'ladder' | 'below' | 'place';
  /** It has come up or down a ladder and rolls for none (HH-LADD-04). */
  climbs: boolean;
}

/** HH-PSI-16: it must save at once, without a roll to hit. */
function meetShield(play: Play, p: Piece): void {
  const { state, events } = play;
  if (!(state.ground[p.at] & SHIELD)) return;
  events.push({ kind: 'shielded', ...named(state, p), at: p.at });
  strikePiece(play, p, { modifier: 0, wide: true, psychic: true }, 'HH-PSI-16');
}

/** HH-LADD-04, HH-LADD-07: nobody falls but by a 1, and blips do not roll. */
function misses({ state, dice, events }: Play, p: Piece, climbs: boolean): boolean {
  if (climbs || p.blip || !(state.ground[p.at] & LADDER_DOWN)) return false;
  const die = dice.d6();
  events.push({ kind: 'teetered', ...named(state, p), at: p.at, dice: [die], falls: die === 1 });
  return die === 1;
}

/** HH-LADD-05: its AP are lost, its activation ends, and no shot follows the step. */
function tumble(state: State, p: Piece): void {
  if (state.active === p.id) endActivation(state);
  p.ap = 0;
  p.stage = 'done';
  state.steps = state.steps.filter((step) => step.do !== 'snap' || step.unit !== p.id);
}

/** It lies there now, and meets whatever is there. */
function land(play: Play, p: Piece, to: number): void {
  const { state, events } = play;
  const from = p.at;
  state.steps.pop();
  lift(state, p);
  stand(state, p, to);
  events.push({ kind: 'fell', ...named(state, p), from, to });
  arrive(play, p, false);
}

/** HH-OBJ-11: without room below it is destroyed, and what it carried lies at the foot of the ladder. */
function crush(play: Play, p: Piece, lower: number): void {
  const { state, events } = play;
  state.steps.pop();
  state.objects.forEach((item, i) => {
    if (item.holder !== p.id) return;
    Object.assign(item, { holder: 0, at: lower });
    events.push({ kind: 'dropped', ...named(state, p), at: lower, object: i + 1 });
  });
  destroy(play, p, 'HH-LADD-06');
  const there = state.pieces[state.occupant[lower]];
  if (there) pickUp(play, there); // HH-OBJ-10
}

function runStage(play: Play, step: MeetStep, p: Piece): boolean {
  const { table, state } = play;
  const lower = table.link[p.at];
  switch (step.stage) {
    case 'shield':
      step.stage = 'fire';
      meetShield(play, p);
      return false;
    case 'fire':
      step.stage = 'ladder';
      burn(play, p);
      return false;
    case 'ladder':
      if (!misses(play, p, step.climbs)) return done(state);
      tumble(state, p);
      step.stage = 'below';
      return false;
    case 'below': {
      step.stage = 'place';
      const there = state.pieces[state.occupant[lower]];
      if (there) strikePiece(play, there, { modifier: 0 }, 'HH-LADD-06');
      return false;
    }
    default: {
      if (hasRoom(state, lower)) land(play, p, lower);
      else if (placesBeside(table, state, lower).length > 0) return true;
      else crush(play, p, lower);
      return false;
    }
  }
}

const placesFor = (table: Table, state: State, unit: number): number[] =>
  placesBeside(table, state, table.link[piece(state, unit).at]);

export const meeting: HeresyRule<'meet'> = {
  answersItself: true,
  run(play, step) {
    const p = play.state.pieces[step.unit];
    return p ? runStage(play, step, p) : done(play.state);
  },
  asks: (_table, state, { unit }) => [
    { seat: piece(state, unit).side, kind: 'land', rule: 'HH-LADD-06', unit }, // HH-DEC-35
  ],
  verbs: () => ['land'],
  refuse: (table, state, _seat, action, { unit }) =>
    placesFor(table, state, unit).includes(action.to as number)
      ? null
      : no('HH-LADD-06', 'It comes to lie beside the foot of the ladder.'),
  list: (table, state, _seat, { unit }) => placesFor(table, state, unit).map((to) => ({ do: 'land', to })),
  answer: (play, _seat, action, { unit }) => land(play, piece(play.state, unit), action.to as number),
  forced: (table, state, { unit }) => ({ do: 'land', to: placesFor(table, state, unit)[0] }),
};
