import { useMemo, useRef, useState } from 'react';
import type { FieldScene, FieldTable, LineDraw, Offer } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { Point } from '../../stage/box.ts';
import type { Grip } from '../../stage/gestures.ts';
import { askFor } from '../picks.ts';
import { isResting, select, show } from '../pressing.ts';
import { heldIn, modelNear } from './holding.ts';
import { openPlan } from './planning.ts';
import { underHand } from './under-hand.ts';
import type { Controls } from './use-controls.ts';

/** Millimetres around a base that still count as a press on it: more where the table is small on the screen. */
const FINGER = 22;

export interface Gripping {
  readonly grip: Grip;
  /** How far the unit in hand would go. */
  readonly dragging: LineDraw | null;
  /** What would come of letting go now. */
  readonly live: Offer | null;
  onUnit(unit: number): void;
  /** A press beside every unit that can be taken hold of. */
  onGround(at: Point): void;
}

/** Units are dragged, sent by a press, or painted with orders; parts of a plan are pulled; whatever else is pressed is selected. */
export function useGrip(
  sitting: Sitting,
  table: FieldTable,
  controls: Controls,
  scene: FieldScene,
  scale: () => number,
): Gripping {
  const [dragging, setDragging] = useState<LineDraw | null>(null);
  const [live, setLive] = useState<Offer | null>(null);
  const latest = useRef({ sitting, table, controls, scene, scale });
  latest.current = { sitting, table, controls, scene, scale };
  const ways = useMemo(() => {
    const held = { unit: 0, part: null as { id: number; from: Point } | null, painting: false };
    const strokes = new Map<string, string>();
    const now = () => latest.current;
    const slack = () => Math.min(40, FINGER / now().scale() / 2);
    const ask = () => {
      const { look, selected } = now().controls;
      return isResting(look) ? null : askFor(look, selected);
    };
    const plan = () => now().controls.picks.open?.offers[0] ?? null;
    const paint = (unit: number) => {
      const asked = ask();
      const stroke = asked && now().table.stroke(asked, unit);
      if (stroke) strokes.set(stroke.toggle, stroke.value);
      return stroke !== null;
    };
    const finishPainting = () => {
      if (strokes.size > 0) now().sitting.wish(Object.fromEntries(strokes));
      strokes.clear();
      held.painting = false;
    };
    /** What letting go here would mean. */
    const found = (at: Point) => {
      const { table, controls } = now();
      if (held.part) {
        const [asked, from] = [ask(), plan()];
        return asked && from ? table.pulled(asked, from, held.part.id, at) : null;
      }
      const asked = isResting(controls.look) ? null : askFor(controls.look, held.unit);
      return asked && table.sentTo(asked, at);
    };
    const preview = underHand((at) => {
      const offer = found(at);
      setLive(offer && !('why' in offer) ? offer : null);
    });
    const open = (result: ReturnType<typeof found>, unit: number) => {
      const { table, controls } = now();
      return openPlan({ table, controls: () => now().controls, at: controls.moment() }, result, unit);
    };
    const send = (unit: number, to: Point) => {
      held.unit = unit;
      held.part = null;
      return open(found(to), unit);
    };
    const onUnit = (unit: number, model?: number) => {
      const { table, controls } = now();
      const asked = ask();
      if (asked && table.stroke(asked, unit)) {
        paint(unit);
        return finishPainting();
      }
      const own = controls.hand?.units.includes(unit) ?? false;
      const offers = asked && !own ? table.onto(asked, unit, model) : [];
      if (offers.length === 0) return select(controls.moment(), unit);
      if (offers.length === 1) return void open(offers[0], controls.selected);
      const [first] = offers;
      show(controls.moment(), first.text, { key: `onto ${unit}`, label: first.label, look: 'foe', offers });
    };
    const rest = () => {
      preview.stop();
      setDragging(null);
      setLive(null);
    };
    const grip: Grip = {
      take(at, target) {
        if (target?.closest('.float, .stage-corner')) return false;
        const { scene, controls, table } = now();
        const tag = Number(target?.closest('[data-unit]')?.getAttribute('data-unit') ?? 0);
        const asked = ask();
        const offer = plan();
        // The tag of whoever is shelled lies over the template.
        const free = !tag || !controls.hand?.units.includes(tag);
        held.part = asked && offer && free ? heldIn(offer, scene, at, slack()) : null;
        held.unit = tag;
        if (held.part) return true;
        const unit = tag || (modelNear(scene, at, slack())?.unit ?? 0);
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
        const { scene, table, controls } = now();
        if (!held.part && held.unit !== controls.selected) select(controls.moment(), held.unit);
        const from = held.part?.from ?? middleOf(scene, held.unit);
        if (!from) return;
        const cm = Math.round(Math.hypot(at.x - from.x, at.y - from.y)) / 10;
        const text = table.measures && !held.part ? { text: `${cm} cm` } : {};
        setDragging({ from: [from.x, from.y], to: [at.x, at.y], ...text });
        preview.at(at);
      },
      drop(at, moved) {
        rest();
        if (held.painting) return finishPainting();
        if (held.part) {
          if (moved) open(found(at), now().controls.selected);
          else pressedPart(at);
        } else if (moved) {
          if (!send(held.unit, at)) select(now().controls.moment(), held.unit);
        } else onUnit(held.unit);
      },
      letGo() {
        rest();
        finishPainting();
      },
    };
    /** A press on a ghost does what is planned; on anything else of the plan it means the unit. */
    const pressedPart = (at: Point) => {
      const { controls, scene } = now();
      const shown = plan();
      const isGhost = shown?.ghosts?.some(({ id }) => id === held.part?.id);
      if (shown && isGhost) return controls.choose(shown, { by: 'mouse', nth: 1 });
      const unit = held.unit || modelNear(scene, at, slack())?.unit;
      if (unit) onUnit(unit);
    };
    const onGround = (at: Point) => {
      const { controls, scene } = now();
      const { hand, selected } = controls;
      if (controls.look.busy) return now().sitting.skip();
      const [asked, shown] = [ask(), plan()];
      if (asked && shown?.aims && open(now().table.pulled(asked, shown, -1, at), selected)) return;
      const model = modelNear(scene, at, slack());
      if (model) return onUnit(model.unit, model.id);
      if (!hand || (!hand.prompt && selected === 0) || !send(selected, at)) controls.cancel();
    };
    return { grip, onUnit, onGround };
  }, []);
  return { ...ways, dragging, live };
}

function middleOf({ models }: FieldScene, of: number): Point | null {
  const own = models.filter(({ unit }) => unit === of);
  if (own.length === 0) return null;
  return {
    x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
    y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
  };
}
