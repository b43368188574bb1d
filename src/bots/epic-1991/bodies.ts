/** A battle as its commanders see it: a unit is a body of models with guns, legs and a worth. */

import { type Box, boxOf, grown, type Polygon } from '../../field/index.ts';
import { barrageNeeds } from '../../games/epic-1991/barrages/barrage.ts';
import { weaponsOf } from '../../games/epic-1991/firing/targets.ts';
import { hasContact, isFree, isInPlay } from '../../games/epic-1991/geometry/position.ts';
import { allowance, moveOf } from '../../games/epic-1991/movement/allowance.ts';
import type { Row } from '../../games/epic-1991/sheets/index.ts';
import { foeOf, type Side, type State } from '../../games/epic-1991/state.ts';
import type { Table, UnitInfo } from '../../games/epic-1991/table.ts';
import { coverAt } from '../../games/epic-1991/terrain/ground.ts';
import { modelWorth } from './worth.ts';

interface Gun {
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly mod: number;
  /** Points of a barrage; 0 for shots. */
  readonly barrage: number;
}

export interface Body {
  readonly unit: number;
  readonly side: Side;
  readonly kind: UnitInfo['kind'];
  /** Models on the table, and where their middles are. */
  readonly ids: readonly number[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly x: number;
  readonly y: number;
  /** How far its models are from there, as a rule. */
  readonly width: number;
  /** Once, as its slowest walks; and what it may spend now, twice on a charge. */
  readonly move: number;
  readonly now: number;
  readonly guns: readonly Gun[];
  /** Those of its riders as well. */
  readonly all: readonly Gun[];
  readonly range: number;
  /** How often a hit kills, by save modifier from 0 down to -6. */
  readonly soft: readonly number[];
  readonly cover: number;
  readonly caf: number;
  /** What losing one of its models costs, in victory points. */
  readonly worth: number;
  readonly titan: boolean;
  readonly engaged: boolean;
  readonly infantry: boolean;
  readonly crosses: boolean;
}

/** Every unit on the table, by side, and the ways of sight that terrain bars. */
export interface Field {
  readonly table: Table;
  readonly state: State;
  readonly bodies: Readonly<Record<Side, readonly Body[]>>;
  readonly hides: readonly Hide[];
}

interface Hide {
  readonly part: Polygon;
  readonly box: Box;
}

export function fieldOf(table: Table, state: State): Field {
  const bodies: Record<Side, Body[]> = { A: [], B: [] };
  for (const info of table.units) {
    const body = info && bodyOf(table, state, info);
    if (body) bodies[body.side].push(body);
  }
  return { table, state, bodies, hides: hidesOf(state.pieces) };
}

/** By the list of pieces, which is replaced whenever a piece changes. */
const HIDES = new WeakMap<State['pieces'], readonly Hide[]>();

function hidesOf(pieces: State['pieces']): readonly Hide[] {
  let hides = HIDES.get(pieces);
  if (!hides) {
    hides = pieces.flatMap((piece) =>
      piece && (piece.kind === 'building' || piece.kind === 'woods' || piece.kind === 'hill')
        ? piece.parts.map((part) => ({ part, box: grown(boxOf(part), 1) }))
        : [],
    );
    HIDES.set(pieces, hides);
  }
  return hides;
}

export function bodyOf(table: Table, state: State, info: UnitInfo): Body | null {
  const ids = info.models.filter((id) => state.models[id].where === 'table');
  if (ids.length === 0) return null;
  const xs = ids.map((id) => state.models[id].x);
  const ys = ids.map((id) => state.models[id].y);
  const x = mean(xs);
  const y = mean(ys);
  const free = ids.filter((id) => isFree(state, id) && !hasContact(table, state, id));
  const kills = ids.map((id) => killingsOf(table.models[id].row));
  const soft = MODS.map((_, i) => mean(kills.map((one) => one[i])));
  const guns = gunsOf(table, state, ids);
  const riders = info.models.filter((id) => state.models[id].where === 'aboard');
  const all = riders.length > 0 ? gunsOf(table, state, [...ids, ...riders]) : guns;
  const first = table.models[ids[0]];
  let worth = 0;
  for (const id of info.models) if (isInPlay(state.models[id])) worth += modelWorth(table, state, id);
  const fighters = ids.filter((id) => !table.models[id].transport);
  return {
    unit: info.id,
    side: info.side,
    kind: info.kind,
    ids,
    xs,
    ys,
    x,
    y,
    width: mean(xs.map((at, i) => Math.sqrt((at - x) ** 2 + (ys[i] - y) ** 2))),
    move: least(free.map((id) => moveOf(table, state, id))),
    now: least(free.map((id) => allowance(table, state, id))),
    guns,
    all,
    range: all.reduce((most, gun) => Math.max(most, gun.range), 0),
    soft,
    cover: coverAt(table, state, ids[0]),
    caf: mean((fighters.length > 0 ? fighters : ids).map((id) => table.models[id].row.caf)),
    worth: worth / ids.length,
    titan: state.models[ids[0]].titan > 0,
    engaged: free.length < ids.length,
    infantry: first.size.column === 'infantry',
    crosses: first.traits.includes('skimmer') || first.traits.includes('jump'),
  };
}

const MODS = [0, -1, -2, -3, -4, -5, -6];
const KILLINGS = new WeakMap<Row, readonly number[]>();

function killingsOf(row: Row): readonly number[] {
  let killings = KILLINGS.get(row);
  if (!killings) {
    killings = MODS.map((mod) => killingOf(row, mod));
    KILLINGS.set(row, killings);
  }
  return killings;
}

function mean(all: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < all.length; i++) sum += all[i];
  return sum / Math.max(1, all.length);
}

