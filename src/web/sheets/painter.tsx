import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Brush } from './draft.ts';
import { ENTRY, type Grid, gridOf, type LevelText, WALL } from './map-text.ts';

const SIZE = 24;

const DOORS = 'DdJ';

interface Props {
  level: LevelText;
  brush: string;
  /** When sections are painted: their letters and names. */
  sections: ReadonlyMap<string, string> | null;
  /** What the characters stand for. */
  brushes: readonly Brush[];
  /** How many entry areas the levels before have. */
  entries: number;
  wrong: { readonly x: number; readonly y: number } | null;
  onPaint(x: number, y: number, char: string): void;
}

/** The map as squares to paint: by click or drag, or with the arrow keys and the space bar. One row more on every side, to grow. */
export function Painter({ level, brush, sections, brushes, entries, wrong, onPaint }: Props) {
  const grid = gridOf(level.picture);
  const letters = gridOf(level.sections ?? '');
  const painted = sections ? letters : grid;
  const [cursor, setCursor] = useState({ x: 0, y: 0 });
  const [focused, setFocused] = useState(false);
  const columns = [...Array(grid.width + 2).keys()].map((x) => x - 1);
  const rows = [...Array(grid.height + 2).keys()].map((y) => y - 1);
  const meant = new Map(brushes.map((one) => [one.char, one]));
  const wordOf = (char: string) => sections?.get(char) ?? meant.get(char)?.word ?? 'Wall';
  const gates = entryNames(grid, entries);

  function cellUnder(event: PointerEvent): { x: number; y: number } | null {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const cell = found?.closest<SVGElement>('[data-cell]')?.dataset.cell?.split(' ').map(Number);
    return cell ? { x: cell[0], y: cell[1] } : null;
  }
  function stroke(event: PointerEvent): void {
    if (event.type === 'pointermove' && (event.buttons !== 1 || event.pointerType === 'touch')) return;
    const cell = cellUnder(event);
    if (!cell || painted.at(cell.x, cell.y) === brush) return;
    setCursor(cell);
    onPaint(cell.x, cell.y, brush);
  }
  function key(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const x = Math.min(grid.width, Math.max(-1, cursor.x + step[0]));
      const y = Math.min(grid.height, Math.max(-1, cursor.y + step[1]));
      setCursor({ x, y });
    } else if (event.key === ' ' || event.key === 'Enter') onPaint(cursor.x, cursor.y, brush);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && wordOf(event.key) !== 'Wall')
      onPaint(cursor.x, cursor.y, event.key);
    else return;
    event.preventDefault();
  }
  const box = `${-SIZE} ${-SIZE} ${columns.length * SIZE} ${rows.length * SIZE}`;
  return (
    <div className="painter">
      <div
        role="application"
        aria-label="Map to paint: arrow keys move, space paints, a character of the map paints itself"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted with keys, and says below where it is
        tabIndex={0}
        data-painter=""
        onKeyDown={key}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <svg
          viewBox={box}
          style={{ width: columns.length * SIZE, maxWidth: '100%' }}
          aria-hidden="true"
          onPointerDown={stroke}
          onPointerMove={stroke}
        >
          {rows.flatMap((y) =>
            columns.map((x) => {
              const char = grid.at(x, y);
              const { symbol, side } = meant.get(char) ?? {};
              const kind = isWall(char) ? 'wall' : char === ENTRY ? 'entry' : 'floor';
              const letter = letters.at(x, y);
              const own =
                gates.get(`${x} ${y}`) ?? (!symbol && /\w/.test(char) && !DOORS.includes(char) && char);
              const said = sections ? letter !== WALL && letter : own;
              return (
                <g key={`${x} ${y}`} data-cell={`${x} ${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`}>
                  <rect className={`cell ${kind}`} width={SIZE} height={SIZE} />
                  {sections && letter !== WALL && (
                    <rect className="cell-section" width={SIZE} height={SIZE} fill={hue(letter)} />
                  )}
                  {side && !sections && <rect className={`cell-side ${side}`} width={SIZE} height={SIZE} />}
                  {symbol && !sections && (
                    <use href={`#${symbol}`} className={side ?? 'plain'} width={SIZE} height={SIZE} />
                  )}
                  {DOORS.includes(char) && !sections && (
                    <Door state={char} across={isWall(grid.at(x, y - 1)) && isWall(grid.at(x, y + 1))} />
                  )}
                  {said && (
                    <text x={SIZE / 2} y={SIZE * 0.7} className={said.length > 1 ? 'small' : undefined}>
                      {said}
                    </text>
                  )}
                </g>
              );
            }),
          )}
          {wrong && (
            <rect className="cell-wrong" x={wrong.x * SIZE} y={wrong.y * SIZE} width={SIZE} height={SIZE} />
          )}
          {focused && (
            <rect
              className="cell-cursor"
              x={cursor.x * SIZE}
              y={cursor.y * SIZE}
              width={SIZE}
              height={SIZE}
            />
          )}
        </svg>
      </div>
      <p className="dim painter-word" aria-live="polite">
        {focused
          ? `Column ${cursor.x + 1}, row ${cursor.y + 1}: ${wordOf(painted.at(cursor.x, cursor.y))}`
          : `${grid.width} by ${grid.height} squares. Paint beyond the edge to make it larger.`}
      </p>
    </div>
  );
}

function isWall(char: string): boolean {
  return char === WALL || char === ' ';
}

/** As on the table: two leaves between posts, across the way through. */
function Door({ state, across }: { state: string; across: boolean }) {
  const size = { width: SIZE, height: SIZE };
  return (
    <g className="plain" transform={across ? `rotate(90 ${SIZE / 2} ${SIZE / 2})` : undefined}>
      {state !== 'd' && (
        <>
          <use href="#door-leaf" {...size} />
          <use href="#door-leaf" transform={`matrix(-1 0 0 1 ${SIZE} 0)`} {...size} />
        </>
      )}
      <use href="#door-posts" {...size} />
      {state === 'J' && <use href="#door-jam" {...size} />}
    </g>
  );
}

/** As missions call them: counted row by row. */
function entryNames({ width, height, at }: Grid, before: number): Map<string, string> {
  const names = new Map<string, string>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (at(x, y) === ENTRY) names.set(`${x} ${y}`, `E${before + names.size + 1}`);
  return names;
}

/** Neighbouring letters far apart on the colour wheel; the letter itself stands on the square. */
function hue(letter: string): string {
  return `hsl(${(letter.charCodeAt(0) * 137) % 360} 60% 50% / .35)`;
}
