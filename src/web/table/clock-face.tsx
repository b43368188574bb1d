import { useSyncExternalStore } from 'react';
import type { Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';

const SHORT = 20;

/** The time left, where a clock runs. The small one stands on a question. */
export function ClockFace({ clock, small = false }: { clock: Sitting['clock']; small?: boolean }) {
  const left = useSyncExternalStore(clock.subscribe, clock.left);
  if (left === null) return null;
  return (
    <div
      className={`meter clock${small ? ' small' : ''}${left <= SHORT ? ' harm' : ''}`}
      data-clock={small ? undefined : left}
      data-countdown={small ? left : undefined}
    >
      <Icon name="i-timer" />
      <span className="time" role="timer" aria-label={`${left} seconds left`}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
    </div>
  );
}