function least(all: readonly number[]): number {
  return all.length > 0 ? Math.min(...all) : 0;
}

/** How often a hit with that save modifier kills. */
export function killing(table: Table, target: number, mod: number): number {
  return killingOf(table.models[target].row, mod);
}

function killingOf({ save }: Row, mod: number): number {
  return save === null ? 1 : Math.min(1, Math.max(0, (save - mod - 1) / 6));
}

function gunsOf(table: Table, state: State, ids: readonly number[]): Gun[] {
  const guns: { -readonly [key in keyof Gun]: Gun[key] }[] = [];
  for (const id of ids)
    for (const weapon of weaponsOf(table, state, id)) {
      if (!weapon || weapon.range <= 0 || (weapon.hit === null && weapon.barrage === undefined)) continue;
      const { range, dice, mod, hit } = weapon;
      const known = guns.find((gun) => gun.range === range && gun.mod === mod && gun.hit === (hit ?? NEVER));
      if (known) {
        known.dice += dice;
        known.barrage += weapon.barrage ?? 0;
      } else guns.push({ range, dice, hit: hit ?? NEVER, mod, barrage: weapon.barrage ?? 0 });
    }
  return guns;
}

/** What nobody throws with a die. */
const NEVER = 7;

/** Of a Titan's hits few get through shields and armour to something that counts. */
const TITAN = 0.05;

/** What a volley of one body at another from so far away may be expected to bring, in victory points. */
export function volley(
  from: Body,
  at: Body,
  gap: number,
  cover = at.cover,
  guns: readonly Gun[] = from.guns,
): number {
  let kills = 0;
  for (const { range, dice, hit, mod, barrage } of guns) {
    if (gap > range) continue;
    const soft = at.soft[Math.min(6, -mod)];
    if (barrage > 0)
      kills +=
        (Math.max(1, 7 - barrageNeeds(barrage) + cover) / 6) * soft * Math.min(4, 1 + at.ids.length * 0.3);
    else kills += ((dice * Math.max(1, 7 - hit + cover)) / 6) * soft;
  }
  const most = at.ids.length;
  // Shots at the same few models come too late.
  return ((kills * most) / (kills + most)) * at.worth * (at.titan ? TITAN : 1);
}

/** From the middle of one body as if it stood at x, y to the nearest of another's models, less their bases. */
export function gapFrom(x: number, y: number, to: Body): number {
  let best = 1e12;
  for (let i = 0; i < to.xs.length; i++) {
    const dx = to.xs[i] - x;
    const dy = to.ys[i] - y;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.max(0, Math.sqrt(best) - 200);
}

/** Whether terrain stands between two places. */
export function isHidden({ hides }: Field, x: number, y: number, toX: number, toY: number): boolean {
  const west = Math.min(x, toX);
  const east = Math.max(x, toX);
  const south = Math.min(y, toY);
  const north = Math.max(y, toY);
  for (const { part, box } of hides)
    if (east >= box[0] && north >= box[1] && west <= box[2] && south <= box[3] && cuts(part, x, y, toX, toY))
      return true;
  return false;
}

/** A line that passes through a convex area and neither begins nor ends in it. */
function cuts(part: readonly number[], x: number, y: number, toX: number, toY: number): boolean {
  let from = 0;
  let to = 1;
  const dx = toX - x;
  const dy = toY - y;
  for (let i = 0; i < part.length; i += 2) {
    const j = (i + 2) % part.length;
    const ex = part[j] - part[i];
    const ey = part[j + 1] - part[i + 1];
    const side = ex * (y - part[i + 1]) - ey * (x - part[i]);
    const turn = ex * dy - ey * dx;
    if (turn === 0) {
      if (side < 0) return false;
    } else if (turn > 0) from = Math.max(from, -side / turn);
    else to = Math.min(to, -side / turn);
    if (from >= to) return false;
  }
  return from > 0 && to < 1;
}

export function foesOf(field: Field, body: Body): readonly Body[] {
  return field.bodies[foeOf(body.side)];
}
