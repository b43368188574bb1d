import { DropButton } from '../../../parts/drop-button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { type BattleData, type PieceData, pieceName } from './battle-data.ts';
import type { Chosen } from './ground-board.tsx';

interface Props {
  battle: BattleData;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
  onChange(piece: number, data: PieceData): void;
  onTurn(degrees: number): void;
  onDrop(): void;
}

/** What lies on the ground, and the piece that is chosen. */
export function PiecePanel({ battle, chosen, onChoose, onChange, onTurn, onDrop }: Props) {
  const piece = chosen && 'piece' in chosen ? battle.terrain?.[chosen.piece] : undefined;
  return (
    <div className="piece-panel">
      {piece && chosen && 'piece' in chosen && (
        <section aria-label={pieceName(piece)} className="piece-chosen">
          <h2 className="name">{pieceName(piece)}</h2>
          <PieceFields piece={piece} onChange={(data) => onChange(chosen.piece, data)} />
          <div className="row">
            <button type="button" className="btn" data-do="turn-left" onClick={() => onTurn(-15)}>
              <Icon name="i-turn-left" /> Turn <kbd className="key">Q</kbd>
            </button>
            <button type="button" className="btn" data-do="turn-right" onClick={() => onTurn(15)}>
              <Icon name="i-turn-right" /> Turn <kbd className="key">E</kbd>
            </button>
            <DropButton key={chosen.piece} name={pieceName(piece)} onDrop={onDrop} />
          </div>
        </section>
      )}
      <ol className="piece-list" aria-label="On the ground">
        {(battle.terrain ?? []).map((one, i) => {
          const on = chosen !== null && 'piece' in chosen && chosen.piece === i;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
            <li key={i}>
              <button type="button" aria-pressed={on} data-piece={i} onClick={() => onChoose({ piece: i })}>
                {pieceName(one)} <small className="dim">{placeOf(one)}</small>
              </button>
            </li>
          );
        })}
        {(battle.objectives ?? []).map(([x, y], i) => {
          const on = chosen !== null && 'objective' in chosen && chosen.objective === i;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a counter is known by its place
            <li key={`objective ${i}`}>
              <button
                type="button"
                aria-pressed={on}
                data-objective={i}
                onClick={() => onChoose({ objective: i })}
              >
                Objective {i + 1} <small className="dim">{`${x} cm east, ${y} cm north`}</small>
              </button>
              {on && <DropButton name={`objective ${i + 1}`} onDrop={onDrop} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function placeOf(piece: PieceData): string {
  if (piece.is === 'river') return piece.way === 'north' ? `${piece.at} cm east` : `${piece.at} cm north`;
  const [x, y] = piece.is === 'area' ? piece.corners[0] : piece.at;
  return `${x} cm east, ${y} cm north`;
}

function NumberField({
  word,
  value,
  most = 400,
  onChange,
}: {
  word: string;
  value: number;
  most?: number;
  onChange(value: number): void;
}) {
  return (
    <label className="field number">
      <span className="label">{word}</span>
      <input
        type="number"
        step={0.5}
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(target.valueAsNumber)}
      />
    </label>
  );
}

function PieceFields({ piece, onChange }: { piece: PieceData; onChange(piece: PieceData): void }) {
  if (piece.is === 'area') return null;
  if (piece.is === 'river')
    return (
      <div className="row">
        <NumberField
          word={piece.way === 'north' ? 'East' : 'North'}
          value={piece.at}
          onChange={(at) => onChange({ ...piece, at })}
        />
        <NumberField word="Ford at" value={piece.ford} onChange={(ford) => onChange({ ...piece, ford })} />
      </div>
    );
  const [x, y, heading] = piece.at;
  return (
    <div className="row">
      <NumberField
        word="East"
        value={x}
        onChange={(east) => onChange({ ...piece, at: [east, y, heading] })}
      />
      <NumberField
        word="North"
        value={y}
        onChange={(north) => onChange({ ...piece, at: [x, north, heading] })}
      />
      <NumberField
        word="Heading"
        value={heading}
        most={359}
        onChange={(turned) => onChange({ ...piece, at: [x, y, Math.round(turned) % 360] })}
      />
      {(piece.is === 'block' || piece.is === 'bunker') && (
        <>
          <NumberField
            word="Wide"
            value={piece.size[0]}
            onChange={(wide) => onChange({ ...piece, size: [wide, piece.size[1]] })}
          />
          <NumberField
            word="Deep"
            value={piece.size[1]}
            onChange={(deep) => onChange({ ...piece, size: [piece.size[0], deep] })}
          />
          <Pick
            word="Built"
            field="construction"
            value={piece.construction ?? (piece.is === 'bunker' ? 'reinforced' : 'standard')}
            options={[
              { value: 'light', word: 'Light' },
              { value: 'standard', word: 'Standard' },
              { value: 'reinforced', word: 'Reinforced' },
            ]}
            onChange={(construction) => onChange({ ...piece, construction })}
          />
        </>
      )}
    </div>
  );
}
