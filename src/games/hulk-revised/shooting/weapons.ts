/** FLAM, GREN, MISL, CHAIN, AXE and reloads: what a Marine carries besides his bolter. */
import { isShut } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { type Action, act } from '../actions.ts';
import { STASIS } from '../ground.ts';
import {
  assaultSquare,
  breakSeries,
  destroyDoor,
  isStealer,
  type Play,
  piece,
  seesSquare,
  shotDistance,
} from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { settle } from '../turn/acting.ts';
import { mixes, pay, purseOf, refusePayment } from '../turn/payment.ts';
import { burstSquares, flameSquares, strike } from './area.ts';
import { FLAMER_RANGE, GRENADES, LAUNCHER_RANGE, MISSILE_RANGE, THROW_RANGE } from './armoury.ts';
import { fireCrak } from './shooting.ts';

interface AreaWeapon {
  readonly price: number;
  readonly range: number;
  readonly stock: (table: Table, p: Piece) => readonly number[] | null;
  readonly none: string;
  readonly rule: string;
}

/** The ways to get a grenade or missile to its square. HR-MISL-02: an act of its own each time. */
const THROWERS: Readonly<Record<'throw' | 'launch' | 'missile', AreaWeapon>> = {
  throw: {
    price: 2,
    range: THROW_RANGE,
    // HR-FORCE-10: a launcher fires all its grenades; HR-GREN-02
    stock: (table, p) => (table.loadouts[p.id]?.assault.launcher ? null : p.grenades),
    none: 'He has no such grenade to throw.',
    rule: 'HR-GREN-02',
  },
  launch: {
    price: 1,
    range: LAUNCHER_RANGE,
    stock: (table, p) => (table.loadouts[p.id]?.assault.launcher ? p.grenades : null),
    none: 'His launcher has no such grenade.',
    rule: 'HR-GREN-01',
  },
  missile: {
    price: 2,
    range: MISSILE_RANGE,
    stock: (table, p) => (table.loadouts[p.id]?.row.cyclone ? p.missiles : null),
    none: 'He has no such missile.',
    rule: 'HR-MISL-01',
  },
};
const WAYS = ['throw', 'launch', 'missile'] as const;
const FLAME_PRICE = 2;
const CRAK = 1;

/** The squares in range that he sees. */
function aims(table: Table, state: State, p: Piece, range: number): number[] {
  const found: number[] = [];
  for (const square of table.sight.field(p.at, p.facing)) {
    if (table.spread(p.at, square) <= range && seesSquare(table, state, p, square)) found.push(square);
  }
  if (table.odd)
    for (let square = 0; square < table.board.size; square++)
      if (table.link[square] !== NOWHERE && !found.includes(square) && seesSquare(table, state, p, square))
        if (shotDistance(table, state, p, square) <= range) found.push(square);
  return found;
}

export function listAreaShots(table: Table, state: State, p: Piece, out: Action[]): void {
  if (isFlamer(table, p) && p.ammo > 0 && purseOf(state, p) >= FLAME_PRICE)
    for (const square of aims(table, state, p, FLAMER_RANGE))
      if (!isShut(state, square))
        for (const cp of mixes(state, p, FLAME_PRICE)) out.push(act('flame', p.id, square, -1, cp));
  for (const way of WAYS) {
    const weapon = THROWERS[way];
    const stock = weapon.stock(table, p);
    if (!stock?.some((n) => n > 0) || purseOf(state, p) < weapon.price) continue;
    for (const square of aims(table, state, p, weapon.range))
      for (let item = 1; item <= GRENADES.length; item++) {
        if (stock[item - 1] === 0 || refuseAim(state, square, item)) continue;
        for (const cp of mixes(state, p, weapon.price)) out.push(act(way, p.id, square, -1, cp, false, item));
      }
  }
}

function isFlamer(table: Table, p: Piece): boolean {
  return table.loadouts[p.id]?.row.ranged === 'heavy-flamer';
}

/** HR-SHOT-08, HR-GREN-04. */
function refuseAim(state: State, square: number, item: number): Refusal | null {
  if (item === CRAK) {
    const id = state.occupant[square];
    const target = id ? piece(state, id) : null;
    if (isShut(state, square) || (target && isStealer(target))) return null;
    return { rule: 'HR-GREN-04', why: 'Crak needs a Stealer or a shut door to hit.' };
  }
  return isShut(state, square)
    ? { rule: 'HR-SHOT-08', why: 'The square behind a shut door cannot be chosen.' }
    : null;
}

function refuseSight(table: Table, state: State, p: Piece, square: number, range: number): Refusal | null {
  if (square === p.at) return { rule: 'HR-SHOT-08', why: 'He stands there himself.' };
  if (!seesSquare(table, state, p, square))
    return { rule: 'HR-LOS-01', why: `Out of sight of unit ${p.id}.` };
  if (shotDistance(table, state, p, square) > range)
    return { rule: 'HR-GEN-09', why: `Too far: it reaches ${range} squares.` };
  return null;
}

