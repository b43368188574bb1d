/** The position of a case: units where it says, and the phase or segment that begins. */
import { COARSE, makePositions } from '../../field/index.ts';
import { readBuilding, readOptions, readTable } from '../../games/epic-1989/battle.ts';
import { allSieges } from '../../games/epic-1989/buildings/sieges.ts';
import { cardNamed } from '../../games/epic-1989/cards/cards.ts';
import { type TitanWeapon, titanNamed } from '../../games/epic-1989/cards/titans.ts';
import { allContacts } from '../../games/epic-1989/close-combat/contacts.ts';
import { kindNamed } from '../../games/epic-1989/geometry/buildings.ts';
import { embark, enter, stand } from '../../games/epic-1989/geometry/position.ts';
import { beginSetup, firstState } from '../../games/epic-1989/setup.ts';
import { FIRES, MOVES, type Phase, placeIn, SIDES, type State } from '../../games/epic-1989/state.ts';
import { isInStasis } from '../../games/epic-1989/support/stasis.ts';
import { type DetachmentInfo, infoOf, type Table, type UnitInfo } from '../../games/epic-1989/table.ts';
import { allGrapples } from '../../games/epic-1989/titans/grapples.ts';
import type { Case } from '../case.ts';
import { u } from '../centimetres/models.ts';
import type { Numbers } from '../centimetres/names.ts';
import { problemAt } from '../problem.ts';
import type { CasePiece } from './pieces.ts';
import type { Settings } from './settings.ts';

/** Numbers by the case's names. */
export interface Names {
  readonly units: Numbers;
  readonly detachments: Numbers;
  readonly buildings: Numbers;
}

const NOBODY = null as never;

/** The units and detachments as a Table: Imperial before Rebel, as written (E1-SETUP-14). */
export function tableOf(
  written: Case,
  settings: Settings,
  pieces: readonly CasePiece[],
): { table: Table; names: Names } {
  const names = {
    units: new Map<string, number>(),
    detachments: new Map<string, number>(),
    buildings: new Map<string, number>(),
  };
  const units: UnitInfo[] = [NOBODY];
  const detachments: DetachmentInfo[] = [NOBODY];
  for (const side of SIDES) {
    const mine = pieces.filter((piece) => piece.side === side);
    for (const name of new Set(mine.map(detachmentOf))) {
      if (names.detachments.has(name))
        throw problemAt(written.place, `The detachment ${name} has units of both sides.`);
      const id = detachments.length;
      names.detachments.set(name, id);
      const numbers = mine
        .filter((piece) => detachmentOf(piece) === name)
        .map((piece) => {
          names.units.set(piece.name, units.length);
          units.push(infoOf(units.length, side, id, cardNamed(piece.card)!, weaponsOf(piece)));
          return units.length - 1;
        });
      const own = mine.filter((piece) => detachmentOf(piece) === name);
      detachments.push({
        id,
        side,
        name,
        units: numbers,
        commanders:
          settings.phase === 'setup' || settings.counters.length > 0
            ? own.filter((piece) => piece.commander).length
            : 0,
        elite: own.some((piece) => piece.elite),
        later: own.some((piece) => piece.later),
      });
    }
  }
  const place = written.settings.table?.place ?? written.place;
  const listed = settings.buildings ?? [];
  const entries = Array.isArray(listed)
    ? listed.map((one, i) => [`b${i + 1}`, one] as const)
    : Object.entries(listed);
  const buildings = entries.map(([name, one], i) => {
    names.buildings.set(name, i + 1);
    return readBuilding(one, `buildings.${name}`);
  });
  const extent = readTable(settings.table, 'table');
  if (extent.width <= 0) throw problemAt(place, 'A table has a size.');
  const { edge, imperial, first, points, scenario, hunted, cargo } = settings;
  return {
    names,
    table: {
      battle: {
        title: written.name,
        briefing: '',
        scenario,
        table: extent,
        forces: { imperial: [], rebel: [] },
        budget: { imperial: settings.budget, rebel: settings.budget },
        buildings: settings.buildings && buildings,
        edge,
        imperial,
        first,
        points,
        hunted,
        cargo,
      },
      options: readOptions(settings.options, scenario, settings.hiding),
      ...extent,
      units,
      detachments,
      positions: makePositions(extent.width, extent.depth, COARSE),
    },
  };
}

function weaponsOf({ card, weapons }: CasePiece): readonly TitanWeapon[] {
  return weapons ?? titanNamed(card)?.mounts.map(() => 'las-cannon' as const) ?? [];
}

function detachmentOf({ detachment, unit }: CasePiece): string {
  return detachment ?? unit;
}

