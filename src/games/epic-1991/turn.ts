/** SEQ: the order of play. A phase without anything left under way is over. */

import { closeStep } from './close-combat/segment.ts';
import { hasContact } from './geometry/position.ts';
import { orderStep } from './orders/orders.ts';
import { calmDown } from './orks/mad.ts';
import { type Play, push } from './play.ts';
import type { Model, Side } from './state.ts';

/** E2-SEQ-01, E2-SEQ-03, E2-SEQ-04: what comes after the phase that is over. */
export function nextPhase(play: Play): void {
  const { state, events } = play;
  switch (state.phase) {
    case 'setup':
    case 'end':
      state.turn++;
      events.push({ kind: 'turn', turn: state.turn });
      newTurn(play);
      state.phase = 'orders';
      return push(play, orderStep());
    case 'orders':
      state.phase = 'movement';
      for (const model of state.models) if (model) startMoving(play, model);
      return push(play, { do: 'movement', stage: 'choose', landed: false });
    case 'movement':
      state.phase = 'combat';
      // E2-INIT-05
      push(play, { do: 'segment', segment: 'advancing', next: state.initiative! });
      push(play, closeStep());
      return push(play, { do: 'segment', segment: 'first', next: state.initiative! });
    case 'combat':
      state.phase = 'end';
      state.segment = null;
      return push(play, { do: 'end', stage: 'objectives', left: [] });
  }
}

function newTurn(play: Play): void {
  const { state } = play;
  calmDown(play);
  for (const model of state.models)
    if (model)
      Object.assign(model, {
        boarded: false,
        left: false,
        charged: false,
        thrown: false,
        stuck: model.caught, // E2-TRAK-03
        caught: false,
        exposed: false,
        cast: false,
      });
  for (const unit of state.units)
    if (unit) Object.assign(unit, { moved: false, fired: false, heldFire: false });
  for (const titan of state.titans) if (titan) Object.assign(titan, { plasma: false, fists: [] });
}

function startMoving({ table, state }: Play, model: Model): void {
  model.clock = [0, 1];
  model.held = model.where === 'table' && hasContact(table, state, model.id);
}

/** E2-GEN-06: one die each, ties are rolled again. */
export function rollOff(play: Play, what: string): Side {
  for (;;) {
    const A = play.dice.d6();
    const B = play.dice.d6();
    const winner = A === B ? null : A > B ? 'A' : 'B';
    play.events.push({ kind: 'roll-off', what, A, B, winner });
    if (winner) return winner;
  }
}
