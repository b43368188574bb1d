/**
 * Whatever the state or the table keeps though it could be worked out, worked out again from scratch, slowly and plainly.
 * Each has one owner: ground height `stand`; casualties, broken and scored cards and their points `casualties.ts`; points of
 * counters `victory.ts`; the index of who stands where and who touches whom `standing` and `contacts`; Titans `setup.ts`.
 */
import { contains, cornersOf, distance, overlaps, type Polygon } from '../../field/index.ts';
import { wallsAround } from './buildings/occupants.ts';
import { foeOf, SIDES, type Side, type State } from './state.ts';
import type { Table } from './table.ts';
import { isBuilding, TERRAIN } from './terrain/ground.ts';

/** What had happened before the first state: nothing in a battle, in a case whatever it says. */
export interface Past {
  /** By card. */
  readonly casualties: readonly number[];
  /** Cards of which the case itself says whether they are broken or scored. */
  readonly told: readonly boolean[];
  readonly vps: Readonly<Record<Side, number>>;
}

/** The figures of a position less those it can be seen to have come to. */
export function pastOf(table: Table, state: State): Past {
  const vps = countPoints(table, state);
  return {
    casualties: state.cards.map((card, id) =>
      card ? card.casualties - countCasualties(table, state, id) : 0,
    ),
    told: state.cards.map(
      (card, id) =>
        card !== null &&
        (card.broken !== hasBroken(table, state, id) || card.scored !== hasScored(table, state, id)),
    ),
    vps: { A: state.vps.A - vps.A, B: state.vps.B - vps.B },
  };
}

/** Every figure that is kept, compared with what it should be. */
export function recount(table: Table, state: State): string[] {
  return [
    ...heights(table, state),
    ...places(table, state),
    ...cards(table, state),
    ...points(table, state),
    ...titans(table, state),
  ];
}

/** E2-GEO-24: 2 cm on a hill, looked for among all pieces. */
function heights(table: Table, state: State): string[] {
  return state.models.flatMap((model) => {
    if (!model || model.where !== 'table') return [];
    const onHill = state.pieces.some(
      (piece) => piece?.kind === 'hill' && piece.parts.some((part) => contains(part, model.x, model.y)),
    );
    const ground = onHill ? 200 : 0;
    return model.ground === ground
      ? []
      : [`${nameOf(table, model.id)} stands ${model.ground} u high, on ground of ${ground} (E2-GEO-24).`];
  });
}

/** Where models are said to be, and what carries or houses them. */
function places(table: Table, state: State): string[] {
  const wrong: string[] = [];
  for (const model of state.models) {
    if (!model) continue;
    const { id, where, carrier, building, wall } = model;
    const name = nameOf(table, id);
    if (where === 'table' && carrier !== 0) wrong.push(`${name} is on the table and in a carrier.`);
    if (where === 'aboard' && (building !== 0 || wall !== -1))
      wrong.push(`${name} is aboard and in a building.`);
    if (where === 'aboard' && !mayRide(table, id, carrier))
      wrong.push(`${name} may not ride there (E2-TRAN-02).`);
    if (where !== 'table') continue;
    const base = baseOf(table, state, id);
    const house = building > 0 ? state.pieces[building] : null;
    if (building > 0 && (!isBuilding(house) || !wallsAround(house)[wall] || !liesOn(house.parts, base)))
      wrong.push(`${name} is in a building it is not in (E2-BLDG-01).`);
    const on = state.pieces.find(
      (piece, number) => isBuilding(piece) && number !== building && liesOn(piece.parts, base),
    );
    if (on) wrong.push(`${name} stands across a wall (E2-BLDG-03).`);
    const column = table.models[id].size.column ?? 'vehicle';
    const bad = state.pieces.find(
      (piece) =>
        piece &&
        piece.construction === undefined &&
        TERRAIN[piece.kind].going[column] === 'impassable' &&
        liesOn(piece.parts, base),
    );
    if (bad) wrong.push(`${name} stands on ${bad.kind} (E2-TERR-11).`);
  }
  return wrong;
}

function liesOn(parts: readonly Polygon[], base: Polygon): boolean {
  return parts.some((part) => overlaps(part, base));
}

function mayRide(table: Table, id: number, carrier: number): boolean {
  const info = table.models[carrier];
  return (
    info !== undefined &&
    info !== null &&
    info.side === table.models[id].side &&
    info.row.carries > 0 &&
    table.models[id].row.size === 'INF'
  );
}

/** E2-GEN-08, E2-BREAK-01, E2-CARD-09: the card's models that are gone, Support and Deathwind Pods left out. */
function countCasualties(table: Table, state: State, card: number): number {
  return state.models.filter(
    (model) =>
      model &&
      model.where === 'gone' &&
      table.models[model.id].card === card &&
      table.units[table.models[model.id].unit].kind !== 'pod',
  ).length;
}

