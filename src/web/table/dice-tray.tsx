import './dice-tray.css';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DiceShown, GameEvent } from '../../kernel/contract.ts';
import type { Table } from '../games/adapter.ts';
import type { Look } from '../match/sitting.ts';
import { Dice } from '../parts/dice.tsx';
import { type Camera, onScreen } from '../stage/camera.ts';
import { place } from '../stage/place.ts';
import type { Layout } from './layout.ts';

interface Thrown {
  readonly beat: number;
  readonly viewer: Look['viewer'];
  readonly rows: readonly (readonly DiceShown[])[];
  /** The place of whoever threw, and all it was about. */
  readonly place: number;
  readonly about: readonly number[];
}

interface Props {
  table: Table;
  look: Pick<Look, 'beat' | 'viewer' | 'scene' | 'happened' | 'weight' | 'about'>;
  layout: Pick<Layout, 'at' | 'pieces'>;
  camera: Camera;
  /** It lies there as long as its picture is looked at. */
  stays?: boolean;
}

/** How long the last throw lies there. */
const LINGER = 2600;
/** Of many throws at once the last are shown. */
const MOST = 6;

/** Dice that have just fallen, beside whoever threw them and off whatever they are about. The report tells the same in words. */
export function DiceTray({ table, look, layout, camera, stays = false }: Props) {
  const last = useRef<{ look: Props['look'] | null; thrown: Thrown | null }>({ look: null, thrown: null });
  if (last.current.look !== look)
    last.current = { look, thrown: thrownIn(table, look) ?? last.current.thrown };
  const { thrown } = last.current;
  const [gone, setGone] = useState<Thrown | null>(null);
  const rolling = look.weight === 'throw';
  useEffect(() => {
    if (!thrown || rolling || stays) return;
    const timer = setTimeout(() => setGone(thrown), LINGER);
    return () => clearTimeout(timer);
  }, [thrown, rolling, stays]);
  if (!thrown || thrown === gone || thrown.viewer !== look.viewer) return null;
  return <Tray key={thrown.beat} {...{ look, layout, camera, thrown }} />;
}

function Tray({ look, layout, camera, thrown }: Omit<Props, 'table'> & { thrown: Thrown }) {
  const shot = useSyncExternalStore(camera.subscribe, camera.get);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (box.current) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight });
  }, []);
  const seen = (at: number) => {
    const box = layout.at(at);
    return box ? [onScreen(camera, box)] : [];
  };
  const { left, top } = place({
    stage: shot,
    size,
    about: seen(thrown.place)[0] ?? null,
    keep: [...thrown.about, thrown.place].flatMap(seen),
    shun: layout.pieces.map((box) => onScreen(camera, box)),
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

function thrownIn(table: Table, look: Props['look']): Thrown | null {
  const rolls = look.happened.flatMap((event: GameEvent) => {
    const dice = table.game.describe(event)?.dice?.filter(({ values }) => values.length > 0) ?? [];
    return dice.length > 0 ? [{ dice, place: table.where(event, look.scene) }] : [];
  });
  const last = rolls.at(-1);
  if (!last) return null;
  const { beat, viewer, about } = look;
  return { beat, viewer, about, place: last.place, rows: rolls.slice(-MOST).map(({ dice }) => dice) };
}
