/** Plans worth thinking of for a detachment, and where its units would be after each; not all of them can be walked. */
import { along, COARSE, direction, headingOf } from '../../field/index.ts';
import type { Drive, Leg } from '../../games/epic-1989/actions.ts';
import type { MoveSegment } from '../../games/epic-1989/state.ts';
import { combatWorth, overrunWorth, ramWorth } from './clash.ts';
import { type Field, isBlocked, isHidden, type Piece } from './field.ts';
import type { Spot } from './gains.ts';
import { cmOf, curveOf } from './guns.ts';
import { buildingWays } from './houses.ts';
import { backIn, type Room, roomOf, roomToDrive, roomToWalk, standAt } from './room.ts';
import { placed, SLACK, type Way } from './way.ts';

/** How much of what was wished the one who is held back most can go. */
interface Gone extends Way {
  readonly least: number;
}

/** Bearings that are tried, and shares of the whole move. */
export interface Breadth {
  readonly bearings: number;
  readonly shares: readonly number[];
}

const MARGIN = 150;

export function waysOf(
  field: Field,
  pieces: readonly Piece[],
  segment: MoveSegment,
  { bearings, shares }: Breadth,
): Way[] {
  if (pieces.length === 0) return [];
  const stands = pieces[0].stand;
  const middle = middleOf(pieces);
  const foes = [...field.foes].sort((a, b) => squared(a, middle) - squared(b, middle)).slice(0, 3);
  const directions = new Set<number>();
  for (const foe of foes) directions.add(direction(foe.x - middle.x, foe.y - middle.y, COARSE));
  for (let i = 0; i < bearings; i++) directions.add(Math.round((360 * i) / bearings));
  for (const goal of goalsOf(field, middle)) directions.add(goal);
  const ways: (Way | null)[] = [];
  const room = roomOf(field);
  const go = (bearing: number, share: number): Gone | null => {
    const way = (stands ? walk : drive)(field, pieces, segment, bearing, share, room);
    backIn(room, pieces);
    return way;
  };
  for (const bearing of directions)
    for (const share of shares) {
      const way = go(bearing, share);
      ways.push(way);
      // in formation: nobody goes farther than whoever is held back most
      if (way && way.least < 1 && way.least > 0) ways.push(go(bearing, share * way.least));
    }
  if (!stands && segment === 'advance') ways.push(turned(field, pieces));
  if (segment === 'charge') {
    ways.push(...foes.map((foe) => (stands ? storm(field, pieces, foe) : strike(field, pieces, foe))));
    ways.push(stands ? storm(field, pieces, null) : strike(field, pieces, null));
  }
  if (stands) ways.push(...buildingWays(field, pieces, segment, directions));
  return ways.filter((way) => way !== null);
}

