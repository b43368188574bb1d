import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DiceShown } from '../../kernel/contract.ts';
import { middle, SQUARE } from '../board/measure.ts';
import type { Scene, Table } from '../games/adapter.ts';
import type { Look } from '../match/sitting.ts';
import { Dice } from '../parts/dice.tsx';
import { tumbleTime } from '../parts/tumble.ts';
import { BEAT, settings } from '../settings.ts';
import type { Camera } from '../stage/camera.ts';

interface Throw {
  readonly key: string;
  readonly square: number;
  readonly dice: readonly DiceShown[];
  /** Milliseconds until it is thrown. */
  readonly after: number;
}

interface Props {
  table: Table;
  look: Look;
  scene: Scene;
  camera: Camera;
}

/** How long the last throw lies there. */
const LINGER = 1800;
const MOST = 6;
const HEIGHT = 52;
const HALF = 74;

/** Dice that have just fallen, at the piece that threw them. The report tells the same in words. */
export function DiceTray({ table, look, scene, camera }: Props) {
  const [thrown, setThrown] = useState<{ viewer: Look['viewer']; throws: readonly Throw[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one throw for every step of the match
  useEffect(() => {
    const throws = throwsOf(table, look, scene);
    if (throws.length > 0) setThrown({ viewer: look.viewer, throws });
  }, [look]);
  useEffect(() => {
    if (!thrown) return;
    const last = thrown.throws.at(-1)?.after ?? 0;
    const timer = setTimeout(() => setThrown(null), last + LINGER);
    return () => clearTimeout(timer);
  }, [thrown]);
  useSyncExternalStore(camera.subscribe, camera.get);
  if (!thrown || thrown.viewer !== look.viewer) return null;
  const taken: { x: number; y: number }[] = [];
  return (
    <div className="trays" aria-hidden="true">
      {thrown.throws.map(({ key, square, dice, after }) => {
        const at = placeFor(camera, table, look, square, taken);
        return (
          <div key={key} className="tray" style={{ left: at.x, top: at.y, animationDelay: `${after}ms` }}>
            <Later after={after}>
              {dice.map((shown, i) => (
                <span key={shown.seat ?? i} className={`fighter ${shown.seat ?? ''}`}>
                  {i > 0 && <span className="dim">against</span>}
                  <Dice shown={shown} tumble={tumbleTime()} marked />
                </span>
              ))}
            </Later>
          </div>
        );
      })}
    </div>
  );
}

/** Rolls of one step follow each other within the time the table waits after it. */
function throwsOf(table: Table, look: Look, scene: Scene): Throw[] {
  const { game } = table;
  const throws = look.happened.flatMap((event) => {
    const dice = game.describe(event)?.dice?.filter(({ values }) => values.length > 0) ?? [];
    return dice.length > 0 ? [{ dice, square: table.where(event, scene) }] : [];
  });
  const room = Math.max(0, BEAT[settings().speed] - tumbleTime());
  return throws.slice(-MOST).map((one, i, all) => ({
    ...one,
    key: `${look.beat} ${i}`,
    after: Math.round((i * room) / all.length),
  }));
}

/** Beside the piece and above it, off the corridor it looks along; never on top of another throw. */
function placeFor(
  camera: Camera,
  table: Table,
  look: Look,
  square: number,
  taken: { x: number; y: number }[],
): { x: number; y: number } {
  const { width, height, scale } = camera.get();
  const anchor =
    square >= 0 ? camera.toScreen(middle(table.board(look.view), square)) : { x: width / 2, y: HEIGHT * 2 };
  const half = (SQUARE * scale) / 2;
  const right = anchor.x + half + HALF;
  const x = Math.max(HALF + 8, right + HALF + 8 < width ? right : anchor.x - half - HALF);
  let y = Math.min(Math.max(anchor.y - half - HEIGHT + 4, 8), Math.max(8, height - HEIGHT - 8));
  while (taken.some((other) => Math.abs(other.x - x) < HALF * 2 && Math.abs(other.y - y) < HEIGHT))
    y += HEIGHT;
  taken.push({ x, y });
  return { x, y };
}

function Later({ after, children }: { after: number; children: React.ReactNode }) {
  const [due, setDue] = useState(after === 0);
  useEffect(() => {
    if (due) return;
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [due, after]);
  return due ? children : null;
}
