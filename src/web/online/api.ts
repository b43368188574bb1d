/** What the page asks of its server about matches with people elsewhere. */
import type { Seat } from '../../kernel/contract.ts';
import type { TableNews, TimeControl } from '../../kernel/far-table.ts';

/** A match in a list. */
export interface Listed {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly result: string | null;
  readonly control: TimeControl | null;
  readonly phase: TableNews['phase'];
  /** Whoever asks is waited for, as far as a clock tells. */
  readonly due: boolean;
  /** The seat of whoever asks. */
  readonly you: Seat | null;
  readonly seats: readonly { readonly seat: Seat; readonly name: string | null }[];
}

/** Throws an `Error` with a sentence when it was refused, or nobody answers. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Error('The server cannot be reached. Play at one screen works as ever.');
  }
  const told = (await answer.json().catch(() => ({}))) as T & { error?: string };
  if (!answer.ok) throw new Error(told.error ?? 'This server keeps no matches.');
  return told;
}

export function myName(): Promise<{ name: string | null }> {
  return ask('GET', 'api/me');
}

export function setName(name: string): Promise<{ name: string }> {
  return ask('PUT', 'api/me', { name });
}

/** What brings this name to another device; an earlier one is forgotten. */
export function newPhrase(): Promise<{ phrase: string }> {
  return ask('POST', 'api/me/phrase', {});
}

export function bringName(phrase: string): Promise<{ name: string }> {
  return ask('POST', 'api/me/bring', { phrase });
}

export function leaveNoTrace(): Promise<unknown> {
  return ask('DELETE', 'api/me');
}

export function listMatches(): Promise<{ mine: Listed[]; open: Listed[] }> {
  return ask('GET', 'api/matches');
}

export function createMatch(match: {
  ruleset: string;
  setup: unknown;
  seat: Seat;
  title: string;
  listed: boolean;
  control: TimeControl | null;
  delay: number;
  /** A mission of a campaign, and the one before it: the same players take the same sides. */
  campaign?: unknown;
  follows?: string;
}): Promise<{ id: string }> {
  return ask('POST', 'api/matches', match);
}

export function joinMatch(id: string): Promise<unknown> {
  return ask('POST', `api/matches/${id}/join`, {});
}

/** What lets others share one's side. */
export function shareSeat(id: string): Promise<{ share: string }> {
  return ask('POST', `api/matches/${id}/share`, {});
}

export function joinShared(id: string, share: string): Promise<unknown> {
  return ask('POST', `api/matches/${id}/join`, { share });
}

/** Whether it is early enough to call a match off. */
export function canCallOff(id: string): Promise<{ can: boolean }> {
  return ask('GET', `api/matches/${id}/abort`);
}

/** As if it had never been; refused once both have acted. */
export function callOff(id: string): Promise<unknown> {
  return ask('POST', `api/matches/${id}/abort`, {});
}

/** The same again with sides swapped: one's own wish, or the other's. */
export function rematch(id: string): Promise<{ id: string }> {
  return ask('POST', `api/matches/${id}/rematch`, {});
}

/** Nobody of this match is met or heard again. */
export function block(id: string): Promise<unknown> {
  return ask('POST', `api/matches/${id}/block`, {});
}

export function report(id: string, text: string): Promise<unknown> {
  return ask('POST', `api/matches/${id}/report`, { text });
}

export function blocked(): Promise<{ blocked: { n: number; name: string }[] }> {
  return ask('GET', 'api/me/blocked');
}

export function unblock(n: number): Promise<unknown> {
  return ask('DELETE', `api/me/blocked/${n}`);
}

/** The whole match as a file, once it is over. */
export async function fileOf(id: string): Promise<string> {
  const answer = await fetch(`api/matches/${id}/file`);
  if (!answer.ok) throw new Error('The file is given out when the match is over.');
  return answer.text();
}

/** The key that a browser subscribes with; null where the host has set none. */
export function pushKey(): Promise<{ key: string | null }> {
  return ask('GET', 'api/push');
}

export function wantPush(subscription: PushSubscription): Promise<unknown> {
  return ask('PUT', 'api/me/push', subscription.toJSON());
}

export function stopPush(endpoint: string): Promise<unknown> {
  return ask('DELETE', 'api/me/push', { endpoint });
}

/** The file of a match that is over; null while it is played, `gone` when it was called off. */
export async function endOf(id: string): Promise<string | null | 'gone'> {
  const answer = await fetch(`api/matches/${id}/file`);
  if (answer.ok) return answer.text();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  return error === 'There is no such match.' ? 'gone' : null;
}
