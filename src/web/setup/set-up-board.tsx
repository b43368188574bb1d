import './set-up.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Refusal } from '../../kernel/contract.ts';
import { FieldView } from '../field/field-view.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { createCamera } from '../stage/camera.ts';
import type { Grip } from '../stage/gestures.ts';
import { ZoomButtons } from '../stage/zoom-buttons.tsx';
import type { Deployment, Dropping } from './deployment.ts';
import { Faults } from './faults.tsx';
import { SHAPES } from './formation.ts';
import { UnitList } from './unit-list.tsx';

interface Props<Draft> {
  deployment: Deployment<Draft>;
  onAnswer(draft: Draft): Refusal | null;
  onClose(): void;
}

/** u in a millimetre. */
const MM = 10;
const GAPS = [20, 60, 150, 300, 500];

/** Whole units are dropped in a shape, single stands dragged; what cannot stay is marked with its reason. */
export function SetUpBoard<Draft>({ deployment, onAnswer, onClose }: Props<Draft>) {
  const { extent, home } = deployment;
  const [draft, setDraft] = useState(deployment.empty);
  const units = deployment.units(draft);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [unit, setUnit] = useState(units[0] ?? 0);
  const [single, setSingle] = useState(false);
  const [idea, setIdea] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [drag, setDrag] = useState<{ models: readonly number[]; dx: number; dy: number } | null>(null);
  const [how, setHow] = useState<Dropping>({
    shape: 'block',
    heading: deployment.heading,
    gap: 60,
    aboard: true,
  });
  const held = useRef<{ models: readonly number[]; x: number; y: number } | null>(null);
  const shown = useMemo(
    () => (drag ? deployment.shift(draft, drag.models, drag.dx, drag.dy) : draft),
    [deployment, draft, drag],
  );
  const scene = useMemo(() => deployment.scene(shown), [deployment, shown]);
  const faults = useMemo(() => deployment.faults(shown), [deployment, shown]);
  const done = deployment.placed(draft);
  const left = units.filter((one) => !done.has(one));
  const camera = useMemo(
    () => createCamera({ x: -20, y: -20, width: extent.width / MM + 40, height: extent.length / MM + 40 }, 5),
    [extent],
  );
  // The zone first: that is where everything happens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => camera.show(home, 0.5));
    return () => cancelAnimationFrame(frame);
  }, [camera, home]);

  function change(next: Draft | null): void {
    if (!next) return;
    setRefused(null);
    setPast((old) => [...old.slice(-49), draft]);
    setDraft(next);
  }
  const toU = ({ x, y }: { x: number; y: number }) => ({ x: x * MM, y: extent.length - y * MM });
  function drop(at: { x: number; y: number }): void {
    if (unit === 0) return;
    const { x, y } = toU(at);
    change(deployment.drop(draft, unit, Math.round(x), Math.round(y), how));
    setUnit(left.find((one) => one !== unit) ?? unit);
  }
  /** A shape chosen with a unit in hand that stands already puts it down anew. */
  function reshape(part: Partial<Dropping>): void {
    const next = { ...how, ...part };
    setHow(next);
    const middle = deployment.middle(draft, unit);
    if (middle) change(deployment.drop(draft, unit, middle.x, middle.y, next));
  }
  function turn(degrees: number): void {
    setHow({ ...how, heading: (how.heading + degrees + 360) % 360 });
    if (done.has(unit)) change(deployment.turn(draft, unit, degrees));
  }
  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setDraft(last);
  }
  function rest(): void {
    // Another idea for those placed by the last one.
    const from = idea > 0 && left.length === 0 ? (past.at(-1) ?? deployment.empty) : draft;
    const found = deployment.rest(from, idea);
    if (!found)
      return setRefused(
        faults.length > 0
          ? { ...faults[0].refusal, why: 'First move whoever cannot stay.' }
          : deployment.noRoom,
      );
    setIdea(idea + 1);
    if (from === draft) change(found);
    else setDraft(found);
  }
  function seal(): void {
    if (left.length > 0 && deployment.missing)
      return setRefused({ rule: deployment.missing, why: `Still to set up: ${left.length}.` });
    const whole = deployment.rest(draft, 0) ?? draft;
    const no = onAnswer(whole);
    setRefused(no);
    if (!no) onClose();
  }
  const grip: Grip = {
    take(at) {
      const { x, y } = toU(at);
      const model = deployment.modelAt(draft, x, y);
      if (model === null) return false;
      const own = deployment.unitOf(model);
      setUnit(own);
      held.current = { models: single ? [model] : deployment.modelsOf(own), x: at.x, y: at.y };
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
        change(deployment.shift(draft, current.models, (at.x - current.x) * MM, (current.y - at.y) * MM));
    },
    letGo() {
      held.current = null;
      setDrag(null);
    },
  };
  const { plain } = deployment;
  const keys: Readonly<Record<string, () => void>> = {
    ...(!plain && {
      ...Object.fromEntries(SHAPES.map(({ id, key }) => [key, () => reshape({ shape: id })])),
      q: () => turn(-15),
      e: () => turn(15),
      s: () => setSingle(!single),
    }),
    z: undo,
    r: rest,
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
    <Dialog title={plain ?? 'Set up'} className="set-up-dialog" onClose={onClose}>
      <div className="set-up">
        <UnitList
          deployment={deployment}
          units={units}
          done={done}
          selected={unit}
          faulty={new Set(faults.map((fault) => fault.unit))}
          meaning={deployment.meaning && ((one) => deployment.meaning?.(draft, one))}
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
            marks={
              <>
                {deployment.zones.map(({ whose, path }) => (
                  <path key={path} className={`zone ${whose}`} d={path} />
                ))}
                {faults.map(
                  ({ at, refusal }) =>
                    at && (
                      <circle
                        key={`${at.x} ${at.y} ${refusal.why}`}
                        className="fault"
                        cx={at.x}
                        cy={at.y}
                        r={at.radius}
                      />
                    ),
                )}
              </>
            }
          />
          <div className="stage-corner">
            <ZoomButtons camera={camera} />
          </div>
        </div>
        <aside className="set-up-side" aria-label="The unit in hand">
          <h3 className="name">{unit > 0 ? deployment.name(unit) : 'Everybody stands'}</h3>
          <p className="dim">
            {!done.has(unit)
              ? 'Press the ground where its middle goes.'
              : plain
                ? 'Drag it to move it.'
                : 'Drag it to move it; press a shape to put it down anew.'}
          </p>
          {done.has(unit) && (
            <button
              type="button"
              className="btn quiet"
              data-do="pick-up"
              onClick={() => change(deployment.without(draft, unit))}
            >
              <Icon name="i-close" /> Pick it up
            </button>
          )}
          {!plain && (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={how.aboard}
                  onChange={({ target }) => reshape({ aboard: target.checked })}
                />
                {deployment.aboard}
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
            </>
          )}
          {deployment.more?.(draft, unit, change)}
          <Faults faults={faults} refused={refused} />
          {left.length === 0 && faults.length === 0 && (
            <p className="fine" role="status">
              <Icon name="i-check" />{' '}
              {plain ? 'All of it is by the rules.' : 'Everybody stands by the rules.'}
            </p>
          )}
        </aside>
        <div className="set-up-dock">
          {!plain && (
            <>
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
            </>
          )}
          <button type="button" data-do="set-up-rest" onClick={rest}>
            {idea > 0 && left.length === 0 ? 'Another idea' : 'Set up the rest'} <kbd className="key">R</kbd>
          </button>
          <button type="button" data-do="undo" disabled={past.length === 0} onClick={undo}>
            Take back <kbd className="key">Z</kbd>
          </button>
          <button type="button" className="seal" data-do="seal" disabled={faults.length > 0} onClick={seal}>
            {left.length === 0
              ? 'Seal it'
              : deployment.missing
                ? `Seal: ${left.length} to place`
                : 'Place the rest and seal'}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
