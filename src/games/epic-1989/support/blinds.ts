/** E1-MISL-02: a blind missile has landed: its owner places three markers round the point, off buildings. */
import { lattice, type Point, squareOfPoints } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { isOn } from '../geometry/ground.ts';
import { finish, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { discOf, isOverBuilding, type Marker, putMarker } from './markers.ts';

/** How far from the point of impact. */
const REACH = 600;
const MARKERS = 3;

/** Why a marker or counter may not be put down round a point (E1-GEO-25). */
export function refusePut(
  table: Table,
  state: State,
  is: Marker['is'],
  from: Point,
  { x, y }: Point,
): string | null {
  if (squareOfPoints(from.x, from.y, x, y) > REACH * REACH) return 'It is put down within 6 cm of the point.';
  if (!isOn(table, x, y)) return 'It is put down on the table.';
  const disc = { ...discOf({ is, x, y }), radius: Math.max(1, discOf({ is, x, y }).radius) };
  const over = state.buildings.some((one) => one && !one.rubble && isOverBuilding(disc, one));
  return over ? 'It is put down off buildings.' : null;
}

/** E1-GEO-27: places on whole centimetres, the nearest first. */
export function placesRound(table: Table, state: State, is: Marker['is'], from: Point): Point[] {
  const { x, y } = from;
  const square = (at: Point) => squareOfPoints(x, y, at.x, at.y);
  return [...lattice([x - REACH, y - REACH, x + REACH, y + REACH], 100, [0])]
    .map((at): Point => ({ x: at.x, y: at.y }))
    .filter((at) => refusePut(table, state, is, from, at) === null)
    .sort((a, b) => square(a) - square(b) || a.y - b.y || a.x - b.x);
}

/** Ways to put so many down: together, apart, in a row. */
export function spreads(places: readonly Point[], many: number): (readonly [number, number])[][] {
  const far = places[places.length - 1];
  const sets = [
    Array.from({ length: many }, () => places[0]),
    Array.from({ length: many }, (_, i) => places[Math.floor((i * (places.length - 1)) / (many - 1))]),
    Array.from({ length: many }, (_, i) => places[Math.max(0, places.length - 1 - 3 * i)]),
    Array.from({ length: many }, (_, i) => (i % 2 === 0 ? far : places[Math.min(i, places.length - 1)])),
  ];
  const all = sets.map((set) => set.map(({ x, y }) => [x, y] as const));
  return all.filter((set, i) => all.findIndex((other) => other.join() === set.join()) === i);
}

/** Markers may overlap each other and units: where one has room all have. */
export const blinds: StepRule<StepOf<'blinds'>, 'blinds'> = {
  run({ table, state, ...play }, step) {
    if (placesRound(table, state, 'blind', step.at).length > 0) return true;
    finish({ table, state, ...play }, step);
    return false;
  },
  verbs: () => ['blinds'],
  asks: (_table, state, { side }) => [
    { seat: seatOf(state, side), kind: 'blinds', rule: 'E1-MISL-02', sample: true },
  ],
  refuse(table, state, _seat, action, step): Refusal | null {
    const rule = 'E1-MISL-02';
    if (action.at.length !== MARKERS) return { rule, why: 'Three markers are placed.' };
    const whys = action.at.map(([x, y]) => refusePut(table, state, 'blind', step.at, { x, y }));
    const why = whys.find((one) => one !== null);
    return why ? { rule, why } : null;
  },
  list: (table, state, _seat, step): Action[] =>
    spreads(placesRound(table, state, 'blind', step.at), MARKERS).map((at) => ({ do: 'blinds', at })),
  answer(play, _seat, action, step) {
    finish(play, step);
    for (const [x, y] of action.at) putMarker(play, { is: 'blind', side: step.side, x, y });
  },
};
