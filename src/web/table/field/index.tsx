/** The stage of a game in centimetres. */
import { useEffect, useMemo } from 'react';
import { LayerSwitch } from '../../board/layers/layer-switch.tsx';
import { type FieldScene, onField } from '../../games/adapter.ts';
import { createCamera } from '../../stage/camera.ts';
import { cameraKey } from '../../stage/camera-keys.ts';
import type { AtTable, Staged } from '../stage-kind.ts';
import { boxOf } from './layout-of.ts';
import { Stage } from './stage.tsx';
import type { Controls } from './use-controls.ts';
import { useFieldLayers } from './use-field-layers.ts';

export { useControls } from './use-controls.ts';

/** Millimetres of nothing around the table. */
const MARGIN = 30;

/** Units on less of the table than this, each way, are looked at closer: with so many pixels a millimetre. */
const FEW = 0.5;
const CLOSE = 1.4;

function frameOf({ width, length }: FieldScene) {
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: length + 2 * MARGIN };
}

export function useStage(at: AtTable<Controls>): Staged {
  const table = onField(at.sitting.table);
  const { scene } = at.controls.look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table never grows
  const camera = useMemo(() => createCamera(frameOf(scene), 5), [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a handful of units and counters in a corner is shown closer when the table is opened
  useEffect(() => {
    const part = boxOf(scene);
    if (part && part.width < scene.width * FEW && part.height < scene.length * FEW) camera.show(part, CLOSE);
  }, [camera]);
  const layers = useFieldLayers(table, camera, at.controls);
  return {
    camera,
    layers,
    steer: (key, target) => cameraKey(camera, [], key, target),
    press: (key) => {
      const edit = at.controls.picks.open?.edits?.find((one) => one.key === key);
      edit?.run();
      return edit !== undefined;
    },
    tools: <LayerSwitch layers={layers} />,
    show: (over) => (
      <Stage {...at} table={table} camera={camera} layers={layers.laid}>
        {over}
      </Stage>
    ),
  };
}
