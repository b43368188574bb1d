import { useEffect, useRef, useState } from 'react';
import type { Board, Facing } from '../../../grid/index.ts';
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
  onTurn(facing: Facing): void;
}

/** Dragging from the selected piece outwards turns it; elsewhere a drag moves the board. Esc lets go. */
export function useTurnDrag({ board, camera, square, onTurn }: Given): TurnDrag | null {
  const [facing, setFacing] = useState<Facing | null>(null);
  const done = useRef(onTurn);
  done.current = onTurn;
  useEffect(() => {
    if (square < 0) return;
    let finger: number | null = null;
    let now: Facing | null = null;
    let moved = false;
    const at = (event: PointerEvent): Point | null => {
      const pane = event.target instanceof Element ? event.target.closest('.stage .pane') : null;
      const box = (pane ?? document.querySelector('.stage .pane'))?.getBoundingClientRect();
      return box ? camera.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top }) : null;
    };
    const show = (next: Facing | null) => {
      now = next;
      setFacing(next);
    };
    const stop = () => {
      finger = null;
      show(null);
    };
    const down = (event: PointerEvent) => {
      if (finger !== null) return stop(); // a second finger: the board is being pinched
      moved = false;
      const onBoard = event.target instanceof Element && event.target.closest('.stage .pane') !== null;
      const point = onBoard && event.button === 0 ? at(event) : null;
      if (!point || squareAt(board, point) !== square) return;
      finger = event.pointerId;
      event.stopPropagation(); // or the camera would take it for its own
    };
    const move = (event: PointerEvent) => {
      const point = event.pointerId === finger ? at(event) : null;
      if (!point) return;
      const next = facingTowards(middle(board, square), point);
      if (next !== null) moved = true;
      if (next !== now) show(next);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== finger) return;
      const chosen = now;
      stop();
      if (chosen !== null) done.current(chosen);
    };
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation(); // what was dragged is not also clicked
      moved = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || finger === null) return;
      event.stopPropagation();
      stop();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', stop);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', stop);
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [board, camera, square]);
  return facing === null ? null : { square, facing };
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
