import './lay.css';
import { useMemo, useRef, useState } from 'react';
import type { Side } from '../../../../games/epic-1991/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { FieldView } from '../../../field/field-view.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { Point } from '../../../stage/box.ts';
import { createCamera } from '../../../stage/camera.ts';
import type { Grip } from '../../../stage/gestures.ts';
import { drawnAt, onTable } from '../drawing.ts';
import { drawnOf } from '../drawn.ts';
import type { Epic, View } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { areaOf, firstLay, type Lay, movedTo, nearestPart, turnedBy } from './lay-draft.ts';

interface Props {
  epic: Epic;
  view: View;
  side: Side;
  piece: number;
  onAnswer(action: Lay): Refusal | null;
  onClose(): void;
}

/** One piece in the hand: put down by a press, dragged, turned; what is wrong with its place is said at once. */
export function LayBoard({ epic, view, side, piece, onAnswer, onClose }: Props) {
  const { table, game } = epic;
  const [lay, setLay] = useState<Lay | null>(() => firstLay(epic, view, piece));
  const [part, setPart] = useState(0);
  const held = useRef(0);
  const scene = useMemo(() => sceneOf(table, view), [table, view]);
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: table.width / 10 + 40, height: table.length / 10 + 40 }, 5),
    [table],
  );
  const refusal = useMemo(() => lay && game.check(view, side, lay), [game, view, side, lay]);
  const area = areaOf(epic, view, piece);
  const put = (at: Point) => {
    if (!lay) return;
    const { x, y } = onTable(table, at);
    setLay(movedTo(lay, held.current, x, y));
  };
  const grip: Grip = {
    take(at) {
      if (!lay) return false;
      const { x, y } = onTable(table, at);
      held.current = Math.max(0, nearestPart(lay, x, y));
      setPart(held.current);
      return true;
    },
    drag: put,
    drop: put,
    letGo: () => undefined,
  };
  const { outlines = [] } = lay ? drawnOf(epic, view, side, lay) : {};
  const [a, b] = area ? [drawnAt(table, area[0], area[3]), drawnAt(table, area[2], area[1])] : [];
  return (
    <Dialog title="Lay a piece of terrain" className="lay-dialog" onClose={onClose}>
      <div className="lay-stage">
        <FieldView
          scene={scene}
          camera={camera}
          selected={0}
          onUnit={() => undefined}
          grip={grip}
          marks={
            <>
              {a && b && <rect className="lay-area" x={a.x} y={a.y} width={b.x - a.x} height={b.y - a.y} />}
              {outlines.map((corners, i) => (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one piece in their order
                  key={i}
                  className={refusal ? 'lay-piece bad' : 'lay-piece'}
                  d={`M${corners.join(' ')}Z`}
                />
              ))}
            </>
          }
        />
      </div>
      <footer>
        <p role="status">
          {!lay
            ? 'There is no room for it in its area.'
            : refusal
              ? refusal.why
              : 'It may lie there. Drag it, or press where it should lie.'}
        </p>
        <button type="button" className="btn" onClick={() => lay && setLay(turnedBy(lay, part, -15))}>
          <Icon name="i-turn-left" /> Turn left
        </button>
        <button type="button" className="btn" onClick={() => lay && setLay(turnedBy(lay, part, 15))}>
          <Icon name="i-turn-right" /> Turn right
        </button>
        {refusal && (
          <button type="button" className="btn" onClick={() => setLay(firstLay(epic, view, piece))}>
            A legal place
          </button>
        )}
        <button
          type="button"
          className="btn primary"
          data-do="lay"
          disabled={!lay || refusal !== null}
          onClick={() => lay && onAnswer(lay)}
        >
          Lay it
        </button>
      </footer>
    </Dialog>
  );
}
