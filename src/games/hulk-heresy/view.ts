/** Hidden information: what each side may know, and worlds that agree with it. Every marker is public (HH-MARK-02). */
import type { Random, Viewer } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { inventForce } from './force/invent.ts';
import type { ForceList } from './force/list.ts';
import { fork } from './fork.ts';
import { WHOLE } from './gsb/stock.ts';
import { samplesFor } from './setting-up/forces.ts';
import {
  FALSE_BLIP,
  GENESTEALER,
  type Genestealers,
  SIDES,
  type Side,
  type State,
  UNKNOWN,
} from './state.ts';
import type { Table } from './table.ts';
import { HIGHEST_COUNTER } from './turn/command.ts';

/** A state with UNKNOWN or null in place of whatever the viewer may not know. */
export interface View extends State {
  viewer: Viewer;
}

/** One thing a view leaves out: of whom, and how the state looks without it. */
export interface Hole {
  readonly what: string;
  /** Null where nobody knows it. */
  readonly knownTo: Side | null;
  cover(seen: State): void;
}

function ofSide(side: Side): Hole[] {
  const blips = (seen: State) => seen.units[side].map((id) => seen.pieces[id]!).filter((p) => p.blip);
  return [
    {
      what: `the force of ${side} while the other musters`, // HH-HID-18
      knownTo: side,
      cover(seen) {
        if (!seen.mustered.A || !seen.mustered.B) {
          seen.rosters[side] = [];
          seen.stock[side] = [];
        }
      },
    },
    {
      what: `rows of the roster of ${side}`, // HH-REINF-02, HH-HID-01, HH-HID-10
      knownTo: side,
      cover(seen) {
        seen.rosters[side] = seen.rosters[side].map((row) => (row?.shown ? row : null));
      },
    },
    {
      what: `who is still to come for ${side}`, // HH-HID-03
      knownTo: side,
      cover(seen) {
        seen.stock[side] = seen.stock[side].map(() => UNKNOWN);
      },
    },
    {
      what: `who is in the blips of ${side}`, // HH-HID-02, HH-HID-08, HH-HID-15, HH-HID-17
      knownTo: side,
      cover(seen) {
        for (const p of blips(seen)) {
          p.row = UNKNOWN;
          p.body = null;
          if (p.value !== 0) p.value = UNKNOWN;
        }
        const host = seen.genestealers;
        if (host?.side === side) host.bag = host.bag.map(() => UNKNOWN);
      },
    },
    {
      what: `the command counter of ${side}`, // HH-HID-04
      knownTo: side,
      cover(seen) {
        if (seen.command[side].counter !== 0) seen.command[side].counter = UNKNOWN;
      },
    },
  ];
}

export const HOLES: readonly Hole[] = [
  ...SIDES.flatMap(ofSide),
  {
    what: 'the objective counters and their die', // HH-HID-09, HH-HID-19
    knownTo: null,
    cover(seen) {
      if (seen.dieShown || seen.secretDie === 0) return;
      seen.secretDie = UNKNOWN;
      for (const item of seen.objects) if (item.counter !== 0) item.counter = UNKNOWN;
    },
  },
];

export function view(state: State, viewer: Viewer, holes: readonly Hole[] = HOLES): View {
  const seen = { ...fork(state), viewer };
  for (const hole of holes) if (hole.knownTo !== viewer) hole.cover(seen);
  return seen;
}

/** By kind of event: the field that only the side it is about may read; 'nobody' for one that nobody may. */
export type Redactions = { readonly [Kind in Event['kind']]?: { field: string; nobody?: true } };

export const REDACTIONS: Redactions = {
  counter: { field: 'value' },
  deployed: { field: 'row' },
  brought: { field: 'row' },
  drawn: { field: 'value' },
  hallucinated: { field: 'real' },
  'counters-laid': { field: 'die', nobody: true },
};

const knows = (event: Event, viewer: Viewer, nobody: boolean | undefined): boolean =>
  !nobody && 'side' in event && event.side === viewer;

export function redact(event: Event, viewer: Viewer, redactions: Redactions = REDACTIONS): Event {
  const secret = redactions[event.kind];
  return secret && !knows(event, viewer, secret.nobody)
    ? ({ ...event, [secret.field]: UNKNOWN } as Event)
    : event;
}

