import { memo } from 'react';
import type { Replay } from './replay.ts';
import { type TurnMark, turnAt } from './turns.ts';

interface Props {
  replay: Replay;
  turns: readonly TurnMark[];
  at: number;
  onSeek(at: number): void;
  onToggle(): void;
}

/** The whole match as one line: every action a tick in its side's colour, every turn a mark. */
export function Scrubber({ replay, turns, at, onSeek, onToggle }: Props) {
  const { last } = replay;
  const turn = turnAt(turns, at);
  return (
    <div className="scrubber">
      <Scale replay={replay} turns={turns} onSeek={onSeek} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Action"
        aria-valuetext={`${at === 0 ? 'Start' : `Action ${at} of ${last}`}, ${turn?.name ?? ''}`}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        }}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  );
}

const Scale = memo(function Scale({ replay, turns, onSeek }: Omit<Props, 'at' | 'onToggle'>) {
  const { seats, last, seatAt } = replay;
  const far = Math.max(1, last);
  const points = [...Array(last + 1).keys()];
  return (
    <div className="scale">
      <svg viewBox={`0 0 ${far} 12`} preserveAspectRatio="none" aria-hidden="true">
        {seats.map((seat, i) => (
          <path
            key={seat}
            className={seat}
            d={points.map((n) => (seatAt(n) === seat ? `M${n} ${i === 0 ? 0 : 6}v6` : '')).join('')}
          />
        ))}
      </svg>
      {turns.map((turn, i) => {
        // Names that would lie on each other are left out; their marks stay.
        const crowded = i + 1 < turns.length && (turns[i + 1].at - turn.at) / far < 0.03;
        return (
          <button
            key={turn.at}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="turn-mark"
            style={{ left: `${(turn.at / far) * 100}%` }}
            title={turn.name}
            onClick={() => onSeek(turn.at)}
          >
            {crowded ? '' : turn.short}
          </button>
        );
      })}
    </div>
  );
});
