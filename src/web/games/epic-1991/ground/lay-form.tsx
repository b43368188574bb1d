import '../../../ground/lay.css';
import { type ComponentProps, useState } from 'react';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { AnswerForm } from '../../offer.ts';
import type { EpicGame, View } from '../game.ts';
import { LayBoard } from './lay-board.tsx';
import { piecesLeft } from './lay-draft.ts';

/** The pieces that are still to be laid: each can be taken in hand, and left out where one player lays them all. */
export default function LayForm({ game, view: seen, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const rules = game as unknown as EpicGame;
  const epic = { game: rules, table: rules.tableOf(view) };
  const [piece, setPiece] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
  return (
    <div className="lay-form">
      <ul>
        {piecesLeft(view).map(({ number, area, is }) => (
          <li key={number}>
            <button
              type="button"
              className="btn"
              data-lay={number}
              disabled={resting}
              onClick={() => setPiece(number)}
            >
              <Icon name="i-table" /> {is} <small>area {area}</small>
            </button>
            {epic.table.options.oneLays && (
              <button
                type="button"
                className="plain"
                disabled={resting}
                onClick={() => setRefused(onAnswer({ do: 'drop', piece: number }))}
              >
                Leave out
              </button>
            )}
          </li>
        ))}
      </ul>
      {refused && <p className="refused">{refused.why}</p>}
      {piece > 0 && (
        <LayBoard
          epic={epic}
          view={view}
          side={seat as 'A' | 'B'}
          piece={piece}
          onAnswer={onAnswer}
          onClose={() => setPiece(0)}
        />
      )}
    </div>
  );
}