/** By kind of event: what was hidden and is shown now, to everybody but the side it is about. */
export const DISCLOSED: { readonly [Kind in Event['kind']]?: readonly string[] } = {
  revealed: ['model', 'row', 'value'],
  'counter-shown': ['value'],
  forces: ['A', 'B'],
  'time-up': ['kind'], // at a secret question too: whose clock it is, everybody sees
  investigated: ['value', 'die'],
};

/** What chance may decide, and the side it is about is told. */
const BY_CHANCE: readonly Event['kind'][] = ['counter', 'drawn', 'hallucinated'];

export function reveals(event: Event, viewer: Viewer): readonly string[] {
  const secret = REDACTIONS[event.kind];
  if (secret)
    return BY_CHANCE.includes(event.kind) && knows(event, viewer, secret.nobody) ? [secret.field] : [];
  const shown = DISCLOSED[event.kind] ?? [];
  const own = event.kind !== 'investigated' && 'side' in event && event.side === viewer;
  return own ? [] : shown;
}

/** Fills in what the viewer does not know, as chance might have it. */
export function imagine(table: Table, seen: View, random: Random): State {
  const { viewer, ...rest } = seen;
  const state = fork(rest);
  for (const side of SIDES) if (side !== viewer) imagineSide(table, state, side, random);
  if (state.secretDie === UNKNOWN) {
    state.secretDie = 1 + random.below(6);
    const hidden = state.objects.filter(({ counter }) => counter === UNKNOWN);
    hidden.forEach((item, i) => {
      item.counter = state.secretDie <= 3 === (i === 0) ? 1 : 3;
    });
  }
  return state;
}

function imagineSide(table: Table, state: State, side: Side, random: Random): void {
  const purse = state.command[side];
  if (purse.counter === UNKNOWN) {
    const least = Math.max(1, purse.spent);
    purse.counter = least + random.below(HIGHEST_COUNTER - least + 1);
  }
  if (!state.mustered[side]) return;
  if (state.genestealers?.side === side) return imagineStock(state, state.genestealers, random);
  if (state.rosters[side].length === 0) {
    const rows = inventAnew(table, state, side, random);
    state.rosters[side] = rows.map((row) => ({ ...row, shown: false }));
    state.stock[side] = rows.map((_, row) => row);
    return;
  }
  const known = state.rosters[side];
  const rows = inventForce(known, random);
  state.rosters[side] = known.map((row, i) => row ?? { ...rows[i], shown: false });
  dealRows(state, side, random);
}

/** HH-GSB-09, HH-HID-15: whatever is not set aside is on the board or in the stock. */
function imagineStock(state: State, host: Genestealers, random: Random): void {
  dealPhantoms(state, host.side, random);
  const pool = WHOLE.map((count, i) => count - host.aside[i]);
  const blips = state.units[host.side].map((id) => state.pieces[id]!).filter((p) => p.value === UNKNOWN);
  for (const p of blips) {
    const counters = pool.flatMap((count, i) => Array.from({ length: count }, () => i));
    const value = counters[random.below(counters.length)];
    pool[value]--;
    p.value = value + 1;
    p.row = host.host === 'terminators' && value === 0 ? FALSE_BLIP : GENESTEALER;
  }
  host.bag = pool;
}

/** HH-PSI-21: of three blips one is the model that became them; the others, and all once it has been found, are nobody. */
function dealPhantoms(state: State, side: Side, random: Random): void {
  for (const { units, row, body } of state.phantoms.filter((group) => group.side === side)) {
    const left = units.map((id) => state.pieces[id]).filter((p) => p?.blip && p.row === UNKNOWN);
    const real = body ? left[random.below(Math.max(1, left.length))] : null;
    for (const p of left) if (p) p.row = p === real ? row : FALSE_BLIP;
  }
}

/** HH-HID-18: any force this side might have mustered. */
function inventAnew(table: Table, state: State, side: Side, random: Random): ForceList {
  const samples = samplesFor(table, state, side);
  return samples[random.below(samples.length)];
}

/** Letters nobody has seen go to the blips and the stock. */
function dealRows(state: State, side: Side, random: Random): void {
  dealPhantoms(state, side, random);
  const free = state.rosters[side].flatMap((row, i) => (row?.shown ? [] : [i]));
  const next = (): number => free.splice(random.below(free.length), 1)[0];
  const blips = state.units[side].map((id) => state.pieces[id]!).filter((p) => p.blip && p.row === UNKNOWN);
  for (const p of blips) p.row = next();
  state.stock[side] = state.stock[side].map((row) => (row === UNKNOWN ? next() : row)).sort((a, b) => a - b);
}
