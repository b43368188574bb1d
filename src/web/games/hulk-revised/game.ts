import type { HulkGame, Piece, Table, View } from '../../../games/hulk-revised/index.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';

export type { HulkGame, View } from '../../../games/hulk-revised/index.ts';

/** What every file here needs: the engine, and the mission's fixed tables for drawing. */
export interface Hulk {
  readonly game: HulkGame;
  readonly table: Table;
}

const WAYS = ['north', 'east', 'south', 'west'];

export function wayName(facing: number): string {
  return WAYS[facing & 3];
}

export function pieceAt(view: View, id: number): Piece | null {
  return view.pieces[id] ?? null;
}

/** 'Castor', 'Genestealer', 'Blip'. */
export function nameOf({ table }: Hulk, p: Pick<Piece, 'id' | 'kind' | 'marine'>): string {
  if (p.marine) return table.loadouts[p.id]?.row.name ?? `Marine ${p.id}`;
  return p.kind === 'blip' ? 'Blip' : 'Genestealer';
}

/** 'Castor', 'the Genestealer at M8', 'the blip in E2'. */
export function whoIs(hulk: Hulk, p: Piece): string {
  if (p.marine) return nameOf(hulk, p);
  return `the ${p.kind === 'blip' ? 'blip' : 'Genestealer'} ${whereIs(hulk, p)}`;
}

export function whereIs({ table }: Hulk, p: Piece): string {
  if (p.at !== NOWHERE) return `at ${table.board.name(p.at)}`;
  return p.area !== NOWHERE ? `in ${table.board.entries[p.area].name}` : 'in hand';
}

const SYMBOLS = { terminator: 'u-bolter', sergeant: 'u-sergeant', genestealer: 'u-genestealer' } as const;

/** A blip shows its value only to those whose view holds it. */
export function symbolOf(p: Piece): string {
  if (p.kind === 'blip') return p.value >= 1 && p.value <= 3 ? `b-${p.value}` : 'b-blip';
  return SYMBOLS[p.kind];
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
