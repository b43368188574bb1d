/** What all tellers of the log use. */
import type { DiceShown } from '../../../kernel/contract.ts';
import type { Event } from '../events.ts';
import type { Side } from '../state.ts';
import type { Table } from '../table.ts';

export type Words = readonly [
  text: string,
  rules: readonly string[],
  more?: { seat?: Side; dice?: DiceShown[] },
];
export type Teller<K extends Event['kind']> = (
  table: Table,
  event: Extract<Event, { kind: K }>,
) => Words | null;
export type Tellers<K extends Event['kind']> = { readonly [kind in K]: Teller<kind> };

/** 'Rhino 12': what it is, and its number. */
export function nameOf(table: Table, id: number): string {
  return `${table.models[id].row.name} ${id}`;
}

export function sideOf(table: Table, id: number): Side {
  return table.models[id].side;
}

export function die(value: number, needed?: number, plus?: number): DiceShown[] {
  return [{ values: [value], ...(needed === undefined ? {} : { needed }), ...(plus ? { plus } : {}) }];
}

export function cm(u: number): string {
  return `${Math.round(u) / 100}`;
}

export const place = (x: number, y: number) => `${cm(x)}, ${cm(y)} cm`;
