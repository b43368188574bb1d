import type { ReactNode } from 'react';
import type { Prompt } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import { ChooserBody } from './chooser.tsx';
import { firstOdds, isShown } from './picks.ts';
import { PromptBody } from './prompt-card.tsx';
import type { Play } from './use-play.ts';

interface Props {
  sitting: Sitting;
  play: Play;
  prompt: Prompt | null;
  roster: ReactNode;
  dock: ReactNode;
}

/** What can be done, on a phone's sheet: a list to choose from, a question, or the bar. */
export function PhoneActions({ sitting, play, prompt, roster, dock }: Props) {
  const { look, hand, chooser } = play;
  if (chooser)
    return (
      <section className="chooser" aria-label="Choose">
        <ChooserBody
          key={chooser.key}
          spot={chooser}
          odds={firstOdds(sitting.table, look, chooser)}
          main={isShown(play.picks)}
          onChoose={play.choose}
          onCancel={play.cancel}
        />
      </section>
    );
  return (
    <>
      {!prompt && roster}
      {hand?.note && <p className="ask-text">{hand.note}</p>}
      {prompt ? (
        <section className="float prompt" aria-label="Decision">
          <PromptBody sitting={sitting} look={look} prompt={prompt} onChoose={play.choose} />
        </section>
      ) : (
        dock
      )}
    </>
  );
}
