/** FIRE, CLAN, MAD: which units fire in which segment. */
import type { Refusal } from '../../../kernel/contract.ts';
import { DISTRACTED, PLAYS_DEAD, QUARREL, TANK_HUNTERS } from '../orks/mad-chart.ts';
import { living } from '../saves/casualties.ts';
import type { Clan } from '../sheets/index.ts';
import type { FireSegment, State } from '../state.ts';
import type { Table } from '../table.ts';

/** Clans that do not fire when nobody commands them (E2-CLAN-02, E2-CLAN-03). */
const HEADSTRONG: readonly string[] = ['snakebites', 'goffs'];
const IDLE: readonly number[] = [DISTRACTED, PLAYS_DEAD, QUARREL, TANK_HUNTERS];

/** E2-FIRE-02: has First Fire or counts as having it. */
export function countsAsFirst(table: Table, state: State, unit: number): boolean {
  const { kind } = table.units[unit];
  if (kind === 'command') return true; // E2-CMDU-03, E2-CMDU-04
  if (kind === 'pod') return hasLanded(table, state, unit);
  return state.units[unit].order === 'first';
}

/** E2-SPEC-06: a Support Pod fires from the turn after it landed. */
function hasLanded(table: Table, state: State, unit: number): boolean {
  return table.units[unit].models.some((id) => {
    const { where, left } = state.models[id];
    return where === 'table' && !left && table.models[id].traits.includes('support-pod');
  });
}

/** E2-ORK-11: an Ork unit that nobody commands. */
export function isOutOfCommand(table: Table, state: State, unit: number): boolean {
  return instincts(table, state, unit) !== null;
}

/** E2-CLAN-06: the Clan whose instincts a unit out of command follows; Gretchin have those of their Orks (E2-GRET-04). */
export function instincts(table: Table, state: State, unit: number): Clan | null {
  const { kind, clan } = table.units[unit];
  if (state.units[unit].commanded) return null;
  return kind === 'gretchin' ? (table.units[state.units[unit].follows]?.clan ?? null) : clan;
}

/** Whether the unit may be activated in this segment (E2-FIRE-18). */
export function eligible(table: Table, state: State, unit: number, segment: FireSegment): boolean {
  const it = state.units[unit];
  const { kind } = table.units[unit];
  if (it.fired || it.fellBack > 0 || IDLE.includes(it.mad)) return false;
  if (!living(table, state, unit).some((id) => state.models[id].where === 'table')) return false;
  if (followsFleeing(table, state, unit)) return false;
  if (segment === 'first') return !it.heldFire && countsAsFirst(table, state, unit);
  if (it.heldFire) return true;
  if (kind === 'command' || kind === 'pod') return false;
  const clan = instincts(table, state, unit);
  if (clan !== null) return !HEADSTRONG.includes(clan);
  if (it.order === 'charge') return kind === 'mad' && it.frenzy > 0; // E2-MAD-09
  return it.order === 'advance' || it.order === 'none' || it.order === null;
}

/** E2-GRET-04: Gretchin whose Orks fall back do not fire. */
export function followsFleeing(table: Table, state: State, unit: number): boolean {
  return table.units[unit].kind === 'gretchin' && (state.units[state.units[unit].follows]?.fellBack ?? 0) > 0;
}

export function calledOff(table: Table, state: State, unit: number, segment: FireSegment): Refusal {
  const { name } = table.units[unit];
  const it = state.units[unit];
  if (it.fired) return { rule: 'E2-FIRE-06', why: `${name} has fired this turn.` };
  if (it.heldFire) return { rule: 'E2-FIRE-05', why: `${name} holds its fire for the advancing segment.` };
  if (it.fellBack > 0) return { rule: 'E2-FALL-01', why: `${name} is falling back.` };
  if (followsFleeing(table, state, unit))
    return { rule: 'E2-GRET-04', why: `${name} runs with the Orks it follows.` };
  if (IDLE.includes(it.mad)) return { rule: 'E2-MAD-06', why: `${name} has other things in mind.` };
  if (HEADSTRONG.includes(instincts(table, state, unit) ?? ''))
    return { rule: 'E2-CLAN-07', why: `${name} has no command and does not fire.` };
  if (it.order === 'charge') return { rule: 'E2-FIRE-14', why: `${name} is on Charge and does not fire.` };
  return segment === 'first'
    ? { rule: 'E2-FIRE-02', why: `${name} is not on First Fire.` }
    : { rule: 'E2-FIRE-03', why: `${name} does not fire in this segment.` };
}
