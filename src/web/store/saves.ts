/** Matches kept in this browser, each as the text of a match file with a few words about it. */
import type { Seat } from '../../kernel/contract.ts';
import { type Kept, shelf } from './db.ts';

/** A person at this screen or at another one, the rules themselves (a seat that is never asked), or the machine with its strength. */
export type Player = 'person' | 'far' | 'rules' | 'machine' | `machine ${string}`;

export interface Save extends Kept {
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly over: boolean;
  readonly players: Readonly<Record<Seat, Player>>;
  /** The match file, seed included: for this browser only. */
  readonly text: string;
  /** How often it has been written; two tabs at one match are told apart by it. */
  readonly rev?: number;
}

const matches = shelf<Save>('matches');

/** What the browser would not take: it lasts as long as the page. */
const loose = new Map<string, Save>();

/**
 * Keeps a match that was at `rev` when it was read. False: somebody else has written it since, and it stays as it is.
 * Throws when the browser keeps nothing; the match is then held in memory, so that it can be played on.
 */
export async function putSave(save: Save, rev: number): Promise<boolean> {
  let fits = true;
  try {
    await matches.change(save.id, (old) => {
      fits = old === undefined || (old.rev ?? 0) === rev;
      return fits ? { ...save, rev: rev + 1 } : null;
    });
    loose.delete(save.id);
    return fits;
  } catch (error) {
    loose.set(save.id, { ...save, rev });
    throw error;
  }
}

export async function getSave(id: string): Promise<Save | undefined> {
  const held = loose.get(id);
  if (held) return held;
  try {
    return await matches.get(id);
  } catch {
    throw new Error('This browser does not let the page keep anything, so no game is kept here.');
  }
}

export async function dropSave(id: string): Promise<void> {
  loose.delete(id);
  await matches.drop(id).catch(() => undefined); // what cannot be reached is not there
}

export async function listSaves(): Promise<Save[]> {
  const kept = await matches.list();
  return [...loose.values(), ...kept.filter(({ id }) => !loose.has(id))];
}
