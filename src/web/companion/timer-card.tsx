import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { Sign } from '../replay/sign.tsx';
import { adjust, face, left, pause, start, type Watch, wound } from './stopwatch.ts';
import { useAwake } from './use-awake.ts';

const STEP = 10;
const SOON = 15_000;

interface Told {
  readonly text: string;
  readonly rule: string;
}

interface Props {
  /** Whose time it is: 'Marine actions'. */
  title: string;
  watch: Watch;
  /** The time it is wound up to. */
  seconds: number;
  /** What is said while it stands, while it runs, and when time is up. */
  told: { readonly still: Told; readonly running: Told; readonly over: Told };
  onChange(watch: Watch): void;
}

/** The clock of an Action phase. */
export function TimerCard({ title, watch, seconds, told, onChange }: Props) {
  const [now, setNow] = useState(Date.now);
  const running = watch.ends !== null;
  const rest = left(watch, now);
  useAwake(running);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const ticking = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(ticking);
  }, [running]);
  const over = rest === 0;
  useEffect(() => {
    if (!over || !running) return;
    navigator.vibrate?.([200, 100, 200]);
    onChange(pause(watch, Date.now()));
  }, [over, running, watch, onChange]);
  const say = over ? told.over : running ? told.running : told.still;
  const change = (work: (at: number) => Watch) => onChange(work(Date.now()));
  return (
    <section className="aid timer-aid" aria-label="Timer">
      <h2 className="label">{title}</h2>
      <p className={over ? 'big-clock over' : rest < SOON ? 'big-clock soon' : 'big-clock'} role="timer">
        {face(rest)}
      </p>
      <div
        className="clock-track"
        style={{ '--part': watch.total > 0 ? rest / watch.total : 0 } as CSSProperties}
      />
      <p className="told" role="status">
        {say.text} <Rule id={say.rule} />
      </p>
      <div className="keys">
        <button
          type="button"
          className="btn go large"
          data-do="clock-run"
          disabled={over}
          onClick={() => change((at) => (running ? pause(watch, at) : start(watch, at)))}
        >
          <Sign name={running ? 'pause' : 'play'} /> {running ? 'Pause' : 'Start'}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={`${STEP} seconds less`}
          onClick={() => change((at) => adjust(watch, -STEP, at))}
        >
          −{STEP} s
        </button>
        <button
          type="button"
          className="btn"
          aria-label={`${STEP} seconds more`}
          onClick={() => change((at) => adjust(watch, STEP, at))}
        >
          +{STEP} s
        </button>
        <button type="button" className="btn" data-do="clock-wind" onClick={() => onChange(wound(seconds))}>
          <Icon name="i-undo" /> Wind up
        </button>
      </div>
    </section>
  );
}
