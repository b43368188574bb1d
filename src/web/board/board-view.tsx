import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Board } from '../../grid/index.ts';
import type { Effect, Scene } from '../games/adapter.ts';
import { Boxes } from './boxes.tsx';
import type { Camera } from './camera.ts';
import { Effects } from './effects.tsx';
import { Doors, Entries, Marks } from './fixtures.tsx';
import { useGestures } from './gestures.ts';
import { cellOf, corner, middle, SQUARE, squareAt } from './measure.ts';
import { outline } from './outline.ts';
import { Piece } from './piece.tsx';
import { Ship } from './ship.tsx';
import { brackets, type Spot, Spots } from './spots.tsx';

interface Props {
  board: Board;
  scene: Scene;
  camera: Camera;
  spots: readonly Spot[];
  sight: readonly number[];
  /** What the action pointed at would strike. */
  zone: readonly number[];
  /** The square of the selected piece, or -1. */
  selected: number;
  /** The square being aimed at, or -1. */
  aim: number;
  effects: readonly Effect[];
  beat: number;
  onSpot(spot: Spot): void;
  onPoint(spot: Spot | null): void;
  /** A click beside every spot: a floor square, or -1 for the void. */
  onSquare(square: number): void;
  /** Drawn on the floor, under doors and pieces. */
  under?: ReactNode;
  children?: ReactNode;
}

export function BoardView(props: Props) {
  const { board, scene, camera, spots, sight, zone, selected, onSpot, onPoint, onSquare } = props;
  const svg = useRef<SVGSVGElement>(null);
  const dragged = useGestures(svg, camera);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const draw = () => {
      const { x, y, scale, width, height } = camera.get();
      if (width > 0) element.setAttribute('viewBox', `${x} ${y} ${width / scale} ${height / scale}`);
    };
    const watch = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
    watch.observe(element);
    const stop = camera.subscribe(draw);
    camera.resize(element.clientWidth, element.clientHeight);
    draw();
    return () => {
      watch.disconnect();
      stop();
    };
  }, [camera]);
  const seen = useMemo(() => outline(sight.map((s) => cellOf(board, s))), [board, sight]);
  const struck = useMemo(() => outline(zone.map((s) => cellOf(board, s))), [board, zone]);
  const at = selected >= 0 ? corner(board, selected) : null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach every spot inside; this only explains a click beside them
    <svg
      ref={svg}
      className="board"
      onClick={(event) => {
        if (dragged.current) return;
        const box = event.currentTarget.getBoundingClientRect();
        const p = camera.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top });
        onSquare(squareAt(board, p));
      }}
    >
      <title>Board</title>
      <Ship board={board} />
      <Entries board={board} entries={scene.entries} />
      {seen && <path className="sight" d={seen} />}
      {props.under}
      <Marks board={board} marks={scene.marks} layer="floor" />
      <Doors board={board} doors={scene.doors} />
      <Marks board={board} marks={scene.marks} layer="thing" />
      {at && (
        <g>
          <rect className="lit" x={at.x} y={at.y} width={SQUARE} height={SQUARE} />
          <path className="mark" d={brackets(at.x, at.y)} />
        </g>
      )}
      <g>
        {scene.pieces.map((piece) => (
          <Piece key={piece.id} board={board} piece={piece} />
        ))}
      </g>
      <Marks board={board} marks={scene.marks} layer="cloud" />
      <Boxes board={board} boxes={scene.boxes} />
      {struck && <path className="zone" d={struck} />}
      {selected >= 0 && props.aim >= 0 && <Aim board={board} from={selected} to={props.aim} />}
      <Effects board={board} effects={props.effects} beat={props.beat} />
      <Spots
        board={board}
        spots={spots}
        onSpot={onSpot}
        onPoint={onPoint}
        wasDragged={() => dragged.current}
      />
      {props.children}
    </svg>
  );
}

/** From the edge of the shooter's square to the edge of the target's. */
function Aim({ board, from, to }: { board: Board; from: number; to: number }) {
  const a = middle(board, from);
  const b = middle(board, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [((b.x - a.x) / length) * 24, ((b.y - a.y) / length) * 24];
  const line = `M${a.x + ux} ${a.y + uy}L${b.x - ux} ${b.y - uy}`;
  return (
    <g className="aiming">
      <path className="aim-case" d={line} />
      <path className="aim" d={line} />
    </g>
  );
}