export function refuseFlame(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (!isFlamer(table, p)) return { rule: 'HR-FLAM-01', why: 'He has no Heavy Flamer.' };
  if (p.ammo === 0) return { rule: 'HR-SHOT-07', why: 'The flamer is empty.' };
  if (isShut(state, action.to)) return { rule: 'HR-SHOT-08', why: 'A shut door cannot be chosen.' };
  return (
    refuseSight(table, state, p, action.to, FLAMER_RANGE) ?? refusePayment(state, p, FLAME_PRICE, action.cp)
  );
}

export function refuseThrow(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const weapon = THROWERS[action.do as 'throw'];
  const stock = weapon.stock(table, p);
  if (!stock?.[action.item - 1]) return { rule: weapon.rule, why: weapon.none };
  return (
    refuseSight(table, state, p, action.to, weapon.range) ??
    refuseAim(state, action.to, action.item) ??
    refusePayment(state, p, weapon.price, action.cp)
  );
}

export function throwPrice(verb: string): number {
  return THROWERS[verb as 'throw'].price;
}

export function applyFlame(play: Play, p: Piece, action: Action): void {
  const { table, state } = play;
  pay(play, p, FLAME_PRICE, action.cp);
  p.ammo--;
  announce(play, p, action, FLAME_PRICE);
  settle(play, p.id, false);
  strike(play, 'flame', p.id, flameSquares(table, state, action.to, p.facing));
}

export function applyThrow(play: Play, p: Piece, action: Action): void {
  const { table, state } = play;
  const weapon = THROWERS[action.do as 'throw'];
  pay(play, p, weapon.price, action.cp);
  const kind = GRENADES[action.item - 1];
  if (action.do === 'missile') p.missiles = p.missiles.with(action.item - 1, p.missiles[action.item - 1] - 1);
  else p.grenades = p.grenades.with(action.item - 1, p.grenades[action.item - 1] - 1);
  // HR-SUST-04: a shot at another target
  if (kind !== 'crak' || state.occupant[action.to] !== p.target) breakSeries(p);
  announce(play, p, action, weapon.price);
  settle(play, p.id, false);
  if (kind === 'crak') fireCrak(play, p, action.to);
  else strike(play, kind, p.id, burstSquares(table, state, kind, action.to)); // HR-GREN-03, HR-GREN-09, HR-MISL-03
}

function announce(play: Play, p: Piece, action: Action, price: number): void {
  play.events.push({
    kind: 'fired',
    unit: p.id,
    type: p.kind,
    at: p.at,
    square: action.to,
    weapon: action.do === 'flame' ? 'flame' : GRENADES[action.item - 1],
    way: action.do,
    left: action.do === 'flame' ? p.ammo : 0,
    ap: price - action.cp,
    cp: action.cp,
  });
}

/** HR-CANN-08, HR-FLAM-09. */
const RELOAD_PRICE = 4;

export function listReload(state: State, p: Piece, out: Action[]): void {
  if (p.reloads === 0) return;
  for (const cp of mixes(state, p, RELOAD_PRICE)) out.push(act('reload', p.id, -1, -1, cp));
}

export function refuseReload(_table: Table, state: State, p: Piece, action: Action): Refusal | null {
  if (p.reloads === 0) return { rule: 'HR-FORCE-09', why: 'He carries no reload.' };
  return refusePayment(state, p, RELOAD_PRICE, action.cp);
}

export function applyReload(play: Play, p: Piece, action: Action): void {
  pay(play, p, RELOAD_PRICE, action.cp);
  p.reloads--;
  p.reloaded = true;
  p.ammo = play.table.loadouts[p.id]?.ranged?.load ?? 0;
  play.events.push({
    kind: 'reloaded',
    unit: p.id,
    type: p.kind,
    at: p.at,
    ap: RELOAD_PRICE - action.cp,
    cp: action.cp,
  });
  settle(play, p.id, false);
}

/** HR-CHAIN-01, HR-CHAIN-02, HR-AXE-02: destroying the door ahead without a roll. */
export function cutPrice(table: Table, p: Piece): number {
  return table.loadouts[p.id]?.assault.door ?? 0;
}

export function listCut(table: Table, state: State, p: Piece, out: Action[]): void {
  const price = cutPrice(table, p);
  const square = assaultSquare(table, p);
  if (price === 0 || square < 0 || !isShut(state, square) || state.ground[square] & STASIS) return;
  for (const cp of mixes(state, p, price)) out.push(act('cut', p.id, square, -1, cp));
}

export function refuseCut(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const price = cutPrice(table, p);
  if (price === 0) return { rule: 'HR-CHAIN-01', why: 'He has nothing to cut a door with.' };
  if (assaultSquare(table, p) !== action.to || !isShut(state, action.to))
    return { rule: 'HR-CHAIN-01', why: 'Only a shut door straight ahead can be cut.' };
  if (state.ground[action.to] & STASIS) return { rule: 'HR-PSI-10', why: 'The door is held in Stasis.' };
  return refusePayment(state, p, price, action.cp);
}

export function applyCut(play: Play, p: Piece, action: Action): void {
  pay(play, p, cutPrice(play.table, p), action.cp);
  destroyDoor(play, p.id, action.to);
  settle(play, p.id, false);
}
