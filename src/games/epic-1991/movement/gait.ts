/** MOVE, TRAN, CC: how a model walks its leg of its unit's move. */
import {
  along,
  change,
  direction,
  drafted,
  type Gait,
  noteWay,
  type Path,
  pathLength,
  type Run,
  turn,
  walkLeg,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { contacts, isFree, touched } from '../geometry/position.ts';
import { beginRetreat } from '../morale/fallback.ts';
import { baseOf } from '../terrain/ground.ts';
import { isTitan } from '../titans/titans.ts';
import { allowance, isPinned, mayCharge } from './allowance.ts';
import { left, spend } from './clock.ts';
import { type MoveDraft, no, putDown } from './draft.ts';
import { endOf, mayTouch, placeProblem } from './ends.ts';
import { board, boardProblem, leaveCarrier } from './transport.ts';
import { costOf, headingProblem, wayProblem } from './ways.ts';

/** What a leg is measured by: the unit's orders, or a special duty instead. */
export interface Limits {
  /** What the model may spend at clock 0. */
  readonly allowance: number;
  readonly charges: boolean;
}

export function limitsOf({ table, state, unit }: MoveDraft, id: number): Limits {
  return { allowance: allowance(table, state, id), charges: mayCharge(table, state, unit) };
}

export const GAIT: Gait<MoveDraft, Leg, Limits, Refusal> = {
  limits: (draft, leg) => limitsOf(draft, leg.model),
  begin: (draft, leg, limits) => (leg.retreat ? beginRetreat(draft, leg) : begin(draft, leg, limits)),
  cost: (draft, leg, run) => (isTurn(leg) ? 0 : costOf(draft, leg.model, run.path, run.length)),
  refuse(draft, leg, run, cost, limits) {
    if (leg.retreat) return null;
    return isTurn(leg) ? refuseTurn(draft, leg, run, limits) : refuseRun(draft, leg, run, cost, limits);
  },
  arrive(draft, leg, run, cost, limits) {
    if (isTurn(leg)) return turnRound(draft, leg);
    return arrive(draft, leg, run, cost, limits);
  },
};

/** Walks one leg of a move, or says why not. */
export function walk(draft: MoveDraft, leg: Leg, limits?: Limits): Refusal | null {
  return walkLeg(GAIT, draft, leg, limits);
}

/** E2-MOVE-08: the model only turns. */
function isTurn({ path, stride, leave, board, retreat }: Leg): boolean {
  return path.length === 0 && !stride && !leave && board === undefined && !retreat;
}

/** What must hold before the first step; models that are aboard get out. */
function begin(draft: MoveDraft, leg: Leg, limits: Limits): readonly Run[] | Refusal {
  const { table, state } = draft;
  const id = leg.model;
  if (table.models[id]?.unit !== draft.unit) return no('E2-MOVE-01', 'Only models of the unit move.');
  const model = drafted(draft, id);
  if (model.where !== 'table' && model.where !== 'aboard')
    return no('E2-MOVE-01', 'That model is not on the table.');
  if (!isFree(state, id)) return no('E2-TRAK-03', 'That model can do nothing now.');
  // E2-TRAN-09: boarding and leaving, too, take a move
  if (limits.allowance === 0) return no('E2-MOVE-02', 'It may not move or turn this turn.');
  if (leg.leave && model.boarded) return no('E2-TRAN-08', 'It has boarded this turn and stays aboard.');
  if (draft.walked.has(id))
    return no('E2-MOVE-01', 'A model walks once, unless somebody boards or leaves it.');
  if (model.charged) return no('E2-CC-02', 'Its charge has ended in contact.');
  draft.walked.add(id);
  const refused = leg.leave
    ? leaveCarrier(draft, leg, leg.leave)
    : model.where === 'aboard'
      ? no('E2-TRAN-07', 'It is aboard: say where it gets out.')
      : isPinned(table, state, id)
        ? no('E2-PIN-01', 'It is pinned by an enemy in contact.') // E2-PIN-04: others go as they please
        : null;
  return refused ?? runsOf(draft, leg);
}

function runsOf(draft: MoveDraft, leg: Leg): readonly Run[] | Refusal {
  if (leg.stride) return stride(draft, leg, leg.stride);
  if (isTitan(draft.table, leg.model))
    return no('E2-MOVE-09', 'A Titan moves ahead, turns once, and moves ahead.');
  const { x, y } = drafted(draft, leg.model);
  const path = [x, y, ...leg.path]; // E2-MOVE-04
  const refused = isTurn(leg) ? null : headingProblem(draft, leg.model, leg.heading, path);
  return refused ?? [{ path, heading: leg.heading, length: pathLength(path) }];
}

/** E2-MOVE-09, E2-MOVE-10. */
function stride(
  draft: MoveDraft,
  leg: Leg,
  [ahead, turned, then]: NonNullable<Leg['stride']>,
): readonly Run[] | Refusal {
  if (!isTitan(draft.table, leg.model)) return no('E2-MOVE-09', 'Only Titans stride.');
  if (leg.path.length > 0) return no('E2-MOVE-09', 'A Titan moves ahead, turns once, and moves ahead.');
  const model = drafted(draft, leg.model);
  if (ahead < 0 || then < 0) return no('E2-MOVE-09', 'A Titan does not move backwards.');
  if (Math.abs(turned) > 90) return no('E2-MOVE-09', 'A Titan turns at most 90 degrees.');
  const heading = (model.heading + turned + 360) % 360;
  if (leg.heading !== heading) return no('E2-MOVE-09', 'A Titan ends on the heading it turned to.');
  const middle = along(model, ahead, model.heading);
  const end = along(middle, then, heading);
  const path = [model.x, model.y, middle.x, middle.y, end.x, end.y];
  return [{ path, heading, length: ahead + then }];
}

/** E2-MOVE-08: up to 45 degrees without moving, or of the way it has come (E2-MOVE-06); stands may take any heading. */
function refuseTurn(draft: MoveDraft, leg: Leg, { path: [x, y] }: Run, { charges }: Limits): Refusal | null {
  const { table, state } = draft;
  const { model: id, heading } = leg;
  const now = drafted(draft, id);
  const refused = turnProblem(draft, leg);
  if (refused) return refused;
  if (now.building > 0 && heading !== now.heading) return no('E2-BLDG-01', 'It stays flush with its wall.');
  const base = baseOf(table, id, x, y, heading);
  const problem = now.building > 0 ? null : placeProblem(draft, id, base, true);
  if (problem) return problem;
  const before = contacts(table, state, id);
  return !charges && touched(table, state, id, base).some((foe) => !before.includes(foe))
    ? no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.')
    : null;
}

function turnProblem({ table, state, ways }: MoveDraft, leg: Leg): Refusal | null {
  if (table.models[leg.model].size.stand) return null;
  const way = ways.get(leg.model);
  if (!way)
    return turn(state.models[leg.model].heading, leg.heading) > 45
      ? no('E2-MOVE-08', 'Without moving it turns at most 45 degrees.')
      : null;
  const [ax, ay, bx, by] = way.slice(-4);
  return turn(direction(bx - ax, by - ay), leg.heading) > 45
    ? no('E2-MOVE-06', 'It ends facing within 45 degrees of the way it came.')
    : null;
}

function turnRound(draft: MoveDraft, { model: id, heading }: Leg): null {
  const { x, y, building, wall } = drafted(draft, id);
  putDown(draft, id, x, y, heading);
  Object.assign(change(draft, id), { building, wall });
  return null;
}

/** E2-MOVE-03, E2-MOVE-11, and whatever lies across the way. */
function refuseRun(
  draft: MoveDraft,
  leg: Leg,
  { path, heading }: Run,
  cost: number,
  limits: Limits,
): Refusal | null {
  const id = leg.model;
  const { table, state } = draft;
  const most = left(drafted(draft, id).clock, limits.allowance);
  if (cost > most) return no('E2-MOVE-03', `That is ${cm(cost)} cm; it has ${cm(most)} left.`);
  const ends = touchedAt(draft, id, path, heading);
  // E2-PIN-07: a Titan that turns where it stands stays with those it touches already
  const known = leg.stride && cost === 0 ? contacts(table, state, id) : [];
  if (!limits.charges && ends.some((foe) => !known.includes(foe)))
    return no('E2-MOVE-11', 'Only a charge ends in contact with an enemy.');
  return wayProblem(draft, id, path, ends);
}

/** Enemies that a model touches at the end of a way. */
function touchedAt({ table, state }: MoveDraft, id: number, path: Path, heading: number): number[] {
  const n = path.length;
  return touched(table, state, id, baseOf(table, id, path[n - 2], path[n - 1], heading));
}

/** The model is at the end of its way, or in its carrier. */
function arrive(draft: MoveDraft, leg: Leg, run: Run, cost: number, limits: Limits): Refusal | null {
  const { table } = draft;
  const { path, heading } = run;
  const { model: id, wall, retreat } = leg;
  const x = path[path.length - 2];
  const y = path[path.length - 1];
  const base = baseOf(table, id, x, y, heading);
  const clock = spend(drafted(draft, id).clock, cost, limits.allowance);
  if (leg.board !== undefined) {
    const refused = boardProblem(draft, id, leg.board, base);
    if (refused) return refused;
    noteWay(draft, id, path, cost);
    board(draft, id, leg.board, clock);
    return null;
  }
  const inside = retreat ? null : endOf(draft, id, { x, y, heading, base, wall }, true);
  if (inside && 'why' in inside) return inside;
  const ends = limits.charges && !retreat ? touched(table, draft.state, id, base) : [];
  if (ends.some((foe) => !mayTouch(draft, id, foe)))
    return no('E2-CC-04', 'It cannot charge an enemy in terrain it may not enter.');
  noteWay(draft, id, path, cost);
  putDown(draft, id, x, y, heading, base);
  const copy = change(draft, id);
  copy.clock = clock;
  if (inside) Object.assign(copy, { building: inside.building, wall: inside.wall });
  if (ends.length > 0) copy.charged = true;
  return null;
}

function cm(u: number): string {
  return String(u / 100);
}
