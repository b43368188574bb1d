import '../army/army.css';
import './set-up.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { zoneOf } from '../../../../games/epic-1991/setting-up/zones.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { FieldView } from '../../../field/field-view.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { createCamera } from '../../../stage/camera.ts';
import type { Grip } from '../../../stage/gestures.ts';
import { ZoomButtons } from '../../../stage/zoom-buttons.tsx';
import { unitName } from '../game.ts';
import { sceneOf } from '../scene.ts';
import {
  type Draft,
  type Dropping,
  EMPTY,
  faultsOf,
  type Ground,
  modelAt,
  placedUnits,
  shifted,
  stateWith,
  turned,
  unitsToPlace,
  without,
  withRest,
  withUnit,
} from './draft.ts';
import { Faults } from './faults.tsx';
import { SHAPES } from './formation.ts';
import { SetUpMarks } from './set-up-marks.tsx';
import { UnitList } from './unit-list.tsx';

interface Props {
  ground: Ground;
  onAnswer(action: Draft): Refusal | null;
  onClose(): void;
}

/** u in a millimetre. */
const MM = 10;
const GAPS = [20, 60, 150, 300, 500];

/** Whole units are dropped in a shape, single stands dragged; what cannot stay is marked with its reason. */
export function SetUpBoard({ ground, onAnswer, onClose }: Props) {
  const { table, state, side } = ground;
  const units = useMemo(() => unitsToPlace(ground), [ground]);
  const [draft, setDraft] = useState(EMPTY);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [unit, setUnit] = useState(units[0] ?? 0);
  const [single, setSingle] = useState(false);
  const [idea, setIdea] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [drag, setDrag] = useState<{ models: readonly number[]; dx: number; dy: number } | null>(null);
  const [how, setHow] = useState<Dropping>({
    shape: 'block',
    heading: state.south === side ? 0 : 180,
    gap: 60,
    aboard: true,
  });
  const held = useRef<{ models: readonly number[]; x: number; y: number } | null>(null);
  const shown = drag ? shifted(ground, draft, drag.models, drag.dx, drag.dy) : draft;
  const scene = useMemo(() => sceneOf(table, stateWith(ground, shown)), [table, ground, shown]);
  const faults = useMemo(() => faultsOf(ground, shown), [ground, shown]);
  const done = placedUnits(ground, draft);
  const left = units.filter((one) => !done.has(one));
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: table.width / MM + 40, height: table.length / MM + 40 }, 5),
    [table],
  );
  // The zone first: that is where everything happens.
  useEffect(() => {
    const [south, north] = zoneOf(table, state, side);
    const box = {
      x: 0,
      y: (table.length - north) / MM,
      width: table.width / MM,
      height: (north - south) / MM,
    };
    const frame = requestAnimationFrame(() => camera.show(box, 0.5));
    return () => cancelAnimationFrame(frame);
  }, [camera, table, state, side]);

  function change(next: Draft | null): void {
    if (!next) return;
    setRefused(null);
    setPast((old) => [...old.slice(-49), draft]);
    setDraft(next);
  }
  const toU = ({ x, y }: { x: number; y: number }) => ({ x: x * MM, y: table.length - y * MM });
  function drop(at: { x: number; y: number }): void {
    if (unit === 0) return;
    const { x, y } = toU(at);
    change(withUnit(ground, draft, unit, Math.round(x), Math.round(y), how));
    setUnit(left.find((one) => one !== unit) ?? unit);
  }
  /** A shape chosen with a unit in hand that stands already puts it down anew. */
  function reshape(part: Partial<Dropping>): void {
    const next = { ...how, ...part };
    setHow(next);
    const own = draft.models.filter((one) => table.models[one.model].unit === unit && one.in === undefined);
    if (own.length === 0) return;
    const middle = (pick: (one: (typeof own)[number]) => number) =>
      Math.round(own.reduce((sum, one) => sum + pick(one), 0) / own.length);
    change(
      withUnit(
        ground,
        draft,
        unit,
        middle(({ x }) => x),
        middle(({ y }) => y),
        next,
      ),
    );
  }
  function turn(degrees: number): void {
    setHow({ ...how, heading: (how.heading + degrees + 360) % 360 });
    if (done.has(unit)) change(turned(ground, draft, unit, degrees));
  }
  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setDraft(last);
  }
  function rest(): void {
    // Another idea for those placed by the last one.
    const from = idea > 0 && left.length === 0 ? (past.at(-1) ?? EMPTY) : draft;
    const found = withRest(ground, from, idea);
    if (!found)
      return setRefused({ rule: 'E2-DEPL-02', why: 'There is no room left for the others. Move somebody.' });
    setIdea(idea + 1);
    if (from === draft) change(found);
    else setDraft(found);
  }
  function seal(): void {
    if (left.length > 0) return setRefused({ rule: 'E2-DEPL-08', why: `Still to set up: ${left.length}.` });
    const whole = withRest(ground, draft, 0) ?? draft;
    const no = onAnswer(whole);
    setRefused(no);
    if (!no) onClose();
  }
  const grip: Grip = {
    take(at) {
      const { x, y } = toU(at);
      const model = modelAt(ground, draft, x, y);
      if (model === null) return false;
      const own = table.models[model].unit;
      setUnit(own);
      held.current = { models: single ? [model] : [...table.units[own].models], x: at.x, y: at.y };
      return true;
    },
    drag(at) {
      const { current } = held;
      if (current)
        setDrag({ models: current.models, dx: (at.x - current.x) * MM, dy: (current.y - at.y) * MM });
    },
    drop(at, moved) {
      const { current } = held;
      held.current = null;
      setDrag(null);
      if (current && moved)
        change(shifted(ground, draft, current.models, (at.x - current.x) * MM, (current.y - at.y) * MM));
    },
    letGo() {
      held.current = null;
      setDrag(null);
    },
  };
  const keys: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(SHAPES.map(({ id, key }) => [key, () => reshape({ shape: id })])),
    q: () => turn(-15),
    e: () => turn(15),
    z: undo,
    r: rest,
    s: () => setSingle(!single),
  };
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing = target instanceof Element && target.closest('input:not([type="checkbox"]), select');
      if (!typing && !ctrlKey && !metaKey && !altKey) now.current[key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title="Set up" className="set-up-dialog" onClose={onClose}>
      <div className="set-up">
        <UnitList
          ground={ground}
          draft={draft}
          units={units}
          selected={unit}
          faulty={new Set(faults.map(({ model }) => table.models[model].unit))}
          onSelect={setUnit}
        />
        <div className="set-up-ground">
          <FieldView
            scene={scene}
            camera={camera}
            selected={unit}
            onUnit={setUnit}
            onGround={drop}
            grip={grip}
            marks={<SetUpMarks ground={ground} draft={shown} faults={faults} />}
          />
          <div className="stage-corner">
            <ZoomButtons camera={camera} />
          </div>
        </div>
        <aside className="set-up-side" aria-label="The unit in hand">
          <h3 className="name">{unit > 0 ? unitName(table, unit) : 'Everybody stands'}</h3>
          <p className="dim">
            {done.has(unit)
              ? 'Drag it to move it; press a shape to put it down anew.'
              : 'Press the ground where its middle goes.'}
          </p>
          {done.has(unit) && (
            <button
              type="button"
              className="btn quiet"
              data-do="pick-up"
              onClick={() => change(without(ground, draft, unit))}
            >
              <Icon name="i-close" /> Pick it up
            </button>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={how.aboard}
              onChange={({ target }) => reshape({ aboard: target.checked })}
            />
            Stands ride in their transports
          </label>
          <label className="check">
            <input
              type="checkbox"
              data-field="single"
              checked={single}
              onChange={({ target }) => setSingle(target.checked)}
            />
            Drag single models <kbd className="key">S</kbd>
          </label>
          <Faults ground={ground} faults={faults} refused={refused} />
          {left.length === 0 && faults.length === 0 && (
            <p className="fine" role="status">
              <Icon name="i-check" /> Everybody stands by the rules.
            </p>
          )}
        </aside>
        <div className="set-up-dock">
          {SHAPES.map(({ id, word, key }) => (
            <button
              key={id}
              type="button"
              aria-pressed={how.shape === id}
              data-shape={id}
              onClick={() => reshape({ shape: id })}
            >
              {word} <kbd className="key">{key}</kbd>
            </button>
          ))}
          <button type="button" data-do="turn-left" onClick={() => turn(-15)}>
            Turn left <kbd className="key">Q</kbd>
          </button>
          <button type="button" data-do="turn-right" onClick={() => turn(15)}>
            Turn right <kbd className="key">E</kbd>
          </button>
          <button
            type="button"
            data-do="gap"
            onClick={() => reshape({ gap: GAPS[(GAPS.indexOf(how.gap) + 1) % GAPS.length] })}
          >
            Gap {how.gap / 100} cm
          </button>
          <button type="button" data-do="set-up-rest" onClick={rest}>
            {idea > 0 && left.length === 0 ? 'Another idea' : 'Set up the rest'} <kbd className="key">R</kbd>
          </button>
          <button type="button" data-do="undo" disabled={past.length === 0} onClick={undo}>
            Take back <kbd className="key">Z</kbd>
          </button>
          <button type="button" className="seal" data-do="seal" disabled={faults.length > 0} onClick={seal}>
            {left.length > 0 ? `Seal: ${left.length} to place` : 'Seal it'}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
