/** What one deed has come to so far: the move of a detachment, the fire of one, a ram, an overrun, a fight. */
import type { Event } from '../../../../games/epic-1989/events.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import type { DiceShown, Seat } from '../../../../kernel/contract.ts';
import { detachmentOf } from '../game.ts';

export interface Deed {
  readonly kind: 'fire' | 'move' | 'ram' | 'overrun' | 'fight' | 'morale';
  /** Whose deed it is. */
  readonly detachment: number;
  readonly seat: Seat | undefined;
  /** What belongs to it. */
  readonly parts: ReadonlySet<Event['kind']>;
  /** In snap fire. */
  readonly snap: boolean;
  /** Units of it that have moved, and how many have gone in, out, aboard, or off the table. */
  readonly moved: ReadonlySet<number>;
  readonly did: readonly string[];
  readonly shots: number;
  readonly hits: number;
  /** Bounced off, or did damage that was saved. */
  readonly deflected: number;
  readonly saved: number;
  /** By unit, or below 0 by building: how often it was aimed at. */
  readonly at: ReadonlyMap<number, number>;
  readonly lost: readonly number[];
  readonly scores: readonly [number, number] | null;
  readonly dice: readonly DiceShown[];
}

const CAME = ['damage', 'save', 'destroyed', 'counter', 'survives'] as const;
const set = (...kinds: readonly Event['kind'][]) => new Set<Event['kind']>(kinds);

const PARTS: Readonly<Record<Deed['kind'], ReadonlySet<Event['kind']>>> = {
  fire: set('fires', 'snap', 'shot', 'lost-shot', ...CAME),
  move: set(
    'picks',
    'sets-out',
    'moved',
    'left',
    'boarded',
    'set-down',
    'enters',
    'comes-out',
    'assaults',
    'rams',
  ),
  ram: set('ram', ...CAME),
  overrun: set('overrun', ...CAME),
  fight: set('assault', ...CAME),
  morale: set('morale', 'rout', 'destroyed'),
};

const KINDS: Readonly<Partial<Record<Event['kind'], Deed['kind']>>> = {
  fires: 'fire',
  snap: 'fire',
  shot: 'fire',
  picks: 'move',
  'sets-out': 'move',
  moved: 'move',
  left: 'move',
  boarded: 'move',
  'set-down': 'move',
  enters: 'move',
  'comes-out': 'move',
  assaults: 'move',
  ram: 'ram',
  overrun: 'overrun',
  assault: 'fight',
  morale: 'morale',
};

/** The deed that an event begins; null for what is told as it is. */
export function begun(table: Table, event: Event): Deed | null {
  const kind = KINDS[event.kind];
  if (!kind) return null;
  const detachment =
    'detachment' in event ? event.detachment : 'unit' in event ? detachmentOf(table, event.unit) : 0;
  return {
    kind,
    detachment,
    seat: event.seat,
    parts: PARTS[kind],
    snap: event.kind === 'snap',
    moved: new Set(),
    did: [],
    shots: 0,
    hits: 0,
    deflected: 0,
    saved: 0,
    at: new Map(),
    lost: [],
    scores: null,
    dice: [],
  };
}

const DID: Readonly<Partial<Record<Event['kind'], string>>> = {
  left: 'leaves the table',
  boarded: 'gets in',
  'set-down': 'gets out',
  enters: 'goes into a building',
  'comes-out': 'comes out',
  assaults: 'storms a building',
};

export function added(table: Table, deed: Deed, event: Event, dice: readonly DiceShown[]): Deed {
  const thrown = { ...deed, dice: [...deed.dice, ...dice] };
  const did = DID[event.kind];
  if (did && 'unit' in event)
    return { ...thrown, did: [...deed.did, did], moved: new Set(deed.moved).add(event.unit) };
  switch (event.kind) {
    case 'moved':
      return { ...thrown, moved: new Set(deed.moved).add(event.unit) };
    case 'snap':
      return { ...thrown, snap: true };
    case 'shot':
      return {
        ...thrown,
        shots: deed.shots + 1,
        hits: deed.hits + (event.hit ? 1 : 0),
        at: new Map(deed.at).set(event.target, (deed.at.get(event.target) ?? 0) + 1),
      };
    case 'damage':
      return { ...thrown, deflected: deed.deflected + (event.result === 'deflected' ? 1 : 0) };
    case 'save':
      return { ...thrown, saved: deed.saved + (event.saved ? 1 : 0) };
    case 'ram':
    case 'overrun':
    case 'assault': {
      const at = new Map(deed.at).set(event.target, (deed.at.get(event.target) ?? 0) + 1);
      return { ...thrown, at, scores: event.scores };
    }
    case 'destroyed':
      return table.units[event.unit] ? { ...thrown, lost: [...deed.lost, event.unit] } : thrown;
    case 'morale':
      return { ...thrown, did: [event.result] };
    default:
      return thrown;
  }
}
