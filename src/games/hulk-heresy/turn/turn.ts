/** SEQ: the order of play. */
import { endEffects } from '../auras.ts';
import { fullAp, unitsOf } from '../position.ts';
import { otherSide, type Phase, SIDES, type Side, type State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { ActingStep } from './acting.ts';
import { endActivation } from './activation.ts';
import { beginCommand, type CommandStep } from './command.ts';
import { lapse } from './lapse.ts';
import type { ReactStep } from './reaction.ts';
import { beginReinforcement, type ReinforceStep } from './reinforcement.ts';
import type { StatusStep } from './status.ts';
import type { SettleStep } from './under-way.ts';

export type TurnStep = CommandStep | ReinforceStep | ActingStep | SettleStep | ReactStep | StatusStep;

/** HH-SEQ-01, HH-GEN-03. */
const PHASES: readonly Phase[] = ['command', 'reinforcement', 'attacker', 'defender', 'status'];

/** Goes on to the next phase of the turn, or to the next turn (HH-SEQ-04, HH-STAT-06). */
export function nextPhase(play: Play): void {
  const { state } = play;
  const next = PHASES.indexOf(state.phase) + 1;
  if (next === 0 || next === PHASES.length) {
    state.turn++;
    beginTurn(state);
  }
  state.phase = PHASES[next % PHASES.length];
  beginPhase(play);
}

/** HH-PSI-02, HH-CHAP-02, HH-DAEM-10, HH-WPN-30: what is once a turn. */
function beginTurn(state: State): void {
  const pieces = SIDES.flatMap((side) => unitsOf(state, side));
  for (const p of pieces) p.stirred = false;
  for (const body of [...pieces.map((p) => p.body), ...state.phantoms.map((group) => group.body)])
    if (body) Object.assign(body, { cast: false, spoken: false, iconUsed: false });
}

/** Begins the phase the state says it is. */
export function beginPhase(play: Play): void {
  const { state, events } = play;
  const { turn, phase } = state;
  events.push({ kind: 'phase', turn, phase });
  state.late = [];
  if (phase === 'command') beginCommand(play);
  else if (phase === 'reinforcement') beginReinforcement(play);
  else if (phase === 'attacker') beginAction(play, state.attacker as Side);
  else if (phase === 'defender') beginAction(play, otherSide(state.attacker as Side));
  else if (phase === 'status') state.steps.push({ do: 'status', stage: 'victory' });
}

/** HH-SEQ-11, HH-SEQ-12: what ends now, a reveal check with what follows it, and then the clock. */
function beginAction(play: Play, side: Side): void {
  const { table, state } = play;
  const isDefender = side !== state.attacker;
  if (isDefender && table.standingWatch) lapse(play, side); // HH-STAT-08
  endEffects(state, side, 'phase'); // HH-PSI-06, HH-SPEC-09
  endActivation(state);
  for (const p of unitsOf(state, side)) {
    p.ap = fullAp(state, p);
    p.stage = 'fresh';
    p.acted = false;
    p.turned = false;
  }
  state.timeUp = false;
  state.steps.push({ do: 'acting', side, clock: table.timer });
  state.steps.push({ do: 'settle', stage: 'reveal', actor: 0, revealed: [], pushed: [], reacted: 0 });
}
