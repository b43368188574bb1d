/** A view of a battle as a drawing of the table. */

import type { Point } from '../../../field/index.ts';
import { SIZES } from '../../../games/epic-1991/sheets/index.ts';
import type { Order, Side, State, Unit } from '../../../games/epic-1991/state.ts';
import { SEALED, SIDES } from '../../../games/epic-1991/state.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { CounterDraw, FieldScene, ModelDraw, TerrainDraw, UnitDraw } from '../field-scene.ts';
import { linksOf } from '../links.ts';
import { tagsApart } from '../tags.ts';
import { drawnAt } from './drawing.ts';
import { unitName } from './game.ts';
import { armsOf, symbolOf } from './symbols.ts';

/** u in a millimetre. */
const MM = 10;

export const SIDE_CLASS: Readonly<Record<Side, string>> = { A: 'side-a', B: 'side-b' };

export function sceneOf(table: Table, view: State): FieldScene {
  const place = placeOn(table);
  const { south } = view;
  const north = SIDES.find((side) => side !== south)!;
  const standing = table.models.filter((info) => info && view.models[info.id].where === 'table');
  const models = standing.map(({ id }) => modelDraw(table, view, id));
  const counters = view.objectives.map(
    (objective, i): CounterDraw => ({
      ...place(objective.x, objective.y),
      symbol: objective.holder ? 'mk-objective' : 'mk-objective-free',
      side: objective.holder ? SIDE_CLASS[objective.holder] : 'nobody',
      text: String(i + 1),
      label: `Objective ${i + 1}, ${objective.holder ? `held by ${table.names[objective.holder]}` : 'held by nobody'}`,
      crowded: standing.some(({ id }) => isOn(view.models[id], objective)),
    }),
  );
  const units = table.units.flatMap((unit) => (unit ? unitDraw(table, view, unit.id, place) : []));
  return {
    width: table.width / MM,
    length: table.length / MM,
    terrain: view.pieces.flatMap((piece, id): TerrainDraw[] =>
      piece
        ? [
            {
              id,
              kind: piece.kind,
              parts: piece.parts.map((part) => onTable(part, place)),
              label: piece.kind.replace('-', ' '),
            },
          ]
        : [],
    ),
    models,
    units: tagsApart(units, models, counters),
    counters,
    discs: view.discs.map(({ x, y, radius, kind }) => ({
      ...place(x, y),
      radius: radius / MM,
      kind,
      label: kind === 'vortex' ? 'Vortex' : 'Eldritch Storm',
    })),
    edges: south ? { south: SIDE_CLASS[south], north: SIDE_CLASS[north] } : { south: '', north: '' },
  };
}

/** u; a counter is about as wide where the whole table is seen. */
const COUNTER = 250;

function isOn(model: Point, counter: Point): boolean {
  return Math.abs(model.x - counter.x) < COUNTER && Math.abs(model.y - counter.y) < COUNTER;
}

type Place = (x: number, y: number) => { readonly x: number; readonly y: number };

function placeOn(table: Table): Place {
  return (x, y) => drawnAt(table, x, y);
}

function onTable(part: readonly number[], place: Place): number[] {
  const corners: number[] = [];
  for (let i = 0; i < part.length; i += 2) {
    const { x, y } = place(part[i], part[i + 1]);
    corners.push(x, y);
  }
  return corners;
}

export function modelDraw(table: Table, view: State, id: number): ModelDraw {
  const { unit, row, side, weapons } = table.models[id];
  const model = view.models[id];
  const { width, length, stand } = SIZES[row.size];
  const symbol = symbolOf(row);
  const titan = model.titan > 0 ? view.titans[model.titan] : null;
  return {
    id,
    unit,
    ...drawnAt(table, model.x, model.y),
    heading: model.heading,
    width: width / MM,
    length: length / MM,
    symbol,
    far: `${symbol}-far`,
    side: SIDE_CLASS[side],
    square: stand,
    ...(titan && { arms: armsOf(weapons), shields: { up: titan.shields, full: 6 } }),
  };
}

export const ORDER_SYMBOLS: Readonly<Partial<Record<Order, string>>> = {
  first: 'order-first-fire',
  advance: 'order-advance',
  charge: 'order-charge',
  none: 'order-none',
  wait: 'order-hidden',
};

export function orderSymbol({ order, sealed, fellBack }: Unit): string | null {
  if (fellBack > 0) return 'order-fall-back';
  if (order === SEALED || order === null) return sealed ? 'order-hidden' : null;
  const symbol = ORDER_SYMBOLS[order] ?? 'order-none';
  return sealed && order !== 'none' ? `${symbol}-down` : symbol;
}

const WORDS: Readonly<Record<Order, string>> = {
  first: 'first fire',
  advance: 'advance',
  charge: 'charge',
  none: 'no order',
  wait: 'told late',
};

export function orderWord({ order, sealed, fellBack }: Unit, kind = 'ordinary'): string {
  if (kind === 'command' && fellBack === 0) return 'needs no order';
  if (fellBack > 0) return 'falls back';
  if (order === SEALED) return 'order face down';
  if (order === null) return sealed ? 'order face down' : 'no order yet';
  return sealed ? `${WORDS[order]}, face down` : WORDS[order];
}

function unitDraw(table: Table, view: State, id: number, place: Place): UnitDraw[] {
  const { side, models } = table.units[id];
  const name = unitName(table, id);
  const standing = models.filter((model) => view.models[model].where === 'table');
  if (standing.length === 0) return [];
  const at = standing.map((model) => place(view.models[model].x, view.models[model].y));
  const left = models.filter((model) => view.models[model].where !== 'gone').length;
  const order = orderSymbol(view.units[id]);
  return [
    {
      id,
      side: SIDE_CLASS[side],
      name,
      count: left,
      order,
      ...at[0],
      links: linksOf(at),
      label: `${name}, ${left} left, ${orderWord(view.units[id], table.units[id].kind)}`,
      ...(isDone(view, id) ? { state: 'done' as const } : {}),
    },
  ];
}

/** It has done what there is to do in this phase. */
function isDone({ phase, units }: State, id: number): boolean {
  return phase === 'movement' ? units[id].moved : phase === 'combat' && units[id].fired;
}
