import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { Brush } from './draft.ts';

interface Props {
  brush: string;
  brushes: readonly Brush[];
  /** Marks that could be added. */
  offers: readonly string[];
  onBrush(char: string): void;
  onMark(mark: string): void;
}

const OTHER = 'a place of your own…';

/** What squares are painted with, and new marks for the legend. */
export function Palette({ brush, brushes, offers, onBrush, onMark }: Props) {
  const [naming, setNaming] = useState<string | null>(null);
  const name = (mark: string) => {
    onMark(mark);
    setNaming(null);
  };
  return (
    <div className="palette">
      <div className="brushes" role="radiogroup" aria-label="Paint with">
        {brushes.map(({ char, word, symbol, side }) => (
          <label key={char} className={char === brush ? 'on' : ''}>
            <input
              type="radio"
              name="brush"
              value={char}
              checked={char === brush}
              onChange={() => onBrush(char)}
            />
            <code>{char}</code>
            {symbol ? (
              <Icon name={symbol} className={`icon ${side ?? 'marine'}`} />
            ) : (
              side && <i className={`swatch ${side}`} />
            )}
            {word}
          </label>
        ))}
      </div>
      <div className="row">
        <label className="field">
          <span className="label">Add a mark</span>
          <select
            data-field="add-mark"
            value=""
            onChange={(event) => (event.target.value === OTHER ? setNaming('') : name(event.target.value))}
          >
            <option value="">Choose…</option>
            {[...offers, OTHER].map((mark) => (
              <option key={mark}>{mark}</option>
            ))}
          </select>
        </label>
        {naming !== null && (
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (naming.trim()) name(naming.trim());
            }}
          >
            <label className="field">
              <span className="label">Its name</span>
              <input value={naming} maxLength={60} onChange={(event) => setNaming(event.target.value)} />
            </label>
            <button type="submit" className="btn">
              Add
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
