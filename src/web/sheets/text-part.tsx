import { useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Draft } from './draft.ts';

/** The whole mission as text, and what is wrong with it: a click goes to the place. */
export function TextPart({ draft: { text, trouble, readable, write } }: { draft: Draft }) {
  const area = useRef<HTMLTextAreaElement>(null);
  function show({ line, column }: { line: number; column: number }): void {
    const box = area.current;
    if (!box) return;
    const rows = text.split('\n');
    const start = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
    box.focus();
    box.setSelectionRange(start, Math.min(start + 1, text.length));
    const height = box.scrollHeight / rows.length;
    box.scrollTop = Math.max(0, (line - 4) * height);
  }
  return (
    <section className="editor-text" aria-label="The text">
      <div role="status" className="editor-state">
        {trouble ? (
          <button
            type="button"
            className="problems"
            data-trouble={`${trouble.line}:${trouble.column}`}
            onClick={() => show(trouble)}
          >
            <b>
              Line {trouble.line}, column {trouble.column}
            </b>
            <span>{trouble.message}</span>
            {!readable && <span className="dim">The fields wait until the text can be read again.</span>}
          </button>
        ) : (
          <p className="fine">
            <Icon name="i-check" /> It can be played.
          </p>
        )}
      </div>
      <label className="field wide">
        <span className="label">Mission file</span>
        <textarea
          ref={area}
          className="mission-text-area"
          data-field="text"
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <p className="dim">
        Every change is kept in this browser at once. Players see the mission after you have saved it.
      </p>
    </section>
  );
}
