/** The battle report as a person would tell it: what a unit did and what came of it, not a line a die. */
import type { Event } from '../../../games/epic-1991/events.ts';
import { SIDES, type Side } from '../../../games/epic-1991/state.ts';
import type { DiceShown, Line } from '../../../kernel/contract.ts';
import { capital } from '../../../kernel/words.ts';
import type { Told } from '../adapter.ts';
import { type Epic, unitName, withoutNumbers } from './game.ts';
import { added, begun, type Deed, doerOf, PARTS } from './telling/deed.ts';
import { agreed, someOf } from './telling/grammar.ts';
import { type Gains, gainsSentence, sentenceOf } from './telling/sentence.ts';

const deeds = new WeakMap<Line, Deed>();
const gained = new WeakMap<Line, Readonly<Record<Side, Gains>>>();
/** Dice of one line that are shown. */
const MOST = 24;

const NOTHING: Gains = { taken: [], points: 0, lost: 0 };

export function tellEvent(epic: Epic, event: Event): Line | null {
  const { game, table } = epic;
  const line = game.describe(event);
  if (!line) return null;
  switch (event.kind) {
    case 'orders-revealed':
      return { ...line, text: 'Orders are turned over.', seat: undefined, dice: [] };
    case 'captured':
      return ofGains(epic, withGain({ A: NOTHING, B: NOTHING }, event), line);
    case 'activated':
      if (event.what === 'holds') return { ...line, text: readable(epic, event, line.text) };
      break;
    case 'shot':
      if (event.lost === 'gone') return null;
      break;
    case 'destroyed': {
      const { row } = table.models[event.model];
      const whom = capital(someOf(1, row));
      return { ...line, text: `${whom} is lost (${event.how}).` };
    }
  }
  const unit = doerOf(table, event);
  if (unit === 0)
    return {
      ...line,
      text: readable(epic, event, line.text),
      ...(isHeading(event) ? {} : { dice: line.dice ?? [] }),
    };
  const kind = event.kind === 'moved' ? 'move' : event.kind === 'activated' ? resting(event) : null;
  const fights = event.kind === 'fight' || event.kind === 'wins-outright';
  const first = begun(kind ?? (fights ? 'fight' : 'fire'), unit, table.units[unit].side);
  return written(epic, added(table, first, event, line), line);
}

/** What begins, and how it ended; whatever else nobody did is a line like others. */
function isHeading({ kind }: Event): boolean {
  return kind === 'turn' || kind === 'phase' || kind === 'over';
}

function resting({ what }: Extract<Event, { kind: 'activated' }>): Deed['kind'] {
  return what === 'fires' ? 'fire' : 'rest';
}

/** A line of the engine with the names that are used at the table, and verbs that agree with them. */
function readable({ table }: Epic, event: Event, text: string): string {
  const unit = 'unit' in event ? event.unit : 0;
  if (unit > 0) {
    const name = unitName(table, unit);
    return agreed(name, text.replace(table.units[unit].name, name));
  }
  if (event.kind === 'broke') return agreed(table.cards[event.card].name, text);
  const short = withoutNumbers(table, text);
  const model = 'model' in event && typeof event.model === 'number' ? event.model : 0;
  return model > 0 ? agreed(table.models[model].row.name, short) : short;
}

export function joinLines(epic: Epic, older: Told, newer: Told): Line | null {
  const event = newer.event as Event;
  const gains = gained.get(older.line);
  if (gains) {
    if (event.kind !== 'captured' && event.kind !== 'points') return null;
    return ofGains(epic, withGain(gains, event), older.line);
  }
  const before = older.event as Event;
  if (event.kind === 'ordered' && before.kind === 'ordered' && event.side !== before.side)
    return { ...newer.line, text: 'Both sides have placed their orders.', seat: undefined, dice: [] };
  const deed = deeds.get(older.line);
  if (!deed || !PARTS[deed.kind].has(event.kind)) return null;
  if (!isPart(epic, deed, event)) return null;
  const line = { ...newer.line, text: readable(epic, event, newer.line.text) };
  return written(epic, added(epic.table, deed, event, line), older.line);
}

function isPart({ table }: Epic, deed: Deed, event: Event): boolean {
  // Points for anything but a card that was just broken are a line of their own.
  if (event.kind === 'points') return event.points > 0 && !event.why.startsWith('objective');
  const doer = doerOf(table, event);
  if (deed.kind === 'rest')
    return event.kind === 'activated' && event.what === 'rests' && table.units[doer].side === deed.side;
  if (deed.kind === 'move') return table.units[doer]?.side === deed.side;
  return doer === 0 || doer === deed.unit;
}

function written({ table }: Epic, deed: Deed, { rules }: Line): Line {
  const line: Line = {
    text: sentenceOf(deed, (unit) => unitName(table, unit)),
    rules: rules.slice(0, 1),
    seat: deed.side,
    ...(deed.dice.length > 0 ? { dice: merged(deed.dice).slice(0, MOST) } : {}),
  };
  deeds.set(line, deed);
  return line;
}

function withGain(
  gains: Readonly<Record<Side, Gains>>,
  event: Extract<Event, { kind: 'captured' | 'points' }>,
): Readonly<Record<Side, Gains>> {
  const { side } = event;
  const { taken, points, lost } = gains[side];
  if (event.kind === 'captured')
    return { ...gains, [side]: { taken: [...taken, event.objective], points, lost } };
  const more = Math.max(0, event.points);
  return { ...gains, [side]: { taken, points: points + more, lost: lost + more - event.points } };
}

/** All that changes hands at the end of a turn is one line, and nobody's. */
function ofGains({ table }: Epic, gains: Readonly<Record<Side, Gains>>, { rules }: Line): Line {
  const named = Object.fromEntries(SIDES.map((side) => [table.names[side], gains[side]]));
  const line: Line = { text: gainsSentence(named), rules: rules.slice(0, 1), seat: undefined, dice: [] };
  gained.set(line, gains);
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
