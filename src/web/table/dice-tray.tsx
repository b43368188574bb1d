import './dice-tray.css';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DiceShown, GameEvent } from '../../kernel/contract.ts';
import { middle, SQUARE } from '../board/measure.ts';
import type { Scene, Table } from '../games/adapter.ts';
import type { Look } from '../match/sitting.ts';
import { Dice } from '../parts/dice.tsx';
import type { Camera } from '../stage/camera.ts';
import { placeFloat } from '../stage/place-float.ts';

interface Thrown {
  readonly beat: number;
  readonly viewer: Look['viewer'];
  readonly rows: readonly (readonly DiceShown[])[];
  /** The square of the piece that threw, and all it was about. */
  readonly square: number;
  readonly about: readonly number[];
}

interface Props {
  table: Table;
  look: Pick<Look, 'beat' | 'viewer' | 'view' | 'happened' | 'weight' | 'about'>;
  scene: Scene;
  camera: Camera;
}

/** How long the last throw lies there. */
const LINGER = 2600;
/** Of many throws at once the last are shown. */
const MOST = 6;

/** Dice that have just fallen, beside whoever threw them and off whatever they are about. The report tells the same in words. */
export function DiceTray({ table, look, scene, camera }: Props) {
  const last = useRef<{ look: Props['look'] | null; thrown: Thrown | null }>({ look: null, thrown: null });
  if (last.current.look !== look)
    last.current = { look, thrown: thrownIn(table, look, scene) ?? last.current.thrown };
  const { thrown } = last.current;
  const [gone, setGone] = useState<Thrown | null>(null);
  const rolling = look.weight === 'throw';
  useEffect(() => {
    if (!thrown || rolling) return;
    const timer = setTimeout(() => setGone(thrown), LINGER);
    return () => clearTimeout(timer);
  }, [thrown, rolling]);
  if (!thrown || thrown === gone || thrown.viewer !== look.viewer) return null;
  return <Tray key={thrown.beat} {...{ table, look, scene, camera, thrown }} />;
}

function Tray({ table, look, scene, camera, thrown }: Props & { thrown: Thrown }) {
  const shot = useSyncExternalStore(camera.subscribe, camera.get);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (box.current) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight });
  }, []);
  const board = table.board(look.view);
  const at = (square: number) => camera.toScreen(middle(board, square));
  const half = (SQUARE * shot.scale) / 2;
  const { left, top } = placeFloat({
    at: thrown.square >= 0 ? at(thrown.square) : { x: shot.width / 2, y: size.height },
    half,
    size,
    stage: shot,
    avoid: [...thrown.about, ...scene.pieces.map(({ square }) => square)].map(at),
    piece: half,
  });
  return (
    <div
      ref={box}
      className="tray"
      aria-hidden="true"
      style={{ left, top, visibility: size.width ? undefined : 'hidden' }}
    >
      {thrown.rows.map((dice, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
        <p key={row}>
          {dice.map((shown, i) => (
            <span key={shown.seat ?? i} className={`fighter ${shown.seat ?? ''}`}>
              {i > 0 && <span className="dim">against</span>}
              <Dice shown={shown} rolling={look.weight === 'throw'} marked />
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function thrownIn(table: Table, look: Props['look'], scene: Scene): Thrown | null {
  const rolls = look.happened.flatMap((event: GameEvent) => {
    const dice = table.game.describe(event)?.dice?.filter(({ values }) => values.length > 0) ?? [];
    return dice.length > 0 ? [{ dice, square: table.where(event, scene) }] : [];
  });
  const last = rolls.at(-1);
  if (!last) return null;
  const { beat, viewer, about } = look;
  return { beat, viewer, about, square: last.square, rows: rolls.slice(-MOST).map(({ dice }) => dice) };
}
