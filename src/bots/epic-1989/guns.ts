/** What the fire of one unit at another may be expected to bring: the chance to destroy it, from the tables of the game. */
import type { Card } from '../../games/epic-1989/cards/card.ts';
import {
  type InfantryLine,
  infantryLine,
  modesOf,
  type VehicleLine,
  vehicleLine,
} from '../../games/epic-1989/cards/weapons.ts';
import { neededScore } from '../../games/epic-1989/firing/to-hit.ts';
import { refuseStandFire } from '../../games/epic-1989/infantry/orders.ts';
import { ORDERS, type Order } from '../../games/epic-1989/state.ts';
import type { Arm } from '../../games/epic-1989/table.ts';
import type { Piece } from './field.ts';

/** By the order of whoever fires; in snap fire first fire orders give nothing. */
export type Way = Order | 'snap';

/** E1-HIT-05, E1-HIT-06. */
export function hitChance(needed: number): number {
  if (needed <= 6) return (7 - Math.max(needed, 2)) / 6;
  return (7 - Math.min(needed - 3, 6)) / 36;
}

/** Of a hit on a Titan, with its shields and all its parts: a guess, and nothing is measured by it. */
const TITAN_FALLS = 0.05;

/** The chance that a hit destroys. */
export function killChance(line: VehicleLine | InfantryLine, card: Card): number {
  if (card.is === 'titan') return TITAN_FALLS;
  const { save } = card;
  if ('save' in line) return clamp((save - line.save - 1) / 6);
  const critical = line.critical === null ? 0 : (7 - line.critical) / 6;
  const deflected = line.critical === null ? 2 / 6 : 1 / 6;
  return critical + (1 - critical - deflected) * clamp((save - 1) / 6);
}

function clamp(chance: number): number {
  return Math.max(0, Math.min(1, chance));
}

/** Ranges that are told apart, in cm. */
const FARTHEST = 73;

/** By distance in whole cm: the chance to destroy with all that bears, and with one side only. */
export interface Curve {
  readonly full: Float64Array;
  readonly side: Float64Array;
}

const WAYS: readonly Way[] = [...ORDERS, 'snap'];
const MOST = 8;

/** A card with its weapons: Titans of one card are armed one by one. */
interface Kind {
  readonly card: Card;
  readonly arms: readonly Arm[];
  readonly name: string;
}

const KINDS: Kind[] = [];
const NUMBERS = new WeakMap<readonly Arm[], number>();
const CURVES = new Map<number, Curve>();
/** There are not so many kinds. */
const MANY = 4096;

/** A number for a unit's card and weapons. */
export function kindOf(card: Card, arms: readonly Arm[]): number {
  let at = NUMBERS.get(arms);
  if (at === undefined) {
    const name = [card.id, ...arms.map(({ weapon, mount }) => `${weapon} ${mount}`)].join();
    at = KINDS.findIndex((kind) => kind.name === name);
    if (at < 0) at = KINDS.push({ card, arms, name }) - 1;
    NUMBERS.set(arms, at);
  }
  return at;
}

/** Of a unit's fire at another; `plus`: what cover, falling back and elite troops add to the dice. */
export function curveOf(firer: Piece, foe: Piece, way: Way, plus: number): Curve {
  const added = plus < -MOST ? -MOST : plus >= MOST ? MOST - 1 : plus;
  const at = ((firer.kind * MANY + foe.kind) * WAYS.length + WAYS.indexOf(way)) * 2 * MOST + added + MOST;
  let curve = CURVES.get(at);
  if (!curve) {
    const { card, arms } = KINDS[firer.kind];
    curve = makeCurve(card, arms, KINDS[foe.kind].card, way, added);
    CURVES.set(at, curve);
  }
  return curve;
}

function makeCurve(card: Card, arms: readonly Arm[], foe: Card, way: Way, plus: number): Curve {
  const full = new Float64Array(FARTHEST + 1);
  const side = new Float64Array(FARTHEST + 1);
  for (let cm = 0; cm <= FARTHEST; cm++) {
    const missed = [1, 1];
    for (const arm of arms) {
      const miss = (1 - bestMode(card, arm, foe, way, plus, cm)) ** arm.barrels;
      missed[0] *= miss;
      if (arm.mount !== 'SwR' && arm.mount !== 'FxB') missed[1] *= miss;
    }
    full[cm] = 1 - missed[0];
    side[cm] = 1 - missed[1];
  }
  return { full, side };
}

/** The chance of one barrel to destroy, fired in the best way. */
function bestMode(card: Card, { weapon }: Arm, foe: Card, way: Way, plus: number, cm: number): number {
  if (!mayFire(card, weapon, way)) return 0;
  const infantry = foe.is === 'stand';
  let best = 0;
  for (const mode of modesOf(weapon, infantry)) {
    if (mode === 'maximal' && weapon === 'plasma-cannon' && way !== 'first' && way !== 'snap') continue;
    const line = infantry ? infantryLine(weapon, mode)! : vehicleLine(weapon, mode)!;
    const band = bandAt(line, cm);
    if (!band) continue;
    let add = plus + (way === 'charge' ? -1 : 0);
    if (!infantry) {
      if (way === 'first' && !weapon.includes('plasma-gun')) add++;
      if (foe.is === 'vehicle') add += foe.armour;
    }
    const needed = neededScore(line, band, [{ what: '', plus: add, rule: '' }]);
    const again = line.mark === 'F' ? 1.2 : line.mark === 'B' ? 1.3 : 1;
    best = Math.max(best, hitChance(needed) * killChance(line, foe) * again);
  }
  return Math.min(1, best);
}

function mayFire(card: Card, weapon: Arm['weapon'], way: Way): boolean {
  if (way === 'fall-back') return false;
  if (card.is === 'stand') return refuseStandFire(weapon, way === 'snap' ? 'first' : way) === null;
  return way === 'first' || way === 'snap' || !weapon.includes('plasma-gun');
}

function bandAt(line: VehicleLine | InfantryLine, cm: number): 'short' | 'long' | null {
  if (line.short !== null && cm <= line.short) return 'short';
  return line.long !== null && cm <= line.long ? 'long' : null;
}

/** A length in u as a place on a curve. */
export function cmOf(gap: number): number {
  const cm = Math.ceil(gap / 100);
  return cm < 0 ? 0 : cm > FARTHEST ? FARTHEST : cm;
}
