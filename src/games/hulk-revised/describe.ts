/** The battle report: one sentence for each event worth telling. */
import type { Line } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import type { Table } from './table.ts';
import { assaultTellers } from './telling/assault.ts';
import { blipTellers } from './telling/blips.ts';
import { movementTellers } from './telling/movement.ts';
import { shootingTellers } from './telling/shooting.ts';
import { soloTellers } from './telling/solo.ts';
import { turnTellers } from './telling/turn.ts';
import type { Teller, Tellers } from './telling/words.ts';

const TELLERS: Tellers<Event['kind']> = {
  ...turnTellers,
  ...movementTellers,
  ...shootingTellers,
  ...assaultTellers,
  ...blipTellers,
  ...soloTellers,
};

export function describe(table: Table, event: Event): Line | null {
  const told = event.roll ? { ...table, roll: event.roll } : table;
  return (TELLERS[event.kind] as Teller<Event['kind']>)(told, event as never);
}
