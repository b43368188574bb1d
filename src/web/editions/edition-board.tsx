import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { share } from '../../editions/figures.ts';
import type { Losses } from '../../editions/losses.ts';
import { isVehicle, movedTo, turned } from '../../editions/placing.ts';
import {
  type Attack,
  DEEP,
  type Laid,
  type Piece,
  type Position,
  type Side,
  WIDE,
} from '../../editions/position.ts';
import { groundDrawing } from '../field/ground-drawing.ts';
import { pieceWords } from './words.ts';

/** Drawn in millimetres. */
const MM = 10;

const SYMBOLS: Readonly<Record<Piece['is'], string>> = {
  'land-raider': 'veh-land-raider',
  rhino: 'veh-rhino',
  tactical: 'sm-tactical',
  assault: 'sm-assault',
  devastator: 'sm-devastator',
};

const TERRAIN: Readonly<Record<string, string>> = { house: 'building', rubble: 'rubble', woods: 'woods' };

export interface BoardProps {
  readonly year: string;
  readonly position: Position;
  readonly laid: Laid | null;
  readonly chosen: number;
  /** Whom the chosen piece sees. */
  readonly seen: ReadonlySet<number>;
  readonly attacks: readonly Attack[];
  readonly losses: Readonly<Record<Side, Losses>> | null;
  onChoose(piece: number): void;
  /** `settled`: the hand has let go. */
  onChange(position: Position, settled: boolean): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The position as one edition has it: pieces are chosen and dragged on it. */
export function EditionBoard(props: BoardProps) {
  const { year, position, laid, chosen, seen, attacks, losses } = props;
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ piece: number; dx: number; dy: number } | null>(null);
  const ground = useMemo(() => drawn(laid), [laid]);
  const spots = position.pieces.map((piece, i) => spotOf(piece, laid?.bases[i]));
  const from = spots[chosen];
  const { side } = position.pieces[chosen];
  const targets = new Set(attacks.filter(({ by }) => by === chosen).map(({ at }) => at));
  const at = ({ clientX, clientY }: PointerEvent): Spot => {
    const box = svg.current!.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * WIDE,
      y: DEEP - ((clientY - box.top) / box.height) * DEEP,
    };
  };
  const take = (event: PointerEvent<SVGGElement>, piece: number) => {
    const { x, y } = at(event);
    held.current = { piece, dx: spots[piece].x / MM - x, dy: DEEP - spots[piece].y / MM - y };
    svg.current?.setPointerCapture(event.pointerId);
    props.onChoose(piece);
  };
  const drag = (event: PointerEvent) => {
    if (!held.current) return;
    const { piece, dx, dy } = held.current;
    const { x, y } = at(event);
    props.onChange(movedTo(position, piece, x + dx, y + dy), false);
  };
  const drop = () => {
    if (held.current) props.onChange(position, true);
    held.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds the pieces together
    <svg
      ref={svg}
      className="edition-board"
      viewBox={`0 0 ${WIDE * MM} ${DEEP * MM}`}
      role="group"
      aria-label={`The position by the rules of ${year}`}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from polygons */}
      <g dangerouslySetInnerHTML={{ __html: ground }} />
      <g className="edition-lines">
        {position.pieces.map((piece, i) =>
          piece.side !== side && seen.has(i) ? (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their places
              key={i}
              className={targets.has(i) ? 'fired' : ''}
              x1={from.x}
              y1={from.y}
              x2={spots[i].x}
              y2={spots[i].y}
            />
          ) : null,
        )}
      </g>
      <g className="edition-scale">
        <path d={`M20 ${DEEP * MM - 22}v6h100v-6`} />
        <text x={126} y={DEEP * MM - 14}>
          10 cm
        </text>
      </g>
      {position.pieces.map((piece, i) => (
        <PieceMark
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their places
          key={i}
          piece={piece}
          at={i}
          spot={spots[i]}
          look={piece.side === side ? (i === chosen ? 'chosen' : '') : seen.has(i) ? 'seen' : 'unseen'}
          danger={losses ? share(losses[piece.side].each.get(i) ?? NEVER) : 0}
          onTake={(event) => take(event, i)}
          onKey={(event) => keyed(props, i, event)}
          onFocus={() => props.onChoose(i)}
        />
      ))}
    </svg>
  );
}

const NEVER = { n: 0n, d: 1n };

function drawn(laid: Laid | null): string {
  return groundDrawing({
    width: WIDE * MM,
    length: DEEP * MM,
    terrain: (laid?.ground ?? []).map(({ is, parts }, id) => ({
      id,
      kind: TERRAIN[is] ?? is,
      label: is,
      parts: parts.map((part) => part.map((cm, i) => (i % 2 === 0 ? cm * MM : (DEEP - cm) * MM))),
    })),
    edges: { north: '', south: '' },
  });
}

/** Where the edition has it stand; while it cannot, where the hand has put it. */
function spotOf({ x, y }: Piece, base: readonly number[] | undefined): Spot {
  if (!base) return { x: x * MM, y: (DEEP - y) * MM };
  const corners = base.length / 2;
  const sum = (from: number) => base.reduce((all, cm, i) => (i % 2 === from ? all + cm : all), 0) / corners;
  return { x: sum(0) * MM, y: (DEEP - sum(1)) * MM };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function keyed({ position, onChange }: BoardProps, piece: number, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const { x, y } = position.pieces[piece];
  if (step) onChange(movedTo(position, piece, x + step[0], y + step[1]), true);
  else if (event.key === 'q' || event.key === 'e')
    onChange(turned(position, piece, event.key === 'q' ? -15 : 15), true);
  else return;
  event.preventDefault();
}

interface MarkProps {
  readonly piece: Piece;
  readonly at: number;
  readonly spot: Spot;
  readonly look: string;
  /** The chance that it is lost, from 0 to 1. */
  readonly danger: number;
  onTake(event: PointerEvent<SVGGElement>): void;
  onKey(event: KeyboardEvent): void;
  onFocus(): void;
}

function PieceMark({ piece, at, spot, look, danger, onTake, onKey, onFocus }: MarkProps) {
  const lost = danger > 0 ? `, lost in ${Math.round(danger * 100)} of 100` : '';
  const turn = isVehicle(piece) ? piece.heading : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={`edition-piece ${piece.side === 'blue' ? 'side-a' : 'side-b'} ${look}`}
      role="button"
      tabIndex={0}
      data-piece={at + 1}
      aria-pressed={look === 'chosen'}
      aria-label={`${pieceWords(piece, at)}${look === 'seen' || look === 'unseen' ? `, ${look}` : ''}${lost}`}
      onPointerDown={onTake}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      <circle className="reach" cx={spot.x} cy={spot.y} r={20} />
      <use href={`#${SYMBOLS[piece.is]}`} transform={`translate(${spot.x} ${spot.y})rotate(${turn})`} />
      <g className="number" transform={`translate(${spot.x - 15} ${spot.y - 17})`}>
        <circle r={8.5} />
        <text y={4}>{at + 1}</text>
      </g>
      {danger > 0 && (
        <text className="danger" x={spot.x} y={spot.y + 27}>
          {Math.round(danger * 100)}%
        </text>
      )}
    </g>
  );
}
