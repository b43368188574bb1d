/** What threatens the Marines, and what of it they see. */
import { isBlip, piece, seesSquare } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../../games/hulk-revised/state.ts';
import type { Table } from '../../../games/hulk-revised/table.ts';
import { FAR } from '../flood.ts';

/** Steps within which a Stealer, or what comes out of a blip, can strike in its next phase. */
export const STEALER_REACH = 6;
const BLIP_REACH = 8;
/** Stealers that a face-down counter stands for on average. */
const BLIP = 2;
const AMBUSH = 1;
const STRENGTH: Readonly<Record<string, number>> = { broodlord: 3, hormagaunt: 1.6, feeder: 1.3 };

/** What each of theirs is worth in Genestealers, by number. */
export function strengthsOf(state: State, viewer: string): number[] {
  const strengths: number[] = [];
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (!isBlip(p)) strengths[id] = STRENGTH[p.kind] ?? 1;
    else strengths[id] = viewer === 'stealer' ? p.value : p.kind === 'ambush' ? AMBUSH : BLIP;
  }
  return strengths;
}

export interface Danger {
  nearest: number;
  second: number;
  blip: number;
  /** Those that can be upon him in their next phase. */
  stealers: number;
  blips: number;
  /** Whether he looks at the nearest. */
  seen: boolean;
}

export function dangerTo(table: Table, state: State, marine: Piece, strengths: readonly number[]): Danger {
  const danger: Danger = { nearest: FAR, second: FAR, blip: FAR, stealers: 0, blips: 0, seen: false };
  if (marine.at === NOWHERE) return danger;
  let nearest = NOWHERE;
  for (const id of state.stealers) {
    const p = piece(state, id);
    const steps = stepsTo(table, marine, p);
    if (isBlip(p)) {
      if (steps <= BLIP_REACH) danger.blips += strengths[id];
      if (steps < danger.blip) danger.blip = steps;
      continue;
    }
    if (steps <= STEALER_REACH) danger.stealers += strengths[id];
    if (steps < danger.nearest) {
      danger.second = danger.nearest;
      danger.nearest = steps;
      nearest = p.at;
    } else if (steps < danger.second) danger.second = steps;
  }
  danger.seen = nearest !== NOWHERE && seesSquare(table, state, marine, nearest);
  return danger;
}

function stepsTo(table: Table, marine: Piece, p: Piece): number {
  if (p.at !== NOWHERE) return Math.min(FAR, table.walk(marine.at, p.at));
  let steps = FAR;
  if (p.area !== NOWHERE)
    for (const square of table.board.entries[p.area].squares)
      steps = Math.min(steps, table.walk(marine.at, square) + 1);
  return steps;
}

/** The Stealers that Marines with a gun that works look at. */
export function inSight(table: Table, state: State, marines: readonly Piece[]): Set<number> {
  const shown = new Set<number>();
  for (const marine of marines)
    if (canShoot(table, marine)) for (const id of targetsOf(table, state, marine)) shown.add(id);
  return shown;
}

export function canShoot(table: Table, marine: Piece): boolean {
  const weapon = table.loadouts[marine.id]?.ranged;
  return (
    weapon !== null && weapon !== undefined && marine.jam === 0 && (weapon.load === 0 || marine.ammo > 0)
  );
}

export function targetsOf(table: Table, state: State, marine: Piece): number[] {
  return state.stealers.filter((id) => {
    const { at } = piece(state, id);
    return at !== NOWHERE && seesSquare(table, state, marine, at);
  });
}
