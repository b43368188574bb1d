/** What the gangs of Vault do not know of each other, as rows of tables: a leak is a row taken away. */
import type { AnyGame, GameEvent, Random, Viewer } from '../../kernel/contract.ts';
import { plainCopy } from '../../kernel/hash.ts';
import type { Leak } from '../../kernel/leaky.ts';
import { topStep } from '../../kernel/steps.ts';
import { type Event, gangOf, KINDS, MOST_BRUTES, SIDES, STANCES, type State, UNKNOWN } from './state.ts';

export function fork(state: State): State {
  return plainCopy(state);
}

interface Hole {
  readonly what: string;
  hide(seen: State, viewer: Viewer): void;
}

export const HOLES: readonly Hole[] = [
  {
    what: 'what a piece is, until it fights',
    hide(seen, viewer) {
      for (const piece of seen.pieces)
        if (piece.side !== viewer && !piece.shown && piece.kind !== '') piece.kind = UNKNOWN;
    },
  },
  {
    what: 'a stance, until both are chosen',
    hide(seen, viewer) {
      if (topStep(seen)?.do !== 'stance') return;
      for (const side of SIDES)
        if (side !== viewer && seen.stances[side] !== '') seen.stances[side] = UNKNOWN;
    },
  },
];

export function view(state: State, viewer: Viewer, holes = HOLES): State {
  const seen = fork(state);
  for (const hole of holes) hole.hide(seen, viewer);
  return seen;
}

/** Which field of an event only the seat it is about is told. */
const REDACTIONS: Readonly<Record<string, string>> = { mustered: 'kinds', chose: 'stance' };

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
    const gang = gangOf(state, side);
    let brutes = gang.filter(({ kind }) => kind === 'brute').length;
    for (const piece of gang)
      if (piece.kind === UNKNOWN) {
        piece.kind = brutes < MOST_BRUTES ? KINDS[random.below(2)] : 'runner';
        if (piece.kind === 'brute') brutes++;
      }
    if (state.stances[side] === UNKNOWN) state.stances[side] = STANCES[random.below(2)];
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
