/** What one deed of a unit has come to so far: a volley, a combat, the moves of a side. */
import type { Event } from '../../../../games/epic-1991/events.ts';
import type { Row } from '../../../../games/epic-1991/sheets/row.ts';
import type { Side } from '../../../../games/epic-1991/state.ts';
import type { Table } from '../../../../games/epic-1991/table.ts';
import type { DiceShown, Line } from '../../../../kernel/contract.ts';

/** Of one row: how many were lost, and how many of them inside something else that was. */
export interface Loss {
  readonly row: Row;
  readonly own: boolean;
  readonly n: number;
  readonly inside: number;
}

export interface Deed {
  readonly kind: 'fire' | 'fight' | 'move' | 'rest';
  readonly unit: number;
  readonly side: Side;
  readonly shots: number;
  readonly hits: number;
  /** Beyond range, or at somebody who was gone already. */
  readonly late: number;
  readonly saved: number;
  readonly shields: number;
  readonly barrage: boolean;
  /** Where a barrage came down, in cm from where it was aimed; null where it did not scatter. */
  readonly scattered: number | null;
  /** By unit: whom it was done to, or who did it, too. */
  readonly at: ReadonlyMap<number, number>;
  /** By name. */
  readonly lost: ReadonlyMap<string, Loss>;
  /** Cards it broke, with the points for each. */
  readonly broke: ReadonlyMap<string, number>;
  /** What befell a Titan, part by part, in whole sentences. */
  readonly befell: readonly string[];
  readonly dice: readonly DiceShown[];
}

export function begun(kind: Deed['kind'], unit: number, side: Side): Deed {
  return {
    kind,
    unit,
    side,
    shots: 0,
    hits: 0,
    late: 0,
    saved: 0,
    shields: 0,
    barrage: false,
    scattered: null,
    at: new Map(),
    lost: new Map(),
    broke: new Map(),
    befell: [],
    dice: [],
  };
}

const OF_FIGHTS: readonly Event['kind'][] = [
  'fight',
  'destroyed',
  'rerolled',
  'wins-outright',
  'broke',
  'points',
];

/** What belongs to a deed that has begun. */
export const PARTS: Readonly<Record<Deed['kind'], ReadonlySet<Event['kind']>>> = {
  move: new Set(['moved']),
  rest: new Set(['activated']),
  fight: new Set(OF_FIGHTS),
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
    'broke',
    'points',
    'aimed',
    'armour',
    'damage',
    'titan-falls',
  ]),
};

/** The unit whose deed begins with that event; 0 for none. */
export function doerOf(table: Table, event: Event): number {
  switch (event.kind) {
    case 'activated':
    case 'moved':
      return event.unit;
    case 'shot': // a volley that something came between
      return table.models[event.model].unit;
    case 'fight':
      return table.models[event.first.model].unit;
    case 'wins-outright':
      return table.models[event.winner].unit;
    default:
      return 0;
  }
}

export function added(table: Table, deed: Deed, event: Event, line: Line): Deed {
  const more = (unit: number) => new Map(deed.at).set(unit, (deed.at.get(unit) ?? 0) + 1);
  const thrown = { dice: [...deed.dice, ...(line.dice ?? [])] };
  const attack = (target: number, hit: boolean): Deed => ({
    ...deed,
    ...thrown,
    shots: deed.shots + 1,
    hits: deed.hits + (hit ? 1 : 0),
    at: more(table.models[target].unit),
  });
  switch (event.kind) {
    case 'activated':
      return deed.kind === 'rest' ? { ...deed, at: more(event.unit) } : deed;
    case 'moved':
      return { ...deed, at: more(event.unit), shots: deed.shots + (event.models.length > 0 ? 1 : 0) };
    case 'shot':
      return event.lost ? { ...deed, late: deed.late + 1 } : attack(event.target, event.hit);
    case 'barrage':
      return { ...deed, barrage: true, late: deed.late + (event.lost ? 1 : 0) };
    case 'scatter':
      return {
        ...deed,
        ...thrown,
        scattered: event.direction === null ? null : event.dice[0] + event.dice[1],
      };
    case 'barrage-roll':
      return event.model ? attack(event.model, event.hit) : { ...deed, ...thrown };
    case 'fight':
      return attack(event.second.model, event.loser === event.second.model);
    case 'wins-outright':
      return attack(event.loser, true);
    case 'save':
    case 'medic':
      return { ...deed, ...thrown, saved: deed.saved + (event.saved ? 1 : 0) };
    case 'shield-down':
      return { ...deed, shields: deed.shields + 1 };
    case 'destroyed':
      return { ...deed, lost: withLoss(table, deed, event) };
    case 'aimed':
      return event.location === null
        ? { ...deed, ...thrown, befell: [...deed.befell, line.text] }
        : { ...deed, ...thrown };
    case 'armour':
    case 'damage':
    case 'titan-falls':
      return { ...deed, ...thrown, befell: [...deed.befell, line.text] };
    case 'broke':
      return { ...deed, broke: new Map(deed.broke).set(table.cards[event.card].name, 0) };
    case 'points':
      return { ...deed, broke: new Map(deed.broke).set(event.why, event.points) };
    default:
      return { ...deed, ...thrown };
  }
}

function withLoss(table: Table, { side, lost }: Deed, { model, how }: Extract<Event, { kind: 'destroyed' }>) {
  const { row, side: owner } = table.models[model];
  const key = `${owner} ${row.name}`;
  const { n = 0, inside = 0 } = lost.get(key) ?? {};
  return new Map(lost).set(key, {
    row,
    own: owner === side,
    n: n + 1,
    inside: inside + (how === 'with its transport' ? 1 : 0),
  });
}
