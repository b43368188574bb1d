import { useMemo, useRef, useState } from 'react';
import { FieldView } from '../../../field/field-view.tsx';
import { createCamera } from '../../../stage/camera.ts';
import type { Grip } from '../../../stage/gestures.ts';
import { ZoomButtons } from '../../../stage/zoom-buttons.tsx';
import { type BattleData, movedPiece } from './battle-data.ts';
import { groundScene, objectiveAt, partsOf, pieceAt } from './ground-scene.ts';

/** A piece of terrain or a counter, by its place in the list. */
export type Chosen = { readonly piece: number } | { readonly objective: number } | null;

interface Props {
  battle: BattleData;
  chosen: Chosen;
  /** Something is in the hand: the next press puts it down. */
  placing: boolean;
  onChoose(chosen: Chosen): void;
  /** Centimetres from the south-west. */
  onPlace(x: number, y: number): void;
  onMove(chosen: NonNullable<Chosen>, dx: number, dy: number): void;
}

/** The ground: terrain and counters are pressed, dragged and put down on it. */
export function GroundBoard({ battle, chosen, placing, onChoose, onPlace, onMove }: Props) {
  const scene = useMemo(() => groundScene(battle), [battle]);
  const { width, length } = scene;
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: width + 40, height: length + 40 }, 5),
    [width, length],
  );
  const [shift, setShift] = useState<{ dx: number; dy: number } | null>(null);
  const held = useRef<{ what: NonNullable<Chosen>; x: number; y: number } | null>(null);
  const grip: Grip = {
    take({ x, y }) {
      if (placing) return true;
      const objective = objectiveAt(battle, x, y);
      const piece = objective === null ? pieceAt(battle, x, y) : null;
      const what = objective !== null ? { objective } : piece !== null ? { piece } : null;
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
        marks={<ChosenMark battle={battle} chosen={chosen} shift={shift} />}
      />
      <div className="stage-corner">
        <ZoomButtons camera={camera} />
      </div>
    </div>
  );
}

function ChosenMark({
  battle,
  chosen,
  shift,
}: {
  battle: BattleData;
  chosen: Chosen;
  shift: { dx: number; dy: number } | null;
}) {
  if (!chosen) return null;
  const { dx = 0, dy = 0 } = shift ?? {};
  if ('objective' in chosen) {
    const at = battle.objectives?.[chosen.objective];
    if (!at) return null;
    return (
      <circle
        className="ground-chosen"
        cx={at[0] * 10 + dx}
        cy={battle.table[1] * 304.8 - at[1] * 10 + dy}
        r={22}
      />
    );
  }
  const piece = battle.terrain?.[chosen.piece];
  if (!piece) return null;
  const parts = partsOf(shift ? movedPiece(piece, dx / 10, -dy / 10, battle) : piece, battle.table);
  return (
    <path
      className={shift ? 'ground-chosen moving' : 'ground-chosen'}
      d={parts.map((part) => `M${part.join(' ')}Z`).join('')}
    />
  );
}
