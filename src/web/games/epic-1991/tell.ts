/** The battle report as a person would tell it: what a unit did and what came of it, not a line a die. */
import type { Event } from '../../../games/epic-1991/events.ts';
import type { Side } from '../../../games/epic-1991/state.ts';
import type { Table } from '../../../games/epic-1991/table.ts';
import type { DiceShown, Line } from '../../../kernel/contract.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { Told } from '../adapter.ts';
import { type Epic, unitName, withoutNumbers } from './game.ts';

/** What one deed of a unit has come to so far. */
interface Deed {
  readonly kind: 'fire' | 'fight' | 'move';
  readonly unit: number;
  readonly side: Side;
  readonly shots: number;
  readonly hits: number;
  readonly late: number;
  /** By unit: whom it was done to. */
  readonly at: ReadonlyMap<number, number>;
  /** By name: what was lost. */
  readonly lost: ReadonlyMap<string, number>;
  readonly dice: readonly DiceShown[];
}

const deeds = new WeakMap<Line, Deed>();
/** Dice of one line that are shown. */
const MOST = 24;

/** What belongs to a deed that has begun. */
const PARTS: Readonly<Record<Deed['kind'], ReadonlySet<Event['kind']>>> = {
  move: new Set(['moved']),
  fight: new Set(['fight', 'destroyed', 'rerolled', 'wins-outright']),
  fire: new Set([
    'shot',
    'save',
    'medic',
    'destroyed',
    'popped-up',
    'shield-down',
    'barrage',
    'scatter',
    'barrage-roll',
  ]),
};

export function tellEvent({ game, table }: Epic, event: Event): Line | null {
  const line = game.describe(event);
  if (!line) return null;
  if (event.kind === 'orders-revealed')
    return { ...line, text: 'Orders are turned over.', seat: undefined, dice: [] };
  if (event.kind === 'shot' && event.lost === 'gone') return null;
  if (event.kind === 'activated' && event.what !== 'fires')
    return { ...line, text: line.text.replace(table.units[event.unit].name, unitName(table, event.unit)) };
  const unit = doerOf(table, event);
  if (unit === 0) return { ...line, text: withoutNumbers(table, line.text) };
  const { side } = table.units[unit];
  const first: Deed = {
    kind: event.kind === 'moved' ? 'move' : event.kind === 'fight' ? 'fight' : 'fire',
    unit,
    side,
    shots: 0,
    hits: 0,
    late: 0,
    at: new Map(),
    lost: new Map(),
    dice: [],
  };
  return written({ game, table }, added({ game, table }, first, event, line), line);
}

/** The unit whose deed begins with that event; 0 for none. */
function doerOf(table: Table, event: Event): number {
  switch (event.kind) {
    case 'activated':
    case 'moved':
      return event.unit;
    case 'shot': // a volley that something came between
      return table.models[event.model].unit;
    case 'fight':
      return table.models[event.first.model].unit;
    default:
      return 0;
  }
}

export function joinLines(epic: Epic, older: Told, newer: Told): Line | null {
  const deed = deeds.get(older.line);
  if (!deed) return null;
  const event = newer.event as Event;
  if (!PARTS[deed.kind].has(event.kind)) return null;
  const doer = doerOf(epic.table, event);
  const same =
    deed.kind === 'move' ? epic.table.units[doer]?.side === deed.side : doer === 0 || doer === deed.unit;
  if (!same) return null;
  return written(epic, added(epic, deed, event, newer.line), older.line);
}

function added({ table }: Epic, deed: Deed, event: Event, line: Line): Deed {
  const more = (counts: Deed['at'], unit: number) => new Map(counts).set(unit, (counts.get(unit) ?? 0) + 1);
  const dice = [...deed.dice, ...(line.dice ?? [])];
  switch (event.kind) {
    case 'shot':
      return event.lost
        ? { ...deed, late: deed.late + 1 }
        : {
            ...deed,
            dice,
            shots: deed.shots + 1,
            hits: deed.hits + (event.hit ? 1 : 0),
            at: more(deed.at, table.models[event.target].unit),
          };
    case 'barrage-roll':
      return event.model
        ? {
            ...deed,
            dice,
            shots: deed.shots + 1,
            hits: deed.hits + (event.hit ? 1 : 0),
            at: more(deed.at, table.models[event.model].unit),
          }
        : { ...deed, dice };
    case 'fight': {
      const other = table.models[event.second.model].unit;
      const won = event.loser === event.second.model;
      return {
        ...deed,
        dice,
        shots: deed.shots + 1,
        hits: deed.hits + (won ? 1 : 0),
        at: more(deed.at, other),
      };
    }
    case 'moved':
      return {
        ...deed,
        at: more(deed.at, event.unit),
        shots: deed.shots + (event.models.length > 0 ? 1 : 0),
      };
    case 'destroyed': {
      const { row, side } = table.models[event.model];
      const name = side === deed.side ? `own ${row.name}` : row.name;
      return { ...deed, lost: new Map(deed.lost).set(name, (deed.lost.get(name) ?? 0) + 1) };
    }
    default:
      return { ...deed, dice };
  }
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

function sentenceOf(
  { kind, unit, shots, hits, late, at, lost }: Deed,
  nameOf: (unit: number) => string,
): string {
  const who = nameOf(unit);
  if (kind === 'move') {
    const all = [...at.keys()].map(nameOf);
    return `${listed(all)} ${shots === 0 ? 'stay' : 'move'}${all.length === 1 ? 's' : ''}.`;
  }
  const whom = listed(
    [...at]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([one]) => nameOf(one)),
  );
  const losses =
    lost.size === 0
      ? ''
      : `${listed([...lost].map(([name, n]) => counted(n, name, name.endsWith('s') ? name : `${name}s`)))} lost`;
  if (kind === 'fight') {
    const came = hits === shots ? 'wins' : hits === 0 ? 'does not win' : `wins ${hits} of ${shots}`;
    return `${who} fights ${whom}: ${shots > 1 ? `${counted(shots, 'fight')}, ` : ''}${came}${losses ? `, ${losses}` : ''}.`;
  }
  if (shots === 0) return late > 0 ? `${who} fires at nothing in range.` : `${who} fires.`;
  const came = hits === 0 ? 'no hit' : `${counted(hits, 'hit')}${shots > hits ? ` of ${shots}` : ''}`;
  const end = losses || (hits > 0 ? 'everybody is saved' : '');
  return `${who} fires at ${whom}: ${came}${end ? `, ${end}` : ''}.`;
}
