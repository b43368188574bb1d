/** The stage of a game in centimetres. */
import { useMemo } from 'react';
import type { Layers } from '../../board/layers/use-layers.ts';
import { type FieldScene, onField } from '../../games/adapter.ts';
import { createCamera } from '../../stage/camera.ts';
import { cameraKey } from '../../stage/camera-keys.ts';
import type { AtTable, Staged } from '../stage-kind.ts';
import { Stage } from './stage.tsx';
import type { Controls } from './use-controls.ts';

export { useControls } from './use-controls.ts';

const NO_LAYERS: Layers = { kinds: [], on: new Set(), shown: [], toggle: () => undefined };
/** Millimetres of nothing around the table. */
const MARGIN = 30;

function frameOf({ width, length }: FieldScene) {
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: length + 2 * MARGIN };
}

export function useStage(at: AtTable<Controls>): Staged {
  const table = onField(at.sitting.table);
  const { scene } = at.controls.look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table never grows
  const camera = useMemo(() => createCamera(frameOf(scene), 5), [table]);
  return {
    camera,
    layers: NO_LAYERS,
    steer: (key, target) => cameraKey(camera, [], key, target),
    press: (key) => {
      const edit = at.controls.picks.open?.edits?.find((one) => one.key === key);
      edit?.run();
      return edit !== undefined;
    },
    tools: null,
    show: (over) => (
      <Stage {...at} table={table} camera={camera}>
        {over}
      </Stage>
    ),
  };
}