function middleOf(pieces: readonly Piece[]): { x: number; y: number } {
  return {
    x: pieces.reduce((sum, { x }) => sum + x, 0) / pieces.length,
    y: pieces.reduce((sum, { y }) => sum + y, 0) / pieces.length,
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function squared(a: Place, b: Place): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

const TO_EDGE = { north: 0, east: 90, south: 180, west: 270 } as const;

/** Where a scenario sends everybody. */
function goalsOf({ table, state, side }: Field, middle: Place): number[] {
  if (!state.edges) return [];
  const goals: number[] = [TO_EDGE[state.edges[side === 'imperial' ? 'rebel' : 'imperial']]];
  const [, centre] = state.buildings;
  if (table.battle.scenario === 'cityfight' && centre)
    goals.push(direction(Math.round(centre.x - middle.x), Math.round(centre.y - middle.y), COARSE));
  return goals;
}

/** From one heading to another, -180 to 180. */
function offOf(from: number, to: number): number {
  const off = headingOf(to - from);
  return off > 180 ? off - 360 : off;
}

function turnsOf(off: number): Drive[] {
  if (off === 0) return [];
  if (Math.abs(off) <= 90) return [{ turn: off }];
  const half = Math.sign(off) * 90;
  return [{ turn: half }, { turn: off - half }];
}

const clip = (off: number): number => Math.max(-90, Math.min(90, off));

/** All of them the same way; whoever is ahead goes first. */
function ahead(pieces: readonly Piece[], bearing: number): Piece[] {
  const east = COARSE.x[bearing];
  const north = COARSE.y[bearing];
  const far = ({ x, y }: Place) => x * east + y * north;
  return [...pieces].sort((a, b) => far(b) - far(a));
}

function isOn({ table }: Field, { x, y }: Place): boolean {
  return x > MARGIN && y > MARGIN && x < table.width - MARGIN && y < table.depth - MARGIN;
}

function drive(
  field: Field,
  pieces: readonly Piece[],
  segment: MoveSegment,
  bearing: number,
  share: number,
  room: Room,
): Gone | null {
  const rate = Math.min(...pieces.map((piece) => (segment === 'advance' ? piece.advance : piece.charge)));
  const legs: Leg[] = [];
  const spots: Spot[] = [];
  let fight = 0;
  let least = 1;
  for (const piece of ahead(pieces, bearing)) {
    const { id, x, y, heading } = piece;
    const off = offOf(heading, bearing);
    if (Math.abs(off) > (segment === 'charge' ? 90 : 180)) return null;
    const wished = Math.floor(rate * share);
    const run = roomToDrive(field, room, piece, bearing, wished, segment === 'charge');
    least = Math.min(least, run / wished);
    if (run === 0) {
      spots.push({ ...placed(piece), building: 0 });
      continue;
    }
    const end = along({ x, y }, run, bearing, COARSE);
    const way: Drive[] = [...turnsOf(off), { run }];
    if (!isOn(field, end)) {
      const left = leaves(field, piece, end);
      if (!left) return null;
      legs.push({ model: id, way });
      spots.push({ piece, ...end, heading: bearing, building: 0, where: 'left' });
      continue;
    }
    if (isBlocked(field, x, y, end.x, end.y)) return null;
    const facing = segment === 'advance' && Math.abs(off) <= 90 ? faced(field, piece, end, bearing) : bearing;
    if (facing !== bearing) way.push({ turn: offOf(bearing, facing) });
    if (segment === 'charge') {
      const met = metBy(field, piece, bearing, run);
      fight += met.worth;
    }
    legs.push({ model: id, way });
    spots.push({ piece, x: end.x, y: end.y, heading: facing, building: 0, where: 'table' });
    standAt(room, id, end, facing);
  }
  return legs.length > 0 ? { legs, spots, fight, least } : null;
}

/** E1-SCEN-08: Rhinos of the convoy go over the edge of the Rebels, nobody else leaves. */
function leaves({ table, state, side }: Field, { card }: Piece, end: Place): boolean {
  if (table.battle.scenario !== 'convoy' || side !== 'imperial' || card.id !== 'rhino') return false;
  const [wide, deep] = [end.x >= 0 && end.x <= table.width, end.y >= 0 && end.y <= table.depth];
  switch (state.edges?.rebel) {
    case 'north':
      return wide && end.y > table.depth;
    case 'south':
      return wide && end.y < 0;
    case 'east':
      return deep && end.x > table.width;
    case 'west':
      return deep && end.x < 0;
    default:
      return false;
  }
}

/** The heading a vehicle takes at the end of its way: straight at whom it fires at best, so that both sides bear. */
function faced(field: Field, piece: Piece, end: Place, bearing: number): number {
  let best = 0;
  let facing = bearing;
  for (const foe of field.foes) {
    const [dx, dy] = [foe.x - end.x, foe.y - end.y];
    const gap = Math.sqrt(dx * dx + dy * dy);
    const cm = cmOf(gap - 180);
    const worth =
      (curveOf(piece, foe, 'advance', piece.plus + foe.cover).full[cm] +
        0.6 * curveOf(piece, foe, 'first', piece.plus + foe.cover).full[cm]) *
      foe.worth;
    if (worth <= best) continue;
    const off = offOf(bearing, direction(Math.round(dx), Math.round(dy), COARSE));
    if (Math.abs(off) > 90 || isHidden(field, end.x, end.y, foe.x, foe.y)) continue;
    best = worth;
    facing = headingOf(bearing + off);
  }
  if (best > 0 || field.foes.length === 0) return facing;
  const nearest = field.foes.reduce((a, b) => (squared(b, end) < squared(a, end) ? b : a));
  const off = clip(
    offOf(bearing, direction(Math.round(nearest.x - end.x), Math.round(nearest.y - end.y), COARSE)),
  );
  return headingOf(bearing + off);
}

/** On the spot, each towards whom it fires at best. */
function turned(field: Field, pieces: readonly Piece[]): Way {
  const spots = pieces.map((piece): Spot => {
    const heading = faced(field, piece, piece, piece.heading);
    return { piece, x: piece.x, y: piece.y, heading, building: 0, where: 'table' };
  });
  const legs = spots
    .filter(({ piece, heading }) => heading !== piece.heading)
    .map(({ piece, heading }): Leg => ({ model: piece.id, way: turnsOf(offOf(piece.heading, heading)) }));
  return { legs, spots, fight: 0 };
}

/** Whom a charging vehicle drives into or over on a straight run, and what that is worth. */
function metBy(field: Field, piece: Piece, bearing: number, run: number): { worth: number; at: number } {
  const across = (bearing + 90) % 360;
  const met = field.foes
    .map((foe) => {
      const [dx, dy] = [foe.x - piece.x, foe.y - piece.y];
      return {
        foe,
        f: (dx * COARSE.x[bearing] + dy * COARSE.y[bearing]) / COARSE.scale,
        r: (dx * COARSE.x[across] + dy * COARSE.y[across]) / COARSE.scale,
      };
    })
    .filter(({ f, r, foe }) => f > 0 && f < run + 250 && Math.abs(r) < 200 && !foe.inside)
    .sort((a, b) => a.f - b.f);
  let worth = 0;
  for (const { foe, f } of met) {
    if (!foe.stand) return { worth: worth + ramWorth(piece, foe), at: Math.max(0, f - 280) };
    worth += overrunWorth(piece, foe);
  }
  return { worth, at: run };
}

/** Vehicles at an enemy, or each at the one that suits it best. */
function strike(field: Field, pieces: readonly Piece[], goal: Piece | null): Way | null {
  const legs: Leg[] = [];
  const spots: Spot[] = [];
  let fight = 0;
  const order = goal ? [...pieces].sort((a, b) => squared(a, goal) - squared(b, goal)) : pieces;
  for (const piece of order) {
    let best = { worth: 0, at: 0, bearing: piece.heading };
    for (const foe of goal ? [goal] : field.foes) {
      if (squared(foe, piece) > (piece.charge + 300) ** 2) continue;
      const bearing = direction(foe.x - piece.x, foe.y - piece.y, COARSE);
      if (Math.abs(offOf(piece.heading, bearing)) > 90) continue;
      if (isBlocked(field, piece.x, piece.y, foe.x, foe.y)) continue;
      const met = metBy(field, piece, bearing, piece.charge);
      if (met.worth > best.worth) best = { ...met, bearing };
    }
    if (best.worth <= 0) {
      spots.push({ ...placed(piece), building: 0 });
      continue;
    }
    fight += best.worth;
    const end = along(piece, best.at, best.bearing, COARSE);
    legs.push({
      model: piece.id,
      way: [...turnsOf(offOf(piece.heading, best.bearing)), { run: piece.charge }],
    });
    spots.push({ piece, ...end, heading: best.bearing, building: 0, where: 'table' });
  }
  return legs.length > 0 ? { legs, spots, fight } : null;
}

function walk(
  field: Field,
  pieces: readonly Piece[],
  segment: MoveSegment,
  bearing: number,
  share: number,
  room: Room,
): Gone | null {
  const afoot = pieces.filter(({ inside }) => !inside);
  const legs: Leg[] = [];
  const spots: Spot[] = pieces.filter(({ inside }) => inside).map((piece) => spotInside(field, piece));
  let least = 1;
  for (const piece of ahead(afoot, bearing)) {
    const { id, x, y, heading } = piece;
    const rate = segment === 'advance' ? piece.advance : piece.charge;
    const wished = Math.floor(rate * share) - SLACK;
    const far = roomToWalk(field, room, piece, bearing, wished);
    least = Math.min(least, far / wished);
    if (far === 0) {
      spots.push({ ...placed(piece), building: 0 });
      continue;
    }
    const end = along({ x, y }, far, bearing, COARSE);
    if (!isOn(field, end) || isBlocked(field, x, y, end.x, end.y)) return null;
    legs.push({ model: id, way: [{ to: [end.x, end.y] }] });
    spots.push({ piece, x: end.x, y: end.y, heading, building: 0, where: 'table' });
    standAt(room, id, end, heading);
  }
  return legs.length > 0 ? { legs, spots, fight: 0, least } : null;
}

function spotInside({ state }: Field, piece: Piece): Spot {
  return { ...placed(piece), building: state.units[piece.id].building };
}

/** Stands into contact, each with the nearest it reaches; the others follow. */
function storm(field: Field, pieces: readonly Piece[], goal: Piece | null): Way | null {
  const legs: Leg[] = [];
  const spots: Spot[] = [];
  let fight = 0;
  for (const piece of pieces) {
    if (piece.inside) {
      spots.push(spotInside(field, piece));
      continue;
    }
    const near = (goal ? [goal] : field.foes)
      .filter((foe) => !foe.inside && squared(foe, piece) < (piece.charge + 150) ** 2)
      .filter((foe) => !isBlocked(field, piece.x, piece.y, foe.x, foe.y))
      .map((foe) => ({ foe, worth: combatWorth(piece, foe, true) }))
      .sort((a, b) => b.worth - a.worth);
    const [best] = near;
    if (!best || best.worth <= 0) {
      spots.push({ ...placed(piece), building: 0 });
      continue;
    }
    const { foe, worth } = best;
    fight += worth;
    const bearing = direction(foe.x - piece.x, foe.y - piece.y, COARSE);
    const far = Math.sqrt(squared(foe, piece));
    const jumps = piece.card.is === 'stand' && piece.card.jumps;
    const end = along(piece, Math.max(0, Math.floor(far) - 205), bearing, COARSE);
    legs.push({ model: piece.id, way: [{ to: jumps ? [end.x, end.y] : [foe.x, foe.y] }] });
    spots.push({ piece, ...end, heading: piece.heading, building: 0, where: 'table' });
  }
  return legs.length > 0 ? { legs, spots, fight } : null;
}
