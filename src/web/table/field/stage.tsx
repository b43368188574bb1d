import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FieldView } from '../../field/field-view.tsx';
import { useShared } from '../../field/use-shared.ts';
import type { FieldEffect, FieldLayer, FieldScene, FieldTable, Prompt } from '../../games/adapter.ts';
import type { Box } from '../../stage/box.ts';
import type { Camera } from '../../stage/camera.ts';
import { Minimap } from '../../stage/minimap-view.tsx';
import { ZoomButtons } from '../../stage/zoom-buttons.tsx';
import { DiceTray } from '../dice-tray.tsx';
import type { Layout } from '../layout.ts';
import { Overlays } from '../overlays.tsx';
import { PeekBar } from '../peek-bar.tsx';
import { askFor } from '../picks.ts';
import { RecapBar } from '../recap-bar.tsx';
import type { AtTable } from '../stage-kind.ts';
import { Chart } from './chart.tsx';
import { Laid } from './laid.tsx';
import { around, layoutOf } from './layout-of.ts';
import { Marks, Rings, SpotMark } from './marks.tsx';
import type { Controls } from './use-controls.ts';
import { useGrip } from './use-grip.ts';
import './field-table.css';

const NONE: readonly never[] = [];
/** Pixels a millimetre has, at least, where somebody is asked about a unit. */
const NEAR = 1.4;
/** Millimetres within which a counter would lie over whoever is put there. */
const BESIDE = 25;

/** Who is asked, or where a question is about several: all of them. */
function sightOf(layout: Layout, prompt: Prompt): Box | null {
  const { about, keep } = layout.asked(prompt);
  return about ?? keep.reduce<Box | null>((all, box) => around(all ?? undefined, box), null);
}

interface Props extends AtTable<Controls> {
  table: FieldTable;
  camera: Camera;
  layers: readonly FieldLayer[];
  children: ReactNode;
}

/** The table with whatever floats over it: the present picture, or an earlier one that is looked at. */
export function Stage({ table, camera, layers, ...at }: Props) {
  const { sitting, controls, peek, recap, back, prompt, dock, narrow, after, follows } = at;
  const { look, selected, picks, chooser } = controls;
  const ask = useMemo(() => (look.busy ? null : askFor(look, selected)), [look, selected]);
  const scene = useShared(
    useMemo(() => {
      if (peek) return peek.scene as FieldScene;
      return ask ? table.drafted(look.scene, ask) : look.scene;
    }, [peek, look.scene, table, ask]),
  );
  const gripping = useGrip(sitting, table, controls, look.scene, () => camera.get().scale);
  const { grip, dragging, live, onUnit, onGround } = gripping;
  const open = peek ? null : (live ?? picks.open?.offers[0] ?? null);
  const { pointed } = picks;
  const offer = useMemo(
    () => open ?? (pointed !== null && ask && !peek ? table.drawn(ask, pointed) : null),
    [open, pointed, ask, peek, table],
  );
  const marked = useMemo(
    () =>
      prompt?.shown && ask && !peek
        ? prompt.choices.flatMap(({ offer: { action } }) => table.drawn(ask, action).spots ?? [])
        : NONE,
    [prompt, ask, peek, table],
  );
  const drawn = useMemo(() => {
    if (!offer?.ghosts?.length) return scene;
    const moving = new Set(offer.ghosts.map(({ id }) => id));
    const ghosts = offer.ghosts.map((ghost) => ({ ...ghost, ghost: true }));
    return {
      ...scene,
      counters: scene.counters.map((one) =>
        ghosts.some(({ x, y }) => Math.hypot(x - one.x, y - one.y) < BESIDE)
          ? { ...one, crowded: true }
          : one,
      ),
      models: [...scene.models.map((one) => (moving.has(one.id) ? { ...one, faint: true } : one)), ...ghosts],
    };
  }, [scene, offer]);
  const rings = useMemo(() => (ask && !peek ? table.rings(ask) : NONE), [ask, table, peek]);
  const layout = useMemo(() => layoutOf(scene, { chooser, selected }), [scene, chooser, selected]);
  const focus = !follows ? null : prompt ? sightOf(layout, prompt) : look.mine ? layout.at(selected) : null;
  const key =
    (focus || prompt?.onTable || prompt?.shown) &&
    `${selected} ${prompt?.title ?? ''} ${prompt?.unit ?? ''} ${look.viewer}`;
  const nearer = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another unit, or another question, is brought into sight
  useEffect(() => {
    // A place is asked for: all of them are shown.
    if (prompt?.onTable || (prompt?.shown && !focus)) camera.fit();
    else if (focus && narrow) camera.show(focus, 0.5);
    else if (focus && prompt) {
      nearer.current ||= camera.all();
      camera.show(focus, NEAR);
    } else if (nearer.current && !prompt) {
      nearer.current = false;
      camera.fit();
    }
  }, [key]);
  const aimed = chooser && (chooser.look === 'foe' || narrow) ? chooser.key : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another target or place that is proposed is brought into sight
  useEffect(() => {
    const opened = aimed && follows && !dragging ? layout.opened() : null;
    if (opened) camera.show(opened, 0);
  }, [aimed]);
  const effects = peek ? ((peek.beat?.effects ?? NONE) as readonly FieldEffect[]) : look.effects;
  const again = peek?.beat && { ...look, ...peek.beat, view: peek.view };
  return (
    <main className="stage" aria-label="Table">
      <FieldView
        scene={drawn}
        camera={camera}
        selected={look.mine && !peek ? selected : 0}
        onUnit={peek ? back : onUnit}
        onGround={peek ? back : onGround}
        grip={peek || look.busy ? undefined : grip}
        marks={
          <>
            <Laid layers={peek ? NONE : layers} ground={scene} />
            <Rings rings={open?.ways ? rings.map(({ text: _, ...ring }) => ring) : rings} ground={scene} />
            {marked.map((spot) => (
              <SpotMark key={`${spot.x} ${spot.y}`} spot={spot} />
            ))}
            <Marks discs={drawn.discs} offer={offer} effects={effects} hand={dragging} />
          </>
        }
      />
      {layers.length > 0 && !peek && (
        <p className="float layer-says" role="status" data-furniture="">
          {layers.flatMap(({ says }) => says).join(' ')}
        </p>
      )}
      <div className="stage-corner">
        {!narrow && <ZoomButtons camera={camera} />}
        <Minimap camera={camera} most={narrow ? { width: 112, height: 88 } : { width: 176, height: 128 }}>
          <Chart scene={scene} />
        </Minimap>
      </div>
      {peek && !peek.beat && <PeekBar peek={peek} onBack={back} />}
      {recap && (!peek || peek.beat) && <RecapBar recap={recap} brief={prompt !== null} />}
      {again && <DiceTray key={peek?.key} table={table} look={again} layout={layout} camera={camera} stays />}
      <Overlays
        {...{ sitting, controls, layout, camera, narrow, prompt, dock, after }}
        peeking={peek !== null}
      />
      {at.children}
    </main>
  );
}
