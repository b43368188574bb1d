import { useState } from 'react';
import type { Adapter } from '../games/adapter.ts';
import { MissionMap } from '../missions/mission-map.tsx';
import { Segments } from '../parts/choices.tsx';
import type { Draft, Editing } from './draft.ts';
import { charFor, ENTRY, type LevelText, paint, paintSection } from './map-text.ts';
import { brushesOf, levelsOf, sectionsOf } from './marks.ts';
import { Painter } from './painter.tsx';
import { Palette } from './palette.tsx';
import { SectionPalette } from './section-palette.tsx';

type Mode = 'squares' | 'sections' | 'played';

const MODES: readonly { value: Mode; word: string }[] = [
  { value: 'squares', word: 'Squares' },
  { value: 'sections', word: 'Sections' },
  { value: 'played', word: 'As played' },
];

/** The map: painted here, or written in the text beside it. */
export function MapFields({ editing, draft }: { editing: Editing; draft: Draft }) {
  const { data, trouble } = draft;
  const levels = levelsOf(data);
  const [at, setAt] = useState(0);
  const [mode, setMode] = useState<Mode>('squares');
  const [brush, setBrush] = useState('.');
  const [letter, setLetter] = useState('A');
  const level = levels[at] ?? levels[0];
  if (!level) return <p className="dim">The text draws no level: write levels, with a picture each.</p>;
  const index = levels.indexOf(level);
  const brushes = [...editing.brushes, ...brushesOf(editing, data)];
  const sections = mode === 'sections';

  function mark(name: string): void {
    const taken = new Set([
      ...'# .DdJE',
      ...brushes.map(({ char }) => char),
      ...levels.flatMap(({ picture }) => [...picture]),
    ]);
    const char = charFor(name, taken);
    draft.set(['legend', char], name);
    setBrush(char);
  }
  return (
    <>
      <div className="row">
        <Segments
          label="Show"
          name="map-mode"
          options={MODES}
          value={mode as Mode}
          onChange={(value) => setMode(value)}
        />
        {levels.length > 1 && mode !== 'played' && (
          <Segments
            label="Level"
            name="level"
            options={levels.map(({ name }, i) => ({ value: String(i), word: name ?? `Level ${i + 1}` }))}
            value={String(index)}
            onChange={(value) => setAt(Number(value))}
          />
        )}
      </div>
      {mode === 'played' ? (
        <AsPlayed adapter={editing.adapter} draft={draft} />
      ) : (
        <Painter
          level={level}
          brush={sections ? letter : brush}
          sections={sections ? sectionsOf(data).names : null}
          brushes={brushes}
          entries={entriesBefore(levels, index)}
          wrong={trouble?.cell && trouble.cell.level === index ? trouble.cell : null}
          onPaint={(x, y, char) =>
            draft.changeLevel(index, (drawn) => (sections ? paintSection : paint)(drawn, x, y, char))
          }
        />
      )}
      {mode === 'squares' && (
        <Palette
          brush={brush}
          brushes={brushes}
          offers={editing.offers(data)}
          onBrush={setBrush}
          onMark={mark}
        />
      )}
      {sections && (
        <SectionPalette
          draft={draft}
          drawn={level.sections !== undefined}
          letter={letter}
          onLetter={setLetter}
        />
      )}
    </>
  );
}

/** Entry areas are counted through all levels. */
function entriesBefore(levels: readonly LevelText[], index: number): number {
  const pictures = levels.slice(0, index).map(({ picture }) => picture);
  return pictures.join('').split(ENTRY).length - 1;
}

function AsPlayed({ adapter, draft: { data, trouble } }: { adapter: Adapter; draft: Draft }) {
  return trouble ? (
    <p className="map-none dim">Mend the mission first: then this is how the players see it.</p>
  ) : (
    <MissionMap adapter={adapter} mission={adapter.readMission(data)} />
  );
}
