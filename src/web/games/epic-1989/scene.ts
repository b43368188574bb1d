/** A view of a battle as a drawing of the table. */
import { type Building, kindNamed, shapeOf } from '../../../games/epic-1989/geometry/buildings.ts';
import type { State } from '../../../games/epic-1989/state.ts';
import { SEALED, SIDES } from '../../../games/epic-1989/state.ts';
import { discOf } from '../../../games/epic-1989/support/markers.ts';
import type { Table } from '../../../games/epic-1989/table.ts';
import type { CounterDraw, DiscDraw, FieldScene, ModelDraw, TerrainDraw, UnitDraw } from '../field-scene.ts';
import { linksOf } from '../links.ts';
import { tagsApart } from '../tags.ts';
import { cornersOn, drawnAt, MM } from './drawing.ts';
import { detachmentName, leftOf, SIDE_CLASS, standingOf } from './game.ts';
import { hiddenDraws } from './hidden/counters.ts';
import { buildingSymbol, orderSymbol, orderWord, symbolOf, titanArms } from './symbols.ts';

export function sceneOf(table: Table, view: State): FieldScene {
  const edgeOf = (edge: string) => SIDES.find((side) => view.edges?.[side] === edge);
  const models = table.units.flatMap((info) =>
    info && view.units[info.id]?.where === 'table' ? [modelDraw(table, view, info.id)] : [],
  );
  const units = table.detachments.flatMap((info) =>
    info && view.units[1] ? unitDraw(table, view, info.id) : [],
  );
  const counters = [
    ...countersOf(table, view),
    ...hiddenDraws(table, view),
    ...minesOf(table, view),
    ...supportOf(table, view),
  ];
  const [north, south] = [edgeOf('north'), edgeOf('south')];
  return {
    width: table.width / MM,
    length: table.depth / MM,
    terrain: view.buildings.flatMap((building, number) =>
      building ? [buildingDraw(table, view, building, number)] : [],
    ),
    models,
    units: tagsApart(units, models, counters),
    counters,
    discs: discsOf(table, view),
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

/** Fields and blind markers; mine counters are counters. */
function discsOf(table: Table, view: State): DiscDraw[] {
  return view.markers
    .filter(({ is }) => is !== 'mine')
    .map((marker) => ({
      ...drawnAt(table, marker.x, marker.y),
      radius: discOf(marker).radius / MM,
      kind: marker.is,
      label: marker.is === 'blind' ? 'Blind marker' : marker.is === 'vortex' ? 'Vortex' : 'Stasis field',
    }));
}

/** E1-MISL-08: what a mine counter carries is seen by its owner only. */
function minesOf(table: Table, view: State): CounterDraw[] {
  return view.markers
    .filter(({ is }) => is === 'mine')
    .map(({ id, x, y, side, load, stage }) => ({
      ...drawnAt(table, x, y),
      symbol:
        stage === 'live'
          ? 'c89-mine-arming'
          : load === undefined || load === SEALED
            ? 'c89-mine-down'
            : load === 'dummy'
              ? 'c89-mine-dummy'
              : 'c89-mine',
      side: SIDE_CLASS[side],
      text: '',
      label: `Mine counter ${id}`,
    }));
}

/** E1-SUPP-09: face down beside its commander; turned up where it was fired and left. */
function supportOf(table: Table, view: State): CounterDraw[] {
  return view.units.flatMap((unit): CounterDraw[] => {
    if (!unit || unit.where !== 'table' || !unit.support) return [];
    const { side } = table.units[unit.id];
    const known = unit.support === SEALED ? null : unit.support;
    const { x, y } = drawnAt(table, unit.x, unit.y);
    return [
      {
        x: x + 14,
        y: y - 10,
        symbol: known
          ? (SUPPORT_SYMBOLS[known] ?? 'c89-mine-missile')
          : `c89-support-${side === 'imperial' ? 'imp' : 'reb'}`,
        side: SIDE_CLASS[side],
        text: '',
        label: known
          ? `Support: ${known}${unit.faceUp ? ', turned up' : ', face down'}`
          : 'Support counter, face down',
      },
    ];
  });
}

const SUPPORT_SYMBOLS: Readonly<Record<string, string>> = {
  light: 'c89-barrage-light',
  medium: 'c89-barrage-medium',
  heavy: 'c89-barrage-heavy',
  blind: 'c89-blind',
  haywire: 'c89-haywire',
  stasis: 'c89-stasis',
  vortex: 'c89-vortex',
};

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
  const { x, y, heading, commander, titan } = view.units[id];
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
    ...(titan && card.is === 'titan' ? titanDraw(table, id, card.shields, titan.shields) : {}),
    ...(commander ? { arms: [{ symbol: 'c89-commander', x: -2, y: 3 }] } : {}),
  };
}

/** What it carries where everybody sees it, and the shields that are raised. */
function titanDraw(table: Table, id: number, full: number, up: number): Pick<ModelDraw, 'arms' | 'shields'> {
  return { arms: titanArms(table.units[id]), shields: { up, full } };
}

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
      ...at[0],
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
