import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { FieldScene, UnitDraw } from '../games/field-scene.ts';
import type { Camera } from '../stage/camera.ts';
import { useGestures } from '../stage/gestures.ts';
import { ZoomButtons } from '../stage/zoom-buttons.tsx';
import { installBattleSymbols } from './battle-symbols.ts';
import { groundOf } from './ground.ts';
import { NEAR, paint } from './paint.ts';
import { spritesOn } from './sprites.ts';
import './field.css';

/** Milliseconds of rest after which the ground is drawn sharp. */
const REST = 140;

interface Props {
  scene: FieldScene;
  camera: Camera;
  selected: number;
  onUnit(unit: number): void;
  children?: ReactNode;
}

/** The table in its pane: ground and models on a canvas, counters and controls over it. */
export function FieldView({ scene, camera, selected, onUnit, children }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const redraw = useRef<() => void>(() => undefined);
  const dragged = useGestures(pane, camera);
  useMemo(() => installBattleSymbols(), []);
  const made = useMade(pane, scene, redraw);

  useEffect(() => {
    const room = pane.current;
    const sheet = canvas.current;
    const context = sheet?.getContext('2d');
    if (!room || !sheet || !context || !made) return;
    const ratio = window.devicePixelRatio || 1;
    let asked = 0;
    let rest = 0;
    const draw = () => {
      asked = 0;
      const shot = camera.get();
      const [width, height] = [Math.round(shot.width * ratio), Math.round(shot.height * ratio)];
      if (sheet.width !== width || sheet.height !== height) {
        sheet.width = width;
        sheet.height = height;
      }
      paint(context, shot, ratio, { scene, selected, ...made });
      over.current?.style.setProperty(
        'transform',
        `translate(${-shot.x * shot.scale}px, ${-shot.y * shot.scale}px)`,
      );
      over.current?.style.setProperty('--scale', String(shot.scale));
      room.dataset.near = String(shot.scale >= NEAR);
    };
    redraw.current = () => {
      asked ||= requestAnimationFrame(draw);
    };
    const moved = () => {
      redraw.current();
      clearTimeout(rest);
      rest = window.setTimeout(() => made.ground.sharpen(camera.get().scale * ratio), REST);
    };
    const watch = new ResizeObserver(() => camera.resize(room.clientWidth, room.clientHeight));
    watch.observe(room);
    const stop = camera.subscribe(moved);
    camera.resize(room.clientWidth, room.clientHeight);
    moved();
    return () => {
      watch.disconnect();
      stop();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
    };
  }, [camera, scene, selected, made]);

  return (
    <>
      <div ref={pane} className="field">
        <canvas ref={canvas} />
        <div ref={over} className="field-over">
          {scene.counters.map(({ x, y, symbol, side, text, label }) => (
            <span key={`${x} ${y}`} className={`field-counter ${side}`} style={placed(x, y)} title={label}>
              <Mark name={symbol} className="counter-icon" />
              <b>{text}</b>
            </span>
          ))}
          {scene.units.map((unit) => (
            <UnitTag
              key={unit.id}
              unit={unit}
              selected={unit.id === selected}
              onPick={() => {
                if (!dragged.current) onUnit(unit.id);
              }}
            />
          ))}
        </div>
        {children}
      </div>
      <div className="stage-corner">
        <ZoomButtons camera={camera} />
      </div>
    </>
  );
}

function placed(x: number, y: number) {
  return { left: `calc(${x}px * var(--scale))`, top: `calc(${y}px * var(--scale))` };
}

/** Orders and counters are drawn around their middle. */
function Mark({ name, className }: { name: string; className: string }) {
  return (
    <svg className={className} viewBox="-9 -9 18 18" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

function UnitTag({ unit, selected, onPick }: { unit: UnitDraw; selected: boolean; onPick(): void }) {
  return (
    <button
      type="button"
      className={`unit-tag ${unit.side}${selected ? ' on' : ''}`}
      style={placed(unit.x, unit.y)}
      aria-label={unit.label}
      aria-pressed={selected}
      onClick={onPick}
    >
      {unit.order && <Mark name={unit.order} className="order" />}
      <span className="unit-name">{unit.name}</span>
      <b>{unit.count}</b>
    </button>
  );
}

/** What is drawn from: made for a scene's ground, and anew in another theme. */
function useMade(
  pane: React.RefObject<HTMLDivElement | null>,
  scene: FieldScene,
  redraw: React.RefObject<() => void>,
) {
  const { terrain, edges, width, length } = scene;
  const probes = useRef(new Map<string, Element>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground is drawn from these alone
  const ground = useMemo(
    () => groundOf(scene, document.documentElement, () => redraw.current()),
    [terrain, edges.north, edges.south, width, length],
  );
  return useMemo(() => {
    const probe = (side: string): Element => {
      const known = probes.current.get(side);
      if (known) return known;
      const element = document.createElement('i');
      element.className = side;
      element.hidden = true;
      document.body.append(element);
      probes.current.set(side, element);
      return element;
    };
    void pane;
    return {
      ground,
      sprites: spritesOn(probe, () => redraw.current()),
      colour: (side: string) => getComputedStyle(probe(side)).color,
    };
  }, [ground, pane, redraw]);
}
