/** What happened while somebody waited: what it came to in a few lines, and every picture of it again, one by one. */
import type { Seat, Viewer } from '../../kernel/contract.ts';
import { type Sitting as Eyes, eventsOf, holding, type Told } from '../../kernel/sitting.ts';
import type { Table } from '../games/adapter.ts';
import { handAt } from './earlier.ts';
import type { BeatShown, TableState } from './state.ts';
import { timelineOf } from './timeline.ts';

/** The numbers by which the viewer was told. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Of turns that the rules play in one go: so many pictures are worth a recap. */
const MANY = 4;

/** An answer was given: who has just decided freely begins to wait, and everybody else has missed something. */
export function noteAnswer(at: TableState, seat: Seat, stood: number): void {
  const { players, table } = at.host;
  for (const other of table.game.seats) if (other !== seat) at.missed.add(other);
  if (at.asks || players[seat] !== 'person') return;
  const ruled = Object.values(players).includes('rules') && at.line.length > MANY;
  // What he did himself he has seen, unless the rules played a whole turn in the same go.
  at.waits.set(seat, ruled ? stood : stood + 1);
  if (ruled) at.missed.add(seat);
  else at.missed.delete(seat);
}

/** What the viewer is to be told again now that it is his turn; null when he has missed nothing. */
export function missedBy({ host, waits, missed }: TableState, viewer: Viewer): Span | null {
  const from = (waits.get(viewer) ?? -1) + 1;
  const to = host.eyes(viewer).told().length - 1;
  return missed.has(viewer) && waits.has(viewer) && to >= from ? { from, to } : null;
}

/** A match is opened: who had waited when it was left has waited still. */
export function recall(at: TableState): void {
  const { players, table, eyes } = at.host;
  for (const seat of table.game.seats) {
    const held = holding(eyes(seat).told()).map(({ n }) => n);
    const [stands, ...before] = held.reverse();
    at.waits.set(seat, stands);
    // What another screen told is known from now on only.
    if (players[seat] !== 'person' || eyes(seat).outcome() || at.host.hear) continue;
    let waited = false;
    for (const n of before) {
      const hand = handAt(at, seat, n);
      waited ||= hand === null; // somebody else was asked
      if (hand?.prompt !== null) continue; // a question on the way
      // Of a wait in which nobody shot or fought there is nothing to tell again.
      if (waited && gistOf(table, eyes(seat), { from: n + 2, to: stands }).weighty.length > 0) {
        at.waits.set(seat, n + 1);
        at.missed.add(seat);
      }
      break;
    }
  }
}

function toldIn(eyes: Eyes, { from, to }: Span): readonly Told[] {
  return holding(eyes.told().slice(0, to + 1)).filter(({ n, kind }) => n >= from && kind === 'played');
}

export interface Gist {
  /** The numbers by which the weightiest was told, the weightiest first. */
  readonly weighty: readonly number[];
  /** Something happened at all. */
  readonly any: boolean;
}

/** What it came to. Pictures are weighed, not drawn: any scene will do. */
export function gistOf(table: Table, eyes: Eyes, span: Span): Gist {
  const scene = table.scene(eyes.view());
  const found = toldIn(eyes, span).map(({ n, ...one }) => {
    const frames = 'events' in one ? table.frames(scene, one.events) : [];
    const heft = Math.max(0, ...frames.map(({ weight }) => HEFT[weight]));
    return { n, heft };
  });
  return {
    weighty: found
      .filter(({ heft }) => heft > 0)
      .sort((a, b) => b.heft - a.heft || a.n - b.n)
      .map(({ n }) => n),
    any: found.length > 0,
  };
}

const HEFT = { step: 0, strike: 1, kill: 2, death: 3 } as const;

/** One picture to look at again, with the view it belongs to and how far the report had come. */
export interface Glance {
  readonly beat: BeatShown;
  readonly view: unknown;
  readonly shown: number;
  readonly partly: number;
}

export function glancesOf(table: Table, eyes: Eyes, span: Span): Glance[] {
  return toldIn(eyes, span).flatMap((one) => {
    const before = holding(eyes.told().slice(0, one.n)).at(-1)?.n ?? 0;
    let view: unknown = eyes.view();
    eyes.viewAt(before, (then) => {
      view = then;
    });
    const scene = table.scene(view);
    const beats = timelineOf({
      before: scene,
      pictures: table.frames(scene, eventsOf([one])),
      rolls: () => false,
      tumbles: false,
    });
    return beats.map((beat) => ({ beat, view, shown: one.n - 1, partly: beat.told }));
  });
}
