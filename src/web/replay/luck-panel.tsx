import { useMemo, useState } from 'react';
import { Segments } from '../parts/choices.tsx';
import { type By, luckOf, luckWord, sumsOf, totalsOf } from './ledger.ts';
import { LuckPlot } from './luck-plot.tsx';
import { LuckTable } from './luck-table.tsx';
import type { Lens, Replay } from './replay.ts';

const BY: readonly { value: By; word: string }[] = [
  { value: 'unit', word: 'Unit' },
  { value: 'phase', word: 'Phase' },
  { value: 'turn', word: 'Turn' },
];

/** The luck ledger up to the point the board shows. */
export function LuckPanel({ replay, lens, at }: { replay: Replay; lens: Lens; at: number }) {
  const [by, setBy] = useState<By>('unit');
  const upTo = useMemo(() => luckOf(replay, lens, at), [replay, lens, at]);
  // Before the first throw there is the whole match to see.
  const whole = upTo.length === 0;
  const throws = useMemo(
    () => (whole ? luckOf(replay, lens, replay.last) : upTo),
    [replay, lens, upTo, whole],
  );
  const sums = useMemo(() => sumsOf(throws, by), [throws, by]);
  return (
    <section className="luck" aria-label="Luck ledger">
      {sums.length === 0 ? (
        <p className="dim">No dice were thrown in this match.</p>
      ) : (
        <>
          {whole && <p className="dim">No dice up to here: this is the whole match.</p>}
          <ul className="luck-totals">
            {totalsOf(throws).map(({ seat, luck, rolls }) => (
              <li key={seat} className={`${seat}-text`}>
                <b>{replay.table.seatName(seat)}</b>
                <span>{luckWord(luck)}</span>
                <span className="dim">{rolls} throws</span>
              </li>
            ))}
          </ul>
          <Segments
            label="Add up by"
            name="luck-by"
            options={BY}
            value={by}
            onChange={(value) => setBy(value)}
          />
          <LuckPlot sums={sums} />
          <LuckTable sums={sums} />
          <p className="dim small">
            Due is what the dice come to on average. Two of three evenings stay between the lines of the plot.
          </p>
        </>
      )}
    </section>
  );
}
