/** SEQ and RESET: the order of play. */

import { bitsFor } from '../../grid/bits.ts';
import type { Dice } from '../../kernel/contract.ts';
import { exposeBlips } from './blips.ts';
import { beginCommand, commandTotal } from './command.ts';
import { drawBlips } from './entry.ts';
import type { Event } from './events.ts';
import { newPiece, type Play, piece, setDoor, stand } from './position.ts';
import { dropGuard, dropOverwatch } from './settle.ts';
import { CLOSED, JAMMED_SHUT, NO_DOOR, OPEN, type Phase, type State, type Step } from './state.ts';
import type { Table } from './table.ts';
import { UNITS } from './units.ts';
import { checkTurnLimit, checkVictory } from './victory.ts';

/** HR-SEQ-01, HR-SEQ-02. */
const MARINE_TURN: readonly Phase[] = ['command', 'marine'];
const STEALER_TURN: readonly Phase[] = ['reinforcement', 'stealer', 'reset'];

const DOOR_STATES = { open: OPEN, closed: CLOSED, jammed: JAMMED_SHUT } as const;

/** HR-SEQ-03. */
export function phases(table: Table): readonly Phase[] {
  return table.mission.first === 'marine'
    ? [...MARINE_TURN, ...STEALER_TURN]
    : [...STEALER_TURN, ...MARINE_TURN];
}

/** An empty board with its doors, and the Marines on their starting squares. */
export function emptyState(table: Table): State {
  const { board, mission } = table;
  const state: State = {
    turn: 0,
    phase: 'setup',
    pieces: [null],
    marines: [],
    stealers: [],
    occupant: new Array(board.size).fill(0),
    doors: new Array(board.size).fill(NO_DOOR),
    hard: bitsFor(board.size),
    soft: bitsFor(board.size),
    active: 0,
    token: 0,
    bonus: 0,
    spent: 0,
    bag: [...table.counters],
    aside: [0, 0, 0],
    allowance: mission.blips.total,
    marineLosses: 0,
    stealerLosses: 0,
    quiet: 0,
    eventful: false,
    objectiveDone: false,
    steps: [],
    outcome: null,
  };
  for (const door of board.doors) setDoor(state, door.square, DOOR_STATES[door.state]);
  return state;
}

/** HR-SETUP-05: the board, the Marines, the blips placed before the start. */
export function begin(table: Table, dice: Dice): { state: State; events: Event[] } {
  const state = emptyState(table);
  const play: Play = { table, state, dice, events: [] };
  table.loadouts.forEach((loadout, id) => {
    if (!loadout) return;
    const p = newPiece(id, loadout.row.kind, true);
    p.facing = loadout.facing;
    state.pieces.push(p);
    state.marines.push(id);
    stand(state, p, loadout.start);
  });
  state.steps.push({ do: 'setup', stage: 'exposure' });
  drawBlips(play, table.mission.blips.start);
  return { state, events: play.events };
}

/** HR-CONV-15, then the first turn. */
export function runSetup(play: Play, step: Step & { do: 'setup' }): void {
  if (step.stage === 'exposure') {
    step.stage = 'begin';
    exposeBlips(play, 0);
  } else {
    play.state.steps.pop();
    nextPhase(play);
  }
}

/** Goes on to the next phase of the turn, or to the next turn. */
export function nextPhase(play: Play): void {
  const { table, state, events } = play;
  const order = phases(table);
  const at = order.indexOf(state.phase);
  if (at === order.length - 1) {
    checkTurnLimit(play);
    if (state.outcome) return;
  }
  const next = at === order.length - 1 ? 0 : at + 1;
  if (next === 0) state.turn++;
  state.phase = order[next];
  events.push({ kind: 'phase', turn: state.turn, phase: state.phase });
  BEGIN[state.phase](play);
}

const BEGIN: Readonly<Record<Phase, (play: Play) => void>> = {
  setup: () => {},
  command: beginCommand,
  marine: (play) => play.state.steps.push({ do: 'marines' }),
  reinforcement: (play) => drawBlips(play, play.table.mission.blips.perTurn),
  stealer: (play) => play.state.steps.push({ do: 'stealers' }),
  reset: (play) => play.state.steps.push({ do: 'reset', stage: 'token' }),
};

/** HR-RESET-01, in its order. */
export function runReset(play: Play, step: Step & { do: 'reset' }): void {
  const { state, events } = play;
  switch (step.stage) {
    case 'token':
      step.stage = 'overwatch';
      if (state.token)
        events.push({
          kind: 'token-shown',
          value: state.token,
          total: commandTotal(state),
          spent: state.spent,
        });
      state.token = 0;
      state.spent = 0;
      exposeBlips(play, 0); // HR-RESET-05
      return;
    case 'overwatch':
      step.stage = 'records';
      for (const id of state.marines) {
        const p = piece(state, id);
        if (p.overwatch) dropOverwatch(play, p, 'HR-RESET-01');
        if (p.guard) dropGuard(play, p, 'HR-RESET-01');
        if (p.jam !== 0) p.jam = 1; // HR-RESET-04, HR-JAM-04, HR-JAM-08
        p.ap = UNITS[p.kind].ap;
      }
      for (const id of state.stealers) {
        const p = piece(state, id);
        p.ap = UNITS[p.kind].ap; // HR-SACT-01
        p.fresh = true;
        p.turned = false;
        p.done = false;
        p.lurks = false; // HR-ENTRY-09
      }
      state.active = 0;
      exposeBlips(play, 0); // HR-RESET-05
      return;
    case 'records':
      state.steps.pop();
      checkVictory(play);
      if (!state.outcome) nextPhase(play);
  }
}
