/** The battle report at the table: Stealers have no numbers there, so they are told apart by where they are. */

import type { Event } from '../../../games/hulk-revised/events.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Line } from '../../../kernel/contract.ts';
import { capital } from '../../../kernel/words.ts';
import type { Hulk } from './game.ts';

const KINDS = Object.values(UNITS)
  .filter(({ label }) => label !== 'Sentry Gun')
  .map(({ label }) => label)
  .join('|');
const NUMBERED = new RegExp(`\\b(${KINDS}) (\\d+)`, 'g');

/** Here it comes onto the board or into an area: nobody has heard of it before. */
const NEW = new Set<Event['kind']>(['entered', 'lurking', 'hidden', 'appeared']);

export function article(noun: string): string {
  return `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function tellEvent({ game, table }: Hulk, event: Event): Line | null {
  const line = game.describe(event);
  if (!line) return null;
  const actor = 'unit' in event ? event.unit : 0;
  const from = 'from' in event && event.kind !== 'rerolled' ? event.from : 'at' in event ? event.at : -1;
  const place = from >= 0 ? ` at ${table.board.name(from)}` : '';
  const text = line.text.replace(NUMBERED, (_whole, kind: string, number: string) => {
    const noun = kind === 'Blip' || kind === 'Ambush blip' ? kind.toLowerCase() : kind;
    const name = NEW.has(event.kind) ? article(noun) : `the ${noun}`;
    return Number(number) === actor && place !== '' && !line.text.includes(place) ? `${name}${place}` : name;
  });
  return { ...line, text: capital(text) };
}
