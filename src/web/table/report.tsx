import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { Dice } from '../parts/dice.tsx';
import { Rule } from '../parts/rule.tsx';
import type { ReportLine } from './lines.ts';

interface Props {
  lines: readonly ReportLine[];
  /** The line whose moment the board shows, or null for now. */
  looked: string | null;
  onLook(line: ReportLine): void;
  /** Asked of the line that is looked at, or of the newest. */
  why?: ReactNode;
}

/**
 * The battle report, the newest last and in sight. Each line takes the board to its moment. Screen readers hear each new
 * line.
 */
export function Report({ lines, looked, onLook, why }: Props) {
  const look = useRef(onLook);
  look.current = onLook;
  const jump = useRef((line: ReportLine) => look.current(line));
  const log = useRef<HTMLDivElement>(null);
  const newest = lines.findLast(({ heading }) => !heading)?.key;
  const reached = looked !== null && lines.some(({ key }) => key === looked) ? looked : newest;
  const end = lines.at(-1);
  const away = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last line, or another text of it
  useEffect(() => {
    if (looked === null && away.current && log.current) log.current.scrollTop = 0;
  }, [end?.key, end?.text]);
  return (
    <section className="report" aria-label="Battle report">
      <h2 className="label">Battle report</h2>
      {why}
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label="What happened"
        onKeyDown={walkLines}
        onScroll={({ currentTarget }) => {
          away.current = currentTarget.scrollTop !== 0;
        }}
      >
        <ol>
          {lines.map((line) => (
            <Entry
              key={line.key}
              line={line}
              looked={line.key === looked}
              reached={line.key === reached}
              onLook={jump.current}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** More dice than these are one press away. */
const FEW = 4;

/** Tab comes to one line; the arrows go from line to line. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface EntryProps {
  line: ReportLine;
  looked: boolean;
  reached: boolean;
  onLook(line: ReportLine): void;
}

const Entry = memo(
  function Entry({ line, looked, reached, onLook }: EntryProps) {
    if (line.heading)
      return (
        <li className="mark-line">
          <h3 className="label">{line.text.replace(/\.$/, '')}</h3>
        </li>
      );
    const dice = line.dice ?? [];
    const thrown = dice.reduce((sum, { values }) => sum + values.length, 0);
    const rules = line.rules.map((rule) => <Rule key={rule} id={rule} />);
    return (
      <li className={`${line.seat}-line${looked ? ' looked' : ''}`}>
        <button
          type="button"
          className="line"
          data-entry={line.entry}
          tabIndex={reached ? 0 : -1}
          aria-current={looked ? 'true' : undefined}
          title="Show the board at that moment"
          onClick={() => onLook(line)}
        >
          {line.text}
        </button>
        {thrown > FEW ? (
          <details>
            <summary>{thrown} dice</summary>
            {dice.map((shown, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of dice have no other identity
              <div key={i} className="row">
                <Dice shown={shown} />
              </div>
            ))}
            {rules}
          </details>
        ) : (
          <>
            {thrown > 0 && (
              <div className="row">
                {dice.map((shown, i) => (
                  <span key={shown.seat ?? i} className="row">
                    {i > 0 && <span className="dim">against</span>}
                    <Dice shown={shown} />
                  </span>
                ))}
              </div>
            )}
            {rules}
          </>
        )}
      </li>
    );
  },
  (a, b) =>
    a.line.key === b.line.key &&
    a.line.text === b.line.text &&
    a.line.entry === b.line.entry &&
    a.looked === b.looked &&
    a.reached === b.reached,
);
