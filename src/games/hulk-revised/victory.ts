/** WIN: when it is over. */
import type { Outcome, Refusal } from '../../kernel/contract.ts';
import { type Action, act } from './actions.ts';
import { commandLeft, pay, refusePayment } from './command.ts';
import type { Play } from './position.ts';
import { endStance, settle } from './settle.ts';
import type { Piece, State } from './state.ts';
import type { Table } from './table.ts';

const STANDSTILL = 15; // HR-HOUSE-17

/** HR-WIN-01 to HR-WIN-03, HR-WIN-08: after every action. */
export function checkVictory(play: Play): void {
  const { state } = play;
  if (state.objectiveDone)
    end(play, { winner: 'marine', rule: 'HR-WIN-01', why: 'The Marines have completed their objective.' });
  else if (state.marines.length === 0)
    end(play, { winner: 'stealer', rule: 'HR-WIN-02', why: 'No Marine is left.' });
}

/** HR-SEQ-08, HR-HOUSE-17: at the end of a game turn. */
export function checkTurnLimit(play: Play): void {
  const { table, state } = play;
  state.quiet = state.eventful ? 0 : state.quiet + 1;
  state.eventful = false;
  const limit = table.mission.turns;
  if (limit > 0 && state.turn >= limit)
    end(play, {
      winner: 'stealer',
      rule: 'HR-SEQ-08',
      why: `Turn ${limit} is over and the objective is not met.`,
    });
  else if (limit === 0 && state.quiet >= STANDSTILL)
    end(play, { winner: null, rule: 'HR-HOUSE-17', why: `Nothing has happened for ${STANDSTILL} turns.` });
}

function end(play: Play, outcome: Outcome): void {
  play.state.outcome = outcome;
  play.state.steps = [];
  play.events.push({ kind: 'over', outcome });
}

function price(table: Table): number {
  return table.mission.objective?.ap ?? 1;
}

/** HR-ACT-09: a Marine on the objective square spends what the mission asks. */
export function listUse(table: Table, state: State, p: Piece, out: Action[]): void {
  if (!table.mission.objective || !table.objective[p.at]) return;
  const left = commandLeft(state);
  const cost = price(table);
  for (let cp = Math.max(0, cost - p.ap); cp <= cost && cp <= left; cp++)
    out.push(act('use', p.id, -1, -1, cp));
}

export function refuseUse(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (!table.mission.objective || !table.objective[p.at])
    return { rule: 'HR-ACT-09', why: 'He does not stand on the objective.' };
  return refusePayment(state, p, price(table), action.cp);
}

export function applyUse(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  endStance(play, p);
  pay(state, p, price(table), action.cp);
  state.objectiveDone = true;
  state.eventful = true;
  events.push({
    kind: 'used',
    unit: p.id,
    type: p.kind,
    at: p.at,
    ap: price(table) - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}
