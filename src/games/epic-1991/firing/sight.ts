/** LOS, COVER, SKIM: who sees whom, and how much of them. */
import {
  aimsAt,
  allLines,
  anyBlocked,
  blockedByDiscs,
  blockedLines,
  blockersOf,
  inFrontHalf,
  type Point,
  type Polygon,
  type SightLines,
  type SightRule,
  touches,
} from '../../../field/index.ts';
import { buildingAims, flushSide, outside, partOfWall } from '../buildings/occupants.ts';
import { baseAt, standing } from '../geometry/position.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { coverAt, groundAt, HIDES, isBuilding, pieceOf, piecesAt, terrainOf } from '../terrain/ground.ts';
import { countsAsFirst } from './eligible.ts';

/** The lines from one model to another, and what never blocks them. */
interface Looking {
  readonly lines: SightLines;
  /** Of the lines the one to the middle, as a bit; 0 where a wall leaves it out. */
  readonly centre: number;
  readonly rule: SightRule;
  readonly sameWood: boolean;
}

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** E2-LOS-02, E2-LOS-14, E2-SKIM-03, E2-LOS-20, E2-BLDG-04: the middle of the base at its top, or of the wall side of an occupant. */
function eyeOf(table: Table, state: State, id: number): Eye {
  const model = state.models[id];
  if (model.building === 0) return { x: model.x, y: model.y, z: model.ground + table.models[id].size.height };
  const { middle } = flushSide(state, model, baseAt(table, state, id));
  return { ...middle, z: pieceOf(state, model.building).top };
}

/** E2-LOS-02, E2-LOS-15: what is aimed at. */
function aimsOf(table: Table, state: State, id: number): number[] {
  const model = state.models[id];
  const base = baseAt(table, state, id);
  if (model.building === 0)
    return aimsAt(model.x, model.y, base, model.ground + table.models[id].size.height);
  const { middle, ends } = flushSide(state, model, base);
  const z = pieceOf(state, model.building).top;
  return [middle, ...ends].flatMap(({ x, y }) => [x, y, z]);
}

/** The woods a model is in; any other wood on the line blocks it, as far as it is tall enough (E2-LOS-09, E2-LOS-13). */
function woodsOf(table: Table, state: State, id: number): number[] {
  const { x, y, building } = state.models[id];
  if (building > 0) return [];
  return piecesAt(table, state, x, y).filter((number) => pieceOf(state, number).kind === 'woods');
}

/** All that is the same for every question about one pair; null when a wall stands between by itself. */
function look(table: Table, state: State, from: number, to: number): Looking | null {
  const eye = eyeOf(table, state, from);
  let aims = aimsOf(table, state, to);
  let centre = 1;
  const mine = state.models[from];
  const theirs = state.models[to];
  if (mine.building > 0) {
    if (!outside(state, mine, aims[0], aims[1])) centre = 0;
    aims = aims.filter((_, i) => outside(state, mine, aims[i - (i % 3)], aims[i - (i % 3) + 1]));
  }
  if (theirs.building > 0 && !outside(state, theirs, eye.x, eye.y)) return null;
  if (aims.length === 0) return null;
  const { owner, first } = terrainOf(table, state);
  // E2-LOS-16: the rectangle that carries the wall
  const except: number[] = [];
  if (mine.building > 0) except.push(first[mine.building] + partOfWall(state, mine));
  if (theirs.building > 0) except.push(first[theirs.building] + partOfWall(state, theirs));
  const here = woodsOf(table, state, from);
  const there = woodsOf(table, state, to);
  const lines = { x: eye.x, y: eye.y, z: eye.z, aims }; // a spread is slow
  if (here.length + there.length === 0) return { lines, centre, rule: { except }, sameWood: false };
  const bases = { here: baseAt(table, state, from), there: baseAt(table, state, to) };
  // E2-LOS-10, E2-LOS-11
  const ignored = (part: number): readonly Polygon[] => {
    const wood = owner[part];
    return [...(here.includes(wood) ? [bases.here] : []), ...(there.includes(wood) ? [bases.there] : [])];
  };
  return { lines, centre, rule: { except, ignored }, sameWood: here.some((wood) => there.includes(wood)) };
}

