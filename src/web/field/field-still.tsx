import { useMemo } from 'react';
import type { FieldScene } from '../games/adapter.ts';
import { createCamera } from '../stage/camera.ts';
import { FieldView } from './field-view.tsx';

/** A table that is only looked at. */
export function FieldStill({ scene, label }: { scene: FieldScene; label: string }) {
  const { width, length } = scene;
  const camera = useMemo(
    () => createCamera({ x: -10, y: -10, width: width + 20, height: length + 20 }, 5),
    [width, length],
  );
  return (
    <figure
      className="field-still"
      style={{ aspectRatio: `${width + 20} / ${length + 20}` }}
      aria-label={label}
    >
      <FieldView scene={scene} camera={camera} selected={0} onUnit={() => undefined} />
    </figure>
  );
}
