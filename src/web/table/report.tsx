import { memo } from 'react';
import { Dice } from '../parts/dice.tsx';
import { Rule } from '../parts/rule.tsx';
import type { ReportLine } from './lines.ts';

/** The battle report, newest on top. Screen readers hear each new line. */
export function Report({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <section className="report" aria-label="Battle report">
      <h2 className="label">Battle report</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by key */}
      <div role="log" aria-live="polite" aria-label="What happened" tabIndex={0}>
        <ol>
          {lines.map((line) => (
            <Entry key={line.key} line={line} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const Entry = memo(
  function Entry({ line }: { line: ReportLine }) {
    if (line.heading)
      return (
        <li className="mark-line">
          <span className="label">{line.text}</span>
        </li>
      );
    const dice = line.dice ?? [];
    return (
      <li className={`${line.seat}-line`}>
        {line.text}
        {dice.length > 0 && (
          <div className="row">
            {dice.map((shown, i) => (
              <span key={shown.seat ?? i} className="row">
                {i > 0 && <span className="dim">against</span>}
                <Dice shown={shown} />
              </span>
            ))}
            {line.rules.map((rule) => (
              <Rule key={rule} id={rule} />
            ))}
          </div>
        )}
      </li>
    );
  },
  (a, b) => a.line.key === b.line.key && a.line.text === b.line.text,
);
