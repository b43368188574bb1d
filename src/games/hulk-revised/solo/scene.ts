/** Everything the rows look at before one action of one piece, and what they can answer. */
import type { Action } from '../actions.ts';
import { refuse } from '../engine.ts';
import { isBlip, isStealer, type Play, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { stepsBetween } from './distances.ts';
import type { Leg } from './edges.ts';
import { facingOnRoute, facingTo } from './facings.ts';
import type { Activation, Solo } from './memory.ts';
import { actionOf, affordable, type Path } from './paths.ts';
import { type Mover, moverFor } from './search.ts';
import { type Target, targetOf } from './targets.ts';
import { look, type Watch } from './watch.ts';
import { NO_WAY, wayOf } from './ways.ts';

/** An action; or the activation is over; or it is put off; or row 7 bars the way and only rows 4 and 2 may add a step. */
export type Choice = Action | 'stop' | 'wait' | 'halt';

export interface Scene {
  readonly play: Play;
  readonly table: Table;
  readonly state: State;
  readonly solo: Solo;
  readonly unit: Piece;
  readonly now: Activation;
  readonly watch: Watch;
  readonly mover: Mover;
  readonly target: Target | null;
  /** The route to its target; made when first asked for. */
  readonly way: () => Path;
  /** Row 7 has stopped it. */
  halted: boolean;
}

export function setScene(play: Play, now: Activation): Scene {
  const { table, state } = play;
  const unit = piece(state, now.unit);
  const watch = look(table, state, unit);
  const target = targetOf(table, state, unit);
  const mover = moverFor(table, state, unit, isBlip(unit) ? watch.exposed : watch.seen);
  let way: Path | null = null;
  return {
    play,
    table,
    state,
    solo: state.solo as Solo,
    unit,
    now,
    watch,
    mover,
    target,
    way: () => {
      way ??= target ? wayOf(table, state, unit, watch, target, mover) : NO_WAY;
      return way;
    },
    halted: false,
  };
}

const STEPS: readonly Leg['do'][] = ['move', 'climb', 'enter'];

export function isStep(leg: Leg): boolean {
  return STEPS.includes(leg.do);
}

/** The step it is about to take, if it can pay for it and nothing but a turn comes before it. */
export function nextStep(scene: Scene, path: Path): Leg | null {
  const leg = affordable(scene.mover, path).find(({ do: what }) => what !== 'turn');
  return leg && isStep(leg) ? leg : null;
}

export function isLegal({ table, state }: Scene, action: Action): boolean {
  return refuse(table, state, 'stealer', action) === null;
}

/** Takes the next leg of a path, or stops where there is none that it can pay for and is allowed. */
export function take(scene: Scene, path: Path): Choice {
  const legs = affordable(scene.mover, path);
  const after = path.legs[legs.length];
  const complete = after === undefined || after.do === 'break';
  // a turn that leads nowhere any more is left to HR-SOLO-17
  if (legs.length > 0 && !complete && legs.every((leg) => leg.do === 'turn')) return 'stop';
  const leg = legs[0] ?? (after?.do === 'break' ? after : null);
  if (!leg) return 'stop';
  const last = legs.length === 1 && !complete;
  const action = actionOf(scene.mover, last ? turningOn(scene, leg, 0) : leg);
  return isLegal(scene, action) ? action : 'stop';
}

/** HR-SOLO-17, HR-SACT-05: its last step, with the turn it would make after it; towards that Marine if one is named. */
export function turningOn({ table, state, unit, mover }: Scene, leg: Leg, marine: number): Leg {
  if (mover.faceless || (leg.do !== 'move' && leg.do !== 'enter')) return leg;
  const before = leg.do === 'enter' ? table.board.entries[unit.area].facing : unit.facing;
  const to = marine ? state.pieces[marine]?.at : undefined;
  const face =
    to === undefined
      ? facingOnRoute(table, state, leg.to, leg.face === -1 ? before : leg.face)
      : facingTo(table, leg.to, to);
  const turns = (face - before) & 3;
  return turns === 2 ? leg : { ...leg, face: turns === 0 ? -1 : face };
}

const NEARBY = 6;

/** HR-SOLO-18: another Stealer unit, and with `blips` another blip, within six steps. */
export function hasCompany(scene: Scene, blips = false): boolean {
  const { table, state, unit } = scene;
  return state.stealers.some((id) => {
    const other = piece(state, id);
    if (id === unit.id || (other.at === NOWHERE && other.area === NOWHERE)) return false;
    return (blips || isStealer(other)) && stepsBetween(table, unit, other) <= NEARBY;
  });
}
