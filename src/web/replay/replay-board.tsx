import { useEffect, useMemo, useState } from 'react';
import { BoardView } from '../board/board-view.tsx';
import { frameOf } from '../board/measure.ts';
import { squareBox } from '../board/spot-boxes.ts';
import type { Spot } from '../board/spots.tsx';
import { type Effect, onSquares, type Scene } from '../games/adapter.ts';
import { createCamera } from '../stage/camera.ts';
import { DiceTray } from '../table/dice-tray.tsx';
import { beatsAt, useBeats } from './beats.ts';
import type { Loss } from './losses.ts';
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
  losses: readonly Loss[];
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
  const beats = useMemo(
    () => (stepped ? beatsAt<Scene, Effect>(replay, lens, at) : NONE),
    [stepped, at, lens, replay],
  );
  const shown = useBeats(beats, Number(player.speed));
  const moving = shown?.beat ?? null;
  const drawn = useMemo(() => (moving ? { ...moving.scene, boxes: NONE } : scene), [moving, scene]);
  const landed = moving ?? beats.at(-1);
  const thrown = useMemo(
    () => landed && { ...landed, beat: beats.indexOf(landed), viewer: 'spectator' as const },
    [beats, landed],
  );
  const layout = useMemo(() => {
    const box = (square: number) => squareBox(board, square);
    return { at: box, pieces: drawn.pieces.map(({ square }) => box(square)) };
  }, [board, drawn]);
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
        scene={drawn}
        camera={camera}
        spots={moving ? NONE : spots}
        sight={piece ? table.sight(view, piece.id) : NONE}
        zone={NONE}
        selected={piece?.square ?? -1}
        aim={-1}
        effects={moving?.effects ?? NONE}
        onSpot={({ unit }) => setChosen(unit === chosen ? 0 : (unit ?? 0))}
        onPoint={() => undefined}
        onSquare={() => setChosen(0)}
      >
        {!moving && <SecretMarks board={board} scene={scene} secrets={secrets} />}
      </BoardView>
      {thrown && (
        <DiceTray key={`${at} ${lens}`} table={replay.table} look={thrown} layout={layout} camera={camera} />
      )}
      {card && <PieceNote card={card} />}
    </main>
  );
}
