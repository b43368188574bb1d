/** What the batteries of Ridge do not know of each other, as rows of tables: a leak is a row taken away. */
import type { AnyGame, GameEvent, Random, Viewer } from '../../kernel/contract.ts';
import { plainCopy } from '../../kernel/hash.ts';
import type { Leak } from '../../kernel/leaky.ts';
import { topStep } from '../../kernel/steps.ts';
import { battery, type Event, KINDS, MOST_CANNONS, ORDERS, SIDES, type State, UNKNOWN } from './state.ts';

export function fork(state: State): State {
  return plainCopy(state);
}

interface Hole {
  readonly what: string;
  hide(seen: State, viewer: Viewer): void;
}

export const HOLES: readonly Hole[] = [
  {
    what: 'what a stand is, until it fires',
    hide(seen, viewer) {
      for (const stand of seen.stands)
        if (stand.side !== viewer && !stand.shown && stand.kind !== '') stand.kind = UNKNOWN;
    },
  },
  {
    what: 'an order, until both are given',
    hide(seen, viewer) {
      if (topStep(seen)?.do !== 'order') return;
      for (const side of SIDES) if (side !== viewer && seen.orders[side] !== '') seen.orders[side] = UNKNOWN;
    },
  },
];

export function view(state: State, viewer: Viewer, holes = HOLES): State {
  const seen = fork(state);
  for (const hole of holes) hole.hide(seen, viewer);
  return seen;
}

/** Which field of an event only the seat it is about is told. */
const REDACTIONS: Readonly<Record<string, string>> = { mustered: 'kinds', ordered: 'order' };

export function redact(event: Event, viewer: Viewer): Event {
  const field = REDACTIONS[event.kind];
  if (!field || ('seat' in event && event.seat === viewer)) return event;
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== field)) as unknown as Event;
}

export function reveals(event: Event, viewer: Viewer): readonly string[] {
  if (event.kind === 'shown' && event.side !== viewer) return ['what'];
  return event.kind === 'revealed' ? SIDES.filter((side) => side !== viewer) : [];
}

export function imagine(seen: State, random: Random): State {
  const state = fork(seen);
  for (const side of SIDES) {
    const stands = battery(state, side);
    let cannons = stands.filter(({ kind }) => kind === 'cannon').length;
    for (const stand of stands)
      if (stand.kind === UNKNOWN) {
        stand.kind = cannons < MOST_CANNONS ? KINDS[random.below(2)] : 'rifles';
        if (stand.kind === 'cannon') cannons++;
      }
    if (state.orders[side] === UNKNOWN) state.orders[side] = ORDERS[random.below(2)];
  }
  return state;
}

export function leaks(): Leak[] {
  return [
    ...HOLES.map(
      (hole): Leak => ({
        what: hole.what,
        view: (_game, state, viewer) =>
          view(
            state as State,
            viewer,
            HOLES.filter((one) => one !== hole),
          ),
      }),
    ),
    ...Object.keys(REDACTIONS).map(
      (kind): Leak => ({
        what: `'${kind}' told whole`,
        redact: (game: AnyGame, event: GameEvent, viewer) =>
          event.kind === kind ? event : game.redact(event, viewer),
      }),
    ),
    ...['shown', 'revealed'].map(
      (kind): Leak => ({
        what: `'${kind}' not said to disclose anything`,
        reveals: (game: AnyGame, event: GameEvent, viewer) =>
          event.kind === kind ? [] : game.reveals(event, viewer),
      }),
    ),
  ];
}
