import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FieldView } from '../field/field-view.tsx';
import type { FieldScene } from '../games/field-scene.ts';
import { createCamera } from '../stage/camera.ts';
import type { Grip } from '../stage/gestures.ts';
import { ZoomButtons } from '../stage/zoom-buttons.tsx';

export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

interface Props<Thing> {
  scene: FieldScene;
  /** Something is in the hand: the next press puts it down. */
  placing: boolean;
  /** What lies at a place in millimetres from the north-west. */
  find(x: number, y: number): Thing | null;
  /** The outline of what is chosen, as far as it is being moved, in millimetres. */
  mark(shift: Shift | null): ReactNode;
  onChoose(thing: Thing): void;
  /** Centimetres from the south-west. */
  onPlace(x: number, y: number): void;
  onMove(thing: Thing, dx: number, dy: number): void;
}

/** The ground of a battle that is written: what lies on it is pressed, dragged and put down. */
export function GroundBoard<Thing>({ scene, placing, find, mark, onChoose, onPlace, onMove }: Props<Thing>) {
  const { width, length } = scene;
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: width + 40, height: length + 40 }, 5),
    [width, length],
  );
  const [shift, setShift] = useState<Shift | null>(null);
  const held = useRef<{ what: Thing; x: number; y: number } | null>(null);
  const grip: Grip = {
    take({ x, y }) {
      if (placing) return true;
      const what = find(x, y);
      held.current = what && { what, x, y };
      if (what) onChoose(what);
      return what !== null;
    },
    drag({ x, y }) {
      const { current } = held;
      if (current) setShift({ dx: x - current.x, dy: y - current.y });
    },
    drop({ x, y }, moved) {
      if (placing) return onPlace(x / 10, (length - y) / 10);
      const { current } = held;
      setShift(null);
      if (current && moved) onMove(current.what, (x - current.x) / 10, (current.y - y) / 10);
      held.current = null;
    },
    letGo() {
      held.current = null;
      setShift(null);
    },
  };
  return (
    <div className={placing ? 'ground-board placing' : 'ground-board'}>
      <FieldView
        scene={scene}
        camera={camera}
        selected={0}
        onUnit={() => undefined}
        grip={grip}
        marks={mark(shift)}
      />
      <div className="stage-corner">
        <ZoomButtons camera={camera} />
      </div>
    </div>
  );
}
