import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../../kernel/contract.ts';
import type { LayerDraw, LayerKind, Scene, SquaresTable } from '../../games/adapter.ts';
import type { Camera } from '../../stage/camera.ts';
import { useShare } from '../../stage/use-share.ts';
import { squareAt } from '../measure.ts';

export interface ShownLayer {
  readonly kind: LayerKind;
  readonly draw: LayerDraw;
  /** In short: nobody has asked for it. */
  readonly quiet: boolean;
}

export interface Layers {
  readonly kinds: readonly LayerKind[];
  readonly on: ReadonlySet<string>;
  readonly shown: readonly ShownLayer[];
  toggle(id: string): void;
}

interface Given {
  readonly table: SquaresTable;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly selected: number;
  /** The screen is being passed on: nothing is shown. */
  readonly hidden: boolean;
}

/** The layers switched on, and the first one for as long as Shift is held. */
export function useLayers({ table, view, viewer, scene, camera, selected, hidden }: Given): Layers {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState(false);
  const [pointed, setPointed] = useState(0);
  const [first] = table.layers;
  const looking = held || on.has(first?.id ?? '');
  const board = table.board(view);

  const unitAt = useRef((_target: EventTarget | null, _x: number, _y: number): number => 0);
  unitAt.current = (target, x, y) => {
    const pane = target instanceof Element ? target.closest('.pane') : null;
    if (!pane) return 0;
    const box = pane.getBoundingClientRect();
    const square = squareAt(board, camera.toBoard({ x: x - box.left, y: y - box.top }));
    return square < 0 ? 0 : (scene.pieces.find((piece) => piece.square === square)?.id ?? 0);
  };
  useEffect(() => {
    let last: PointerEvent | null = null;
    const look = (event: PointerEvent | null) => {
      const unit = event ? unitAt.current(event.target, event.clientX, event.clientY) : 0;
      // A finger leaves nothing pointed at; what it touched last stays.
      if (unit !== 0 || event?.pointerType === 'mouse') setPointed(unit);
    };
    const move = (event: PointerEvent) => {
      last = event;
      if (looking) look(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Shift' || event.repeat) return;
      setHeld(event.type === 'keydown');
      if (event.type === 'keydown') look(last);
    };
    const drop = () => setHeld(false);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', move);
    document.addEventListener('keydown', key);
    document.addEventListener('keyup', key);
    window.addEventListener('blur', drop);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', move);
      document.removeEventListener('keydown', key);
      document.removeEventListener('keyup', key);
      window.removeEventListener('blur', drop);
    };
  }, [looking]);

  const asked = useMemo(() => {
    if (hidden) return [];
    return table.layers
      .filter(({ id }) => on.has(id) || (held && id === first?.id))
      .map((kind): ShownLayer => {
        const unit = kind === first && pointed !== 0 ? pointed : selected;
        return { kind, draw: table.layer(view, viewer, kind.id, unit), quiet: false };
      });
  }, [table, view, viewer, on, held, first, pointed, selected, hidden]);
  // What always stands there may come a moment after the deed that changed it.
  const calm = useDeferredValue(view);
  const standing = useMemo(() => {
    if (hidden) return [];
    return table.layers
      .filter(({ id, standing }) => standing?.includes(viewer) && !on.has(id))
      .map(
        (kind): ShownLayer => ({ kind, draw: inShort(table.layer(calm, viewer, kind.id, 0)), quiet: true }),
      );
  }, [table, calm, viewer, on, hidden]);
  const shown = useShare(useMemo(() => [...standing, ...asked], [standing, asked]));

  return {
    kinds: table.layers,
    on,
    shown,
    toggle(id) {
      const next = new Set(on);
      if (!next.delete(id)) next.add(id);
      setOn(next);
    },
  };
}

/** Covered squares with one line for each who covers them, and warnings. */
function inShort({ areas, labels, says }: LayerDraw): LayerDraw {
  return {
    areas: areas.filter(({ fill }) => fill === 'watch'),
    labels: labels
      .filter(({ kind }) => kind !== 'note')
      .map((label) => ({ ...label, lines: label.lines.slice(0, 1) })),
    says,
  };
}
