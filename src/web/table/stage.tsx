import { type ReactNode, useMemo, useState } from 'react';
import type { Board } from '../../grid/index.ts';
import { BoardView } from '../board/board-view.tsx';
import { LayerFills, LayerLabels } from '../board/layers/layer-drawing.tsx';
import { LayerLegend } from '../board/layers/layer-legend.tsx';
import type { Layers } from '../board/layers/use-layers.ts';
import type { Effect, Prompt, Scene } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import type { Point } from '../stage/box.ts';
import type { Camera } from '../stage/camera.ts';
import { Overlays } from './overlays.tsx';
import { PeekBar } from './peek-bar.tsx';
import { squareOf } from './picks.ts';
import { Previews } from './previews.tsx';
import type { LiveSpot } from './spots-for.ts';
import type { Peek } from './use-peek.ts';
import type { Play } from './use-play.ts';

const NO_BOXES: Scene['boxes'] = [];
const NO_SPOTS: readonly LiveSpot[] = [];
const NO_SQUARES: readonly number[] = [];
const NO_EFFECTS: readonly Effect[] = [];

interface Props {
  sitting: Sitting;
  play: Play;
  board: Board;
  camera: Camera;
  layers: Layers;
  /** An earlier moment that is looked at, and the way back. */
  peek: Peek | null;
  back(): void;
  prompt: Prompt | null;
  promptAt: Point | null;
  /** Defence lines are shown. */
  lined: boolean;
  narrow: boolean;
  onRematch(): void;
  /** What lies over its edge. */
  children: ReactNode;
}

/** The board with whatever floats over it: the present picture, or an earlier one that is looked at. */
export function Stage(props: Props) {
  const { sitting, play, board, camera, layers, peek, back, prompt, promptAt, lined, narrow } = props;
  const { table } = sitting;
  const { look, hand, selected, spots, chooser } = play;
  const [pointed, setPointed] = useState<LiveSpot | null>(null);
  const drawn = peek?.scene ?? look.scene;
  const scene = useMemo(() => (lined ? drawn : { ...drawn, boxes: NO_BOXES }), [drawn, lined]);
  const live = (pointed && spots.find(({ key }) => key === pointed.key)) ?? null;
  const striking = (live ?? chooser)?.offers[0]?.action;
  const zone = useMemo(
    () => (striking === undefined ? NO_SQUARES : table.zone(look.view, striking)),
    [table, look, striking],
  );
  const sight = useMemo(
    () => (hand ? table.sight(look.view, hand.prompt ? (hand.prompt.unit ?? 0) : selected) : NO_SQUARES),
    [table, look, selected, hand],
  );
  const aimed = live?.look === 'foe' && !chooser ? live : null;
  const square = squareOf(look, selected);
  return (
    <main className="stage" aria-label="Table">
      <BoardView
        board={board}
        scene={scene}
        camera={camera}
        spots={peek ? NO_SPOTS : spots}
        sight={peek ? NO_SQUARES : sight}
        zone={zone}
        selected={look.mine && !peek ? square : -1}
        aim={aimed?.square ?? -1}
        effects={peek ? NO_EFFECTS : look.effects}
        onSpot={(spot) => play.onSpot(spot as LiveSpot)}
        onPoint={(spot) => setPointed(spot as LiveSpot | null)}
        onSquare={peek ? back : look.busy ? sitting.skip : play.onSquare}
        under={<LayerFills board={board} shown={layers.shown} />}
      >
        {!peek && <Previews board={board} play={play} camera={camera} square={square} pointed={live} />}
        <LayerLabels board={board} shown={layers.shown} />
      </BoardView>
      {peek && <PeekBar peek={peek} onBack={back} />}
      <LayerLegend
        shown={layers.shown}
        onClose={(id) => (layers.on.has(id) ? () => layers.toggle(id) : null)}
      />
      <Overlays
        sitting={sitting}
        play={play}
        camera={camera}
        narrow={narrow}
        prompt={prompt}
        promptAt={promptAt}
        aimed={chooser ? null : live}
        onRematch={props.onRematch}
      />
      {props.children}
    </main>
  );
}
