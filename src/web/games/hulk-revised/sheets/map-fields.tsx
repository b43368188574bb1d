import { useState } from 'react';
import { MissionMap } from '../../../missions/mission-map.tsx';
import { Segments } from '../../../parts/choices.tsx';
import type { MissionCard } from '../../adapter.ts';
import { hulkRevisedAdapter as adapter } from '../index.ts';
import { readCard } from '../missions.ts';
import { charFor, paint, paintSection } from './map-text.ts';
import { levelsOf, marksOf, offersFor, sectionsOf, symbolsOf, wordsOf } from './marks.ts';
import { Painter } from './painter.tsx';
import { Palette } from './palette.tsx';
import { SectionPalette } from './section-palette.tsx';
import type { Draft } from './use-draft.ts';

type Mode = 'squares' | 'sections' | 'played';

const MODES: readonly { value: Mode; word: string }[] = [
  { value: 'squares', word: 'Squares' },
  { value: 'sections', word: 'Sections' },
  { value: 'played', word: 'As played' },
];

/** The map: painted here, or written in the text beside it. */
export function MapFields({ draft }: { draft: Draft }) {
  const { data, trouble } = draft;
  const levels = levelsOf(data);
  const [at, setAt] = useState(0);
  const [mode, setMode] = useState<Mode>('squares');
  const [brush, setBrush] = useState('.');
  const [letter, setLetter] = useState('A');
  const level = levels[at] ?? levels[0];
  if (!level) return <p className="dim">The text draws no level: write levels, with a picture each.</p>;
  const index = levels.indexOf(level);
  const words = wordsOf(data);
  const symbols = symbolsOf(data);
  const sections = mode === 'sections';

  function mark(name: string): void {
    const taken = new Set([
      ...'# .DdJE',
      ...marksOf(data).keys(),
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
        <AsPlayed card={cardOf(draft)} />
      ) : (
        <Painter
          level={level}
          brush={sections ? letter : brush}
          sections={sections ? sectionsOf(data).names : null}
          words={words}
          symbols={symbols}
          wrong={trouble?.cell && trouble.cell.level === index ? trouble.cell : null}
          onPaint={(x, y, char) =>
            draft.changeLevel(index, (drawn) => (sections ? paintSection : paint)(drawn, x, y, char))
          }
        />
      )}
      {mode === 'squares' && (
        <Palette
          brush={brush}
          marks={words}
          symbols={symbols}
          offers={offersFor(data)}
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

function cardOf({ data, trouble }: Draft): MissionCard | null {
  return trouble ? null : readCard(data);
}

function AsPlayed({ card }: { card: MissionCard | null }) {
  return card ? (
    <MissionMap adapter={adapter} mission={card} />
  ) : (
    <p className="map-none dim">Mend the mission first: then this is how the players see it.</p>
  );
}
