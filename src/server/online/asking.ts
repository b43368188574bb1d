/** Who asks, of which match, and how they are answered where it cannot be. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/contract.ts';
import type { MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { playerIn, readId } from './names.ts';
import { viewerOf } from './room.ts';

export interface Asking {
  /** Throws `Missing` while there is no database. */
  opened(): Store;
  /** The key by which cookies are signed. */
  key(store: Store): Promise<string>;
  player(store: Store, request: FastifyRequest): Promise<string | null>;
  known(store: Store, request: FastifyRequest): Promise<string>;
  /** The match that is asked about, by one of its players. */
  seated(store: Store, request: FastifyRequest): Promise<MatchRow>;
}

export function askingAt(opened: () => Store): Asking {
  let kept: Promise<string> | null = null;
  const key = (store: Store) => {
    kept ??= store.key('cookie');
    return kept;
  };

  async function player(store: Store, request: FastifyRequest): Promise<string | null> {
    const id = playerIn(await key(store), request.headers.cookie);
    return id !== null && (await store.playerName(id)) !== null ? id : null;
  }

  async function known(store: Store, request: FastifyRequest): Promise<string> {
    const id = await player(store, request);
    if (id === null) throw new Problem('Choose a name first.');
    return id;
  }

  async function seated(store: Store, request: FastifyRequest): Promise<MatchRow> {
    const me = await known(store, request);
    const row = await found(store, (request.params as { id: string }).id);
    if (viewerOf(row, me) === 'spectator') throw new Problem('You have no seat at this match.');
    return row;
  }

  return { opened, key, player, known, seated };
}

export async function found(store: Store, id: string): Promise<MatchRow> {
  const row = await store.match(readId(id));
  if (!row) throw new Problem('There is no such match.');
  return row;
}

/** A page of another place cannot act for whoever is signed in here. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true; // not a browser
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export class Missing extends Error {}

export function answerFor(error: unknown): { code: number; text: string } {
  if (error instanceof Missing) return { code: 503, text: error.message };
  if (error instanceof Problem) return { code: 422, text: error.message };
  const code = (error as { statusCode?: number }).statusCode;
  if (code !== undefined && code >= 400 && code < 500) return { code, text: 'This cannot be read.' };
  return { code: 500, text: 'Something went wrong here. Nothing was lost; try again.' };
}
