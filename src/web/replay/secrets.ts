/** What one side could not see of a position: the two pictures of it, compared. */
import type { Seat } from '../../kernel/contract.ts';
import { onSquares, type PieceDraw, type Scene, type Table } from '../games/adapter.ts';
import type { Replay } from './replay.ts';

export interface Secret {
  readonly key: string;
  readonly seat: Seat;
  /** Where it is; both absent when it is nowhere on the board. */
  readonly square?: number;
  readonly area?: number;
  readonly symbol: string;
  readonly side: string;
  /** 'Blip, I7: stands for 2 Genestealers'. */
  readonly text: string;
}

/** What `seat` did not know after so many entries. Only for a match that is over. */
export function secretsOf(replay: Replay, n: number, seat: Seat): Secret[] {
  // What an open table hides are orders: they are seen to lie face down.
  if (replay.table.stage === 'field') return [];
  const table = onSquares(replay.table);
  const all = replay.viewAt(n, 'all');
  const seen = replay.viewAt(n, seat);
  const [whole, part] = [table.scene(all), table.scene(seen)];
  const found = [...pieces(whole, part), ...lurkers(whole, part)].map(({ id, name, ...place }) => ({
    ...place,
    key: `${seat} ${id}`,
    seat,
    text: [name, unknownFact(table, all, seen, id)].filter(Boolean).join(': '),
  }));
  const [pools, told] = [table.head(all, 'spectator').pools, table.head(seen, seat).pools];
  const kept = pools.filter(({ text }, i) => text !== told[i]?.text);
  return [
    ...found,
    ...kept.map(({ text }, i) => ({ key: `${seat} pool ${i}`, seat, symbol: 's-command', side: '', text })),
  ];
}

type Found = Pick<Secret, 'square' | 'area' | 'symbol' | 'side'> & { id: number; name: string };

function pieces(whole: Scene, part: Scene): Found[] {
  const seen = new Map(part.pieces.map((piece) => [piece.id, piece]));
  return whole.pieces
    .filter((piece) => !alike(piece, seen.get(piece.id)))
    .map(({ id, square, symbol, side, label }) => ({ id, square, symbol, side, name: label }));
}

function alike(a: PieceDraw, b: PieceDraw | undefined): boolean {
  return (
    a.symbol === b?.symbol && a.square === b.square && a.mark === b.mark && a.badge?.text === b.badge?.text
  );
}

function lurkers(whole: Scene, part: Scene): Found[] {
  const seen = new Map(part.entries.flatMap((entry) => entry.lurkers.map(({ id, symbol }) => [id, symbol])));
  return whole.entries.flatMap(({ area, side, label, lurkers: here }) =>
    here
      .filter(({ id, symbol }) => seen.get(id) !== symbol)
      .map(({ id, symbol }) => ({ id, area, symbol, side, name: label.split(':')[0] })),
  );
}

/** The first fact of the piece's card that reads otherwise to somebody who knows everything. */
function unknownFact(table: Table, all: unknown, seen: unknown, id: number): string {
  const told = new Set(table.card(seen, id)?.facts.map(({ text }) => text));
  const text = table.card(all, id)?.facts.find((fact) => !told.has(fact.text))?.text ?? '';
  return text && text[0].toLowerCase() + text.slice(1);
}
