/** Events as sentences for the log. */
import type { Line } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import type { Table } from './table.ts';
import { closeCombatTellers } from './telling/close-combat.ts';
import { endPhaseTellers } from './telling/end-phase.ts';
import { firingTellers } from './telling/firing.ts';
import { orksTellers } from './telling/orks.ts';
import { settingUpTellers } from './telling/setting-up.ts';
import { titansTellers } from './telling/titans.ts';
import { turnTellers } from './telling/turn.ts';
import type { Teller, Tellers } from './telling/words.ts';

const TELLERS: Tellers<Event['kind']> = {
  ...settingUpTellers,
  ...turnTellers,
  ...firingTellers,
  ...titansTellers,
  ...closeCombatTellers,
  ...endPhaseTellers,
  ...orksTellers,
};

export function describe(table: Table, event: Event): Line | null {
  const tell = TELLERS[event.kind] as Teller<Event['kind']>;
  const words = tell(table, event as never);
  if (!words) return null;
  const [text, rules, more] = words;
  return { text, rules, ...more };
}
