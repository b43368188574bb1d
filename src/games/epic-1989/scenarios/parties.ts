/** Who is set up together: a whole force at the start, reinforcements as their scenario has them. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Placement } from '../actions.ts';
import type { Side, State } from '../state.ts';
import type { DetachmentInfo, Table } from '../table.ts';

function away(table: Table, state: State, side: Side): DetachmentInfo[] {
  return table.detachments.filter(
    (info) => info?.side === side && info.units.every((id) => state.units[id].where === 'away'),
  );
}

function isInfantry(table: Table, { units }: DetachmentInfo): boolean {
  return table.units[units[0]].card.is === 'stand';
}

/** E1-SCEN-22: how many infantry detachments ride on the Whirlwinds, in the order in which these enter. */
const RIDERS = [1, 2, 1, 2];

/** E1-SCEN-22: those who ride on this detachment if it enters next. */
function ridersOf(table: Table, state: State, info: DetachmentInfo): number[] {
  const { side } = info;
  if (table.units[info.units[0]].card.id !== 'whirlwind') return [];
  const own = table.detachments.filter((one) => one?.side === side);
  const entered = own.filter(
    (one) => table.units[one.units[0]].card.id === 'whirlwind' && state.units[one.units[0]].where !== 'away',
  ).length;
  const before = RIDERS.slice(0, entered).reduce((sum, count) => sum + count, 0);
  return own
    .filter((one) => isInfantry(table, one))
    .slice(before, before + (RIDERS[entered] ?? 0))
    .map(({ id }) => id);
}

/** E1-SCEN-23, E1-FORCE-12: one detachment with its passengers; bought infantry also by itself, or on vehicles that enter with it. */
export function warParties(table: Table, state: State, side: Side): number[][] {
  const waiting = away(table, state, side);
  if (!table.options.ownForce)
    return waiting
      .filter((info) => !isInfantry(table, info))
      .map((info) => [info.id, ...ridersOf(table, state, info)]);
  const infantry = waiting.filter((info) => isInfantry(table, info));
  return waiting.flatMap((info) => {
    const seats = info.units.reduce((sum, id) => {
      const { card } = table.units[id];
      return sum + (card.is === 'vehicle' ? card.carries : 0);
    }, 0);
    const sets: DetachmentInfo[][] = [[]];
    for (const one of infantry)
      sets.push(...sets.filter((set) => stands([...set, one]) <= seats).map((set) => [...set, one]));
    return sets.map((set) => [info.id, ...set.map(({ id }) => id)]);
  });
}

function stands(those: readonly DetachmentInfo[]): number {
  return those.reduce((sum, { units }) => sum + units.length, 0);
}

/** Who may be set up before the first turn: one choice, but for All Out War. */
export function startingParties(table: Table, state: State, side: Side): number[][] {
  if (table.battle.scenario === 'all-out-war') return warParties(table, state, side);
  return [
    away(table, state, side)
      .filter((info) => !info.later)
      .map(({ id }) => id),
  ];
}

/** E1-SCEN-14: any of the reinforcements that have arrived and are not placed. */
export function reserveParties(table: Table, state: State, side: Side): number[][] {
  const waiting = away(table, state, side).filter((info) => info.later);
  const sets: number[][] = [[]];
  for (const { id } of waiting) sets.push(...sets.map((set) => [...set, id]));
  return sets.slice(1).sort((a, b) => b.length - a.length);
}

/** E1-WIN-01: whether anybody of a side is still to come. */
export function hasReserves(table: Table, state: State, side: Side): boolean {
  return away(table, state, side).length > 0;
}

/** E1-FORCE-12: who comes with a detachment rides on it. */
export function refuseOnFoot(
  table: Table,
  [leader]: readonly number[],
  units: readonly Placement[],
): Refusal | null {
  if (table.battle.scenario !== 'all-out-war') return null;
  const afoot = units.find((one) => !('carrier' in one) && table.units[one.unit]?.detachment !== leader);
  return afoot ? { rule: 'E1-FORCE-12', why: `Unit ${afoot.unit} comes on board, or by itself.` } : null;
}
