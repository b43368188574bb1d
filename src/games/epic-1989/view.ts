/** HID: what each side may know. A view is a state with holes; all else is open and may be measured (E1-HID-10, E1-GEO-21). */
import type { Viewer } from '../../kernel/contract.ts';
import { copyDetachment, copyPlain, copyUnit } from './copies.ts';
import type { Event } from './events.ts';
import { SEALED, SIDES, type Side, type State } from './state.ts';
import type { Table } from './table.ts';

export type View = State;

/** One thing that a view leaves out of what the other side knows. */
interface Hole {
  readonly what: string;
  hide(table: Table, seen: State, side: Side): void;
}

export const HOLES: readonly Hole[] = [
  {
    // E1-HID-09
    what: 'a force while the other is bought',
    hide(_table, seen, side) {
      const { forces } = seen;
      const isOpen = SIDES.every((one) => forces?.[one] !== 'awaited' && forces?.[one] !== SEALED);
      if (forces && !isOpen && typeof forces[side] === 'object' && forces[side])
        seen.forces = { ...forces, [side]: SEALED };
    },
  },
  {
    // E1-HID-01, E1-HID-02; their owner may look (E1-ORD-12)
    what: 'orders that are face down, and the lack of them',
    hide(table, seen, side) {
      for (const detachment of seen.detachments)
        if (detachment?.order && !detachment.shown && table.detachments[detachment.id].side === side)
          detachment.order = SEALED;
    },
  },
  {
    // E1-HID-03
    what: 'the rest of a plan',
    hide(_table, seen, side) {
      for (const step of seen.steps) if (step.do === 'march' && step.side === side) step.plan = null;
    },
  },
  {
    what: 'whether a path ends here',
    hide(_table, seen, side) {
      for (const step of seen.steps) {
        if (step.do !== 'march' || step.side !== side || step.last === 0) continue;
        const unit = seen.units[step.last];
        if (unit.where !== 'table') continue;
        step.unit = unit.id;
        Object.assign(unit, { moved: false, boards: 0 });
      }
    },
  },
  {
    // E1-HID-05, E1-HID-06
    what: 'what hidden counters mean',
    hide(_table, seen, side) {
      seen.hidden = seen.hidden.map((one) => (one.side === side ? { ...one, detachment: SEALED } : one));
    },
  },
  {
    // E1-HID-07, E1-SUPP-19; those left beside their commander were seen (E1-SUPP-16)
    what: 'what support counters are',
    hide(table, seen, side) {
      const force = seen.forces?.[side];
      if (force && typeof force === 'object')
        seen.forces = { ...seen.forces!, [side]: { ...force, support: force.support.map(() => SEALED) } };
      const chest = seen.chests[side];
      seen.chests = { ...seen.chests, [side]: { ...chest, ready: chest.ready.map(() => SEALED) } };
      for (const unit of seen.units)
        if (unit?.support && !unit.faceUp && table.units[unit.id].side === side) unit.support = SEALED;
    },
  },
  {
    // E1-HID-08
    what: 'which mine counters are real',
    hide(_table, seen, side) {
      seen.markers = seen.markers.map((one) =>
        one.load && one.stage !== 'live' && one.side === side ? { ...one, load: SEALED } : one,
      );
    },
  },
  {
    // E1-HID-08
    what: 'what mines carry before they are put down',
    hide(_table, seen, side) {
      for (const step of seen.steps) if (step.do === 'mines' && step.side === side) step.load = SEALED;
    },
  },
  {
    // E1-HID-04
    what: 'how long somebody has passed for',
    hide(_table, seen, side) {
      seen.readiness[side].passed = null;
    },
  },
  {
    what: 'standing instructions for snap fire',
    hide(_table, seen, side) {
      seen.readiness[side].told = {};
    },
  },
];

export function view(table: Table, state: State, viewer: Viewer, holes: readonly Hole[] = HOLES): View {
  const seen = fork(state);
  for (const side of SIDES)
    if (state.seats[side] !== viewer) for (const hole of holes) hole.hide(table, seen, side);
  return seen;
}

/** Buildings are never changed in place, and are shared. */
export function fork(state: State): State {
  return {
    ...state,
    seats: { ...state.seats },
    units: state.units.map((unit) => unit && copyUnit(unit)),
    detachments: state.detachments.map((detachment) => detachment && copyDetachment(detachment)),
    readiness: {
      imperial: { ...state.readiness.imperial, told: { ...state.readiness.imperial.told } },
      rebel: { ...state.readiness.rebel, told: { ...state.readiness.rebel.told } },
    },
    steps: state.steps.map(copyPlain),
  };
}

/** By kind of event: a field that only the side of the event may read. */
export const REDACTIONS: Readonly<Partial<Record<Event['kind'], string>>> = {
  ordered: 'orders',
  laid: 'counter',
  support: 'load',
  concealed: 'meant',
  mines: 'loads',
};

export function redact(event: Event, viewer: Viewer): Event {
  const secret = REDACTIONS[event.kind];
  if (secret === undefined || event.seat === viewer) return event;
  return Object.fromEntries(Object.entries(event).filter(([field]) => field !== secret)) as unknown as Event;
}

/** What was the owner's secret and is shown: counters turned up, parts of a plan carried out, snap fire. */
export const SHOWN: { readonly [Kind in Event['kind']]?: readonly string[] } = {
  forces: ['imperial', 'rebel'],
  'turned-up': ['orders'],
  picks: ['kind'],
  hero: ['kind'],
  'sets-out': ['kind'],
  moved: ['kind'],
  left: ['kind'],
  boarded: ['kind'],
  'set-down': ['kind'],
  enters: ['kind'],
  'comes-out': ['kind'],
  assaults: ['kind'],
  snap: ['kind'],
  concealed: ['places'],
  revealed: ['detachment'],
  overspent: ['kind'],
  withdrawn: ['spent'],
  support: ['counter'],
  mines: ['at'],
  flipped: ['load'],
  stomps: ['kind'],
};

export function reveals(event: Event, viewer: Viewer): readonly string[] {
  if (event.seat === viewer) return [];
  // that a unit's way ends here, or never began
  if (event.kind === 'destroyed' && event.rule === 'E1-FALL-03') return ['kind'];
  return SHOWN[event.kind] ?? [];
}