export function layOut(settings: Settings, pieces: readonly CasePiece[], table: Table, names: Names): State {
  const state = firstState(table);
  const [aboard, others] = [
    pieces.filter((piece) => piece.carrier),
    pieces.filter((piece) => !piece.carrier),
  ];
  for (const piece of [...others, ...aboard]) {
    const unit = state.units[names.units.get(piece.name)!];
    if (piece.spot) stand(table, unit, { ...piece.spot, heading: piece.heading });
    if (piece.building !== undefined) house(piece, table, state, names);
    if (piece.carrier) embark(table, state, unit, names.units.get(piece.carrier)!);
    const { snapped, fired, moved, gone, begun, place, boarded, landed, shaken, hiding } = piece;
    const [x, y, heading] = begun ?? [unit.x / 100, unit.y / 100, unit.heading];
    const { support = null, faceUp, tried } = piece;
    Object.assign(unit, { snapped, fired, moved, boarded, landed, shaken, hiding, support, faceUp, tried });
    unit.begun = { x: u(x, place), y: u(y, place), heading };
    if (unit.titan) {
      const { shields = unit.titan.shields, superficial, critical } = piece;
      unit.titan = { shields, superficial, critical };
    }
    if (gone) unit.where = 'gone';
    if (piece.assaults !== undefined)
      Object.assign(unit, { assaults: names.buildings.get(piece.assaults) ?? 0, since: piece.since });
    if (piece.left) Object.assign(unit, { where: 'left', exits: [piece.left] });
    const detachment = state.detachments[names.detachments.get(detachmentOf(piece))!];
    if (piece.order) detachment.order = piece.order;
    if (piece.before) detachment.before = piece.before;
    unit.commander = piece.commander ?? isLed(table, pieces, piece, unit.id);
    if (piece.shown) detachment.shown = true;
  }
  if (settings.point) {
    const [x, y] = settings.point.map((cm) => Math.round(cm * 100));
    state.point = { x, y };
  }
  state.arrived = settings.arrived;
  layMarkers(settings, state);
  layCounters(settings, table, state, names);
  for (const unit of state.units) if (unit) unit.frozen = isInStasis(table, state, unit.id);
  state.quiet = settings.quiet;
  state.eventful = settings.eventful;
  return state;
}

function layCounters({ counters }: Settings, table: Table, state: State, names: Names): void {
  for (const { side, at, building, is } of counters) {
    const number = state.hidden.filter((one) => one.side === side).length + 1;
    const house = building === undefined ? 0 : names.buildings.get(building)!;
    const [x, y] = at?.map((cm) => Math.round(cm * 100)) ?? [
      state.buildings[house]!.x,
      state.buildings[house]!.y,
    ];
    const detachment = is === undefined ? 0 : names.detachments.get(is)!;
    state.hidden = [...state.hidden, { side, number, x, y, building: house, detachment }];
    if (detachment > 0)
      for (const id of table.detachments[detachment].units) state.units[id].where = 'hidden';
  }
}

function layMarkers({ markers, support }: Settings, state: State): void {
  state.markers = markers.map(({ is, at: [x, y], side, turn, load, stage }, i) => ({
    id: i + 1,
    is,
    side,
    turn,
    x: Math.round(x * 100),
    y: Math.round(y * 100),
    ...(is === 'mine' && { load, stage }),
  }));
  state.marked = markers.length;
  for (const side of SIDES)
    state.chests = { ...state.chests, [side]: { ready: [...(support[side] ?? [])], seen: [] } };
}

/** Whether the first stand of a detachment leads it for want of anything said. */
function isLed(
  { units, detachments }: Table,
  pieces: readonly CasePiece[],
  piece: CasePiece,
  id: number,
): boolean {
  const { card, detachment } = units[id];
  const mates = pieces.filter((one) => detachmentOf(one) === detachmentOf(piece));
  if (card.is !== 'stand' || mates.some(({ commander }) => commander !== undefined)) return false;
  return detachments[detachment].units[0] === id;
}

function house({ name, building, cell, place }: CasePiece, table: Table, state: State, names: Names): void {
  const number = names.buildings.get(building!);
  if (number === undefined || cell >= kindNamed(state.buildings[number]!.kind).cells)
    throw problemAt(place, `There is no cell ${cell} of '${building}' for ${name}.`);
  enter(table, state, state.units[names.units.get(name)!], number, cell);
}

/** Sets the state to the moment before the phase of the case begins; then play goes on by itself. */
export function comeTo(settings: Settings, table: Table, state: State): void {
  const { phase, turn } = settings;
  state.turn = turn;
  state.steps = [];
  const at = (now: Phase, segment: State['segment']) => Object.assign(state, { phase: now, segment });
  const move = placeIn(MOVES, phase);
  const fire = FIRES.findIndex((one) => `${one}-fire` === phase);
  if (phase === 'setup' || phase === 'muster') {
    state.turn = 0;
    beginSetup({ table, state, dice: NOBODY, events: [] });
  } else if (phase === 'orders') {
    at('end', null);
    state.turn = turn - 1;
  } else {
    if (phase === 'repair') at('movement', 'turning');
    else if (move >= 0) at('movement', MOVES[move - 1] ?? null);
    else if (fire >= 0) at('combat', FIRES[fire - 1] ?? null);
    else at('combat', 'charge');
    if (fire >= 0 || phase === 'close-combat') {
      state.contacts = allContacts(table, state);
      state.grapples = allGrapples(table, state);
      state.sieges = allSieges(state);
    }
    for (const detachment of state.detachments) {
      if (!detachment) continue;
      detachment.order ??= 'none';
      const segment = placeIn(MOVES, detachment.order);
      detachment.shown ||= move < 0 || (segment >= 0 && segment < move);
    }
  }
}
