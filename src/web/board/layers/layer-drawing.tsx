import { memo } from 'react';
import type { Board } from '../../../grid/index.ts';
import type { LayerLabel } from '../../games/adapter.ts';
import { cellOf, corner, SQUARE } from '../measure.ts';
import { outline } from '../outline.ts';
import type { ShownLayer } from './use-layers.ts';
import './layers.css';

interface Props {
  board: Board;
  shown: readonly ShownLayer[];
}

/** The squares of the layers, under the pieces. */
export const LayerFills = memo(function LayerFills({ board, shown }: Props) {
  return (
    <g className="layer-fills">
      <Patterns />
      {shown.flatMap(({ kind, draw }) =>
        draw.areas.map(({ fill, squares }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the areas of a layer have a fixed order
            key={`${kind.id} ${fill} ${i}`}
            className={`layer ${fill}`}
            data-layer={kind.id}
            d={outline(squares.map((square) => cellOf(board, square)))}
          />
        )),
      )}
    </g>
  );
});

/** Their words, over everything. */
export const LayerLabels = memo(function LayerLabels({ board, shown }: Props) {
  return (
    <g className="layer-labels">
      {shown.flatMap(({ kind, draw }) =>
        draw.labels.map((label) => (
          <Label
            key={`${kind.id} ${label.kind} ${label.square}`}
            board={board}
            label={label}
            lift={label.kind === 'plate' ? crowd(board, draw.labels, label) : 0}
          />
        )),
      )}
    </g>
  );
});

/** How many plates that come before stand where this one would: it goes above them. */
function crowd(board: Board, labels: readonly LayerLabel[], label: LayerLabel): number {
  const here = cellOf(board, label.square);
  return labels.slice(0, labels.indexOf(label)).filter(({ kind, square }) => {
    const { x, y } = cellOf(board, square);
    return kind === 'plate' && Math.abs(x - here.x) < 3 && Math.abs(y - here.y) < 1;
  }).length;
}

function Label({ board, label, lift }: { board: Board; label: LayerLabel; lift: number }) {
  const { square, kind, lines } = label;
  const { x, y } = corner(board, square);
  if (kind === 'note')
    return (
      <text className="layer-note" x={x + SQUARE / 2} y={y + SQUARE - 5}>
        {lines[0]}
      </text>
    );
  if (kind === 'sign')
    return (
      <g className="layer-sign" transform={`translate(${x + 2} ${y + SQUARE / 2})`}>
        <path d="M0 -12L12 0L0 12L-12 0z" />
        <text y={5}>{lines[0]}</text>
      </g>
    );
  const width = 12 + 5.8 * Math.max(...lines.map((line) => line.length));
  const height = 6 + 15 * lines.length;
  return (
    <g
      className="layer-plate"
      transform={`translate(${x + SQUARE / 2 - width / 2} ${y - (height + 2) * (lift + 1) - 2})`}
    >
      <rect width={width} height={height} rx={5} />
      {lines.map((line, i) => (
        <text key={line} x={width / 2} y={15 + 15 * i}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Each meaning has a pattern of its own, so that colour is never needed to tell them apart. */
export function Patterns() {
  return (
    <defs>
      <pattern id="layer-sight" width="12" height="12" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.5" />
        <circle cx="9" cy="9" r="1.5" />
      </pattern>
      <pattern
        id="layer-watch"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v8" />
      </pattern>
      <pattern
        id="layer-maybe"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v5" />
      </pattern>
      <pattern
        id="layer-reach"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 0v9" />
      </pattern>
      <pattern id="layer-strike" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M3 3l6 6M9 3l-6 6" />
      </pattern>
    </defs>
  );
}
