/** E1-TRAN-14, E1-TRAN-21: stands that survive the loss of their carrier are placed by their owner. */
import { type Pose, squaredDistance } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { lose } from '../damage/destroy.ts';
import { footprintAt, stand } from '../geometry/position.ts';
import { nearestSpot, outlineOfUnit, spotsAround } from '../geometry/spots.ts';
import { draftOf } from '../movement/draft.ts';
import { finish, type Play, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { engulf } from '../support/vortex.ts';
import type { Table } from '../table.ts';
import { foesAt, isFreeSpot } from './getting-out.ts';

type Survivors = StepOf<'survivors'>;
type Place = Extract<Action, { do: 'place' }>;

/** The spot a survivor gets if nothing else is said, how far from the wreck it may be, and whether it may touch an enemy. */
interface Room {
  readonly spot: Pose;
  readonly reach: number;
  readonly contact: boolean;
}

const TOUCH = 10;

/** Poses free of contact come first; as near as possible; null where there is no room. */
function roomFor(table: Table, state: State, { carrier, pose, left }: Survivors): Room | null {
  const [id] = left;
  const draft = draftOf(state);
  const outline = outlineOfUnit(table.units[carrier].size, pose);
  const wreck = footprintAt(table.units[carrier], pose);
  const isFree = (one: Pose) => isFreeSpot(table, state, draft, id, one);
  for (const contact of [false, true]) {
    const spot = nearestSpot(
      outline,
      (one) => isFree(one) && (contact || foesAt(table, state, draft, id, one).length === 0),
    );
    if (!spot) continue;
    const far = squaredDistance(footprintAt(table.units[id], spot), wreck);
    return { spot, reach: Math.max(TOUCH * TOUCH, far), contact };
  }
  return null;
}

function refuse(table: Table, state: State, action: Place, step: Survivors): Refusal | null {
  const rule = 'E1-TRAN-21';
  const { unit, x, y, heading } = action;
  if (unit !== step.left[0]) return { rule, why: `Unit ${step.left[0]} is placed now.` };
  const pose = { x, y, heading };
  const draft = draftOf(state);
  const room = roomFor(table, state, step)!;
  if (!isFreeSpot(table, state, draft, unit, pose)) return { rule, why: `Unit ${unit} has no room there.` };
  const wreck = footprintAt(table.units[step.carrier], step.pose);
  if (squaredDistance(footprintAt(table.units[unit], pose), wreck) > room.reach)
    return { rule, why: `Unit ${unit} stands as near as it can to where its carrier was.` };
  if (room.contact || foesAt(table, state, draft, unit, pose).length === 0) return null;
  return { rule, why: `Unit ${unit} can be placed without touching an enemy.` };
}

/** Spots all round the wreck. */
const EVERY = 7;

function offers(table: Table, state: State, step: Survivors): Action[] {
  const [unit] = step.left;
  const { spot } = roomFor(table, state, step)!;
  const all = [...spotsAround(outlineOfUnit(table.units[step.carrier].size, step.pose))];
  const found = all.filter((_, i) => i % EVERY === 0).map((pose): Place => ({ do: 'place', unit, ...pose }));
  const first: Place = { do: 'place', unit, ...spot };
  const same = (a: Place) => a.x === spot.x && a.y === spot.y;
  return [first, ...found.filter((one) => !same(one) && !refuse(table, state, one, step))];
}

export const survivors: StepRule<Survivors, 'place'> = {
  run(play, step) {
    const { table, state } = play;
    while (step.left.length > 0 && !roomFor(table, state, step)) lose(play, step.left.shift()!, 'E1-TRAN-21');
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['place'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.side), kind: 'place', rule: 'E1-TRAN-14', unit: step.left[0], sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step),
  list: (table, state, _seat, step) => offers(table, state, step),
  answer(play, _seat, action, step) {
    placeSurvivor(play, step, action);
  },
};

/** E1-TRAN-15: it does nothing else this turn. */
function placeSurvivor(play: Play, step: Survivors, { x, y, heading }: Pose): void {
  const { table, state, events } = play;
  const unit = step.left.shift()!;
  stand(table, state.units[unit], { x, y, heading });
  state.units[unit].shaken = true;
  events.push({ kind: 'survives', side: step.side, unit, x, y, heading });
  engulf(play, [unit]); // E1-MISL-25
}
