/** What one viewer has been told of a match: numbered in the viewer's own count, and never taken back. */
import type { AnyGame, Decision, Viewer } from './contract.ts';
import { scriptedDice } from './dice.ts';
import { sameData } from './hash.ts';
import { allowedTarget, type Entry, isTableWord, type Match, pending, stateAt, undoTarget } from './match.ts';
import { changed, changeOf } from './patch.ts';
import type { Told } from './sitting.ts';

/** A place in the match, as the table remembers it: a match forgets what was taken back freely. */
interface Point {
  readonly after: number;
  readonly entry: Entry | null;
  readonly before: Point | null;
}

/** A number whose entry is no longer in the match. */
interface Lost extends Point {
  readonly n: number;
}

export interface Account {
  told(): readonly Told[];
  /** The number whose view is the table's now. */
  standing(): number;
  view(): unknown;
  /** Null for a number nobody was told. */
  viewAt(n: number): unknown;
  /** The number the table stood at after so many entries. */
  numberAt(after: number): number;
  /** The last place of the present line that stood at that number, as entries; -1 for none. */
  entriesAt(n: number): number;
  /** Catches up with the match; the entries that this viewer was told something of. */
  sync(): ReadonlySet<Entry>;
}

export function openAccount(match: Match, viewer: Viewer): Account {
  const { game } = match;
  const told: Told[] = [];
  /** Where the table stood when each number was told. */
  const points: Point[] = [];
  const line: Point[] = [{ after: 0, entry: null, before: null }];
  /** The number the table stood at after each entry of the line. */
  const stands: number[] = [0];
  let seen: { at: number; view: unknown } | null = null;

  tell({ kind: 'played', events: toldTo(game, match.opening, viewer) }, line[0]);
  sync();

  function tell(what: Untold, point: Point): number {
    told.push({ ...what, n: told.length } as Told);
    return points.push(point) - 1;
  }

  function sync(): ReadonlySet<Entry> {
    const { entries } = match;
    let same = Math.min(line.length - 1, entries.length);
    while (same > 0 && line[same].entry !== entries[same - 1]) same--;
    const dropped = line.slice(same + 1).filter(({ after }) => stands[after] !== stands[after - 1]);
    const lost = dropped.map((point) => ({ ...point, n: stands[point.after] }));
    line.length = same + 1;
    stands.length = same + 1;
    const news = new Set<Entry>();
    for (let after = same + 1; after <= entries.length; after++) {
      const entry = entries[after - 1];
      const point = { after, entry, before: line[after - 1] };
      line.push(point);
      const back = undoTarget(entry.text);
      const events = toldTo(game, entry.events, viewer);
      if (lost[0] && isAgain(lost[0], entry, events)) {
        // Somebody else took back what this viewer saw nothing of: this happened, and still has.
        const { n } = lost.shift()!;
        points[n] = point;
        stands.push(n);
      } else if (!isNews(after, back, events)) stands.push(stands[after - 1]);
      else {
        retract(lost);
        news.add(entry);
        const what = isEnding(entry.text)
          ? ({ kind: 'ended' } as const)
          : { kind: 'played' as const, events };
        const n = tell(back === null ? what : { kind: 'back', to: stands[back] }, point);
        stands.push(back === null ? n : stands[back]);
      }
    }
    retract(lost);
    return news;
  }

  /** What was told and does not hold any more is said to be so, once. */
  function retract(lost: Lost[]): void {
    if (lost.length === 0) return;
    const to = stands[stands.length - 1];
    lost.length = 0;
    tell({ kind: 'back', to }, points[to]);
  }

  function isNews(after: number, back: number | null, events: Entry['events']): boolean {
    if (back !== null) return stands[back] !== stands[after - 1];
    return isEnding(match.entries[after - 1].text) || events.length > 0 || isSeen(after);
  }

  function isAgain(old: Lost, { seat, text }: Entry, events: Entry['events']): boolean {
    const before = told[old.n];
    if (old.entry?.seat !== seat || old.entry.text !== text) return false;
    return before.kind === 'played' && sameData(before.events, events);
  }

  /** Whether anything looks different to the viewer, though no event says so. */
  function isSeen(after: number): boolean {
    const [before, now] = [stateAt(match, after - 1), stateAt(match, after)];
    const looks = (state: unknown) => [game.view(state, viewer), openQuestions(game.pending(state), viewer)];
    return !sameData(looks(before), looks(now));
  }

  function stateOf(point: Point): unknown {
    const { entries } = match;
    const gone: Entry[] = [];
    let at = point;
    for (; at.before && entries[at.after - 1] !== at.entry; at = at.before) gone.push(at.entry!);
    const state = stateAt(match, at.after);
    // What vanished was taken back freely, so it had used no dice.
    for (const { seat, text } of gone.reverse())
      game.apply(state, seat, game.notation.parse(state, text), scriptedDice([]));
    return state;
  }

  return {
    told: () => told,
    standing: () => stands[stands.length - 1],
    view() {
      if (seen?.at === told.length) return seen.view;
      const now = game.view(match.state, viewer);
      // What did not change stays the object it was: a kept view weighs little, and what changed since is found at once.
      seen = { at: told.length, view: seen ? changed(seen.view, changeOf(seen.view, now)) : now };
      return seen.view;
    },
    viewAt: (n) => (points[n] ? game.view(stateOf(points[n]), viewer) : null),
    numberAt: (after) => stands[after],
    entriesAt: (n) => stands.lastIndexOf(n),
    sync,
  };
}

/** That an undo was allowed is no news: the undo that follows is. */
function isEnding(text: string): boolean {
  return isTableWord(text) && allowedTarget(text) === null;
}

type Untold = Told extends infer T ? (T extends Told ? Omit<T, 'n'> : never) : never;

/** Of what happened, what a viewer is told. */
export function toldTo(game: AnyGame, events: Entry['events'], viewer: Viewer): Entry['events'] {
  return events.flatMap((event) => game.redact(event, viewer) ?? []);
}

/** Who is asked, as a viewer may know it: of another's sealed question only that it is open. */
function openQuestions(asked: readonly Decision[], viewer: Viewer): readonly Decision[] {
  return asked.map((decision) => {
    if (decision.seat === viewer || !decision.secret) return decision;
    const { seat, kind, rule, secret } = decision;
    return { seat, kind, rule, secret };
  });
}

/** The questions of a match, as a viewer may know them. */
export function waitingFor(match: Match, viewer: Viewer): readonly Decision[] {
  return openQuestions(pending(match), viewer);
}
