/** MOVE, ORD, CLAN, MAD, PIN: how far a model may move this turn, and whether it may charge. */
import { followsFleeing, instincts } from '../firing/eligible.ts';
import { contacts, isFree } from '../geometry/position.ts';
import { DISTRACTED, FURY, PLAYS_DEAD, QUARREL, TANK_HUNTERS } from '../orks/mad-chart.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan, titanOf } from '../titans/titans.ts';

const IDLE: readonly number[] = [DISTRACTED, PLAYS_DEAD, QUARREL];

/** What a unit's orders make of its models' Move: nothing, once, or twice (E2-MOVE-02, E2-ORD-03 to E2-ORD-06). */
function pace(table: Table, state: State, unit: number): 0 | 1 | 2 {
  const { kind } = table.units[unit];
  const it = state.units[unit];
  if (it.fellBack > 0 || followsFleeing(table, state, unit)) return 2; // E2-FALL-02, E2-MOVE-19, E2-GRET-04
  if (kind === 'command') return 2; // E2-CMDU-02
  if (kind === 'pod' || IDLE.includes(it.mad)) return 0;
  const clan = instincts(table, state, unit);
  if (clan !== null) return clan === 'goffs' ? 2 : clan === 'snakebites' ? 1 : 0; // CLAN
  return it.order === 'charge' ? 2 : it.order === 'advance' ? 1 : 0;
}

/** The Move of its row as things stand (E2-MOVE-17). */
export function moveOf(table: Table, state: State, id: number): number {
  const { row, unit } = table.models[id];
  const { mad } = state.units[unit];
  return mad === FURY || mad === TANK_HUNTERS ? row.move * 2 : row.move;
}

/** How much a model may spend in this movement part, in u, at clock 0. */
export function allowance(table: Table, state: State, id: number): number {
  if (!isFree(state, id)) return 0;
  const full = pace(table, state, table.models[id].unit) * moveOf(table, state, id);
  if (!isTitan(table, id)) return full;
  const effects = titanOf(state, id).damage.flatMap(({ effects }) => effects.map(({ effect }) => effect));
  if (effects.some((effect) => effect === 'lamed' || effect === 'power-lost' || effect === 'reactor-danger'))
    return 0;
  if (isDrained(state, id)) return 0;
  return effects.includes('leg-damaged') ? Math.floor(full / 2) : full;
}

/** E2-MOVE-16, E2-TWPN-15: fired a Plasma Destructor last turn. */
function isDrained(state: State, id: number): boolean {
  const { spentOn } = state.models[id];
  return spentOn > 0 && spentOn === state.turn - 1;
}

/** E2-CC-01, E2-PIN-07: may end in contact with an enemy. */
export function mayCharge(table: Table, state: State, unit: number): boolean {
  const it = state.units[unit];
  if (it.fellBack > 0 || followsFleeing(table, state, unit)) return false; // E2-FALL-07
  if (table.units[unit].kind === 'command') return true;
  const clan = instincts(table, state, unit);
  if (clan !== null) return clan === 'goffs' || clan === 'snakebites';
  return it.order === 'charge';
}

/** E2-PIN-01 to E2-PIN-03, E2-MOVE-12, E2-CC-03: held by an enemy in contact. */
export function isPinned(table: Table, state: State, id: number): boolean {
  const { traits } = table.models[id];
  const touching = contacts(table, state, id);
  if (isTitan(table, id)) return touching.some((other) => isTitan(table, other));
  if (traits.includes('skimmer'))
    return touching.some((other) => table.models[other].traits.includes('skimmer'));
  return touching.length > 0; // E2-PIN-06; E2-CC-06: its unit moves without it
}

/** E2-MARIN-04, E2-SKIM-01: crosses any terrain. */
export function crossesAnything(table: Table, id: number): boolean {
  const { traits } = table.models[id];
  return traits.includes('jump') || traits.includes('skimmer');
}
