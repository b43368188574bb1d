import { useSyncExternalStore } from 'react';
import type { Sitting } from '../match/sitting.ts';
import { Icon } from '../parts/icon.tsx';

const SHORT = 20;

/** The time left, where a clock runs. */
export function ClockFace({ clock }: { clock: Sitting['clock'] }) {
  const left = useSyncExternalStore(clock.subscribe, clock.left);
  if (left === null) return null;
  return (
    <div className={left <= SHORT ? 'meter clock harm' : 'meter clock'} data-clock={left}>
      <Icon name="i-timer" />
      <span className="time" role="timer" aria-label={`${left} seconds left`}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
    </div>
  );
}
