/** DISB: stands of a broken detachment may be let go, so that the rest are in formation again. */
import type { Refusal } from '../../../kernel/contract.ts';
import { destroy } from '../damage/destroy.ts';
import { inFormation, wouldHold } from '../formation/formation.ts';
import { membersOf } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { Table } from '../table.ts';

/** E1-DISB-01, E1-DISB-05: some of its stands ride and others do not. */
function isHalfEmbarked(state: State, stands: readonly number[]): boolean {
  const aboard = stands.filter((id) => state.units[id].where === 'aboard').length;
  return aboard > 0 && aboard < stands.length;
}

/** Why these stands may not be disbanded. */
export function refuseDisband(
  table: Table,
  state: State,
  side: Side | undefined,
  units: readonly number[],
): Refusal | null {
  const rule = 'E1-DISB-01';
  if (units.length === 0 || new Set(units).size < units.length)
    return { rule, why: 'Name each stand that is let go once.' };
  const info = table.units[units[0]];
  if (info?.side !== side) return { rule, why: `Unit ${units[0]} is not one of yours.` };
  if (info.card.is !== 'stand') return { rule: 'E1-DISB-06', why: 'Vehicles cannot be disbanded.' };
  const stands = membersOf(table, state, info.detachment);
  const other = units.find((id) => !stands.includes(id));
  if (other !== undefined)
    return { rule, why: `Unit ${other} is no stand of detachment ${info.detachment} in play.` };
  if (units.some((id) => state.units[id].frozen))
    return { rule: 'E1-MISL-16', why: 'What is in stasis cannot be let go.' };
  if (inFormation(table, state, info.detachment) && !isHalfEmbarked(state, stands))
    return { rule, why: 'The detachment is in formation.' };
  const left = stands.filter((id) => !units.includes(id));
  return wouldHold(table, state, left) ? null : { rule, why: 'The stands left would not be in formation.' };
}

/** E1-DISB-02: at once, and they count as destroyed. */
export function disband(play: Play, units: readonly number[]): void {
  const { side } = play.table.units[units[0]];
  play.events.push({ kind: 'disbanded', side, units });
  for (const id of [...units].sort((a, b) => a - b)) destroy(play, id, 'E1-DISB-02');
}
