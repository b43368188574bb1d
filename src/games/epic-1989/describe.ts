/** Events as sentences for the log. */
import type { Line } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import type { Table } from './table.ts';
import { firingTellers } from './telling/firing.ts';
import { forceTellers } from './telling/forces.ts';
import { heroicTellers } from './telling/heroic.ts';
import { hiddenTellers } from './telling/hidden.ts';
import { infantryTellers } from './telling/infantry.ts';
import { supportTellers } from './telling/support.ts';
import { titanTellers } from './telling/titans.ts';
import { turnTellers } from './telling/turn.ts';
import type { Teller, Tellers } from './telling/words.ts';

const TELLERS: Tellers<Event['kind']> = {
  ...turnTellers,
  ...firingTellers,
  ...infantryTellers,
  ...forceTellers,
  ...heroicTellers,
  ...supportTellers,
  ...hiddenTellers,
  ...titanTellers,
};

export function describe(table: Table, event: Event): Line | null {
  const tell = TELLERS[event.kind] as Teller<Event['kind']>;
  const words = tell(table, event as never);
  if (!words) return null;
  const [text, rules, dice] = words;
  return { text, rules, ...(event.seat !== undefined && { seat: event.seat }), ...(dice && { dice }) };
}
