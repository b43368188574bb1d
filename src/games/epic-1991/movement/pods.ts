/** SPEC: what comes from the sky or from below. */
import { along, distance, overlaps } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Leg } from '../actions.ts';
import { scatter } from '../barrages/barrage.ts';
import { hasLegalPlace, overlapped } from '../geometry/places.ts';
import { baseAt, hasContact, nearPolygon, stand } from '../geometry/position.ts';
import { finish, type Play, push } from '../play.ts';
import { blast } from '../saves/blast.ts';
import { aboard, destroy } from '../saves/casualties.ts';
import { hit } from '../saves/saves.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { baseOf, isInDisc, isOnBadGround, isOnTable } from '../terrain/ground.ts';
import { hitTitan, isTitan, plainHit } from '../titans/titans.ts';

type PodStep = StepOf<'pods'>;
type LandingStep = StepOf<'landing'>;

const DEATHWIND = 1000;

/** Pods and tunnellers of a side that come down now, and pods that may open; in id order. */
export function podsDue(table: Table, state: State, side: Side): number[] {
  return table.models
    .filter((info) => {
      if (!info || info.side !== side) return false;
      const model = state.models[info.id];
      if (model.where === 'away') return arrivesNow(state, info.unit) && model.carrier === 0;
      return model.where === 'table' && info.traits.includes('assault-pod') && !model.opened;
    })
    .map(({ id }) => id);
}

function arrivesNow(state: State, unit: number): boolean {
  return state.units[unit].arrives === state.turn;
}

export const pods: StepRule<PodStep> = {
  run(play, step) {
    const { table, state } = play;
    if (step.opening !== 0) {
      const locked = hasContact(table, state, step.opening); // E2-TRAN-13
      if (!locked && waysOut(table, state, step.opening).length > 0) return true;
      step.opening = 0;
    }
    const next = step.left[0];
    if (next === undefined) {
      finish(play, step);
      return false;
    }
    if (state.models[next].where === 'away') return true;
    step.left.shift();
    if (state.models[next].where === 'table') tryToOpen(play, step, next);
    return false;
  },
  asks: (_table, _state, step) => [
    step.opening !== 0
      ? { seat: step.side, kind: 'unload', rule: 'E2-SPEC-06', unit: step.opening }
      : { seat: step.side, kind: 'pod', rule: 'E2-SPEC-05', unit: step.left[0] },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    if (step.opening !== 0) return refuseUnload(table, state, action, step.opening);
    if (action.do !== 'pod') return { rule: 'E2-SPEC-05', why: 'Name the place the pod is sent to.' };
    const { x, y } = action;
    return isOnTable(table, [x, y]) ? null : { rule: 'E2-SPEC-05', why: 'The place is not on the table.' };
  },
  list(table, state, _seat, step): Action[] {
    if (step.opening !== 0) return [{ do: 'unload', legs: waysOut(table, state, step.opening) }];
    return places(table).map(([x, y]) => ({ do: 'pod', x, y }));
  },
  answer(play, _seat, action, step) {
    if (action.do === 'pod') {
      const pod = step.left[0];
      const at = scatter(play, action.x, action.y);
      drop(play, pod, at.x, at.y);
    } else if (action.do === 'unload') {
      const { table, state } = play;
      for (const { model, leave, heading } of action.legs) {
        stand(table, state, state.models[model], leave![0], leave![1], heading);
        state.models[model].left = true;
      }
      play.events.push({
        kind: 'moved',
        unit: table.models[step.opening].unit,
        models: action.legs.map(({ model, leave, heading }) => ({
          model,
          way: [...leave!],
          heading,
          leaves: true,
        })),
      });
      step.opening = 0;
    }
  },
};

/** A handful of places over the middle of the table. */
function places({ width, length }: Table): [number, number][] {
  const across = [1, 2, 3, 4, 5].map((n) => Math.round((width * n) / 6));
  return across.flatMap((x) => [3, 4, 5].map((n): [number, number] => [x, Math.round((length * n) / 8)]));
}

/** E2-SPEC-05: where it comes down, and on whom. */
function drop(play: Play, pod: number, x: number, y: number): void {
  const { table, state, events } = play;
  const base = baseOf(table, pod, x, y, 0);
  const column = isOnTable(table, base) && !isInDisc(state, base) && !isOnVehicleGround(play, pod, x, y);
  const struck = column ? overlapped(table, state, base, (id) => id !== pod) : [];
  const riders = ridersAway(state, pod);
  events.push({ kind: 'pod-fell', model: pod, x, y, riders });
  for (const id of riders) Object.assign(state.models[id], { where: 'aboard' });
  if (!column) {
    return destroyPod(play, pod);
  }
  push(play, { do: 'landing', pod, x, y, struck, left: [...struck] });
}

