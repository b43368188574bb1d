import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { FieldScene } from '../games/field-scene.ts';
import type { Point } from '../stage/box.ts';
import type { Camera } from '../stage/camera.ts';
import { type Grip, useGestures } from '../stage/gestures.ts';
import { installBattleSymbols } from './battle-symbols.ts';
import { Counter, UnitTag } from './unit-tag.tsx';
import { useMade } from './use-made.ts';
import { usePainting } from './use-painting.ts';
import { useShared } from './use-shared.ts';
import '../style/battle-tokens.css';
import './field.css';

interface Props {
  scene: FieldScene;
  camera: Camera;
  /** The unit that stands out; 0 for none. */
  selected: number;
  onUnit(unit: number): void;
  /** A press where no tag is: a place in millimetres. */
  onGround?(at: Point): void;
  /** What can be dragged on it, instead of the table itself. */
  grip?: Grip;
  /** SVG in millimetres, over the models and under the tags. */
  marks?: ReactNode;
  /** HTML over all of it. */
  children?: ReactNode;
}

/** A table in its pane: ground and models on a canvas, marks and tags over it. */
export function FieldView({ camera, selected, onUnit, onGround, grip, marks, children, ...given }: Props) {
  const scene = useShared(given.scene);
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const lines = useRef<SVGGElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const redraw = useRef<() => void>(() => undefined);
  const dragged = useGestures(pane, camera, grip);
  useMemo(() => installBattleSymbols(), []);
  const made = useMade(scene, redraw);
  const painted = useMemo(() => ({ scene, selected, ...made }), [scene, selected, made]);
  usePainting({ pane, canvas, marks: lines, over }, camera, painted, redraw);
  const pick = useRef(onUnit);
  pick.current = onUnit;
  const onPick = useCallback(
    (unit: number) => {
      if (!dragged.current) pick.current(unit);
    },
    [dragged],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys reach every unit's tag inside
    <div
      ref={pane}
      className="field-pane"
      onClick={({ target, clientX, clientY, currentTarget }) => {
        if (dragged.current || (target as Element).closest('.unit-tag')) return;
        const box = currentTarget.getBoundingClientRect();
        onGround?.(camera.toBoard({ x: clientX - box.left, y: clientY - box.top }));
      }}
    >
      <canvas ref={canvas} />
      <svg className="field-marks" aria-hidden="true">
        <g ref={lines}>{marks}</g>
      </svg>
      <div ref={over} className="field-over">
        {scene.counters.map((counter) => (
          <Counter key={`${counter.text} ${counter.x} ${counter.y}`} counter={counter} />
        ))}
        {scene.units.map((unit) => (
          <UnitTag key={unit.id} unit={unit} selected={unit.id === selected} onPick={onPick} />
        ))}
      </div>
      {children}
    </div>
  );
}
