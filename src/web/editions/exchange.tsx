import { mean, percent, share } from '../../editions/figures.ts';
import type { Losses } from '../../editions/losses.ts';
import { foeOf, SIDES, type Side } from '../../editions/position.ts';
import { SIDE_WORDS } from './words.ts';

/** What both sides' fire comes to. */
export function Exchange({ losses }: { losses: Readonly<Record<Side, Losses>> }) {
  return (
    <div className="exchange">
      {SIDES.map((side) => (
        <OneSide key={side} firer={side} losses={losses[foeOf(side)]} />
      ))}
    </div>
  );
}

function OneSide({ firer, losses: { expected, many } }: { firer: Side; losses: Losses }) {
  return (
    <figure className={firer === 'blue' ? 'fire-sum side-a' : 'fire-sum side-b'}>
      <figcaption>
        <b className="num">{mean(expected)}</b>
        <span>
          {SIDE_WORDS[foeOf(firer)]} pieces lost to {SIDE_WORDS[firer]}’s fire, on average
        </span>
      </figcaption>
      <ol className="spread" aria-label="The chance of each number of losses">
        {many.map((odds, lost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of losses is its place
          <li key={lost} aria-label={`${lost} lost: ${percent(odds)}`}>
            <span>{percent(odds)}</span>
            <i style={{ height: `${Math.max(share(odds) * 44, 1)}px` }} />
            <b>{lost}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
