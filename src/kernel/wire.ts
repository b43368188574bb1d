/** Messages over a pipe of bytes: one line of JSON each, in UTF-8, however the bytes are cut on their way. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Decision, Outcome, Refusal, Viewer } from './contract.ts';
import { canonical } from './hash.ts';
import type { Change } from './patch.ts';
import type { Asked, FreeBack, Offer, Told } from './sitting.ts';

export interface Pipe {
  send(bytes: Uint8Array): void;
  onBytes(listener: (bytes: Uint8Array) => void): void;
}

/** What a sitting asks of the match. Every request but the first has a number of its own, which its answer repeats. */
export type Request =
  /** How many things were told before, and their mark: what was told under other numbers is told anew. */
  | { readonly hello: { readonly told: number; readonly mark: string } }
  | {
      readonly tag: number;
      readonly answer: { readonly decision: number; readonly action?: unknown; readonly text?: string };
    }
  | { readonly tag: number; readonly undo: { readonly to?: number } }
  | { readonly tag: number; readonly concede: true }
  | { readonly tag: number; readonly draw: true }
  | { readonly tag: number; readonly reply: { readonly offer: number; readonly yes: boolean } }
  | { readonly tag: number; readonly look: number };

/** How things stand, beside the view. */
export interface Now {
  readonly decisions: readonly Asked[];
  readonly waiting: readonly Decision[];
  readonly outcome: Outcome | null;
  readonly offers: readonly Offer[];
  readonly standing: number;
  readonly freeBack: FreeBack;
}

export type Message =
  | {
      readonly welcome: {
        readonly ruleset: string;
        readonly setup: unknown;
        readonly viewer: Viewer;
        /** How many of the things told before still count. */
        readonly kept: number;
        readonly view: unknown;
      };
      readonly told: readonly Told[];
      readonly now: Now;
    }
  | { readonly change: Change | null; readonly told: readonly Told[]; readonly now: Now }
  | { readonly tag: number; readonly done: Refusal | null }
  | { readonly tag: number; readonly view: unknown };

/** The longest line either side reads. */
const LONGEST = 8_000_000;

/** Keys are sorted: the order in which data was built could tell what it does not say. */
export function sendLine(pipe: Pipe, message: Request | Message): void {
  pipe.send(utf8ToBytes(`${canonical(message)}\n`));
}

/** Calls `read` with every whole line, parsed. A line that is too long or not JSON is `bad`. */
export function readLines(pipe: Pipe, read: (message: unknown) => void, bad: () => void): void {
  let parts: Uint8Array[] = [];
  let size = 0;
  pipe.onBytes((bytes) => {
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      take(bytes.subarray(from, end));
      const line = size > LONGEST ? null : textOf(joined(parts, size));
      parts = [];
      size = 0;
      from = end + 1;
      const message = line === null ? undefined : parsed(line);
      if (message === undefined) bad();
      else read(message);
    }
    take(bytes.subarray(from));
  });
  function take(part: Uint8Array): void {
    size += part.length;
    // A copy, since the sender may use the same bytes again; what is too long is only counted.
    if (size <= LONGEST) parts.push(part.slice());
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** UTF-8 by hand: rules code has neither the browser's decoder nor Node's. */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const first = bytes[i++];
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let n = 0; n < more; n++) code = (code << 6) | (bytes[i++] & 0x3f);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  }
  return text;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** Stands for everything told: two that agree on it were told the same. */
export function markOf(told: readonly Told[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(told)))).slice(0, 16);
}
