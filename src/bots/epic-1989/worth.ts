/** What units are worth to the side that has them, in hundreds of points, and what a position is worth. */
import { CENTRE } from '../../games/epic-1989/scenarios/cityfight.ts';
import { foeOf, type Side, type State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';

const HUNDRED = 100;
/** A stand's commander. */
const LEADER = 0.3;

/** Of one unit by itself; what its scenario asks for weighs more. */
export function unitWorth({ battle, units }: Table, state: State, id: number): number {
  const { card, side } = units[id];
  const worth = card.rating / HUNDRED + (state.units[id].commander ? LEADER : 0);
  const isVehicle = card.is === 'vehicle';
  switch (battle.scenario) {
    case 'convoy':
      return card.id === 'rhino' && side === 'imperial' ? worth + 2 : worth;
    case 'all-out-war':
      return isVehicle ? worth * 1.5 + 0.3 : worth;
    case 'cityfight':
    case 'tankhunt':
      return worth;
  }
  return battle.points && !isVehicle ? worth * 0.5 : worth;
}

/** With whoever is aboard. */
export function loadWorth(table: Table, state: State, id: number): number {
  let sum = unitWorth(table, state, id);
  if (table.units[id].card.is === 'vehicle')
    for (const unit of state.units)
      if (unit?.where === 'aboard' && unit.carrier === id) sum += unitWorth(table, state, unit.id);
  return sum;
}

/** What a game that is won is worth beside what was lost. */
const WON = 50;

/** What a side has left beside what the other has, and what its scenario counts. */
export function worthOf(table: Table, state: State, side: Side): number {
  const { outcome } = state;
  if (outcome) return outcome.winner === null ? 0 : outcome.winner === state.seats[side] ? WON : -WON;
  const { own, foe } = sidesWorth(table, state, side);
  return own - foe;
}

/** What either side has. */
export function sidesWorth(table: Table, state: State, side: Side): { own: number; foe: number } {
  let own = holdWorth(table, state, side);
  let foe = holdWorth(table, state, foeOf(side));
  for (const unit of state.units) {
    if (!unit || unit.where === 'gone') continue;
    const worth = unit.where === 'left' ? leftWorth(table, state, unit.id) : unitWorth(table, state, unit.id);
    if (table.units[unit.id].side === side) own += worth;
    else foe += worth;
  }
  return { own, foe };
}

/** E1-SCEN-08: a Rhino that is through has done what it was sent for. */
function leftWorth({ battle, units }: Table, { units: all, edges }: State, id: number): number {
  const through = edges !== null && all[id].exits.includes(edges.rebel);
  return battle.scenario === 'convoy' && units[id].card.id === 'rhino' && through ? 6 : 0;
}

/** E1-SCEN-29: to be in the centre when orders are given. */
function holdWorth({ battle, units }: Table, state: State, side: Side): number {
  if (battle.scenario !== 'cityfight') return 0;
  let sum = state.holder === side ? 3 : 0;
  for (const unit of state.units)
    if (unit?.where === 'table' && unit.building === CENTRE && units[unit.id].side === side) sum += 1;
  return sum;
}
