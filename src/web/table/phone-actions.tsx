import type { ReactNode } from 'react';
import type { Sitting } from '../match/sitting.ts';
import { ChooserBody } from './chooser.tsx';
import { firstOdds, isShown } from './picks.ts';
import type { Controls } from './use-controls.ts';

interface Props {
  sitting: Sitting;
  controls: Controls;
  /** Where a question goes; null while none is asked. */
  question: ReactNode;
  roster: ReactNode;
  dock: ReactNode;
}

/** What can be done, on a phone's sheet: a list to choose from, a question, or the bar. */
export function PhoneActions({ sitting, controls, question, roster, dock }: Props) {
  const { look, hand, chooser } = controls;
  if (chooser)
    return (
      <section className="chooser" aria-label="Choose">
        <ChooserBody
          key={chooser.key}
          spot={chooser}
          odds={firstOdds(sitting.table, look, chooser)}
          main={isShown(controls.picks)}
          onChoose={controls.choose}
          onCancel={controls.cancel}
        />
      </section>
    );
  return (
    <>
      {!question && roster}
      {hand?.note && <p className="ask-text">{hand.note}</p>}
      {question ?? dock}
    </>
  );
}
