/** VIBRO: beams that shake whatever is on their way, and shatter it where they cross. */
import {
  beamCrosses,
  crossingIn,
  distanceToPoint,
  type Point,
  type Beam as Ray,
} from '../../../field/index.ts';
import { hitBuilding } from '../buildings/damage.ts';
import { standing } from '../geometry/position.ts';
import { finish, type Play, push } from '../play.ts';
import { hit } from '../saves/saves.ts';
import { lowestLegSave } from '../sheets/index.ts';
import type { State } from '../state.ts';
import type { Nominated, StepOf, StepRule, Struck } from '../steps.ts';
import type { Table } from '../table.ts';
import { isBuilding } from '../terrain/ground.ts';
import { faceOf, isTitan } from '../titans/titans.ts';

export interface Beam extends Ray {
  readonly gun: number;
  readonly target: number;
}

/** E2-VIBRO-08, E2-VIBRO-09: crossings first, then each beam: buildings, models on its way, its target. */
export function fireBeams(play: Play, nominated: readonly Nominated[]): void {
  const { table, state, events } = play;
  const beams: Beam[] = [];
  for (const { attack, from, inRange } of nominated) {
    if (attack.is !== 'beam') continue;
    const target = state.models[attack.target];
    const lost = target.where !== 'table' ? 'gone' : inRange ? null : 'range'; // E2-VIBRO-11
    events.push({ kind: 'beam', model: attack.model, target: attack.target, ...(lost && { lost }) });
    if (lost) continue;
    beams.push({
      gun: attack.model,
      target: attack.target,
      from,
      to: { x: target.x, y: target.y },
    });
  }
  if (beams.length === 0) return;
  state.eventful = true;
  push(play, { do: 'beams', left: struckBy(table, state, beams), side: table.models[beams[0].gun].side });
}

export function struckBy(table: Table, state: State, beams: readonly Beam[]): Struck[] {
  const crossed = crossings(table, state, beams);
  const gone = new Set(crossed.map(({ id }) => id));
  return [
    ...crossed,
    ...beams.flatMap((beam) => passed(table, state, beam).filter(({ id }) => !gone.has(id))),
  ];
}

/** What a beam touches, by number: models, and buildings below 0. */
function touched(table: Table, state: State, beam: Beam): number[] {
  const models = standing(table, state).polygons.flatMap((polygon, id) =>
    polygon && id !== beam.gun && (id === beam.target || beamCrosses(beam, polygon)) ? [id] : [],
  );
  const buildings = state.pieces.flatMap((piece, number) =>
    isBuilding(piece) && piece.parts.some((part) => beamCrosses(beam, part)) ? [-number] : [],
  );
  return [...buildings, ...models];
}

function crossings(table: Table, state: State, beams: readonly Beam[]): Struck[] {
  const touching = new Map<number, Beam[]>();
  for (const beam of beams)
    for (const id of touched(table, state, beam)) touching.set(id, [...(touching.get(id) ?? []), beam]);
  return [...touching]
    .filter(([id, those]) => those.length > 1 && meetIn(table, state, id, those))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, those]) => ({
      id,
      needed: 0,
      mod: -those.length,
      beams: those.length,
      from: firstGun(those),
    }));
}

/** E2-TITAN-14: of crossed beams the gun first in id order. */
function firstGun(beams: readonly Beam[]): Point {
  return [...beams].sort((a, b) => a.gun - b.gun)[0].from;
}

/** Buildings by number, then models by number. */
function rank(id: number): number {
  return id < 0 ? -id - 1_000_000 : id;
}

/** E2-VIBRO-08: two of the beams meet inside or on it. */
function meetIn(table: Table, state: State, id: number, beams: readonly Beam[]): boolean {
  const shapes = id < 0 ? state.pieces[-id]!.parts : [standing(table, state).polygons[id]!];
  return beams.some((one, i) =>
    beams.slice(i + 1).some((other) => shapes.some((shape) => crossingIn(one, other, shape))),
  );
}

/** E2-VIBRO-03 to E2-VIBRO-06: nearest first, the target last. */
function passed(table: Table, state: State, beam: Beam): Struck[] {
  const near = (id: number): number => {
    const shapes = id < 0 ? state.pieces[-id]!.parts : [standing(table, state).polygons[id]!];
    return Math.min(...shapes.map((shape) => distanceToPoint(shape, beam.from.x, beam.from.y)));
  };
  const plain = { mod: 0, beams: 1, from: beam.from };
  const ids = touched(table, state, beam).filter((id) => id !== beam.target);
  const nearestFirst = (list: readonly number[]) => [...list].sort((a, b) => near(a) - near(b) || a - b);
  return [
    ...nearestFirst(ids.filter((id) => id < 0)).map((id) => ({ id, needed: 0, ...plain })),
    ...nearestFirst(ids.filter((id) => id > 0)).map((id) => ({ id, needed: 6, ...plain })),
    { id: beam.target, needed: 5, ...plain },
  ];
}

export const beams: StepRule<StepOf<'beams'>> = {
  run(play, step) {
    const { table, state, events, dice } = play;
    const next = step.left.shift();
    if (!next) {
      finish(play, step);
      return false;
    }
    const { id, needed, mod, beams: many, from } = next;
    if (id < 0) {
      if (isBuilding(state.pieces[-id])) hitBuilding(play, -id, mod);
      return false;
    }
    if (state.models[id].where !== 'table') return false; // E2-VIBRO-12
    const die = needed === 0 ? null : dice.d6();
    const struck = die === null || die >= needed;
    events.push({ kind: 'beam-roll', model: id, die, needed, hit: struck, beams: many });
    if (!struck) return false;
    if (isTitan(table, id)) hitLegs(play, id, mod, from, step.side);
    else hit(play, id, mod, 'Vibro-cannon'); // E2-VIBRO-07
    return false;
  },
};

/** E2-VIBRO-10: the legs, whatever shields are up. */
function hitLegs(play: Play, id: number, mod: number, from: Point, chooser: 'A' | 'B'): void {
  const needed = lowestLegSave(faceOf(play.state, id, from));
  const die = play.dice.d6();
  const saved = die + mod >= needed;
  play.events.push({ kind: 'save', model: id, die, needed, mod, saved });
  if (!saved) push(play, { do: 'leg', model: id, chooser });
}
