/** HR-GEN-17: what follows every action, and what every action begins with. */
import { nextBlast } from './area.ts';
import { exposeBlips } from './blips.ts';
import { auditHole } from './holes.ts';
import { fireOverwatch, offerUnjam } from './overwatch.ts';
import { isLocked, type Play, piece } from './position.ts';
import { auditShock } from './powers.ts';
import { auditSustainedFire, canSnap } from './shooting.ts';
import type { Owed, Piece, State, Step } from './state.ts';
import { checkPlasma, checkVictory } from './victory.ts';

/** Shared, never changed: most actions owe nothing. */
const NOBODY: number[] = [];
const NOTHING: Owed[] = [];

/** Puts the rest of HR-GEN-17 on the stack: only where an action ends is anything seen (HR-LOS-14). `snap`: a combined shot may follow. */
export function settle(play: Play, actor: number, snap: boolean, owed = NOTHING, saw = NOBODY): void {
  play.state.steps.push({ do: 'settle', stage: 'audit', actor, snap, owed, saw, fired: NOBODY });
}

type Settle = Step & { do: 'settle' };

export function runSettle(play: Play, step: Settle): void {
  const { state } = play;
  // HR-GEN-16: explosions follow the event that caused them, one by one
  if (state.blasts.length > 0 && step.stage !== 'shots' && nextBlast(play)) return;
  switch (step.stage) {
    case 'audit':
      step.stage = 'shots';
      audit(play, step.actor);
      return;
    case 'shots':
      step.stage = 'audit-again';
      if (step.owed.length > 0) {
        if (state.pieces[step.actor]) fireOverwatch(play, step);
      } else if (step.snap && canSnap(play, step.actor)) state.steps.push({ do: 'snap', unit: step.actor });
      return;
    case 'audit-again':
      step.stage = 'overwatch';
      audit(play, step.actor);
      return;
    case 'overwatch':
      step.stage = 'unjam';
      loseOverwatch(play);
      return;
    case 'unjam':
      step.stage = 'victory';
      if (state.phase === 'stealer') offerUnjam(play, step);
      return;
    case 'victory':
      // HR-PIT-06: what has happened meanwhile may have closed the way off a hole
      if (auditHole(play)) {
        step.stage = 'audit';
        return;
      }
      state.steps.pop();
      // HR-WIN-08: inside a longer action (full auto, Lightning Arc) victory is judged when the whole is done
      if (state.steps.some((below) => below.do === 'settle')) return;
      checkVictory(play);
      if (state.plasma) {
        state.plasma = false;
        checkPlasma(play);
      }
  }
}

/** HR-GEN-17 step 4; HR-DOOR-16: after doors too. */
function audit(play: Play, actor: number): void {
  auditSustainedFire(play);
  auditShock(play);
  exposeBlips(play, actor);
}

/** HR-OVW-12: a locked Marine is off overwatch, however the lock came about. */
function loseOverwatch(play: Play): void {
  const { table, state } = play;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch && isLocked(table, state, p)) dropOverwatch(play, p, 'HR-OVW-12');
  }
}

export function dropOverwatch(play: Play, p: Piece, rule: string): void {
  p.overwatch = false;
  play.events.push({ kind: 'lost', unit: p.id, type: p.kind, at: p.at, status: 'overwatch', rule });
}

export function dropGuard(play: Play, p: Piece, rule: string): void {
  p.guard = false;
  play.events.push({ kind: 'lost', unit: p.id, type: p.kind, at: p.at, status: 'guard', rule });
}

/** HR-OVW-02, HR-GUARD-04: acting ends overwatch and guard first. A gun's overwatch never ends (HR-SENT-07, HR-SENT-17). */
export function endStance(play: Play, p: Piece): void {
  if (p.kind === 'sentry') return;
  if (p.overwatch) dropOverwatch(play, p, 'HR-OVW-02');
  if (p.guard) dropGuard(play, p, 'HR-GUARD-04');
}

/** HR-SACT-02: another piece's turn ends the last one's. */
export function activate(state: State, p: Piece): void {
  if (state.active === p.id) return;
  if (state.active) piece(state, state.active).done = true;
  state.active = p.id;
}
