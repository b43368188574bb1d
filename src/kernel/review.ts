/**
 * A match looked at again, point by point, through somebody's eyes: told as a sitting tells it. Once it is over there are all
 * eyes, also those of somebody who knows everything. Until then its points are those that its one viewer was told of, or
 * their number would betray what was done unseen.
 */
import { toldTo } from './account.ts';
import type { GameEvent, Seat, Viewer } from './contract.ts';
import { accountOf, deskOf, sync } from './desk.ts';
import { sameData } from './hash.ts';
import { type Match, stateAt, undoTarget } from './match.ts';

/** Through whose eyes: somebody's, or those of somebody who knows everything. */
export type Lens = Viewer | 'all';

/** What the table itself says at a point. */
export type TableWord =
  | { readonly kind: 'concede' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'time'; readonly all: boolean }
  | { readonly kind: 'back'; readonly to: number };

export interface Review {
  /** The last point; 0 is the start. */
  readonly last: number;
  /** The first is the one to begin with. */
  readonly lenses: readonly Lens[];
  viewAt(n: number, lens: Lens): unknown;
  /** What happened to lead there. */
  toldAt(n: number, lens: Lens): readonly GameEvent[];
  /** For each thing that happened: who was not told, or not all of it. Nobody may know that before the match is over. */
  keptAt(n: number): readonly (readonly Seat[])[];
  /** Who acted to lead there; null at the start. */
  seatAt(n: number): Seat | null;
  wordAt(n: number): TableWord | null;
  /** The action that led there, in notation; null at the start, and as long as the match goes on. */
  textAt(n: number): string | null;
}

/** `viewer`: whose eyes see it while it goes on; null when everybody may see everything. */
export function reviewOf(match: Match, viewer: Viewer | null): Review {
  const { game, entries, opening, ruleset } = match;
  const points = viewer === null ? [...entries.keys(), entries.length] : pointsOf(match, viewer);
  const stateOf = remembered((n) => stateAt(match, n));
  const eyesOf = (lens: Lens): Lens => viewer ?? lens;
  const eventsAt = (n: number) => (n === 0 ? opening : entries[points[n] - 1].events);
  return {
    last: points.length - 1,
    lenses: viewer === null ? ['all', ...ruleset.seats] : [viewer],
    viewAt(n, lens) {
      const state = stateOf(points[n]);
      const eyes = eyesOf(lens);
      return eyes === 'all' ? state : game.view(state, eyes);
    },
    toldAt(n, lens) {
      const eyes = eyesOf(lens);
      return eyes === 'all' ? eventsAt(n) : toldTo(game, eventsAt(n), eyes);
    },
    keptAt: (n) =>
      eventsAt(n).map((event) =>
        viewer === null
          ? ruleset.seats.filter((seat) => !sameData(toldTo(game, [event], seat), [event]))
          : [],
      ),
    seatAt: (n) => (n === 0 ? null : entries[points[n] - 1].seat),
    textAt: (n) => (n === 0 || viewer !== null ? null : entries[points[n] - 1].text),
    wordAt(n) {
      const text = n === 0 ? '' : entries[points[n] - 1].text;
      if (text === 'concede' || text === 'draw') return { kind: text };
      if (text.endsWith('out of time')) return { kind: 'time', all: text.startsWith('all') };
      const back = undoTarget(text);
      return back === null ? null : { kind: 'back', to: points.findLastIndex((entry) => entry <= back) };
    },
  };
}

/** After how many entries the viewer was told something. */
function pointsOf(match: Match, viewer: Viewer): number[] {
  const desk = deskOf(match);
  sync(desk);
  const { numberAt } = accountOf(desk, viewer);
  return [...match.entries.keys(), match.entries.length].filter(
    (after) => after === 0 || numberAt(after) !== numberAt(after - 1),
  );
}

const KEPT = 96;

/** Keeps the last answers: going back and forth, or looking through other eyes, plays nothing again. */
function remembered<T>(make: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>();
  return (n) => {
    const found = known.get(n) ?? make(n);
    known.delete(n);
    known.set(n, found);
    if (known.size > KEPT) known.delete(known.keys().next().value as number);
    return found;
  };
}
