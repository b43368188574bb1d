import { type ReactNode, useMemo, useState } from 'react';
import type { Board } from '../../../grid/index.ts';
import { BoardView } from '../../board/board-view.tsx';
import { LayerFills, LayerLabels } from '../../board/layers/layer-drawing.tsx';
import { LayerLegend } from '../../board/layers/layer-legend.tsx';
import type { Layers } from '../../board/layers/use-layers.ts';
import { lineBoxes } from '../../board/spot-boxes.ts';
import { type Effect, onSquares, type Scene } from '../../games/adapter.ts';
import type { Camera } from '../../stage/camera.ts';
import { Float } from '../../stage/float.tsx';
import { DiceTray } from '../dice-tray.tsx';
import { OddsBody } from '../odds-card.tsx';
import { Overlays } from '../overlays.tsx';
import { PeekBar } from '../peek-bar.tsx';
import { RecapBar } from '../recap-bar.tsx';
import type { AtTable } from '../stage-kind.ts';
import { layoutOf } from './layout-of.ts';
import { Previews } from './previews.tsx';
import type { LiveSpot } from './spots-for.ts';
import { squareOf } from './squares-at.ts';
import type { Controls } from './use-controls.ts';

const NO_BOXES: Scene['boxes'] = [];
const NO_SPOTS: readonly LiveSpot[] = [];
const NO_SQUARES: readonly number[] = [];
const NO_EFFECTS: readonly Effect[] = [];

interface Props extends Omit<AtTable<Controls>, 'follows'> {
  board: Board;
  camera: Camera;
  layers: Layers;
  /** Defence lines are shown. */
  lined: boolean;
  /** What lies over its edge. */
  children: ReactNode;
}

/** The board with whatever floats over it: the present picture, or an earlier one that is looked at. */
export function Stage(props: Props) {
  const { sitting, controls, board, camera, layers, peek, recap, back, prompt, dock, lined, narrow } = props;
  const table = onSquares(sitting.table);
  const { look, hand, selected, spots, chooser } = controls;
  const [pointed, setPointed] = useState<LiveSpot | null>(null);
  const drawn = (peek?.scene ?? look.scene) as Scene;
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
  const again = useMemo(() => peek?.beat && { ...look, ...peek.beat, view: peek.view }, [look, peek]);
  const aimed = live?.look === 'foe' && !chooser ? live : null;
  const square = squareOf(look, selected);
  const layout = useMemo(() => layoutOf(sitting, controls), [sitting, controls]);
  const pointedAt = chooser || narrow ? null : live;
  const [offer] = pointedAt?.offers ?? [];
  const odds = offer ? table.odds(look.view, offer.action) : null;
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
        effects={peek ? ((peek.beat?.effects ?? NO_EFFECTS) as readonly Effect[]) : look.effects}
        onSpot={(spot, by) => controls.onSpot(spot as LiveSpot, by)}
        onPoint={(spot) => setPointed(spot as LiveSpot | null)}
        onSquare={peek ? back : look.busy ? sitting.skip : controls.onSquare}
        under={<LayerFills board={board} shown={layers.shown} />}
      >
        {!peek && (
          <Previews board={board} controls={controls} camera={camera} square={square} pointed={live} />
        )}
        <LayerLabels board={board} shown={layers.shown} />
      </BoardView>
      {peek && !peek.beat && <PeekBar peek={peek} onBack={back} />}
      {recap && (!peek || peek.beat) && <RecapBar recap={recap} brief={prompt !== null} />}
      {again && <DiceTray key={peek?.key} table={table} look={again} layout={layout} camera={camera} stays />}
      <LayerLegend
        shown={layers.shown}
        onClose={(id) => (layers.on.has(id) ? () => layers.toggle(id) : null)}
      />
      <Overlays
        sitting={sitting}
        controls={controls}
        layout={layout}
        camera={camera}
        narrow={narrow}
        prompt={prompt}
        dock={dock}
        peeking={peek !== null}
        after={props.after}
      />
      {odds && offer && pointedAt?.square !== undefined && (
        <Float
          camera={camera}
          about={layout.at(pointedAt.square)}
          keep={square >= 0 ? lineBoxes(board, square, pointedAt.square) : undefined}
          shun={layout.pieces}
          leads
          className="odds"
          label="Odds"
          role="status"
        >
          <OddsBody label={offer.label} odds={odds} />
        </Float>
      )}
      {props.children}
    </main>
  );
}
