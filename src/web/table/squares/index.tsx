/** The stage of a game on squares. */
import { useState } from 'react';
import { LayerSwitch } from '../../board/layers/layer-switch.tsx';
import { useLayers } from '../../board/layers/use-layers.ts';
import { deckParts } from '../../board/measure.ts';
import { onSquares, type Scene } from '../../games/adapter.ts';
import { cameraKey } from '../../stage/camera-keys.ts';
import { isLed } from '../focus.ts';
import type { AtTable, Staged } from '../stage-kind.ts';
import { LinesButton } from './lines-button.tsx';
import { Stage } from './stage.tsx';
import type { Controls } from './use-controls.ts';
import { useTableCamera } from './use-table-camera.ts';

export { useControls } from './use-controls.ts';

export function useStage({ follows, ...at }: AtTable<Controls>): Staged {
  const { sitting, controls, peek, prompt, narrow } = at;
  const table = onSquares(sitting.table);
  const { look, selected } = controls;
  const board = table.board(peek?.view ?? look.view);
  const camera = useTableCamera(sitting, controls, board, prompt, narrow, follows);
  const [lined, setLined] = useState(false);
  const layers = useLayers({
    table,
    view: peek?.view ?? look.view,
    viewer: look.viewer,
    scene: (peek?.scene ?? look.scene) as Scene,
    camera,
    selected,
    hidden: look.curtain !== null,
  });
  return {
    camera,
    layers,
    press: (key, target) => turnsGhost(controls, key, target),
    steer: (key, target) => cameraKey(camera, deckParts(board), key, target),
    tools: (
      <>
        <LayerSwitch layers={layers} />
        {look.scene.boxes.length > 0 && <LinesButton on={lined} onChange={setLined} />}
      </>
    ),
    show: (over) => (
      <Stage {...at} {...{ board, camera, layers, lined }}>
        {over}
      </Stage>
    ),
  };
}

/** On a route that keys have led to, a turn turns its ghost and not the piece. */
function turnsGhost({ spots, hand, turnGhost }: Controls, key: string, target: Element | null): boolean {
  const at = target?.closest('.spot')?.getAttribute('data-spot');
  const route = spots.find((spot) => spot.key === at && spot.offers[0]?.ends !== undefined);
  const turning = hand?.bar.find((button) => button.turns !== undefined && button.key === key);
  if (!route || !turning?.turns || !isLed()) return false;
  turnGhost(route, turning.turns);
  return true;
}
