/** What every file here needs: the engine, its tables, and the names of pieces. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { KINDS, type KindId, kindOf } from '../../../games/hulk-heresy/data/kinds.ts';
import { letterOf, type ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import type { HeresyGame, Table } from '../../../games/hulk-heresy/index.ts';
import { NOWHERE, type Piece, type Side } from '../../../games/hulk-heresy/state.ts';
import type { View } from '../../../games/hulk-heresy/view.ts';
import { FACING_WORDS } from '../../../grid/directions.ts';
import type { Ask } from '../adapter.ts';
import { rowOf } from './pieces/symbols.ts';

export type { HeresyGame } from '../../../games/hulk-heresy/index.ts';
export type { View } from '../../../games/hulk-heresy/view.ts';

export interface Heresy {
  readonly game: HeresyGame;
  readonly table: Table;
}

export type Toggles = Readonly<Record<string, string>>;

/** A question of this game, with what it is about in this game's own types. */
export interface HeresyAsk extends Omit<Ask, 'view' | 'actions'> {
  readonly view: View;
  readonly actions: readonly Action[];
  readonly side: Side;
}

export function askOf(ask: Ask): HeresyAsk {
  return {
    ...ask,
    view: ask.view as View,
    actions: ask.actions as readonly Action[],
    side: ask.decision.seat as Side,
  };
}

export function kindNow(game: HeresyGame, view: View): string {
  return game.pending(view)[0]?.kind ?? '';
}

export function pieceAt(view: View, id: number | undefined): Piece | null {
  return view.pieces[id ?? 0] ?? null;
}

export const wayName = (facing: number): string => FACING_WORDS[facing & 3];

const shortLabel = (kind: KindId): string => kindOf(kind).label.replace(' Astartes', '');

/** 'Terminator', 'Tactical Sergeant', 'Herald'. */
export function rankOf({ kind, sergeant, herald, icon }: ModelRow): string {
  const label = shortLabel(kind);
  if (sergeant) return kind === 'terminator' ? 'Sergeant' : `${label} Sergeant`;
  if (herald) return `${label} Herald`;
  return icon ? `${label} bearer` : label;
}

/** What an event calls a kind. */
export function typeName(type: string): string {
  return type in KINDS ? shortLabel(type as KindId) : type;
}

/** 'Terminator C', 'Blip C', 'Blip'. */
export function nameOf(view: View, p: Piece): string {
  const row = rowOf(view, p);
  if (p.blip) return row ? `Blip ${letterOf(p.row)}` : 'Blip';
  return row ? `${rankOf(row)} ${letterOf(p.row)}` : 'Model';
}

/** 'Terminator C', 'the enemy Terminator at J8', 'the blip at J8'. */
export function whoIs(heresy: Heresy, view: View, p: Piece): string {
  const row = rowOf(view, p);
  if (view.viewer === p.side || view.viewer === 'spectator') return nameOf(view, p);
  return `the ${p.blip || !row ? 'blip' : rankOf(row)} ${whereIs(heresy, p)}`;
}

export function whereIs({ table }: Heresy, p: Pick<Piece, 'at' | 'area'>): string {
  if (p.at !== NOWHERE) return `at ${table.board.name(p.at)}`;
  return p.area === NOWHERE ? 'in hand' : `waiting at ${table.board.entries[p.area].name}`;
}
