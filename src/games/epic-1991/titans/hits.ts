/** E2-TITAN-02 to E2-TITAN-06, E2-SHLD-02: hits on a Titan, one after another: shields, the square aimed at, its armour, the damage. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { finish } from '../play.ts';
import { HIT_GRIDS, LOCATIONS } from '../sheets/titan-card.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { damage } from './damage.ts';
import { faceOf, squareAt, titanOf } from './titans.ts';

type TitanStep = StepOf<'titan'>;

export const titan: StepRule<TitanStep> = {
  run(play, step) {
    const { state, events } = play;
    while (step.hits.length > 0 && state.models[step.model].where === 'table') {
      const it = titanOf(state, step.model);
      if (!step.hits[0].shielded || it.shields === 0) return true;
      it.shields--; // E2-SHLD-02, E2-SHLD-03
      step.hits.shift();
      events.push({ kind: 'shield-down', model: step.model, left: it.shields });
    }
    finish(play, step); // E2-TITAN-13: what is left of the volley is lost
    return false;
  },
  asks: (_table, _state, step) => [{ seat: step.aimer, kind: 'aim', rule: 'E2-TITAN-03', unit: step.model }],
  refuse(_table, state, _seat, action, step): Refusal | null {
    if (action.do !== 'aim') return { rule: 'E2-TITAN-03', why: 'Say which part of the Titan you aim at.' };
    const grid = HIT_GRIDS[faceOf(state, step.model, step.hits[0])];
    return squareAt(state, step.model, grid, action.column, action.row)
      ? null
      : { rule: 'E2-TITAN-03', why: 'There is nothing to aim at in that square.' };
  },
  list(_table, state, _seat, step) {
    const grid = HIT_GRIDS[faceOf(state, step.model, step.hits[0])];
    const actions: Action[] = [];
    for (let row = 1; row <= 5; row++)
      for (let column = 1; column <= 3; column++)
        if (squareAt(state, step.model, grid, column, row)) actions.push({ do: 'aim', column, row });
    return actions;
  },
  answer(play, _seat, action, step) {
    if (action.do !== 'aim') return;
    const { state, dice, events } = play;
    const aimed = step.hits.shift()!;
    const face = faceOf(state, step.model, aimed);
    const across = dice.d6();
    const sideways = dice.d6();
    // E2-TITAN-03: one face each way, four blank
    const row = action.row + (across === 1 ? -1 : across === 6 ? 1 : 0);
    const column = action.column + (sideways === 1 ? -1 : sideways === 6 ? 1 : 0);
    const square = squareAt(state, step.model, HIT_GRIDS[face], column, row);
    const location = square ? LOCATIONS.indexOf(square.location) : null;
    events.push({
      kind: 'aimed',
      model: step.model,
      grid: face,
      column,
      row,
      dice: [across, sideways],
      location,
    });
    if (!square || location === null) return; // E2-TITAN-04
    if (aimed.saved) {
      const die = dice.d6();
      const saved = die + aimed.mod >= square.save; // E2-TITAN-05
      events.push({
        kind: 'armour',
        model: step.model,
        location,
        die,
        needed: square.save,
        mod: aimed.mod,
        saved,
      });
      if (saved) return;
    }
    damage(play, step.model, square.location, aimed.bonus);
  },
};
