/** SNAP, E1-SNAP-03: at a checkpoint of a move, where it stops, the opponent may fire, with one unit after another (E1-SNAP-08). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { refuseShots } from '../firing/declare.ts';
import { fireOffers } from '../firing/fire-offers.ts';
import { attackOn } from '../firing/targets.ts';
import { fireWith } from '../firing/volley.ts';
import { turnUp } from '../orders/orders.ts';
import { finish, type Play, seatOf, sideOf } from '../play.ts';
import { foeOf, type Instruction, SPANS, type Span, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { mayBeFiredAt, snapFirers } from './possible.ts';

type Checkpoint = StepOf<'checkpoint'>;

function refuse(
  table: Table,
  state: State,
  action: Action,
  { side, unit: mover }: Checkpoint,
): Refusal | null {
  if (action.do !== 'fire') return null;
  const info = table.units[action.unit];
  if (info?.side !== foeOf(side)) return { rule: 'E1-SNAP-18', why: 'That unit cannot interrupt this move.' };
  if (state.detachments[info.detachment].order !== 'first')
    return { rule: 'E1-SNAP-01', why: `Unit ${info.id} has no first fire orders.` };
  if (state.detachments[info.detachment].revealed)
    return { rule: 'E1-SNAP-16', why: `Detachment ${info.detachment} was hidden until now.` };
  const unit = state.units[info.id];
  if (unit.where !== 'table' || unit.snapped || unit.shaken || unit.frozen)
    return { rule: 'E1-SNAP-06', why: `Unit ${info.id} cannot fire any more.` };
  return refuseShots(table, state, info.id, action.shots, mover);
}

/** E1-SNAP-20: what a unit that was told something does about this one: a shot, nothing, or null: it asks. */
function toldOf(table: Table, state: State, id: number, mover: number, told: Instruction): Action[] | null {
  if (told.do === 'ask') return null;
  if (told.do === 'hold' || table.units[mover].card.id !== told.at) return [];
  return fireOffers(table, state, id, mover).filter((action) => {
    if (action.do !== 'fire') return false;
    const scores = action.shots.map((shot) => attackOn(table, state, id, shot, mover, true)?.needed ?? 99);
    return Math.min(...scores) <= told.needed;
  });
}

/** The answers worth listing: what instructions leave open. Whoever has passed for longer, or cannot fire, only passes. */
function offers(table: Table, state: State, { side, unit: mover }: Checkpoint): Action[] {
  const { passed, told } = state.readiness[foeOf(side)];
  const pass: Action = { do: 'pass' };
  if (passed) return [pass];
  const asking: Action[] = [];
  for (const id of snapFirers(table, state, mover)) {
    const ordered = toldOf(table, state, id, mover, told[id] ?? { do: 'ask' });
    if (ordered && ordered.length > 0) return [ordered[0]];
    if (ordered === null) asking.push(...fireOffers(table, state, id, mover));
  }
  if (asking.length === 0) return [pass];
  return [...asking, pass, ...SPANS.map((span): Action => ({ do: 'pass', span }))];
}

export const checkpoint: StepRule<Checkpoint> = {
  run(play, step) {
    const { table, state } = play;
    if (state.units[step.unit].where === 'table' && mayBeFiredAt(table, state, step.unit)) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['fire', 'pass'],
  /** E1-SNAP-22: it is put whether or not he can fire, and his answer is his own. */
  asks: (_table, state, step) => [
    {
      seat: seatOf(state, foeOf(step.side)),
      kind: 'snap',
      rule: 'E1-SNAP-07',
      unit: step.unit,
      secret: true,
      sample: true,
    },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  list: (table, state, _seat, step) => offers(table, state, step),
  answer(play, seat, action, step) {
    const { state } = play;
    if (action.do === 'pass') {
      if (action.span) state.readiness[sideOf(state, seat)!].passed = action.span; // E1-SNAP-10
      return finish(play, step);
    }
    if (action.do !== 'fire') return;
    const { detachment, side } = play.table.units[action.unit];
    play.events.push({ kind: 'snap', side, unit: action.unit, target: step.unit });
    if (!state.detachments[detachment].shown) turnUp(play, ({ id }) => id === detachment, [side]); // E1-SNAP-14
    for (const under of state.steps) if (under.do === 'march') under.stirred = true;
    const inside = state.units[step.unit].stomps === action.unit; // E1-TITAN-19
    fireWith(play, action.unit, action.shots, true, inside);
  },
};

/** A player's pass lasts no longer than he said. */
export function passIsOver(play: Play, spans: readonly Span[]): void {
  for (const readiness of Object.values(play.state.readiness))
    if (readiness.passed && spans.includes(readiness.passed)) readiness.passed = null;
}

/** E1-SNAP-20: at any time, in secret. */
export function instruct({ table, state }: Play, unit: number, what: Instruction): void {
  const { told } = state.readiness[table.units[unit].side];
  if (what.do === 'ask') delete told[unit];
  else told[unit] = what;
}
