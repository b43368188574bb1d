import { useMemo } from 'react';
import { GroundBoard as Board, type Shift } from '../../../ground/ground-board.tsx';
import { type BattleData, movedPiece } from './battle-data.ts';
import { groundScene, objectiveAt, partsOf, pieceAt } from './ground-scene.ts';

/** A piece of terrain or a counter, by its place in the list. */
export type Chosen = { readonly piece: number } | { readonly objective: number } | null;

interface Props {
  battle: BattleData;
  chosen: Chosen;
  placing: boolean;
  onChoose(chosen: Chosen): void;
  onPlace(x: number, y: number): void;
  onMove(chosen: NonNullable<Chosen>, dx: number, dy: number): void;
}

/** The ground: terrain and counters are pressed, dragged and put down on it. */
export function GroundBoard({ battle, chosen, ...hand }: Props) {
  const scene = useMemo(() => groundScene(battle), [battle]);
  const find = (x: number, y: number): Chosen => {
    const objective = objectiveAt(battle, x, y);
    if (objective !== null) return { objective };
    const piece = pieceAt(battle, x, y);
    return piece === null ? null : { piece };
  };
  return (
    <Board
      scene={scene}
      find={find}
      mark={(shift) => <ChosenMark battle={battle} chosen={chosen} shift={shift} />}
      {...hand}
    />
  );
}

function ChosenMark({ battle, chosen, shift }: { battle: BattleData; chosen: Chosen; shift: Shift | null }) {
  if (!chosen) return null;
  const { dx = 0, dy = 0 } = shift ?? {};
  if ('objective' in chosen) {
    const at = battle.objectives?.[chosen.objective];
    if (!at) return null;
    return (
      <circle
        className="ground-chosen"
        cx={at[0] * 10 + dx}
        cy={battle.table[1] * 304.8 - at[1] * 10 + dy}
        r={22}
      />
    );
  }
  const piece = battle.terrain?.[chosen.piece];
  if (!piece) return null;
  const parts = partsOf(shift ? movedPiece(piece, dx / 10, -dy / 10, battle) : piece, battle.table);
  return (
    <path
      className={shift ? 'ground-chosen moving' : 'ground-chosen'}
      d={parts.map((part) => `M${part.join(' ')}Z`).join('')}
    />
  );
}
