import { useEffect, useState } from 'react';
import type { ClockNews, TableNews } from '../../kernel/far-table.ts';
import { Icon } from '../parts/icon.tsx';

const TICK = 250;
const SHORT = 20_000;

/** Everybody's time, and the rules' own limit of a phase, as the server counts them. */
export function FarClocks({ news, nameOf }: { news: TableNews; nameOf(seat: string): string }) {
  const { clocks, seats } = news;
  const gone = useElapsed(clocks);
  if (!clocks) return null;
  const { left, running, phase, paused } = clocks;
  const shown = seats
    .filter(({ seat }) => seat in left)
    .map(({ seat, name }) => ({
      key: seat,
      title: `${nameOf(seat)}${name ? `, ${name}` : ''}`,
      runs: running.includes(seat),
      ms: left[seat] - (running.includes(seat) ? gone : 0),
    }));
  if (phase)
    shown.push({
      key: 'phase',
      title: `${nameOf(phase.seat)}: this phase`,
      runs: phase.running,
      ms: phase.left - (phase.running ? gone : 0),
    });
  if (shown.length === 0) return null;
  return (
    <div className="far-clocks" data-paused={paused || undefined}>
      {shown.map(({ key, title, runs, ms }) => (
        <span
          key={key}
          className={`meter clock${runs ? ' runs' : ''}${ms < SHORT ? ' harm' : ''}`}
          data-clock-of={key}
          data-runs={runs || undefined}
          title={title}
        >
          {runs && <Icon name="i-timer" />}
          <small aria-hidden="true">{key === 'phase' ? 'Phase' : title.slice(0, 1)}</small>
          <span className="time" role="timer" aria-label={`${title}: ${timeText(ms)} left`}>
            {timeText(ms)}
          </span>
        </span>
      ))}
    </div>
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
