import { useEffect, useMemo, useState } from 'react';
import { BoardView } from '../board/board-view.tsx';
import { frameOf } from '../board/measure.ts';
import type { Spot } from '../board/spots.tsx';
import { type Effect, onSquares } from '../games/adapter.ts';
import { createCamera } from '../stage/camera.ts';
import { FRAME, framesAt, useFrames } from './frames.ts';
import { PieceNote } from './piece-note.tsx';
import type { Lens, Replay } from './replay.ts';
import { ReplayField } from './replay-field.tsx';
import { SecretMarks } from './secret-marks.tsx';
import type { Secret } from './secrets.ts';
import type { Player } from './use-player.ts';

interface Props {
  replay: Replay;
  lens: Lens;
  player: Player;
  secrets: readonly Secret[];
}

const NONE: readonly never[] = [];

/** The table as it stood, through somebody's eyes. */
export function ReplayBoard(props: Props) {
  return props.replay.table.stage === 'field' ? <ReplayField {...props} /> : <ReplaySquares {...props} />;
}

/** A press on a piece shows who it is and what it saw. */
function ReplaySquares({ replay, lens, player, secrets }: Props) {
  const table = onSquares(replay.table);
  const { at, stepped } = player;
  const view = useMemo(() => replay.viewAt(at, lens), [replay, at, lens]);
  const scene = useMemo(() => ({ ...table.scene(view), boxes: NONE }), [table, view]);
  const board = table.board(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that grows is told to the same camera
  const camera = useMemo(() => createCamera(frameOf(board)), [table]);
  useEffect(() => camera.reframe(frameOf(board)), [camera, board]);
  const [chosen, setChosen] = useState(0);
  const piece = scene.pieces.find(({ id }) => id === chosen);
  const effects = useMemo(
    (): readonly Effect[] => (stepped ? table.effects(replay.toldAt(at, lens)) : NONE),
    [stepped, at, lens, replay, table],
  );
  const frames = useMemo(() => (stepped ? framesAt(replay, lens, at) : NONE), [stepped, at, lens, replay]);
  const moving = useFrames(frames, FRAME / Number(player.speed));
  const spots = useMemo(
    (): Spot[] =>
      scene.pieces.map(({ id, square, label }) => ({
        key: `${id}`,
        square,
        unit: id,
        label,
        look: 'select',
      })),
    [scene],
  );
  const card = piece && table.card(view, piece.id);
  return (
    <main className="stage" aria-label="Board">
      <BoardView
        board={board}
        scene={moving ? { ...moving.frame.scene, boxes: NONE } : scene}
        camera={camera}
        spots={moving ? NONE : spots}
        sight={piece ? table.sight(view, piece.id) : NONE}
        zone={NONE}
        selected={piece?.square ?? -1}
        aim={-1}
        effects={moving ? moving.frame.effects : frames.length > 0 ? NONE : effects}
        onSpot={({ unit }) => setChosen(unit === chosen ? 0 : (unit ?? 0))}
        onPoint={() => undefined}
        onSquare={() => setChosen(0)}
      >
        {!moving && <SecretMarks board={board} scene={scene} secrets={secrets} />}
      </BoardView>
      {card && <PieceNote card={card} />}
    </main>
  );
}
