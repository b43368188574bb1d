/** SEQ, TIME, SETUP and RESET: the order of play. */
import { bitsFor } from '../../grid/bits.ts';
import type { Dice, Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { GRENADES, SENTRY_ROUNDS } from './armoury.ts';
import { exposeBlips } from './blips.ts';
import { beginCommand, commandTotal } from './command.ts';
import { beginReinforcement, drawBlips, placeBlip } from './entry.ts';
import type { Event } from './events.ts';
import { dealTiles, runTiles } from './geotiles/play.ts';
import { ANY_GAS, FIRE, GAS, LADDER, LANDING, OLD_GAS, PIT, RUBBLE, STASIS } from './ground.ts';
import type { Loads } from './mission.ts';
import { changeGround, hasDoor, newPiece, type Play, piece, setDoor, stand } from './position.ts';
import { dropGuard, dropOverwatch } from './settle.ts';
import { auditSustainedFire } from './shooting.ts';
import { beginSoloTurn, emptySolo } from './solo/index.ts';
import {
  CLOSED,
  JAMMED_SHUT,
  NO_DOOR,
  NOWHERE,
  OPEN,
  type Phase,
  type Piece,
  type State,
  type Step,
} from './state.ts';
import type { Table } from './table.ts';
import { PSI_POINTS, SPECIALS, timerSeconds, UNITS } from './units.ts';
import { checkTurnLimit, checkVictory, everReachable, neededSquares } from './victory.ts';

/** HR-SEQ-01, HR-SEQ-02; the Timer phase only starts the clock and asks nothing. */
const MARINE_TURN: readonly Phase[] = ['command', 'marine'];
const STEALER_TURN: readonly Phase[] = ['reinforcement', 'stealer', 'reset'];

/** HR-DOOR-18: only here can a door be jammed. */
const DOOR_STATES = { open: OPEN, closed: CLOSED, jammed: JAMMED_SHUT } as const;

/** HR-SEQ-03. */
export function phases(table: Table): readonly Phase[] {
  return table.mission.first === 'marine'
    ? [...MARINE_TURN, ...STEALER_TURN]
    : [...STEALER_TURN, ...MARINE_TURN];
}

/** An empty board with its doors and what lies on it. */
export function emptyState(table: Table): State {
  const { board, mission } = table;
  const state: State = {
    turn: 0,
    phase: 'setup',
    pieces: [null],
    marines: [],
    sentries: [],
    stealers: [],
    occupant: new Array(board.size).fill(0),
    guns: new Array(board.size).fill(0),
    doors: new Array(board.size).fill(NO_DOOR),
    ground: Array.from(table.ground),
    murk: 0,
    hard: bitsFor(board.size),
    soft: bitsFor(board.size),
    objects: mission.objects.map((_, i) => ({
      at: board.marks[`object ${i + 1}`]?.[0] ?? NOWHERE,
      holder: 0,
      out: false,
    })),
    active: 0,
    onPit: 0,
    token: 0,
    bonus: 0,
    gained: 0,
    spent: 0,
    seconds: 0,
    bag: [...table.counters],
    aside: [0, 0, 0],
    ambushBag: [...table.ambushCounters],
    ambushAside: [0, 0, 0],
    allowance: mission.blips.total ?? 0,
    ambushAllowance: mission.ambush,
    specials: SPECIALS.map((kind) => mission.specials[kind]),
    marineLosses: 0,
    stealerLosses: 0,
    brought: [0, 0, 0, 0],
    exited: [],
    departed: [],
    quiet: 0,
    eventful: false,
    used: [],
    burned: [],
    plasma: false,
    timeUp: false,
    blasts: [],
    geo: null,
    solo: table.options.solo ? emptySolo() : null,
    steps: [],
    outcome: null,
  };
  for (const door of board.doors) setDoor(state, door.square, DOOR_STATES[door.state]);
  return state;
}

function counts(loads: Loads | null): number[] {
  return GRENADES.map((kind) => loads?.[kind] ?? 0);
}

/** A Marine or gun as the mission sheet has it, not yet on the board (HR-SETUP-02, HR-FORCE-09). */
export function muster(table: Table, id: number): Piece {
  const loadout = table.loadouts[id];
  if (!loadout) {
    const gun = newPiece(id, 'sentry', true);
    gun.facing = table.guns[id - table.loadouts.length].facing;
    gun.ammo = SENTRY_ROUNDS;
    return gun;
  }
  const { row } = loadout;
  const p = newPiece(id, row.kind, true);
  p.facing = loadout.facing;
  p.ammo = row.ammo ?? loadout.ranged?.load ?? 0;
  p.reloads = row.reload ? 1 : 0;
  p.grenades = counts(row.grenades);
  p.missiles = counts(row.cyclone);
  p.psi = row.kind === 'librarian' ? PSI_POINTS[row.level] : 0;
  p.generator = row.generator;
  return p;
}

/** HR-SETUP-05: the board, rubble, the Marines, the blips placed before the start. */
export function begin(table: Table, dice: Dice): { state: State; events: Event[] } {
  const state = emptyState(table);
  const play: Play = { table, state, dice, events: [] };
  if (table.mission.geotiles) {
    dealTiles(play);
    state.steps.push({ do: 'setup', stage: 'tiles', left: 0 });
  } else state.steps.push({ do: 'setup', stage: 'rubble', left: rollRubble(play) });
  return { state, events: play.events };
}

/** HR-RUBB-03. */
function rollRubble(play: Play): number {
  if (!play.table.options.rubble) return 0;
  const die = play.dice.d6();
  const count = Math.ceil(die / 2);
  play.events.push({ kind: 'rubble-rolled', dice: [die], count });
  return count;
}

type Setup = Step & { do: 'setup' };

/** True when a player must choose. */
export function runSetup(play: Play, step: Setup): boolean {
  const { table, state } = play;
  switch (step.stage) {
    case 'tiles':
      if (runTiles(play)) return true;
      step.stage = 'ends';
      return false;
    case 'ends':
      if (!state.geo?.start) return true;
      step.stage = 'rubble';
      step.left = rollRubble(play);
      return false;
    case 'rubble':
      if (step.left > 0 && rubbleSquares(table, state).length > 0) return true;
      step.stage = 'start';
      for (let id = 1; id < table.loadouts.length + table.guns.length; id++) {
        const p = muster(table, id);
        state.pieces.push(p);
        (p.kind === 'sentry' ? state.sentries : state.marines).push(id);
        const start = startOf(table, id);
        if (start !== NOWHERE) stand(state, p, start);
      }
      return false;
    case 'start':
      if (nextToStart(state)) return true;
      step.stage = 'blips';
      return false;
    case 'blips':
      step.stage = 'exposure';
      for (const square of table.board.marks.blip ?? []) placeBlip(play, square);
      drawBlips(play, table.mission.blips.start);
      return false;
    case 'exposure':
      step.stage = 'begin';
      exposeBlips(play, 0); // HR-CONV-15
      return false;
    case 'begin':
      state.steps.pop();
      nextPhase(play);
      return false;
  }
}

function startOf(table: Table, id: number): number {
  return table.loadouts[id]?.start ?? table.guns[id - table.loadouts.length].start;
}

/** HR-SETUP-05, HR-SETUP-07: the next Marine or gun without a square, or 0. */
export function nextToStart(state: State): number {
  return [...state.marines, ...state.sentries].find((id) => piece(state, id).at === NOWHERE) ?? 0;
}

export function listStarts(table: Table, state: State, out: Action[]): void {
  const unit = nextToStart(state);
  for (const square of table.starts)
    if (!state.occupant[square] && !state.guns[square])
      for (let face = 0; face < 4; face++) out.push(act('start', unit, square, face));
}

export function refuseStart(table: Table, state: State, action: Action): Refusal | null {
  const unit = nextToStart(state);
  if (action.unit !== unit) return { rule: 'HR-SETUP-05', why: `Place unit ${unit} first.` };
  if (!table.starts.includes(action.to)) return { rule: 'HR-SETUP-05', why: 'That is no starting square.' };
  return state.occupant[action.to] || state.guns[action.to]
    ? { rule: 'HR-GEN-10', why: 'That square is taken.' }
    : null;
}

export function answerStart(play: Play, action: Action): void {
  const p = piece(play.state, action.unit);
  p.facing = action.face as Piece['facing'];
  stand(play.state, p, action.to);
  play.events.push({ kind: 'faced', unit: p.id, type: p.kind, at: p.at, facing: p.facing });
}

/** HR-RUBB-03, HR-RUBB-04. */
export function rubbleSquares(table: Table, state: State): number[] {
  const { board } = table;
  const kept = new Set<number>(table.starts);
  for (const loadout of table.loadouts) if (loadout) kept.add(loadout.start);
  for (const gun of table.guns) kept.add(gun.start);
  for (const entry of board.entries) for (const square of entry.squares) kept.add(square);
  for (const [mark, squares] of Object.entries(board.marks))
    if (mark === 'objective' || mark === 'exit' || mark.startsWith('object '))
      for (const square of squares) kept.add(square);
  const from = [...kept].filter(
    (square) => table.starts.includes(square) || table.loadouts.some((loadout) => loadout?.start === square),
  );
  const needed = neededSquares(table, state);
  const found: number[] = [];
  for (let square = 0; square < board.size; square++) {
    if (kept.has(square) || hasDoor(state, square)) continue;
    if (state.ground[square] & (RUBBLE | LADDER | PIT | LANDING)) continue;
    if (needed.length > 0) {
      const reached = everReachable(table, state, from, [square]);
      if (needed.some((squares) => !squares.some((s) => reached.has(s)))) continue;
    }
    found.push(square);
  }
  return found;
}

export function refuseRubble(table: Table, state: State, action: Action): Refusal | null {
  return rubbleSquares(table, state).includes(action.to)
    ? null
    : {
        rule: 'HR-RUBB-04',
        why: 'Rubble goes on plain floor, and must leave the Marines a way to their objective.',
      };
}

export function answerRubble(play: Play, step: Setup, action: Action): void {
  changeGround(play.state, action.to, RUBBLE, 0);
  play.events.push({ kind: 'rubble', square: action.to });
  step.left--;
}

/** Goes on to the next phase of the turn, or to the next turn. */
export function nextPhase(play: Play): void {
  const { table, state, events } = play;
  const order = phases(table);
  const at = order.indexOf(state.phase);
  if (at === order.length - 1) {
    if (state.phase === 'marine') checkVictory(play, true); // HR-SEQ-08: the Stealers began
    if (!state.outcome) checkTurnLimit(play);
    if (state.outcome) return;
  }
  const next = at === order.length - 1 ? 0 : at + 1;
  if (next === 0) {
    state.turn++;
    for (const id of state.marines) piece(state, id).scorched = false; // HR-CHAP-06: once in a game turn
  }
  state.phase = order[next];
  events.push({ kind: 'phase', turn: state.turn, phase: state.phase });
  BEGIN[state.phase](play);
}

const BEGIN: Readonly<Record<Phase, (play: Play) => void>> = {
  setup: () => {},
  command: beginCommand,
  marine: (play) => {
    startTimer(play);
    play.state.steps.push({ do: 'marines' });
  },
  reinforcement: (play) => {
    if (play.state.solo) beginSoloTurn(play);
    beginReinforcement(play);
  },
  stealer: (play) => play.state.steps.push({ do: 'stealers' }),
  reset: (play) => play.state.steps.push({ do: 'reset', stage: 'token' }),
};

/** HR-TIME-01 to HR-TIME-04. */
function startTimer(play: Play): void {
  const { table, state, events } = play;
  state.timeUp = false;
  if (!table.options.timer) return;
  const kinds = state.marines.map((id) => piece(state, id).kind);
  state.seconds = timerSeconds(kinds, table.chapter);
  events.push({ kind: 'timer', seconds: state.seconds });
}

/** HR-SEQ-06: its player ends the Stealer action phase; an Ambush blip in hand is hidden first (HR-AMB-04). */
export function endStealerPhase(play: Play): void {
  const { state } = play;
  state.steps.pop();
  const inHand = state.stealers.filter((id) => {
    const p = piece(state, id);
    return p.kind === 'ambush' && p.at === NOWHERE && p.area === NOWHERE;
  });
  for (const unit of inHand.reverse()) state.steps.push({ do: 'hide', unit });
  if (inHand.length === 0) nextPhase(play);
}

/** HR-RESET-01, in its order. */
export function runReset(play: Play, step: Step & { do: 'reset' }): void {
  const { state, events } = play;
  switch (step.stage) {
    case 'token':
      step.stage = 'hazards';
      if (state.token)
        events.push({
          kind: 'token-shown',
          value: state.token,
          total: commandTotal(state),
          spent: state.spent,
        });
      state.token = 0;
      state.spent = 0;
      state.gained = 0;
      return;
    case 'hazards':
      step.stage = 'statuses';
      if (state.murk > 0) clearSmoke(play);
      exposeBlips(play, 0); // HR-RESET-05
      return;
    case 'statuses':
      step.stage = 'records';
      for (const id of state.marines) {
        const p = piece(state, id);
        if (p.overwatch) dropOverwatch(play, p, 'HR-RESET-01');
        if (p.guard) dropGuard(play, p, 'HR-RESET-01'); // HR-GUARD-05
        if (p.jam !== 0) p.jam = 1; // HR-RESET-04, HR-JAM-04, HR-JAM-08
        p.ap = UNITS[p.kind].ap;
        p.cast = false;
      }
      for (const id of state.sentries) {
        const gun = piece(state, id); // HR-RESET-02: it stays on overwatch
        gun.ap = UNITS.sentry.ap;
        gun.done = false;
      }
      for (let square = 0; square < state.ground.length; square++)
        if (state.ground[square] & STASIS) changeGround(state, square, 0, STASIS);
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
      auditSustainedFire(play);
      checkVictory(play, true);
      if (!state.outcome) nextPhase(play);
  }
}

/** HR-HAZ-10, HR-GREN-07, HR-RESET-03: fire goes, gas is flipped, flipped gas goes. */
function clearSmoke(play: Play): void {
  const { state, events } = play;
  for (let square = 0; square < state.ground.length; square++) {
    const ground = state.ground[square];
    if (ground & (FIRE | ANY_GAS))
      changeGround(state, square, ground & GAS ? OLD_GAS : 0, FIRE | GAS | OLD_GAS);
  }
  events.push({ kind: 'smoke-cleared' });
}
