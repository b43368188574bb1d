import { useState } from 'react';
import type { Side as Compared } from '../../editions/compare.ts';
import { SIDES, type Side, type Told } from '../../editions/position.ts';
import { Dice } from '../parts/dice.tsx';
import { Icon } from '../parts/icon.tsx';
import { SIDE_WORDS } from './words.ts';

/** More than any fire here takes. */
const ROW = 240;

function thrown(): number[] {
  return Array.from({ length: ROW }, () => 1 + Math.floor(Math.random() * 6));
}

/** One row of dice, taken from the left by each edition as it asks for them. */
export function SameDice({ sides }: { sides: readonly Compared[] }) {
  const [faces, setFaces] = useState(thrown);
  const [firer, setFirer] = useState<Side>('blue');
  const told = sides.map(({ laid, faults }) =>
    laid && faults.length === 0 ? laid.roll(firer, taking(faces)) : null,
  );
  const most = Math.max(...told.map((one) => one?.rolled ?? 0));
  return (
    <section className="same-dice" aria-labelledby="same-dice">
      <header>
        <h2 id="same-dice" className="label">
          The same dice
        </h2>
        <fieldset className="segments" aria-label="Who fires">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              className="btn"
              aria-pressed={side === firer}
              onClick={() => setFirer(side)}
            >
              {SIDE_WORDS[side]} fires
            </button>
          ))}
        </fieldset>
        <button type="button" className="btn go" data-do="roll" onClick={() => setFaces(thrown())}>
          <Icon name="i-shoot" /> Roll again
        </button>
      </header>
      {most > 0 && <Dice shown={{ values: faces.slice(0, most) }} />}
      <div className="tellings">
        {told.map((one, i) => (
          <Telling key={sides[i].edition.year} year={sides[i].edition.year} told={one} />
        ))}
      </div>
    </section>
  );
}

function taking(faces: readonly number[]): () => number {
  let at = 0;
  return () => faces[at++ % faces.length];
}

function Telling({ year, told }: { year: string; told: Told | null }) {
  return (
    <section aria-label={`By the rules of ${year}`} data-told={year}>
      <h3>
        {year} <b className={told?.lost.length ? 'harm' : 'dim'}>{lostWords(told)}</b>
      </h3>
      <ol>
        {told?.lines.map(({ text, dice }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <li key={i}>
            {text}{' '}
            {dice.map((shown, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
              <Dice key={j} shown={shown} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lostWords(told: Told | null): string {
  if (!told) return '';
  if (told.lines.length === 0) return 'Nobody can fire.';
  if (told.lost.length === 0) return 'Nothing is lost.';
  return `Lost: ${told.lost.map((piece) => piece + 1).join(', ')}`;
}
