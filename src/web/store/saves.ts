/** Matches kept in this browser, each as the text of a match file with a few words about it. */
import type { Seat } from '../../kernel/contract.ts';
import { type Kept, shelf } from './db.ts';

/** A person at this screen, the machine, or the rules themselves (a seat that is never asked). */
export type Player = 'person' | 'machine' | 'rules';

export interface Save extends Kept {
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly over: boolean;
  readonly players: Readonly<Record<Seat, Player>>;
  /** The match file, seed included: for this browser only. */
  readonly text: string;
}

const matches = shelf<Save>('matches');

export const putSave = matches.put;
export const getSave = matches.get;
export const dropSave = matches.drop;
export const listSaves = matches.list;
