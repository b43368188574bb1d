import { useMemo, useRef, useState } from 'react';
import type { FieldScene, FieldTable, LineDraw, ModelDraw } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { Point } from '../../stage/box.ts';
import type { Grip } from '../../stage/gestures.ts';
import { askFor } from '../picks.ts';
import { explain, isResting, select, show } from '../pressing.ts';
import type { Controls } from './use-controls.ts';

/** Millimetres around a base that still count as a press on it: more where the table is small on the screen. */
const FINGER = 22;

/** The model at a place of the drawing. */
function modelNear(scene: FieldScene, at: Point, slack: number): ModelDraw | null {
  let best: ModelDraw | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const model of scene.models) {
    const gap = Math.hypot(model.x - at.x, model.y - at.y) - Math.max(model.width, model.length) / 2;
    if (gap < least) [best, least] = [model, gap];
  }
  return least <= slack ? best : null;
}

export interface Gripping {
  readonly grip: Grip;
  /** How far the unit in hand would go. */
  readonly dragging: LineDraw | null;
  onUnit(unit: number): void;
  /** A press beside every unit that can be taken hold of. */
  onGround(at: Point): void;
}

/** Units are dragged, sent by a press, or painted with orders; whatever else is pressed is selected. */
export function useGrip(
  sitting: Sitting,
  table: FieldTable,
  controls: Controls,
  scene: FieldScene,
  scale: () => number,
): Gripping {
  const [dragging, setDragging] = useState<LineDraw | null>(null);
  const latest = useRef({ sitting, table, controls, scene, scale });
  latest.current = { sitting, table, controls, scene, scale };
  const ways = useMemo(() => {
    const held = { unit: 0, painting: false, strokes: new Map<string, string>() };
    const now = () => latest.current;
    const slack = () => Math.min(40, FINGER / now().scale() / 2);
    const ask = () => {
      const { look, selected } = now().controls;
      return isResting(look) ? null : askFor(look, selected);
    };
    const paint = (unit: number) => {
      const asked = ask();
      const stroke = asked && now().table.stroke(asked, unit);
      if (stroke) held.strokes.set(stroke.toggle, stroke.value);
      return stroke !== null;
    };
    const finishPainting = () => {
      if (held.strokes.size > 0) now().sitting.wish(Object.fromEntries(held.strokes));
      held.strokes.clear();
      held.painting = false;
    };
    const send = (unit: number, to: Point) => {
      const { table, controls } = now();
      const at = controls.moment();
      const asked = askFor(controls.look, unit);
      const found = asked && !isResting(controls.look) ? table.sentTo(asked, to) : null;
      if (!found) return false;
      if ('why' in found) explain({ ...at, selected: unit }, found, unit);
      else {
        show(at, found.text, { key: `go ${found.text}`, label: found.label, look: 'reach', offers: [found] });
        at.pick({ unit });
      }
      return true;
    };
    const onUnit = (unit: number) => {
      const { table, controls } = now();
      const asked = ask();
      if (asked && table.stroke(asked, unit)) {
        paint(unit);
        return finishPainting();
      }
      const own = controls.hand?.units.includes(unit) ?? false;
      const offers = asked && !own && controls.hand?.prompt === null ? table.onto(asked, unit) : [];
      if (offers.length > 0) {
        const [first] = offers;
        return show(controls.moment(), first.text, {
          key: `onto ${unit}`,
          label: first.label,
          look: 'foe',
          offers,
        });
      }
      select(controls.moment(), unit);
    };
    const grip: Grip = {
      take(at, target) {
        if (target?.closest('.float, .stage-corner')) return false;
        const { scene, controls, table } = now();
        const tag = Number(target?.closest('[data-unit]')?.getAttribute('data-unit') ?? 0);
        const unit = tag || (modelNear(scene, at, slack())?.unit ?? 0);
        const asked = ask();
        held.painting = asked !== null && unit > 0 && table.stroke(asked, unit) !== null;
        if (held.painting) return paint(unit);
        held.unit =
          unit > 0 && !controls.hand?.prompt && (controls.hand?.units.includes(unit) ?? false) ? unit : 0;
        return held.unit > 0;
      },
      drag(at) {
        if (held.painting) {
          const unit = modelNear(now().scene, at, slack())?.unit ?? 0;
          if (unit) paint(unit);
          return;
        }
        const { scene, table } = now();
        const own = scene.models.filter(({ unit }) => unit === held.unit);
        if (own.length === 0) return;
        const x = own.reduce((sum, one) => sum + one.x, 0) / own.length;
        const y = own.reduce((sum, one) => sum + one.y, 0) / own.length;
        const cm = Math.round(Math.hypot(at.x - x, at.y - y)) / 10;
        setDragging({ from: [x, y], to: [at.x, at.y], ...(table.measures ? { text: `${cm} cm` } : {}) });
      },
      drop(at, moved) {
        setDragging(null);
        if (held.painting) return finishPainting();
        if (moved) {
          if (!send(held.unit, at)) select(now().controls.moment(), held.unit);
        } else onUnit(held.unit);
      },
      letGo() {
        setDragging(null);
        finishPainting();
      },
    };
    const onGround = (at: Point) => {
      const { controls, scene } = now();
      const { hand, picks, selected } = controls;
      if (controls.look.busy) return now().sitting.skip();
      const model = modelNear(scene, at, slack());
      if (model) return onUnit(model.unit);
      const [shown] = picks.open?.offers ?? [];
      const near = shown?.ghosts?.some((ghost) => Math.hypot(ghost.x - at.x, ghost.y - at.y) < slack() + 15);
      if (shown && near) return controls.choose(shown, { by: 'mouse', nth: 1 });
      if (!hand || hand.prompt || selected === 0 || !send(selected, at)) controls.cancel();
    };
    return { grip, onUnit, onGround };
  }, []);
  return { ...ways, dragging };
}
