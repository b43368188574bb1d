import { useEffect, useRef, useState } from 'react';
import type { Board, Facing } from '../../../grid/index.ts';
import type { PieceDraw } from '../../games/adapter.ts';
import type { Point } from '../../stage/box.ts';
import type { Camera } from '../../stage/camera.ts';
import { middle, SQUARE, squareAt } from '../measure.ts';

/** How far the pointer must leave the piece before it means a facing. */
const OUT = SQUARE * 0.6;

export interface TurnDrag {
  readonly square: number;
  readonly facing: Facing;
}

interface Given {
  readonly board: Board;
  readonly camera: Camera;
  /** Where the selected piece stands, or -1. */
  readonly square: number;
  /** Squares where a route ends in a ghost that can be turned. */
  readonly routes: ReadonlySet<number>;
  onTurn(square: number, facing: Facing): void;
}

/** How long a finger rests on a route's end before it turns the ghost there; sooner it moves the board. */
const HOLD = 280;
const SLACK = 8;

/**
 * Dragging outwards from the selected piece turns it; from the end of a route it turns the ghost there. Elsewhere a drag
 * moves the board. Esc lets go.
 */
export function useTurnDrag({ board, camera, square, routes, onTurn }: Given): TurnDrag | null {
  const [drag, setDrag] = useState<TurnDrag | null>(null);
  const latest = useRef({ routes, onTurn });
  latest.current = { routes, onTurn };
  useEffect(() => {
    if (square < 0) return;
    let finger: number | null = null;
    let from = -1;
    let start: Point = { x: 0, y: 0 };
    let now: Facing | null = null;
    let moved = false;
    let resting = 0;
    const at = (event: PointerEvent): Point | null => {
      const pane = event.target instanceof Element ? event.target.closest('.stage .pane') : null;
      const box = (pane ?? document.querySelector('.stage .pane'))?.getBoundingClientRect();
      return box ? camera.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top }) : null;
    };
    const show = (next: Facing | null) => {
      now = next;
      setDrag(next === null ? null : { square: from, facing: next });
    };
    const stop = () => {
      clearTimeout(resting);
      finger = null;
      show(null);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(resting);
      if (finger !== null) return stop(); // a second finger: the board is being pinched
      moved = false;
      const onBoard = event.target instanceof Element && event.target.closest('.stage .pane') !== null;
      const point = onBoard && event.button === 0 ? at(event) : null;
      const pressed = point ? squareAt(board, point) : -1;
      if (pressed < 0 || (pressed !== square && !latest.current.routes.has(pressed))) return;
      from = pressed;
      start = { x: event.clientX, y: event.clientY };
      const take = () => {
        finger = event.pointerId;
      };
      // A finger that goes on at once means the board, unless it is on the piece itself.
      if (event.pointerType === 'touch' && pressed !== square) resting = window.setTimeout(take, HOLD);
      else take();
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK && finger === null)
        clearTimeout(resting);
      const point = event.pointerId === finger ? at(event) : null;
      if (!point) return;
      event.stopPropagation(); // or the camera would take it for its own
      const next = facingTowards(middle(board, from), point);
      if (next !== null) moved = true;
      if (next !== now) show(next);
    };
    const up = (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerId !== finger) return;
      const chosen = now;
      stop();
      if (chosen !== null) latest.current.onTurn(from, chosen);
    };
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation(); // what was dragged is not also clicked
      moved = false;
    };
    const menu = (event: Event) => {
      if (finger !== null) event.preventDefault(); // a finger that rests
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || finger === null) return;
      event.stopPropagation();
      stop();
    };
    const kinds: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, true],
      ['pointermove', move, true],
      ['pointerup', up, false],
      ['pointercancel', stop, false],
      ['click', click, true],
      ['contextmenu', menu, true],
      ['keydown', key, true],
    ];
    for (const [kind, listen, early] of kinds)
      document.addEventListener(kind, listen as (event: Event) => void, early);
    return () => {
      clearTimeout(resting);
      for (const [kind, listen, early] of kinds)
        document.removeEventListener(kind, listen as (event: Event) => void, early);
    };
  }, [board, camera, square]);
  return drag;
}

/** North, east, south or west, whichever the pointer lies nearest to; null while it is still on the piece. */
function facingTowards(from: Point, to: Point): Facing | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < OUT) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** The facing being dragged to, and what it costs. */
export function TurnGhost({ board, drag, text }: { board: Board; drag: TurnDrag; text: string }) {
  const c = middle(board, drag.square);
  const width = 14 + 6.4 * text.length;
  return (
    <g className="turn-ghost">
      <g transform={`translate(${c.x} ${c.y}) rotate(${drag.facing * 90})`}>
        <path d="M-20 -22L0 -46L20 -22" />
        <path d="M0 -40V-20" />
      </g>
      <g className="layer-plate" transform={`translate(${c.x - width / 2} ${c.y + 30})`}>
        <rect width={width} height={22} rx={5} />
        <text x={width / 2} y={16}>
          {text}
        </text>
      </g>
    </g>
  );
}

/** The way a walk would take, and its price at the end. */
export function PathLine({
  board,
  from,
  path,
  text,
}: {
  board: Board;
  from: number;
  path: readonly number[];
  text: string;
}) {
  const points = [from, ...path].map((square) => middle(board, square));
  const end = points[points.length - 1];
  const width = 12 + 7 * text.length;
  return (
    <g className="path-line">
      <path className="case" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g className="layer-plate" transform={`translate(${end.x - width / 2} ${end.y - 42})`}>
        <rect width={width} height={20} rx={5} />
        <text x={width / 2} y={15}>
          {text}
        </text>
      </g>
    </g>
  );
}

/** The piece as it would stand at the end of its way. */
export function GhostPiece({
  board,
  square,
  facing,
  piece,
}: {
  board: Board;
  square: number;
  facing: Facing;
  piece: Pick<PieceDraw, 'symbol' | 'side'>;
}) {
  const { x, y } = middle(board, square);
  return (
    <g
      className={`piece ghost-piece ${piece.side}`}
      data-facing={facing}
      transform={`translate(${x} ${y}) rotate(${facing * 90})`}
    >
      <use href="#base" />
      <use href={`#${piece.symbol}`} x={-21} y={-21} width={42} height={42} />
    </g>
  );
}
