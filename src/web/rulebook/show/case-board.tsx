import type { Board } from '../../../grid/index.ts';
import { Boxes } from '../../board/boxes.tsx';
import { Effects } from '../../board/effects.tsx';
import { corner, frameOf, SQUARE } from '../../board/measure.ts';
import { Still } from '../../board/still.tsx';
import type { Effect, Scene } from '../../games/adapter.ts';
import type { Tag } from './tags.ts';

interface Props {
  board: Board;
  scene: Scene;
  tags: readonly Tag[];
  effects: readonly Effect[];
  label: string;
}

/** The most a square is enlarged to, in pixels: a corridor of three squares stays small. */
const LARGEST = 64;

/** A small board that is only looked at. */
export function CaseBoard({ board, scene, tags, effects, label }: Props) {
  const { x, y, width, height } = frameOf(board);
  return (
    <svg
      className="board case-board"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ maxWidth: (width / SQUARE) * LARGEST }}
      role="img"
      aria-label={label}
    >
      <Still board={board} scene={scene} />
      <Boxes board={board} boxes={scene.boxes} />
      <Effects board={board} effects={effects} />
      {tags.map((tag) => (
        <TagMark key={tag.name} board={board} tag={tag} />
      ))}
    </svg>
  );
}

function TagMark({ board, tag: { name, square, piece } }: { board: Board; tag: Tag }) {
  const { x, y } = corner(board, square);
  const width = 6 + name.length * 8;
  return (
    <g className={piece ? 'case-tag' : 'case-tag quiet'} transform={`translate(${x} ${y})`}>
      {piece && <rect width={width} height={16} rx={3} />}
      <text x={width / 2} y={13}>
        {name}
      </text>
    </g>
  );
}
