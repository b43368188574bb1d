/** A view of a battle as a drawing of the table. */
import { type Building, kindNamed, shapeOf } from '../../../games/epic-1989/geometry/buildings.ts';
import type { State } from '../../../games/epic-1989/state.ts';
import { SIDES } from '../../../games/epic-1989/state.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { CounterDraw, FieldScene, ModelDraw, TerrainDraw, UnitDraw } from '../field-scene.ts';
import { linksOf } from '../links.ts';
import { cornersOn, drawnAt, MM } from './drawing.ts';
import { detachmentName, leftOf, SIDE_CLASS, standingOf } from './game.ts';
import { buildingSymbol, orderSymbol, orderWord, symbolOf } from './symbols.ts';

export function sceneOf(table: Table, view: State): FieldScene {
  const edgeOf = (edge: string) => SIDES.find((side) => view.edges?.[side] === edge);
  const [north, south] = [edgeOf('north'), edgeOf('south')];
  return {
    width: table.width / MM,
    length: table.depth / MM,
    terrain: view.buildings.flatMap((building, number) =>
      building ? [buildingDraw(table, view, building, number)] : [],
    ),
    models: table.units.flatMap((info) =>
      info && view.units[info.id]?.where === 'table' ? [modelDraw(table, view, info.id)] : [],
    ),
    units: table.detachments.flatMap((info) => (info && view.units[1] ? unitDraw(table, view, info.id) : [])),
    counters: countersOf(table, view),
    discs: [],
    edges: { north: north ? SIDE_CLASS[north] : '', south: south ? SIDE_CLASS[south] : '' },
  };
}

/** E1-BLDG-01: opened, its cells and who is in them can be seen. */
function buildingDraw(table: Table, view: State, building: Building, number: number): TerrainDraw {
  const { kind, rubble, x, y, heading } = building;
  const inside = view.units.some((unit) => unit?.where === 'table' && unit.building === number);
  return {
    id: number,
    kind: rubble ? 'rubble' : 'building',
    parts: shapeOf(building).bars.map((bar) => cornersOn(table, bar)),
    label: rubble ? `rubble of a ${kindNamed(kind).name}` : `${kindNamed(kind).name}, building ${number}`,
    art: { symbol: buildingSymbol(building, number, inside), ...drawnAt(table, x, y), heading },
  };
}

/** Damage at buildings, and the point round which a trap closes. */
function countersOf(table: Table, view: State): CounterDraw[] {
  const damage = view.buildings.flatMap((building, number): CounterDraw[] =>
    building && building.counters > 0 && !building.rubble
      ? [
          {
            ...drawnAt(table, building.x, building.y),
            symbol: `c89-damage-${Math.min(4, building.counters)}`,
            side: 'nobody',
            text: String(building.counters),
            label: `Building ${number}: damage ${building.counters}`,
          },
        ]
      : [],
  );
  const { point } = view;
  if (!point) return damage;
  const trap = { symbol: 'mk-objective-free', side: 'nobody', text: '', label: 'The trap closes round here' };
  return [...damage, { ...drawnAt(table, point.x, point.y), ...trap }];
}

export function modelDraw(table: Table, view: State, id: number): ModelDraw {
  const { detachment, card, side, size } = table.units[id];
  const { x, y, heading, commander } = view.units[id];
  const symbol = symbolOf(side, card);
  return {
    id,
    unit: detachment,
    ...drawnAt(table, x, y),
    heading,
    width: size.width / MM,
    length: size.length / MM,
    symbol,
    far: `${symbol}-far`,
    side: SIDE_CLASS[side],
    square: card.is === 'stand',
    ...(commander ? { arms: [{ symbol: 'c89-commander', x: -2, y: 3 }] } : {}),
  };
}

/** How far over its models a detachment's tag lies. */
const OVER = 24;

function unitDraw(table: Table, view: State, id: number): UnitDraw[] {
  const { side } = table.detachments[id];
  const standing = standingOf(table, view, id);
  if (standing.length === 0) return [];
  const name = detachmentName(table, id);
  const at = standing.map((unit) => drawnAt(table, view.units[unit].x, view.units[unit].y));
  const count = leftOf(table, view, id);
  return [
    {
      id,
      side: SIDE_CLASS[side],
      name,
      count,
      order: orderSymbol(side, view.detachments[id]),
      x: at.reduce((sum, { x }) => sum + x, 0) / at.length,
      y: Math.min(...at.map(({ y }) => y)) - OVER,
      links: linksOf(at),
      label: `${name}, ${count} left, ${orderWord(view.detachments[id])}`,
      ...(isDone(view, id) ? { state: 'done' as const } : {}),
    },
  ];
}

/** It has done what there is to do in this phase. */
function isDone({ phase, detachments }: State, id: number): boolean {
  const { moved, fired } = detachments[id];
  return phase === 'movement' ? moved : phase === 'combat' && fired;
}
