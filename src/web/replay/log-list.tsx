import { memo, useEffect, useRef } from 'react';
import { Dice } from '../parts/dice.tsx';
import { type LogLine, lineAt } from './log.ts';

interface Props {
  lines: readonly LogLine[];
  at: number;
  seatName(seat: string): string;
  onSeek(at: number): void;
}

/** The report of the whole match; a press on a line takes the board there. */
export function LogList({ lines, at, seatName, onSeek }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const now = lineAt(lines, at);
  useEffect(() => {
    list.current?.children[now]?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const seek = useRef(onSeek);
  seek.current = onSeek;
  const jump = useRef((entry: number) => seek.current(entry));
  return (
    <ol className="replay-log" ref={list}>
      {lines.map((line, i) => (
        <Row
          key={line.key}
          line={line}
          when={i === now || line.entry === at ? 'now' : i < now ? 'past' : 'next'}
          current={i === now}
          kept={line.kept.map(seatName).join(' and ')}
          onJump={jump.current}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  line: LogLine;
  when: 'past' | 'now' | 'next';
  /** The last of what has happened. */
  current: boolean;
  /** Who was not told of it. */
  kept: string;
  onJump(entry: number): void;
}

const Row = memo(function Row({ line, when, current, kept, onJump }: RowProps) {
  return (
    <li className={`${line.heading ? 'mark-line' : `${line.seat}-line`} ${when}`}>
      <button
        type="button"
        data-entry={line.entry}
        aria-current={current ? 'step' : undefined}
        onClick={() => onJump(line.entry)}
      >
        {line.heading ? <span className="label">{line.text.replace(/\.$/, '')}</span> : line.text}
        {(line.dice ?? []).map((shown, i) => (
          <span key={shown.seat ?? i} className="row">
            {i > 0 && <span className="dim">against</span>}
            <Dice shown={shown} />
          </span>
        ))}
        {kept && <span className="kept">Not told to the {kept} player</span>}
      </button>
    </li>
  );
});
