/** What the tellers of all chapters say alike: who, where, whose, and on how many command points. */
import type { DiceShown, Line } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Event, Named } from '../events.ts';
import type { Side } from '../state.ts';
import type { Table } from '../table.ts';
import { UNITS } from '../units.ts';

export type Teller<K extends Event['kind']> = (
  table: Table,
  event: Extract<Event, { kind: K }>,
) => Line | null;

/** One teller for each of those kinds of event. */
export type Tellers<K extends Event['kind']> = { readonly [P in K]: Teller<P> };

export function line(text: string, rule: string, seat?: Side, dice?: readonly DiceShown[]): Line {
  return { text, rules: [rule], ...(seat && { seat }), ...(dice && { dice }) };
}

/** 'Brother Ares', 'Sentry Gun 1', 'Genestealer 12'. */
export function who(table: Table, { unit, type }: Named): string {
  return table.roll[unit - 1] ?? `${UNITS[type].label} ${unit}`;
}

export function at(table: Table, square: number): string {
  return table.board.name(square);
}

export function sideOf(table: Table, unit: number): Side {
  return unit > 0 && unit <= table.roll.length ? 'marine' : 'stealer';
}

export function onCommand({ cp }: { readonly cp: number }): string {
  return cp > 0 ? ` on ${counted(cp, 'command point')}` : '';
}

export function objectName(table: Table, object: number): string {
  return table.mission.objects[object - 1]?.name ?? 'the object';
}
