import { type CSSProperties, Suspense } from 'react';
import type { Choice, Offer, Prompt } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { OrderFoot } from '../orders/order-foot.tsx';
import { Dice } from '../parts/dice.tsx';
import { Rule } from '../parts/rule.tsx';
import { ClockFace } from './clock-face.tsx';
import { OddsBar } from './odds-card.tsx';

/** A question with its answers. Where answers are on the board, it only says so. */
export function PromptBody({
  sitting,
  look,
  prompt,
  onChoose,
}: {
  sitting: Sitting;
  look: Look;
  prompt: Prompt;
  onChoose(offer: Offer): void;
}) {
  const taken = look.ordered?.offer.text;
  return (
    <>
      <header>
        <h3 className="name">{prompt.title}</h3>
        {prompt.dice.map((shown, i) => (
          <span key={shown.seat ?? i} className={`fighter ${shown.seat ?? ''}`}>
            {i > 0 && <span className="dim">against</span>}
            <Dice shown={shown} />
          </span>
        ))}
        <ClockFace clock={sitting.clock} small />
        <Rule id={prompt.rule} />
      </header>
      {prompt.text && <p className="ask-text">{prompt.text}</p>}
      {prompt.choices.length > 0 && (
        <div className="choice" style={{ '--columns': columnsFor(prompt) } as CSSProperties}>
          {prompt.choices.map((choice) => (
            <ChoiceButton
              key={choice.offer.text}
              choice={choice}
              resting={look.busy}
              taken={choice.offer.text === taken}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {prompt.form && (
        <Suspense>
          <prompt.form
            game={sitting.table.game}
            view={look.view}
            seat={look.viewer}
            resting={look.busy}
            onAnswer={(action) => sitting.play({ action })}
          />
        </Suspense>
      )}
      <OrderFoot sitting={sitting} look={look} prompt={prompt} />
    </>
  );
}

/** Short answers stand side by side; long ones need room for their odds. */
function columnsFor({ choices }: Prompt): number {
  const short = choices.every(({ detail, odds }) => !detail && !odds);
  return Math.min(choices.length, short ? 4 : 3);
}

function ChoiceButton({
  choice,
  resting,
  taken,
  onChoose,
}: {
  choice: Choice;
  resting: boolean;
  /** A standing order is about to take it. */
  taken: boolean;
  onChoose(offer: Offer): void;
}) {
  const { offer, word, key, detail, odds, main } = choice;
  return (
    <button
      type="button"
      className={taken ? 'taken' : main ? 'main' : ''}
      data-action={offer.text}
      disabled={resting}
      onClick={() => onChoose(offer)}
    >
      <strong>
        {word} {key && <kbd className="key">{key}</kbd>}
      </strong>
      {odds && <OddsBar odds={odds} />}
      {detail && <span className="detail">{detail}</span>}
    </button>
  );
}
