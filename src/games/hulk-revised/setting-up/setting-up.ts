/** SETUP: before the first turn: tiles, rubble, the Marines, the blips that wait already. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { exposeBlips } from '../blips/blips.ts';
import { drawBlips, placeBlip } from '../blips/entry.ts';
import {
  answerEnd,
  answerTile,
  dealTiles,
  listEnds,
  listTiles,
  refuseEnd,
  refuseTile,
  runTiles,
  tileDecision,
} from '../geotiles/play.ts';
import { RUBBLE } from '../ground.ts';
import { changeGround, type Play, piece, stand } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { HulkRule, StepOf } from '../steps.ts';
import type { Table } from '../table.ts';
import { nextPhase } from '../turn/turn.ts';
import { emptyState, muster } from './muster.ts';
import { callUp } from './mustering.ts';
import { refuseRubble, rollRubble, rubbleSquares } from './rubble.ts';
/** HR-SETUP-05: the board, rubble, the Marines, the blips placed before the start. */
export function begin(table: Table): State {
  const state = emptyState(table);
  state.steps.push({ do: 'setup', stage: 'board', left: 0 });
  if (table.mustering) callUp(state, table.mustering);
  return state;
}

type Setup = StepOf<'setup'>;

/** True when a player must choose. */
function runSetup(play: Play, step: Setup): boolean {
  const { table, state } = play;
  switch (step.stage) {
    case 'board':
      if (table.mission.geotiles) {
        step.stage = 'tiles';
        dealTiles(play);
      } else {
        step.stage = 'rubble';
        step.left = rollRubble(play);
      }
      return false;
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
function nextToStart(state: State): number {
  return [...state.marines, ...state.sentries].find((id) => piece(state, id).at === NOWHERE) ?? 0;
}

function listStarts(table: Table, state: State): Action[] {
  const out: Action[] = [];
  const unit = nextToStart(state);
  for (const square of table.starts)
    if (!state.occupant[square] && !state.guns[square])
      for (let face = 0; face < 4; face++) out.push(act('start', unit, square, face));
  return out;
}

function refuseStart(table: Table, state: State, action: Action): Refusal | null {
  const unit = nextToStart(state);
  if (action.unit !== unit) return { rule: 'HR-SETUP-05', why: `Place unit ${unit} first.` };
  if (!table.starts.includes(action.to)) return { rule: 'HR-SETUP-05', why: 'That is no starting square.' };
  return state.occupant[action.to] || state.guns[action.to]
    ? { rule: 'HR-GEN-10', why: 'That square is taken.' }
    : null;
}

function answerStart(play: Play, action: Action): void {
  const p = piece(play.state, action.unit);
  p.facing = action.face as Piece['facing'];
  stand(play.state, p, action.to);
  play.events.push({ kind: 'faced', unit: p.id, type: p.kind, at: p.at, facing: p.facing });
}

function answerRubble(play: Play, step: Setup, action: Action): void {
  changeGround(play.state, action.to, RUBBLE, 0);
  play.events.push({ kind: 'rubble', square: action.to });
  step.left--;
}

/** One question of the set-up, by the stage that puts it. */
type Answering = Required<Pick<HulkRule<'setup'>, 'asks' | 'verbs' | 'refuse' | 'list' | 'answer'>>;

const tiles: Answering = {
  asks: (_table, state) => [tileDecision(state)],
  verbs: () => ['tile'],
  refuse: (_table, state, _seat, action) => refuseTile(state, action),
  list: (_table, state) => listTiles(state),
  answer: (play, _seat, action) => answerTile(play, action),
};

const ends: Answering = {
  asks: () => [{ seat: 'marine', kind: 'start-end', rule: 'HR-HOUSE-07' }],
  verbs: () => ['start-end'],
  refuse: (table, _state, _seat, action) => refuseEnd(table, action),
  list: (table) => listEnds(table),
  answer: (play, _seat, action) => answerEnd(play, action),
};

const rubble: Answering = {
  asks: () => [{ seat: 'stealer', kind: 'rubble', rule: 'HR-RUBB-03' }],
  verbs: () => ['rubble'],
  refuse: (table, state, _seat, action) => refuseRubble(table, state, action),
  list: (table, state) => rubbleSquares(table, state).map((square) => act('rubble', 0, square)),
  answer: (play, _seat, action, step) => answerRubble(play, step, action),
};

const start: Answering = {
  asks: (_table, state) => [{ seat: 'marine', kind: 'start', rule: 'HR-SETUP-05', unit: nextToStart(state) }],
  verbs: () => ['start'],
  refuse: (table, state, _seat, action) => refuseStart(table, state, action),
  list: (table, state) => listStarts(table, state),
  answer: (play, _seat, action) => answerStart(play, action),
};

function questionOf({ stage }: Setup): Answering {
  return stage === 'tiles' ? tiles : stage === 'ends' ? ends : stage === 'rubble' ? rubble : start;
}

export const settingUp: HulkRule<'setup'> = {
  run: runSetup,
  asks: (table, state, step) => questionOf(step).asks(table, state, step),
  verbs: (step) => questionOf(step).verbs(step),
  refuse: (table, state, seat, action, step) => questionOf(step).refuse(table, state, seat, action, step),
  list: (table, state, seat, step) => questionOf(step).list(table, state, seat, step),
  answer: (play, seat, action, step) => questionOf(step).answer(play, seat, action, step),
};