/** E2-LOS-04, E2-LOS-05: the lines that terrain, vortices and storms leave open. */
function openLines(table: Table, state: State, { lines, rule }: Pick<Looking, 'lines' | 'rule'>): number {
  const open = allLines(lines) & ~blockedLines(terrainOf(table, state).index, lines, rule);
  return open === 0 || state.discs.length === 0 ? open : open & ~blockedByDiscs(state.discs, lines, open);
}

function areInContact(table: Table, state: State, a: number, b: number): boolean {
  return touches(baseAt(table, state, a), baseAt(table, state, b));
}

/** E2-VIBRO-01: not hidden by terrain. */
export function openLine(
  table: Table,
  state: State,
  from: number,
  to: number,
  segment: FireSegment,
): boolean {
  if (isExposedTo(table, state, from, to, segment)) return clearShot(table, state, from, to, false, segment);
  const looking = look(table, state, from, to);
  if (!looking) return areInContact(table, state, from, to); // E2-LOS-17
  if (looking.sameWood) return false;
  return areInContact(table, state, from, to) || openLines(table, state, looking) !== 0;
}

/** E2-LOS-21, E2-LOS-08: one line clear of terrain and models. */
export function sees(table: Table, state: State, from: number, to: number): boolean {
  const looking = look(table, state, from, to);
  if (!looking) return areInContact(table, state, from, to); // E2-LOS-17
  if (looking.sameWood) return false;
  if (areInContact(table, state, from, to)) return true; // E2-LOS-17
  const open = openLines(table, state, looking);
  if (open === 0) return false;
  return (open & ~blockedLines(standing(table, state), looking.lines, { except: [from, to] }, open)) !== 0;
}

/** E2-BARR-05: a gun sees what its barrage is aimed at. */
export function seesToBarrage(
  table: Table,
  state: State,
  from: number,
  to: number,
  segment: FireSegment,
): boolean {
  return isExposedTo(table, state, from, to, segment)
    ? clearShot(table, state, from, to, false, segment)
    : sees(table, state, from, to);
}

/** E2-LOS-05, E2-LOS-06: a clear shot. `popUp`: the firer looks down from above (E2-SKIM-05). */
export function clearShot(
  table: Table,
  state: State,
  from: number,
  to: number,
  popUp: boolean,
  segment: FireSegment,
): boolean {
  const looking = look(table, state, from, to);
  if (!looking) return areInContact(table, state, from, to); // E2-LOS-17
  if (isExposedTo(table, state, from, to, segment))
    return blockedByDiscs(state.discs, looking.lines) !== allLines(looking.lines); // E2-SKIM-07
  if (looking.sameWood) return false; // E2-LOS-12
  if (areInContact(table, state, from, to)) return true; // E2-LOS-17
  if (popUp) return seesFromAbove(table, state, to, looking);
  const open = openLines(table, state, looking);
  if (open === 0) return false;
  if (table.models[from].traits.includes('weirdboy')) return true; // E2-WEIRD-08
  const among = table.options.looseRanks ? open & looking.centre : open; // E2-LOS-22
  return among === 0 || !anyBlocked(standing(table, state), looking.lines, { except: [from, to] }, among);
}

/** E2-SKIM-07, E2-SKIM-08: a skimmer that popped up is open to those who count as First Fire. */
function isExposedTo(table: Table, state: State, from: number, to: number, segment: FireSegment): boolean {
  return (
    state.models[to].exposed && segment === 'first' && countsAsFirst(table, state, table.models[from].unit)
  );
}

/** E2-SKIM-05: only the wood the target is in, vortices and storms are in the way. */
function seesFromAbove(table: Table, state: State, to: number, { lines, rule }: Looking): boolean {
  const { index, owner } = terrainOf(table, state);
  const woods = woodsOf(table, state, to);
  const others = owner.flatMap((piece, part) => (woods.includes(piece) ? [] : [part]));
  const hidden = woods.length > 0 ? blockedLines(index, lines, { ...rule, except: others }) : 0;
  return (allLines(lines) & ~hidden & ~blockedByDiscs(state.discs, lines)) !== 0;
}

