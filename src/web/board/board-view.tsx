import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Board } from '../../grid/index.ts';
import type { Effect, Scene } from '../games/adapter.ts';
import { useNarrow } from '../parts/media.ts';
import type { Camera } from '../stage/camera.ts';
import { useGestures } from '../stage/gestures.ts';
import { type By, byClick } from '../stage/grammar.ts';
import { Minimap } from '../stage/minimap-view.tsx';
import { PartTabs } from '../stage/part-tabs.tsx';
import { share, shareById } from '../stage/share.ts';
import { useShot } from '../stage/use-shot.ts';
import { ZoomButtons } from '../stage/zoom-buttons.tsx';
import { Aim } from './aim.tsx';
import { Boxes } from './boxes.tsx';
import { Chart } from './chart.tsx';
import { EdgeLabels } from './edge-labels.tsx';
import { Effects } from './effects.tsx';
import { Doors, Entries, Marks } from './fixtures.tsx';
import { Links } from './links.tsx';
import { corner, deckParts, SQUARE, squareAt } from './measure.ts';
import { Pieces } from './piece.tsx';
import { Ship } from './ship.tsx';
import { SightCone } from './sight-cone.tsx';
import { brackets, type Spot, Spots } from './spots.tsx';
import { Zone } from './zone.tsx';

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
  onSpot(spot: Spot, by: By): void;
  onPoint(spot: Spot | null): void;
  /** A click beside every spot: a floor square, or -1 for the void. */
  onSquare(square: number, by: By): void;
  /** Drawn on the floor, under doors and pieces. */
  under?: ReactNode;
  children?: ReactNode;
}

/** The board in its pane. The camera moves the drawing as a whole: nothing in it is drawn again for that. */
export function BoardView(props: Props) {
  const { board, camera, spots, sight, zone, selected, onSquare } = props;
  const scene = useShared(props.scene);
  const decks = useMemo(() => deckParts(board), [board]);
  const narrow = useNarrow();
  const pane = useRef<HTMLDivElement>(null);
  const dragged = useGestures(pane, camera);
  useShot(pane, camera);
  const standing = useMemo(
    () => scene.pieces.map(({ square }) => ({ ...corner(board, square), width: SQUARE, height: SQUARE })),
    [board, scene.pieces],
  );
  const [pointed, setPointed] = useState(-1);
  const latest = useRef(props);
  latest.current = props;
  const onSpot = useCallback((spot: Spot, by: By) => latest.current.onSpot(spot, by), []);
  const onPoint = useCallback((spot: Spot | null) => {
    setPointed(spot?.square ?? -1);
    latest.current.onPoint(spot);
  }, []);
  const wasDragged = useCallback(() => dragged.current, [dragged]);
  const squareUnder = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    return squareAt(board, camera.toBoard({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  const at = selected >= 0 ? corner(board, selected) : null;
  const facing = scene.pieces.find(({ square }) => square === selected)?.facing ?? null;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys reach every spot inside; this only explains a click beside them */}
      <div
        ref={pane}
        className="pane"
        onClick={(event) => {
          if (!dragged.current) onSquare(squareUnder(event), byClick(event.nativeEvent));
        }}
        onPointerMove={(event) => {
          if (event.buttons === 0) setPointed(squareUnder(event));
        }}
      >
        <div className="expanse">
          <div className="lens">
            <svg className="board" width={1} height={1}>
              <title>Board</title>
              <Ship board={board} />
              <Entries board={board} entries={scene.entries} />
              <SightCone board={board} sight={sight} from={selected} facing={facing} />
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
              <Pieces board={board} pieces={scene.pieces} />
              <Marks board={board} marks={scene.marks} layer="cloud" />
              <Links board={board} marks={scene.marks} at={pointed} />
              <Boxes board={board} boxes={scene.boxes} />
              <Zone board={board} squares={zone} />
              {selected >= 0 && props.aim >= 0 && <Aim board={board} from={selected} to={props.aim} />}
              <Effects board={board} effects={props.effects} />
              <Spots board={board} spots={spots} onSpot={onSpot} onPoint={onPoint} wasDragged={wasDragged} />
              {props.children}
            </svg>
          </div>
        </div>
      </div>
      <EdgeLabels board={board} camera={camera} decks={decks} />
      <PartTabs word="Deck" parts={decks} camera={camera} />
      <div className="stage-corner">
        {!narrow && <ZoomButtons camera={camera} />}
        <Minimap camera={camera} most={narrow ? SMALL : LARGE} pieces={standing}>
          <Chart board={board} pieces={scene.pieces} />
        </Minimap>
      </div>
    </>
  );
}

/** How large the chart in the corner gets, in pixels. */
const LARGE = { width: 176, height: 128 };
const SMALL = { width: 112, height: 88 };

/** The scene with everything that has not changed kept as it was. */
function useShared(scene: Scene): Scene {
  const last = useRef({ given: scene, shared: scene });
  if (last.current.given !== scene) {
    const { pieces, entries, doors, marks, boxes } = last.current.shared;
    const shared = {
      pieces: shareById(pieces, scene.pieces),
      entries: share(entries, scene.entries),
      doors: share(doors, scene.doors),
      marks: share(marks, scene.marks),
      boxes: share(boxes, scene.boxes),
    };
    last.current = { given: scene, shared };
  }
  return last.current.shared;
}
