import { useMemo, useRef, useState } from 'react';
import type { Side } from '../../../../games/epic-1991/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { LayBoard as Board } from '../../../ground/lay-board.tsx';
import type { Point } from '../../../stage/box.ts';
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

/** One piece of the generator in the hand, in its area. */
export function LayBoard({ epic, view, side, piece, onAnswer, onClose }: Props) {
  const { table, game } = epic;
  const [lay, setLay] = useState<Lay | null>(() => firstLay(epic, view, piece));
  const [part, setPart] = useState(0);
  const held = useRef(0);
  const scene = useMemo(() => sceneOf(table, view), [table, view]);
  const refusal = useMemo(() => lay && game.check(view, side, lay), [game, view, side, lay]);
  const area = areaOf(epic, view, piece);
  const [a, b] = area ? [drawnAt(table, area[0], area[3]), drawnAt(table, area[2], area[1])] : [];
  return (
    <Board
      title="Lay a piece of terrain"
      scene={scene}
      area={a && b ? { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y } : null}
      outlines={(lay && drawnOf(epic, view, side, lay).outlines) ?? []}
      refusal={refusal}
      onTake={(at: Point) => {
        if (!lay) return false;
        const { x, y } = onTable(table, at);
        held.current = Math.max(0, nearestPart(lay, x, y));
        setPart(held.current);
        return true;
      }}
      onPut={(at) => {
        const { x, y } = onTable(table, at);
        if (lay) setLay(movedTo(lay, held.current, x, y));
      }}
      onTurn={(degrees) => lay && setLay(turnedBy(lay, part, degrees))}
      onHelp={() => setLay(firstLay(epic, view, piece))}
      onLay={() => lay && onAnswer(lay)}
      onClose={onClose}
    />
  );
}
