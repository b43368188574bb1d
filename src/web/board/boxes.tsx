import type { Board } from '../../grid/index.ts';
import type { BoxDraw } from '../games/adapter.ts';
import { decksOf } from './levels.ts';
import { SQUARE } from './measure.ts';

/** Rectangles whose edges mean something: a solid line, a dashed one and a dotted one, each with its word. */
export function Boxes({ board, boxes }: { board: Board; boxes: readonly BoxDraw[] }) {
  return (
    <g className="boxes">
      {boxes.map((box) => (
        <BoxShape key={box.label} board={board} box={box} />
      ))}
    </g>
  );
}

function BoxShape({ board, box }: { board: Board; box: BoxDraw }) {
  const { dx, dy } = decksOf(board)[box.level];
  const west = (box.west + dx) * SQUARE;
  const north = (box.north + dy) * SQUARE;
  const east = (box.east + dx + 1) * SQUARE;
  const south = (box.south + dy + 1) * SQUARE;
  const edges = [
    { line: `M${west} ${north}H${east}`, x: (west + east) / 2, y: north - 4 },
    { line: `M${east} ${north}V${south}`, x: east + 4, y: (north + south) / 2 },
    { line: `M${west} ${south}H${east}`, x: (west + east) / 2, y: south + 14 },
    { line: `M${west} ${north}V${south}`, x: west - 4, y: (north + south) / 2 },
  ];
  return (
    <g>
      <title>{box.label}</title>
      {edges.map(({ line, x, y }, i) => (
        <g key={line} className={`edge ${box.edges[i]}`}>
          <path d={line} />
          <text x={x} y={y}>
            {box.edges[i]}
          </text>
        </g>
      ))}
    </g>
  );
}
