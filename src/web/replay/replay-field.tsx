import { useMemo, useState } from 'react';
import { FieldView } from '../field/field-view.tsx';
import { type FieldEffect, type FieldScene, onField } from '../games/adapter.ts';
import { createCamera } from '../stage/camera.ts';
import { Marks } from '../table/field/marks.tsx';
import '../table/field/field-table.css';
import { beatsAt, useBeats } from './beats.ts';
import type { Loss } from './losses.ts';
import { PieceNote } from './piece-note.tsx';
import type { Lens, Replay } from './replay.ts';
import type { Player } from './use-player.ts';

const NONE: readonly never[] = [];

interface Props {
  replay: Replay;
  lens: Lens;
  player: Player;
  /** Crosses where they fell. */
  losses: readonly Loss[];
}

const MARGIN = 30;

/** The open table as it stood. A press on a unit shows who it is. */
export function ReplayField({ replay, lens, player, losses }: Props) {
  const table = onField(replay.table);
  const { at, stepped } = player;
  const view = useMemo(() => replay.viewAt(at, lens), [replay, at, lens]);
  const scene = useMemo(() => table.scene(view), [table, view]);
  const beats = useMemo(
    () => (stepped ? beatsAt<FieldScene, FieldEffect>(replay, lens, at) : NONE),
    [stepped, at, lens, replay],
  );
  const moving = useBeats(beats, Number(player.speed))?.beat ?? null;
  const { width, length } = scene;
  const camera = useMemo(
    () => createCamera({ x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: length + 2 * MARGIN }, 5),
    [width, length],
  );
  const [chosen, setChosen] = useState(0);
  const card = chosen > 0 ? table.card(view, chosen) : null;
  return (
    <main className="stage" aria-label="Table">
      <FieldView
        scene={moving?.scene ?? scene}
        camera={camera}
        selected={chosen}
        onUnit={(unit) => setChosen(unit === chosen ? 0 : unit)}
        onGround={() => setChosen(0)}
        marks={
          <>
            {losses.map(({ model, x, y, side }) => (
              <path
                key={model}
                className={`loss ${side}`}
                d={`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`}
              />
            ))}
            <Marks
              discs={scene.discs}
              offer={null}
              effects={(moving ?? beats.at(-1))?.effects ?? NONE}
              hand={null}
            />
          </>
        }
      />
      {card && <PieceNote card={card} />}
    </main>
  );
}
