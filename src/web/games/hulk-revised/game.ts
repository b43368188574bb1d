import type { HulkGame, Piece, State, Table, View } from '../../../games/hulk-revised/index.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { FACING_WORDS } from '../../../grid/directions.ts';

export type { HulkGame, View } from '../../../games/hulk-revised/index.ts';

/** What every file here needs: the engine, and the tables of the board a view is played on. */
export interface Hulk {
  readonly game: HulkGame;
  readonly table: Table;
}

/** What kind of question waits: 'act' while a phase is simply being played. */
export function kindOf(game: HulkGame, state: State): string {
  return game.pending(state)[0]?.kind ?? '';
}

export function wayName(facing: number): string {
  return FACING_WORDS[facing & 3];
}

export function pieceAt(view: View, id: number): Piece | null {
  return view.pieces[id] ?? null;
}

export function isBlip(p: Pick<Piece, 'kind'>): boolean {
  return p.kind === 'blip' || p.kind === 'ambush';
}

/** 'Castor', 'Sentry Gun', 'Broodlord', 'Blip'. */
export function nameOf({ table }: Hulk, p: Pick<Piece, 'id' | 'kind' | 'marine'>): string {
  if (p.kind === 'sentry') return table.guns[p.id - table.loadouts.length]?.name ?? 'Sentry Gun';
  if (p.marine) return table.loadouts[p.id]?.row.name ?? `Marine ${p.id}`;
  return UNITS[p.kind].label;
}

/** 'Castor', 'the Genestealer at M8', 'the blip in E2'. */
export function whoIs(hulk: Hulk, p: Piece): string {
  if (p.marine && p.kind !== 'sentry') return nameOf(hulk, p);
  const name = nameOf(hulk, p);
  return `the ${p.kind === 'blip' ? 'blip' : name} ${whereIs(hulk, p)}`;
}

export function whereIs({ table }: Hulk, p: Piece): string {
  if (p.at !== NOWHERE) return `at ${table.board.name(p.at)}`;
  return p.area !== NOWHERE ? `in ${table.board.entries[p.area].name}` : 'in hand';
}
