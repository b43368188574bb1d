import { useEffect, useState } from 'react';
import type { ClockNews, TableNews } from '../../kernel/far-table.ts';

const TICK = 250;
const SHORT = 20_000;

/** Who sits at the table and is there, with everybody's time and the rules' own limit of a phase as the server counts them. */
export function FarClocks({ news, nameOf }: { news: TableNews; nameOf(seat: string): string }) {
  const { clocks, seats, you } = news;
  const gone = useElapsed(clocks);
  const shown: Shown[] = seats.map(({ seat, name, here }) => ({
    of: seat,
    title: `${nameOf(seat)}${name ? `, ${name}` : ''}${seat === you || here ? '' : ' (away)'}`,
    word: seat === you ? 'You' : (name ?? nameOf(seat)),
    here: seat === you || here,
    runs: clocks?.running.includes(seat) ?? false,
    ms: clocks && seat in clocks.left ? clocks.left[seat] - (clocks.running.includes(seat) ? gone : 0) : null,
  }));
  if (clocks?.phase) {
    const { seat, running, left } = clocks.phase;
    const title = `${nameOf(seat)}: this phase`;
    shown.push({
      of: 'phase',
      title,
      word: 'Phase',
      here: null,
      runs: running,
      ms: left - (running ? gone : 0),
    });
  }
  return (
    <div className="far-clocks" data-paused={clocks?.paused || undefined}>
      {shown.map((one) => (
        <Clock key={one.of} {...one} />
      ))}
    </div>
  );
}

interface Shown {
  /** A seat, or the phase. */
  readonly of: string;
  readonly title: string;
  readonly word: string;
  readonly here: boolean | null;
  readonly runs: boolean;
  /** Null where no time is counted. */
  readonly ms: number | null;
}

function Clock({ of, title, word, here, runs, ms }: Shown) {
  return (
    <span
      className={`meter clock${runs ? ' runs' : ''}${ms !== null && ms < SHORT ? ' harm' : ''}`}
      data-clock-of={of}
      data-runs={runs || undefined}
      title={title}
    >
      {here !== null && <i className={here ? 'far-dot here' : 'far-dot'} role="img" aria-label={title} />}
      <small aria-hidden="true" className="far-who">
        {word}
      </small>
      {ms !== null && (
        <span className="time" role="timer" aria-label={`${title}: ${timeText(ms)} left`}>
          {timeText(ms)}
        </span>
      )}
    </span>
  );
}

/** Milliseconds since this was told. */
function useElapsed(clocks: ClockNews | null): number {
  const [gone, setGone] = useState(0);
  const runs = clocks !== null && clocks.running.length > 0;
  useEffect(() => {
    setGone(0);
    if (!clocks || !runs) return;
    const since = performance.now();
    const timer = setInterval(() => setGone(performance.now() - since), TICK);
    return () => clearInterval(timer);
  }, [clocks, runs]);
  return gone;
}

/** '4:05', '1:04:05', '2 d 3 h'. */
function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
  const two = (n: number) => String(n % 60).padStart(2, '0');
  if (days > 0) return `${days} d ${hours % 24} h`;
  const minutes = Math.floor(seconds / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
