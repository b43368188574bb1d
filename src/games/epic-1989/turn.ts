/** SEQ: the order of play. A phase without anything left under way is over. */
import { endStep } from './end-phase/end.ts';
import { beginReveals } from './hidden/revealing.ts';
import { testMorale } from './infantry/morale.ts';
import { orderOf, ordersStep, turnUp } from './orders/orders.ts';
import { inOrder, type Play, push } from './play.ts';
import { takeHold } from './scenarios/cityfight.ts';
import { passIsOver } from './snap-fire/checkpoint.ts';
import { FIRES, MOVES, placeIn, SPANS, unspent } from './state.ts';
import { rollAtCombat } from './support/fields.ts';
import { armMines } from './support/mines.ts';
import { beginCloseCombat } from './titans/melee.ts';
import { beginRepair } from './titans/repair.ts';

/** E1-SEQ-01, E1-SEQ-03, E1-SEQ-04: what comes after the phase or segment that is over. */
export function nextPhase(play: Play): void {
  const { state } = play;
  switch (state.phase) {
    case 'setup':
    case 'end':
      return newTurn(play);
    case 'orders':
      return beginPhase(play, 'movement');
    case 'movement':
      return nextMoves(play);
    case 'repair':
      return beginCombat(play);
    case 'combat':
      return nextFires(play);
  }
}

function beginPhase(play: Play, phase: 'orders' | 'movement' | 'repair' | 'combat' | 'end'): void {
  const { state, events } = play;
  state.phase = phase;
  state.segment = null;
  events.push({ kind: 'phase', phase });
  if (phase === 'orders') {
    takeHold(play);
    testMorale(play); // E1-SEQ-07
    push(play, ordersStep(state));
  }
  if (phase === 'end') push(play, endStep());
  if (phase === 'repair') beginRepair(play);
  if (phase === 'movement') beginReveals(play); // E1-SEQ-08
  if (phase === 'movement' && play.table.options.openOrders)
    turnUp(play, ({ id }) => !['first', 'none'].includes(orderOf(state, id))); // E1-ORD-14
}

function newTurn(play: Play): void {
  const { state, events } = play;
  state.turn++;
  events.push({ kind: 'turn', turn: state.turn, first: state.first! });
  for (const unit of state.units)
    if (unit) {
      Object.assign(unit, unspent());
      unit.begun = { x: unit.x, y: unit.y, heading: unit.heading };
    }
  beginPhase(play, 'orders');
}

/** E1-SEQ-03: fall back, charge, advance; the First Player moves first in each, and Titans before all others (E1-TITAN-02). */
function nextMoves(play: Play): void {
  const { table, state } = play;
  const { titans } = table.options;
  const segment = MOVES[placeIn(MOVES, state.segment) + 1];
  if (!segment || (segment === 'turning' && !titans)) return endMovement(play);
  state.segment = segment;
  passIsOver(play, ['unit', 'detachment', 'segment']);
  if (segment !== 'turning') {
    turnUp(play, ({ id }) => orderOf(state, id) === segment); // E1-ORD-10
    for (const side of [...inOrder(state)].reverse()) push(play, { do: 'moves', segment, side });
  }
  if (titans && segment !== 'fall-back') push(play, { do: 'strides', segment, left: [...inOrder(state)] });
}

/** E1-SEQ-09, E1-ORD-13: what is still face down is turned up, and who has no orders shows it. */
function endMovement(play: Play): void {
  passIsOver(play, SPANS);
  turnUp(play, () => true);
  armMines(play);
  if (play.table.options.titans) return beginPhase(play, 'repair'); // E1-TITAN-04
  beginCombat(play);
}

function beginCombat(play: Play): void {
  beginPhase(play, 'combat');
  rollAtCombat(play); // E1-SEQ-10
  push(play, { do: 'engage' });
  push(play, { do: 'hides', left: [...inOrder(play.state)] });
  beginReveals(play);
}

/** E1-SEQ-04: first fire, advance, charge; E1-SEQ-12: no close combat without infantry and Titans. */
function nextFires(play: Play): void {
  const { state } = play;
  const segment = FIRES[placeIn(FIRES, state.segment) + 1];
  if (!segment || state.segment === 'close-combat') {
    if (state.segment !== 'close-combat' && beginCloseCombat(play)) return;
    return beginPhase(play, 'end');
  }
  state.segment = segment;
  for (const side of [...inOrder(state)].reverse()) push(play, { do: 'fires', segment, side, detachment: 0 });
  if (play.table.options.titans) push(play, { do: 'salvos', segment, left: [...inOrder(state)] });
}