/** E2-BREAK-02: by the casualties that are counted. */
function hasBroken(table: Table, state: State, card: number): boolean {
  const point = table.cards[card].break;
  return typeof point === 'number' && state.cards[card].casualties >= point;
}

/** E2-VP-07, E2-VP-08, E2-CARD-04. */
function hasScored(table: Table, state: State, card: number): boolean {
  const { break: point, units } = table.cards[card];
  if (typeof point === 'number') return hasBroken(table, state, card);
  const models = units
    .filter((unit) => table.units[unit].kind !== 'pod')
    .flatMap((unit) => table.units[unit].models);
  const gone = (model: number) => state.models[model].where === 'gone';
  return point === 'stand'
    ? models.some((model) => gone(model) && table.models[model].traits.includes('command'))
    : models.length > 0 && models.every(gone);
}

function cards(table: Table, state: State): string[] {
  const wrong: string[] = [];
  state.cards.forEach((card, id) => {
    if (!card) return;
    const { name } = table.cards[id];
    const casualties = countCasualties(table, state, id) + (table.past?.casualties[id] ?? 0);
    if (card.casualties !== casualties)
      wrong.push(`${name} counts ${card.casualties} casualties, but has ${casualties} (E2-BREAK-01).`);
    if (table.past?.told[id]) return;
    if (card.broken !== hasBroken(table, state, id))
      wrong.push(`${name} is ${card.broken ? '' : 'not '}broken by ${casualties} casualties (E2-BREAK-02).`);
    if (card.scored !== hasScored(table, state, id))
      wrong.push(`${name} has ${card.scored ? '' : 'not '}given its points (E2-VP-07, E2-VP-08).`);
  });
  return wrong;
}

/** E2-VP-05 to E2-VP-08: five for each counter held, and the points of every enemy card that were given and not only owed. */
function countPoints(table: Table, state: State): Record<Side, number> {
  const owed = [
    ...state.due.cards,
    ...state.steps.flatMap((step) => (step.do === 'settle' ? step.now.cards : [])),
  ];
  const of = (side: Side): number =>
    5 * state.objectives.filter(({ holder }) => holder === side).length +
    state.cards.reduce(
      (sum, card, id) =>
        card?.scored && table.cards[id].side === foeOf(side) && !owed.includes(id)
          ? sum + table.cards[id].vps
          : sum,
      0,
    );
  return { A: of('A'), B: of('B') };
}

function points(table: Table, state: State): string[] {
  const counted = countPoints(table, state);
  return SIDES.flatMap((side) => {
    const vps = counted[side] + (table.past?.vps[side] ?? 0);
    return state.vps[side] === vps
      ? []
      : [`${side} has ${state.vps[side]} points, but should have ${vps} (VP).`];
  });
}

function titans(table: Table, state: State): string[] {
  return state.models.flatMap((model) => {
    if (!model) return [];
    const is = table.models[model.id].row.size === 'TITAN';
    const fits = is ? state.titans[model.titan]?.model === model.id : model.titan === 0;
    return fits ? [] : [`${nameOf(table, model.id)} and its Titan card do not belong together.`];
  });
}

/** The index and the contacts as they were left, where they claim to be up to date. */
export function stale(table: Table, state: State): string[] {
  const { index, touching, of } = table.positions;
  if (of !== state) return [];
  const wrong: string[] = [];
  const standing = state.models.flatMap((model) => (model?.where === 'table' ? [model.id] : []));
  for (const model of state.models) {
    if (!model) continue;
    const { id, where, building } = model;
    const polygon = index.polygons[id] ?? null;
    if (where !== 'table') {
      if (polygon) wrong.push(`${nameOf(table, id)} is not on the table, but still in the index.`);
      continue;
    }
    const base = baseOf(table, state, id);
    const top = building > 0 ? -1 : model.ground + table.models[id].size.height;
    if (String(polygon) !== String(base) || index.tops[id] !== top)
      wrong.push(`${nameOf(table, id)} stands elsewhere than the index says.`);
    const known = touching[id];
    if (!known) continue;
    const touched = standing.filter(
      (other) =>
        table.models[other].side !== table.models[id].side &&
        distance(baseOf(table, state, other), base) === 0,
    );
    if (String(known) !== String(touched))
      wrong.push(`${nameOf(table, id)} touches ${touched}, but ${known} is kept (E2-GEO-07).`);
  }
  return wrong;
}

function baseOf(table: Table, state: State, id: number): Polygon {
  const { width, length } = table.models[id].size;
  return cornersOf({ ...state.models[id], width, length });
}

function nameOf(table: Table, id: number): string {
  return `Model ${id} (${table.models[id].row.name})`;
}
