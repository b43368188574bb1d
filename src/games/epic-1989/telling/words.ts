/** What all tellers of the log use. */
import type { DiceShown } from '../../../kernel/contract.ts';
import type { Event } from '../events.ts';
import type { Table } from '../table.ts';

export type Words = readonly [text: string, rules: readonly string[], dice?: DiceShown[]];
export type Teller<K extends Event['kind']> = (
  table: Table,
  event: Extract<Event, { kind: K }>,
) => Words | null;
export type Tellers<K extends Event['kind']> = { readonly [kind in K]: Teller<kind> };

/** 'Land Raider 4', 'building 2'. */
export function nameOf(table: Table, id: number): string {
  return id < 0 ? `building ${-id}` : `${table.units[id].card.name} ${id}`;
}

export const place = (x: number, y: number) => `${x / 100}, ${y / 100} cm`;

export const SIDE_NAMES = { imperial: 'Imperial', rebel: 'Rebel' } as const;

export const ORDER_NAMES = {
  first: 'First Fire',
  advance: 'Advance',
  charge: 'Charge',
  'fall-back': 'Fall Back',
  none: 'no orders',
} as const;
