import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Layers } from '../../board/layers/use-layers.ts';
import type { FieldLayer, FieldTable } from '../../games/adapter.ts';
import type { Point } from '../../stage/box.ts';
import type { Camera } from '../../stage/camera.ts';
import type { Controls } from './use-controls.ts';

export interface FieldLayers extends Layers {
  readonly laid: readonly FieldLayer[];
}

/** The layers that are switched on; some of them are about the place that is pointed at. */
export function useFieldLayers(table: FieldTable, camera: Camera, { look, selected }: Controls): FieldLayers {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const at = usePointed(camera, on.size > 0);
  const { view, viewer, curtain } = look;
  const laid = useMemo(
    () => (curtain === null ? [...on].map((id) => table.layer(view, viewer, id, selected, at)) : []),
    [table, view, viewer, curtain, on, selected, at],
  );
  return {
    kinds: table.layers,
    on,
    shown: [],
    laid,
    toggle(id) {
      const next = new Set(on);
      if (!next.delete(id)) next.add(id);
      setOn(next);
    },
  };
}

/** The place of the table under the pointer, once a frame at most; null while nobody asks. */
function usePointed(camera: Camera, asked: boolean): Point | null {
  const [at, setAt] = useState<Point | null>(null);
  const frame: RefObject<number> = useRef(0);
  useEffect(() => {
    if (!asked) return;
    const move = ({ target, clientX, clientY }: PointerEvent) => {
      const pane = target instanceof Element ? target.closest('.stage .field-pane') : null;
      if (!pane || frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        const box = pane.getBoundingClientRect();
        setAt(camera.toBoard({ x: clientX - box.left, y: clientY - box.top }));
      });
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', move);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', move);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [camera, asked]);
  return asked ? at : null;
}
