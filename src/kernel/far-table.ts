/** A table at a server, seen from one browser: it agrees on the dice, sits down, and comes again when the line breaks. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyRuleset, Seat, Viewer } from './contract.ts';
import { nonceCommitment } from './fairness.ts';
import type { Instructions } from './interruption.ts';
import { type RemoteSitting, remoteSitting } from './remote-sitting.ts';
import { type Pipe, textOf } from './wire.ts';

/** How long somebody may think: a bank with a little more each time his clock stops, in seconds; or hours for each answer. */
export type TimeControl = { readonly bank: number; readonly increment: number } | { readonly hours: number };

/** The clocks as they stood when this was sent, in milliseconds. */
export interface ClockNews {
  readonly left: Readonly<Record<Seat, number>>;
  readonly running: readonly Seat[];
  /** The rules' own limit of this phase. */
  readonly phase: { readonly seat: Seat; readonly left: number; readonly running: boolean } | null;
  readonly paused: boolean;
  /** Who would like a pause. */
  readonly asks: Seat | null;
}

export interface Said {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  /** Said by whoever reads it. */
  readonly own: boolean;
}

/** An answer that the server gave for somebody: the number they were told of it by, and which kind of question it was, or `machine`. */
export interface AnsweredFor {
  readonly n: number;
  readonly as: string;
}

/** What everybody at a table may know of it before and beside the match. */
export interface TableNews {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly setup: unknown;
  /** What the server promised about the dice before anything else. */
  readonly commitment: string;
  readonly you: Viewer;
  readonly phase: 'open' | 'sealing' | 'playing' | 'over';
  /** Where the same players go on, once one of them wished to. */
  readonly rematch: string | null;
  readonly control: TimeControl | null;
  readonly clocks: ClockNews | null;
  /** Seconds by which spectators are behind. */
  readonly delay: number;
  /** What was said beside the match: among the players, or among those who look on. */
  readonly chat: readonly Said[];
  /** The campaign that it is a mission of, as the game's page wrote it. */
  readonly campaign?: unknown;
  /** The rules have changed under it: where it goes on by those of today. */
  readonly since?: { readonly after: number; readonly version: string };
  /** What this seat has said beforehand; not there for those who look on. */
  readonly instructions?: Instructions;
  /** What was answered for this seat while nobody was there; told when somebody comes. */
  readonly answered?: readonly AnsweredFor[];
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string | null;
    /** Somebody looks at the table from this seat now. */
    readonly here: boolean;
    /** Away for so long that the machine may play for them. */
    readonly gone: boolean;
    /** The machine plays for them. */
    readonly machine: boolean;
    readonly promised: boolean;
    readonly shown: boolean;
  }[];
}

/** How words about the table begin; everything else on the line belongs to the sitting. */
const ABOUT_TABLE = utf8ToBytes('{"room":');

/** Asks whether a line still stands; the server says it back. */
export const STILL = utf8ToBytes('{"room":{"still":true}}\n');

export function isStill(bytes: Uint8Array): boolean {
  return bytes.length === STILL.length && STILL.every((byte, i) => bytes[i] === byte);
}

export function isAboutTable(bytes: Uint8Array): boolean {
  return ABOUT_TABLE.every((byte, i) => bytes[i] === byte);
}

export interface FarTable {
  /** A line is there: nothing has come over it yet. */
  connected(send: (bytes: Uint8Array) => void): void;
  /** One whole message. */
  receive(bytes: Uint8Array): void;
  /** Says something about the table. */
  say(word: Word): void;
}

/** What a seat says about the table beside its sitting. */
type Word =
  | { readonly promise: string }
  | { readonly nonce: string }
  /** Asks for a pause, or agrees to one. */
  | { readonly pause: true }
  /** Lets the machine play for whoever is gone. */
  | { readonly machine: true }
  | { readonly chat: string }
  /** What becomes of questions in the middle of the other's move while nobody is here. */
  | { readonly instruct: Instructions }
  /** Takes the win over somebody whose hours are over. */
  | { readonly claim: true };

interface Wishes {
  load(ruleset: string): Promise<AnyRuleset>;
  /** The same one for a match whenever it is asked for: what was promised must be shown. */
  nonce(match: string): string;
  news(news: TableNews): void;
  /** Called once. A line that broke is taken up by the same sitting. */
  seated(sitting: RemoteSitting): void;
}

export function farTable({ load, nonce, news, seated }: Wishes): FarTable {
  let send: (bytes: Uint8Array) => void = () => undefined;
  let sitting: RemoteSitting | null = null;
  let hear: ((bytes: Uint8Array) => void) | null = null;

  let known: TableNews | null = null;

  const say = (room: Word) => send(utf8ToBytes(`${JSON.stringify({ room })}\n`));

  function seal({ id, commitment, you, seats }: TableNews): void {
    const own = seats.find(({ seat }) => seat === you);
    if (!own || own.shown) return;
    if (!own.promised) say({ promise: nonceCommitment(commitment, own.seat, nonce(id)) });
    else if (seats.every(({ promised }) => promised)) say({ nonce: nonce(id) });
  }

  async function sitDown({ ruleset }: TableNews): Promise<void> {
    const line = send;
    const pipe: Pipe = {
      send: line,
      onBytes(listener) {
        hear = listener;
      },
    };
    hear = () => undefined; // not twice
    const rules = await load(ruleset);
    if (send !== line) return;
    if (sitting) sitting.connect(pipe);
    else
      remoteSitting(pipe, [rules], (made) => {
        sitting = made;
        seated(made);
      });
  }

  return {
    say,
    connected(over) {
      send = over;
      hear = null;
    },
    receive(bytes) {
      if (!isAboutTable(bytes)) return hear?.(bytes);
      // What has not changed is not sent again.
      const told = JSON.parse(textOf(bytes)) as { room: Partial<TableNews> };
      const before = known?.chat ?? [];
      const fresh = (told.room.chat ?? []).filter(({ n }) => !before.some((one) => one.n === n));
      const room = { ...known, ...told.room, chat: [...before, ...fresh] } as TableNews;
      known = room;
      news(room);
      seal(room);
      if (room.seats.every(({ shown }) => shown) && hear === null) void sitDown(room);
    },
  };
}