/** Terrain impassable to vehicles. */
function isOnVehicleGround({ table, state }: Play, pod: number, x: number, y: number): boolean {
  return isOnBadGround(table, state, pod, baseOf(table, pod, x, y, 0));
}

/** Stands that wait in a pod that has not come down. */
function ridersAway(state: State, pod: number): number[] {
  return state.models.filter((model) => model?.where === 'away' && model.carrier === pod).map(({ id }) => id);
}

function destroyPod(play: Play, pod: number): void {
  for (const id of aboard(play.state, pod)) destroy(play, id, 'with its pod');
  destroy(play, pod, 'crashed');
}

/** E2-SPEC-05: models under a falling pod are hit; a survivor wrecks the pod. */
export const landing: StepRule<LandingStep> = {
  run(play, step) {
    const { table, state } = play;
    const next = step.left.shift();
    if (next !== undefined) {
      if (state.models[next].where !== 'table') return false;
      if (isTitan(table, next)) hitTitan(play, next, [plainHit(step, -3)]);
      else hit(play, next, -3, 'falling pod');
      return false;
    }
    finish(play, step);
    if (step.struck.some((id) => state.models[id].where === 'table')) destroyPod(play, step.pod);
    else land(play, step.pod, step.x, step.y);
    return false;
  },
};

function land(play: Play, pod: number, x: number, y: number): void {
  const { table, state } = play;
  stand(table, state, state.models[pod], x, y, 0);
  state.models[pod].left = true; // landed this turn
  for (const id of [pod, ...aboard(state, pod)]) {
    const unit = state.units[table.models[id].unit];
    unit.landedOn = state.turn;
    if (table.units[unit.id].kind === 'ordinary') unit.order = 'advance';
  }
  if (table.models[pod].traits.includes('deathwind')) bomb(play, pod);
}

/** E2-SPEC-06: everybody within 10 cm, on 4+. */
function bomb(play: Play, pod: number): void {
  const { table, state } = play;
  state.models[pod].opened = true;
  const near = nearPolygon(table, state, baseAt(table, state, pod), DEATHWIND).filter(
    (id) => id !== pod && state.models[id].where === 'table',
  );
  blast(play, state.models[pod], near, 0, 'Deathwind');
}

/** E2-SPEC-06: an Assault Pod opens on 3+. */
function tryToOpen(play: Play, step: PodStep, pod: number): void {
  const { table, dice, events, state } = play;
  if (!table.models[pod].traits.includes('assault-pod') || state.models[pod].opened) return;
  const die = dice.d6();
  const opens = die >= 3;
  events.push({ kind: 'pod-roll', model: pod, die, opens });
  if (!opens) return;
  state.models[pod].opened = true;
  step.opening = pod;
}

/** Places in contact with an open pod for those in it, as many as there is room for. */
function waysOut(table: Table, state: State, pod: number): Leg[] {
  const model = state.models[pod];
  const legs: Leg[] = [];
  const taken: { x: number; y: number }[] = [];
  const { width } = table.models[pod].size;
  for (const id of aboard(state, pod)) {
    const far = (width + table.models[id].size.width) / 2;
    const free = [0, 90, 180, 270]
      .map((turn) => along(model, far, turn))
      .find(
        ({ x, y }) =>
          hasLegalPlace(table, state, id, x, y, 0) && !taken.some((other) => other.x === x && other.y === y),
      );
    if (!free) continue;
    taken.push(free);
    legs.push({ model: id, path: [], heading: 0, leave: [free.x, free.y] });
  }
  return legs;
}

function refuseUnload(table: Table, state: State, action: Action, pod: number): Refusal | null {
  if (action.do !== 'unload') return { rule: 'E2-SPEC-06', why: 'The pod is open: its troops get out.' };
  const inside = aboard(state, pod);
  const bases: (readonly number[])[] = [];
  for (const { model, leave, heading, path } of action.legs) {
    if (!inside.includes(model) || !leave || path.length > 0)
      return { rule: 'E2-SPEC-06', why: 'Say where each stand in the pod gets out.' };
    const base = baseOf(table, model, leave[0], leave[1], heading);
    if (distance(base, baseAt(table, state, pod)) !== 0)
      return { rule: 'E2-TRAN-07', why: 'It gets out in contact with the pod.' };
    if (!hasLegalPlace(table, state, model, leave[0], leave[1], heading))
      return { rule: 'E2-GEO-27', why: 'There is no room for it there.' };
    if (bases.some((other) => overlaps(other, base)))
      return { rule: 'E2-GEO-06', why: 'Two stands cannot have one place.' };
    bases.push(base);
  }
  const least = waysOut(table, state, pod).length;
  return action.legs.length >= least &&
    new Set(action.legs.map(({ model }) => model)).size === action.legs.length
    ? null
    : { rule: 'E2-SPEC-06', why: 'Everybody who has room gets out.' };
}
