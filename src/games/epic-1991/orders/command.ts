/** CMDU, ORK, WLOCK, IMPG: who can be told what, and by whom. */
import { isFree, isInPlay, isNear } from '../geometry/position.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** 10 cm: command and support radius. */
export const COMMAND = 1000;
/** E2-IMPG-02. */
const PLATOON = 5000;

/** A free stand of the same side near any model of the unit, of those `wanted`, aboard or not (E2-CMDU-10, E2-CMDU-11, E2-WLOCK-11). */
function hasNear(
  table: Table,
  state: State,
  unit: number,
  reach: number,
  wanted: (id: number) => boolean,
): boolean {
  const { side, models } = table.units[unit];
  const own = models.filter((id) => isInPlay(state.models[id]));
  if (own.length === 0) return false;
  return table.models.some(
    (other) =>
      other?.side === side &&
      other.unit !== unit &&
      wanted(other.id) &&
      isInPlay(state.models[other.id]) &&
      isFree(state, other.id) &&
      own.some((id) => isNear(table, state, id, other.id, reach)),
  );
}

/** E2-ORK-07 to E2-ORK-12, STORM: whether an Ork unit can be given an order; everybody else can. */
export function isInCommand(table: Table, state: State, unit: number): boolean {
  if (!needsCommand(table, unit)) return true;
  const kaptin = kaptinOf(table, unit, (id) => isInPlay(state.models[id]));
  return hasNear(table, state, unit, COMMAND, (id) => commands(table, id, unit, kaptin));
}

/** Whether a unit gets orders only from a commander near it (E2-GRET-06, E2-MAD-02). */
export function needsCommand(table: Table, unit: number): boolean {
  const { kind, clan } = table.units[unit];
  return clan !== null && kind === 'ordinary';
}

/** Whether a stand could give orders to a unit that needs them. */
export function commands(table: Table, id: number, unit: number, kaptin: number): boolean {
  if (kaptin !== 0) return id === kaptin; // E2-STORM-03
  const { traits, unit: other, side } = table.models[id];
  if (side !== table.units[unit].side || other === unit) return false;
  if (traits.includes('warboss')) return true;
  if (!traits.includes('nobz')) return false;
  return table.units[other].clan !== 'blood-axes' || table.units[unit].clan === 'blood-axes'; // E2-ORK-09
}

/** The Kaptin of a Stormboyz unit while he lives, else 0. */
export function kaptinOf(table: Table, unit: number, lives: (id: number) => boolean): number {
  const { card, models } = table.units[unit];
  if (table.models[models[0]].row.id !== 'stormboyz') return 0;
  for (const other of table.cards[card].units)
    for (const id of table.units[other].models)
      if (table.models[id].traits.includes('kaptin') && lives(id)) return id;
  return 0;
}

/** E2-WLOCK-02: an Eldar unit near a free Warlock. */
export function hasWarlock(table: Table, state: State, unit: number): boolean {
  return (
    table.units[unit].deck === 'eldar' &&
    hasNear(table, state, unit, COMMAND, (id) => table.models[id].traits.includes('warlock'))
  );
}

/** E2-IMPG-02: a Guard platoon whose Section HQ is dead or too far from its officers. */
export function platoonHasNoOrders(table: Table, state: State, unit: number): boolean {
  const section = table.units[unit].models.find((id) => table.models[id].section);
  if (section === undefined) return false;
  if (!isInPlay(state.models[section])) return true;
  const { side, card } = table.units[unit];
  return !table.models.some((officer) => {
    if (!officer || officer.side !== side || !isInPlay(state.models[officer.id])) return false;
    if (!isFree(state, officer.id)) return false;
    const serves =
      officer.traits.includes('commissar') ||
      (officer.traits.includes('company-hq') && officer.card === card); // E2-IMPG-03
    return serves && isNear(table, state, section, officer.id, PLATOON);
  });
}

/** E2-SPEC-09: Robots repeat themselves unless an Imperial command stand is near. */
export function mustRepeat(table: Table, state: State, unit: number): boolean {
  if (state.turn < 2 || !table.models[table.units[unit].models[0]].traits.includes('robot')) return false;
  return !hasNear(
    table,
    state,
    unit,
    COMMAND,
    (id) => table.models[id].traits.includes('command') && isImperial(table, id),
  );
}

/** E2-MARIN-15. */
export function isImperial(table: Table, id: number): boolean {
  const { deck } = table.units[table.models[id].unit];
  return deck === 'marines' || deck === 'guard' || deck === 'titans';
}
