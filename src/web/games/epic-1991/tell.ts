/** The battle report as a person would tell it: what a unit did and what came of it, not a line a die. */
import type { Event } from '../../../games/epic-1991/events.ts';
import type { Line } from '../../../kernel/contract.ts';
import type { Told } from '../adapter.ts';
import type { Epic } from './game.ts';

export function tellEvent({ game }: Epic, event: Event): Line | null {
  return game.describe(event);
}

export function joinLines(_epic: Epic, _older: Told, _newer: Told): Line | null {
  return null;
}