/** COVER: the worst to hit modifier for a shot; partly hidden is enough (E2-LOS-07). */
export function coverOf(
  table: Table,
  state: State,
  from: number,
  to: number,
  popUp: boolean,
  segment: FireSegment,
): number {
  if (isExposedTo(table, state, from, to, segment)) return 0;
  const own = coverAt(table, state, to);
  const looking = popUp ? null : look(table, state, from, to); // E2-SKIM-06
  if (!looking) return own;
  const { index, owner } = terrainOf(table, state);
  const hiding = blockersOf(index, looking.lines, looking.rule);
  return Math.min(own, ...hiding.map(({ id }) => HIDES[pieceOf(state, owner[id]).kind] ?? 0));
}

/** E2-COVER-06: cover from above is the ground the target is on; a skimmer that popped up has left it (E2-SKIM-07). */
export function groundCover(table: Table, state: State, id: number): number {
  return state.models[id].exposed ? 0 : coverAt(table, state, id);
}

/** E2-LOS-18: a place on the ground. The hill it lies on does not hide it. */
export function seesPoint(table: Table, state: State, id: number, { x, y }: Point): boolean {
  const eye = eyeOf(table, state, id);
  const model = state.models[id];
  if (model.building > 0 && !outside(state, model, x, y)) return false;
  const { owner, first } = terrainOf(table, state);
  const hills = piecesAt(table, state, x, y).filter((number) => pieceOf(state, number).kind === 'hill');
  const except = owner.flatMap((piece, part) => (hills.includes(piece) ? [part] : []));
  if (model.building > 0) except.push(first[model.building] + partOfWall(state, model));
  const lines = { ...eye, aims: [x, y, groundAt(table, state, x, y)] };
  const rule = { except, ignored: ownWoods(table, state, id) };
  return openLines(table, state, { lines, rule }) !== 0;
}

/** E2-LOS-10: a model in a wood looks out of that wood through its own base. */
function ownWoods(table: Table, state: State, id: number): SightRule['ignored'] {
  const woods = woodsOf(table, state, id);
  if (woods.length === 0) return undefined;
  const { owner } = terrainOf(table, state);
  const base = baseAt(table, state, id);
  return (part) => (woods.includes(owner[part]) ? [base] : []);
}

/** E2-LOS-19: the lines to a building's corners and walls that other terrain leaves open. */
function openToBuilding(table: Table, state: State, id: number, building: number): SightLines | null {
  const piece = state.pieces[building];
  if (!isBuilding(piece)) return null;
  const eye = eyeOf(table, state, id);
  const { owner } = terrainOf(table, state);
  const own = owner.flatMap((number, part) => (number === building ? [part] : []));
  const rule = { except: own, ignored: ownWoods(table, state, id) };
  const aims = buildingAims(piece).flatMap(({ x, y }) => [x, y, piece.top]);
  const clear: number[] = [];
  // A building has more corners than one question may have lines.
  for (let i = 0; i < aims.length; i += 3) {
    const lines = { ...eye, aims: aims.slice(i, i + 3) };
    if (openLines(table, state, { lines, rule }) !== 0) clear.push(...lines.aims);
  }
  return clear.length > 0 ? { ...eye, aims: clear } : null;
}

export function seesBuilding(table: Table, state: State, id: number, building: number): boolean {
  return openToBuilding(table, state, id, building) !== null;
}

/** E2-ARC-05: seen at a point in the Titan's arc; nobody else shells buildings. */
export function aimableBuilding(table: Table, state: State, id: number, building: number): boolean {
  const seen = openToBuilding(table, state, id, building);
  if (!seen) return false;
  for (let i = 0; i < seen.aims.length; i += 3)
    if (inFrontHalf(state.models[id], seen.aims[i], seen.aims[i + 1])) return true;
  return false;
}
