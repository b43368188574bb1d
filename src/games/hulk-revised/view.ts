/** Hidden information: what each side may know, and worlds that agree with it. */
import type { Random, Viewer } from '../../kernel/contract.ts';
import type { Event } from './events.ts';
import { areOpen, listOf } from './force/forces.ts';
import { forkSolo } from './solo/index.ts';
import { type Piece, type Side, type State, type Step, UNKNOWN } from './state.ts';
import type { Table } from './table.ts';

/** A state with UNKNOWN in place of whatever the viewer may not know. */
export interface View extends State {
  viewer: Viewer;
}

export function fork(state: State): State {
  const pieces: (Piece | null)[] = new Array(state.pieces.length);
  for (let i = 0; i < pieces.length; i++) {
    const p = state.pieces[i];
    pieces[i] = p === null ? null : { ...p };
  }
  const steps: Step[] = new Array(state.steps.length);
  for (let i = 0; i < steps.length; i++) steps[i] = { ...state.steps[i] };
  return {
    ...state,
    pieces,
    marines: state.marines.slice(),
    sentries: state.sentries.slice(),
    stealers: state.stealers.slice(),
    occupant: state.occupant.slice(),
    guns: state.guns.slice(),
    doors: state.doors.slice(),
    ground: state.ground.slice(),
    hard: state.hard.slice(),
    soft: state.soft.slice(),
    objects: state.objects.map((object) => ({ ...object })),
    bag: state.bag.slice(),
    aside: state.aside.slice(),
    ambushBag: state.ambushBag.slice(),
    ambushAside: state.ambushAside.slice(),
    specials: state.specials.slice(),
    brought: state.brought.slice(),
    exited: state.exited.slice(),
    departed: state.departed.slice(),
    used: state.used.slice(),
    burned: state.burned.slice(),
    blasts: state.blasts.slice(),
    solo: state.solo && forkSolo(state.solo),
    steps,
  };
}

const BAG = [UNKNOWN, UNKNOWN, UNKNOWN];

/** One thing a view leaves out: from whom, and how the state looks without it. */
export interface Hole {
  readonly what: string;
  readonly knownTo: Viewer;
  cover(seen: State): void;
}

export const HOLES: readonly Hole[] = [
  {
    what: 'the command token', // HR-CMD-02, HR-CMD-11
    knownTo: 'marine',
    cover(seen) {
      if (seen.token !== 0) seen.token = UNKNOWN;
    },
  },
  {
    what: 'the blip bag', // HR-REIN-06, HR-SETUP-06
    knownTo: 'stealer',
    cover(seen) {
      seen.bag = BAG.slice();
    },
  },
  {
    what: 'the Ambush bag', // HR-AMB-07
    knownTo: 'stealer',
    cover(seen) {
      seen.ambushBag = BAG.slice();
    },
  },
  {
    what: 'the value of a blip', // HR-BLIP-08
    knownTo: 'stealer',
    cover(seen) {
      for (const p of seen.pieces) if (p?.kind === 'blip') p.value = UNKNOWN;
    },
  },
  {
    what: 'the value of an Ambush blip', // HR-AMB-07
    knownTo: 'stealer',
    cover(seen) {
      for (const p of seen.pieces) if (p?.kind === 'ambush') p.value = UNKNOWN;
    },
  },
  unopened('marine'),
  unopened('stealer'),
];

/** HR-FORCE-12, HR-HID-21: a list is its side's own until the other has mustered too. */
function unopened(side: Side): Hole {
  return {
    what: `the list that ${side} musters`,
    knownTo: side,
    cover(seen) {
      const { forces } = seen;
      if (forces && listOf(forces, side) && !areOpen(forces)) seen.forces = { ...forces, [side]: 'sealed' };
    },
  };
}

export function view(state: State, viewer: Viewer, holes: readonly Hole[] = HOLES): View {
  const seen = { ...fork(state), viewer };
  for (const hole of holes) if (hole.knownTo !== viewer) hole.cover(seen);
  return seen;
}

/** By kind of event: what only one side may read in it. */
export type Redactions = { readonly [Kind in Event['kind']]?: { field: string; knownTo: Viewer } };

export const REDACTIONS: Redactions = {
  token: { field: 'value', knownTo: 'marine' },
  drawn: { field: 'value', knownTo: 'stealer' },
};

export function redact(event: Event, viewer: Viewer, redactions: Redactions = REDACTIONS): Event {
  const secret = redactions[event.kind];
  return secret && secret.knownTo !== viewer ? { ...event, [secret.field]: UNKNOWN } : event;
}

/** By kind of event: what was hidden from somebody, or in a bag, and is shown now. */
export const DISCLOSED: { readonly [Kind in Event['kind']]?: readonly string[] } = {
  'token-shown': ['value', 'total'],
  discarded: ['value'],
  converted: ['value'],
  forces: ['marine', 'stealer'],
  dealt: ['marine', 'stealer'],
};

export function reveals(event: Event, viewer: Viewer): readonly string[] {
  const secret = REDACTIONS[event.kind];
  if (secret) return secret.knownTo === viewer ? [secret.field] : [];
  return DISCLOSED[event.kind] ?? [];
}

/** Fills in what the viewer does not know, as chance might have it. */
export function imagine(table: Table, seen: View, random: Random): State {
  const { viewer: _, ...rest } = seen;
  const state = fork(rest);
  if (state.token === UNKNOWN) state.token = imagineToken(state, random);
  if (state.bag[0] === UNKNOWN) {
    state.bag = deal(state, 'blip', remaining(table.counters, state.aside), 1, random);
    state.ambushBag = deal(state, 'ambush', remaining(table.ambushCounters, state.ambushAside), 0, random);
  }
  for (const side of ['marine', 'stealer'] as const)
    if (state.forces?.[side] === 'sealed') {
      const lists = table.mustering!.samples[side];
      state.forces = { ...state.forces, [side]: lists[random.below(lists.length)] };
    }
  return state;
}

/** Any token that can have paid for what was spent. */
function imagineToken(state: State, random: Random): number {
  const possible: number[] = [];
  for (let token = 1; token <= 6; token++)
    if (Math.min(6, Math.max(1, token + state.bonus) + state.gained) >= state.spent) possible.push(token);
  return possible[random.below(possible.length)];
}

/** Counters not set aside are in the bag or face down on the table. */
function remaining(counters: readonly number[], aside: readonly number[]): number[] {
  return counters.map((n, i) => n - aside[i]);
}

/** Gives every face-down counter of a kind a value from the bag; returns what stays in the bag. */
function deal(
  state: State,
  kind: 'blip' | 'ambush',
  bag: number[],
  lowest: number,
  random: Random,
): number[] {
  for (const p of state.pieces) {
    if (p?.kind !== kind) continue;
    let pick = random.below(bag[0] + bag[1] + bag[2]);
    let i = 0;
    while (pick >= bag[i]) pick -= bag[i++];
    bag[i]--;
    p.value = i + lowest;
  }
  return bag;
}
