/** The battle report as a person would tell it: what a unit did and what came of it, not a line a die. */
import type { Event } from '../../../games/epic-1989/events.ts';
import type { DiceShown, Line } from '../../../kernel/contract.ts';
import { capital, listed } from '../../../kernel/words.ts';
import type { Told } from '../adapter.ts';
import { detachmentName, type Epic, IN_FULL, readable } from './game.ts';
import { ORDER_WORDS } from './symbols.ts';
import { added, begun, type Deed } from './telling/deed.ts';
import { sentenceOf } from './telling/sentence.ts';

const deeds = new WeakMap<Line, Deed>();
/** Dice of one line that are shown. */
const MOST = 24;

export function tellEvent(epic: Epic, event: Event): Line | null {
  const { game, table } = epic;
  const line = game.describe(event);
  if (!line) return null;
  const deed = begun(table, event);
  if (deed) return written(epic, added(table, deed, event, line.dice ?? []), line);
  if (event.kind === 'ordered' && event.orders) {
    const said = event.orders.map(
      ([id, order]) => `${detachmentName(table, id)} ${ORDER_WORDS[order].toLowerCase()}`,
    );
    return { ...line, text: `Orders: ${listed(said)}.` };
  }
  if (event.kind === 'roll-off' && event.winner)
    return { ...line, text: line.text.replace(`: ${event.winner} `, `: ${capital(event.winner)} `) };
  if (event.kind === 'over' && !table.battle.points)
    return { ...line, text: line.text.replace(/ \(.*\)/, '') };
  if (event.kind === 'destroyed') return { ...line, text: readable(table, line.text, IN_FULL) };
  if (event.kind === 'phase' || event.kind === 'turn' || event.kind === 'over') return line;
  return { ...line, text: readable(table, line.text), dice: line.dice ?? [] };
}

export function joinLines(epic: Epic, older: Told, newer: Told): Line | null {
  const event = newer.event as Event;
  const before = older.event as Event;
  if (event.kind === 'ordered' && before.kind === 'ordered' && event.side !== before.side && !event.orders)
    return { ...newer.line, text: 'Both sides have laid their orders.', seat: undefined, dice: [] };
  const deed = deeds.get(older.line);
  // Whoever snap fires shows his order by it (E1-SNAP-14).
  if (deed?.snap && deed.shots === 0 && event.kind === 'turned-up') return older.line;
  if (!deed?.parts.has(event.kind)) return null;
  const next = begun(epic.table, event);
  // Another one's deed of the same kind goes on where it is the same detachment's.
  if (next && (next.kind !== deed.kind || next.detachment !== deed.detachment)) return null;
  const dice = epic.game.describe(event)?.dice ?? [];
  return written(epic, added(epic.table, deed, event, dice), older.line);
}

function written({ table }: Epic, deed: Deed, { rules }: Line): Line {
  const line: Line = {
    text: sentenceOf(table, deed),
    rules: rules.slice(0, 1),
    ...(deed.seat === undefined ? {} : { seat: deed.seat }),
    dice: merged(deed.dice).slice(0, MOST),
  };
  deeds.set(line, deed);
  return line;
}

/** Dice that needed the same are one row. */
function merged(dice: readonly DiceShown[]): DiceShown[] {
  const rows = new Map<string, DiceShown>();
  for (const one of dice) {
    const key = JSON.stringify([one.needed, one.plus, one.seat]);
    const row = rows.get(key);
    rows.set(key, row ? { ...row, values: [...row.values, ...one.values] } : one);
  }
  return [...rows.values()];
}
