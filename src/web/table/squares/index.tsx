/** The stage of a game on squares. */
import { useState } from 'react';
import { LayerSwitch } from '../../board/layers/layer-switch.tsx';
import { useLayers } from '../../board/layers/use-layers.ts';
import { deckParts } from '../../board/measure.ts';
import { cameraKey } from '../../stage/camera-keys.ts';
import type { AtTable, Staged } from '../stage-kind.ts';
import { LinesButton } from './lines-button.tsx';
import { Stage } from './stage.tsx';
import { useTableCamera } from './use-table-camera.ts';

export function useStage({ follows, ...at }: AtTable): Staged {
  const { sitting, play, peek, prompt, narrow } = at;
  const { table } = sitting;
  const { look, selected } = play;
  const board = table.board(peek?.view ?? look.view);
  const camera = useTableCamera(sitting, play, board, prompt, narrow, follows);
  const [lined, setLined] = useState(false);
  const layers = useLayers({
    table,
    view: peek?.view ?? look.view,
    viewer: look.viewer,
    scene: peek?.scene ?? look.scene,
    camera,
    selected,
    hidden: look.curtain !== null,
  });
  return {
    camera,
    layers,
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
