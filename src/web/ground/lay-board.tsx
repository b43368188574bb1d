import './lay.css';
import { useMemo } from 'react';
import type { Refusal } from '../../kernel/contract.ts';
import { FieldView } from '../field/field-view.tsx';
import type { FieldScene } from '../games/field-scene.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import type { Box, Point } from '../stage/box.ts';
import { createCamera } from '../stage/camera.ts';
import type { Grip } from '../stage/gestures.ts';

interface Props {
  title: string;
  scene: FieldScene;
  /** Where it must lie. */
  area: Box | null;
  /** The piece as it would lie, part by part: flat lists of corners. None where there is no room for it. */
  outlines: readonly (readonly number[])[];
  /** What is wrong with its place. */
  refusal: Refusal | null;
  /** The hand takes hold of it there; false where there is nothing to take. */
  onTake(at: Point): boolean;
  onPut(at: Point): void;
  onTurn(degrees: number): void;
  /** A place where it may lie. */
  onHelp(): void;
  onLay(): void;
  onClose(): void;
}

/** Degrees of one press. */
const TURN = 15;

/** One piece in the hand: put down by a press, dragged, turned; what is wrong with its place is said at once. */
export function LayBoard(props: Props) {
  const { title, scene, area, outlines, refusal, onTake, onPut, onTurn, onHelp, onLay, onClose } = props;
  const { width, length } = scene;
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: width + 40, height: length + 40 }, 5),
    [width, length],
  );
  const grip: Grip = { take: onTake, drag: onPut, drop: onPut, letGo: () => undefined };
  const isNowhere = outlines.length === 0;
  return (
    <Dialog title={title} className="lay-dialog" onClose={onClose}>
      <div className="lay-stage">
        <FieldView
          scene={scene}
          camera={camera}
          selected={0}
          onUnit={() => undefined}
          grip={grip}
          marks={
            <>
              {area && <rect className="lay-area" {...area} />}
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
          {isNowhere ? (
            'There is no room for it.'
          ) : refusal ? (
            <>
              {refusal.why} <Rule id={refusal.rule} />
            </>
          ) : (
            'It may lie there. Drag it, or press where it should lie.'
          )}
        </p>
        <button type="button" className="btn" data-do="lay-left" onClick={() => onTurn(-TURN)}>
          <Icon name="i-turn-left" /> Turn left
        </button>
        <button type="button" className="btn" data-do="lay-right" onClick={() => onTurn(TURN)}>
          <Icon name="i-turn-right" /> Turn right
        </button>
        {refusal && (
          <button type="button" className="btn" data-do="lay-legal" onClick={onHelp}>
            A legal place
          </button>
        )}
        <button
          type="button"
          className="btn go"
          data-do="lay"
          disabled={isNowhere || refusal !== null}
          onClick={onLay}
        >
          Lay it
        </button>
      </footer>
    </Dialog>
  );
}
