/** The battle report with the names that are used at the table. */
import type { Event } from '../../../games/epic-1989/events.ts';
import type { Line } from '../../../kernel/contract.ts';
import type { Told } from '../adapter.ts';
import { type Epic, readable } from './game.ts';

export function tellEvent({ game, table }: Epic, event: Event): Line | null {
  const line = game.describe(event);
  return line && { ...line, text: readable(table, line.text) };
}

export function joinLines(_epic: Epic, _older: Told, _newer: Told): Line | null {
  return null;
}
