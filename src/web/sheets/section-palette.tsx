import { Icon } from '../parts/icon.tsx';
import type { Draft } from './draft.ts';
import { part } from './draft-text.ts';
import { TextField } from './fields.tsx';
import { drawnSections, sectionsOf } from './marks.ts';

interface Props {
  draft: Draft;
  /** Whether the mission draws its sections; else the program divides the map by itself. */
  drawn: boolean;
  letter: string;
  onLetter(letter: string): void;
}

/** Rooms and corridors with names: which one is painted, and what it is called. */
export function SectionPalette({ draft, drawn, letter, onLetter }: Props) {
  const { data } = draft;
  if (!drawn)
    return (
      <div className="row">
        <p className="dim">The program divides this map by itself.</p>
        <button
          type="button"
          className="btn"
          data-do="draw-sections"
          disabled={drawnSections(data) === null}
          onClick={() => {
            const begun = drawnSections(data);
            if (begun) draft.setSections(begun.levels, begun.names);
          }}
        >
          Name the sections
        </button>
      </div>
    );
  const { names, free } = sectionsOf(data);
  const all = new Map([...names, ...(names.has(letter) ? [] : [[letter, nameOf(letter)] as const])]);
  function nameOf(one: string): string {
    return String(part(data.sectionNames)[one] ?? one);
  }
  return (
    <div className="palette">
      <div className="brushes" role="radiogroup" aria-label="Paint the section">
        {[...all].map(([one, name]) => (
          <label key={one} className={one === letter ? 'on' : ''}>
            <input
              type="radio"
              name="section"
              value={one}
              checked={one === letter}
              onChange={() => onLetter(one)}
            />
            <code>{one}</code>
            {name}
          </label>
        ))}
      </div>
      <div className="row">
        <TextField
          word={`Name of ${letter}`}
          field="section-name"
          value={nameOf(letter)}
          onChange={(name) => draft.set(['sectionNames', letter], name)}
        />
        <button
          type="button"
          className="btn"
          data-do="new-section"
          onClick={() => {
            draft.set(['sectionNames', free], `Section ${free}`);
            onLetter(free);
          }}
        >
          <Icon name="i-map" /> New section
        </button>
      </div>
    </div>
  );
}
