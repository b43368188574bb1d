import { useState } from 'react';
import { Segments } from '../parts/choices.tsx';
import { charFor, paint } from './map-text.ts';
import { levelsOf, marksOf, offersFor, symbolsOf, wordsOf } from './marks.ts';
import { Painter } from './painter.tsx';
import { Palette } from './palette.tsx';
import type { Draft } from './use-draft.ts';

/** The map: painted here, or written in the text beside it. */
export function MapFields({ draft }: { draft: Draft }) {
  const { data, set, trouble } = draft;
  const levels = levelsOf(data);
  const [at, setAt] = useState(0);
  const [brush, setBrush] = useState('.');
  const level = levels[at] ?? levels[0];
  if (!level) return <p className="dim">The text draws no level: write levels, with a picture each.</p>;
  const index = levels.indexOf(level);
  const words = wordsOf(data);
  const symbols = symbolsOf(data);

  function mark(name: string): void {
    const taken = new Set([
      ...'# .DdJE',
      ...marksOf(data).keys(),
      ...levels.flatMap(({ picture }) => [...picture]),
    ]);
    const char = charFor(name, taken);
    set(['legend', char], name);
    setBrush(char);
  }
  return (
    <>
      {levels.length > 1 && (
        <Segments
          label="Level"
          name="level"
          options={levels.map(({ name }, i) => ({ value: String(i), word: name ?? `Level ${i + 1}` }))}
          value={String(index)}
          onChange={(value) => setAt(Number(value))}
        />
      )}
      <Painter
        level={level}
        brush={brush}
        words={words}
        symbols={symbols}
        wrong={trouble?.cell && trouble.cell.level === index ? trouble.cell : null}
        onPaint={(x, y, char) => {
          const next = paint(level, x, y, char);
          if (next !== level) draft.setLevel(index, next);
        }}
      />
      <Palette
        brush={brush}
        marks={words}
        symbols={symbols}
        offers={offersFor(data)}
        onBrush={setBrush}
        onMark={mark}
      />
    </>
  );
}
