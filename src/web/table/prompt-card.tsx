import { type CSSProperties, Suspense, useId, useState } from 'react';
import type { Choice, Offer, Prompt } from '../games/adapter.ts';
import type { Look, Sitting } from '../match/sitting.ts';
import { OrderFoot, OrderRuns } from '../orders/order-foot.tsx';
import { Dice } from '../parts/dice.tsx';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';
import { type By, byClick } from '../stage/grammar.ts';
import { ChoiceList } from './choice-list.tsx';
import { ClockFace } from './clock-face.tsx';
import { OddsBar } from './odds-card.tsx';
import { pointing } from './pointing.ts';

/** More answers than these are a list to look through. */
const FEW = 12;

interface Props {
  sitting: Sitting;
  look: Look;
  prompt: Prompt;
  /** Of whoever is asked. */
  face: { readonly symbol: string; readonly side: string } | undefined;
  onChoose(offer: Offer, by: By): void;
  onPoint(action: unknown | null): void;
}

/** A question with its answers, as small as they allow. What only explains, and what should hold from now on, is folded away. */
export function PromptBody({ sitting, look, prompt, face, onChoose, onPoint }: Props) {
  const [open, setOpen] = useState(false);
  const fold = useId();
  const taken = look.ordered?.offer.text;
  const short = isShort(prompt);
  return (
    <>
      <header>
        {face && <Icon name={face.symbol} className={`face ${face.side}`} />}
        <h3 className="name">{prompt.title}</h3>
        <Fight prompt={prompt} />
        <ClockFace clock={sitting.clock} small />
        <button
          type="button"
          className="plain fold"
          data-do="prompt-more"
          aria-expanded={open}
          aria-controls={fold}
          aria-label="Why, and what from now on"
          title="Why, and what from now on"
          onClick={() => setOpen(!open)}
        >
          <Icon name="i-more" />
        </button>
      </header>
      {prompt.text && <p className="ask-text">{prompt.text}</p>}
      {prompt.choices.length > FEW ? (
        <ChoiceList {...{ prompt, onChoose, onPoint }} resting={look.busy} />
      ) : prompt.choices.length > 0 ? (
        <div
          className={short ? 'choice short' : 'choice'}
          style={{ '--columns': short ? prompt.choices.length : columnsFor(prompt) } as CSSProperties}
        >
          {prompt.choices.map((choice) => (
            <ChoiceButton
              key={choice.offer.text}
              choice={choice}
              short={short}
              resting={look.busy}
              taken={choice.offer.text === taken}
              onChoose={onChoose}
              onPoint={onPoint}
            />
          ))}
        </div>
      ) : null}
      {prompt.form && (
        <Suspense>
          <prompt.form
            game={sitting.table.game}
            view={look.view}
            seat={look.viewer}
            resting={look.busy}
            onAnswer={(action) => sitting.play({ action })}
            onPoint={onPoint}
          />
        </Suspense>
      )}
      {look.ordered && <OrderRuns sitting={sitting} text={look.ordered.sentence} />}
      <div id={fold} className="folded" hidden={!open}>
        <p>
          {prompt.more} <Rule id={prompt.rule} />
        </p>
        {!look.ordered && <OrderFoot sitting={sitting} look={look} prompt={prompt} />}
      </div>
    </>
  );
}

/** The dice both sides have thrown. */
function Fight({ prompt }: Pick<Props, 'prompt'>) {
  if (prompt.dice.length === 0) return null;
  return (
    <span className="fight">
      {prompt.dice.map((shown, i) => (
        <span key={shown.seat ?? i} className={`fighter ${shown.seat ?? ''}`}>
          {i > 0 && <abbr title="against">v</abbr>}
          <Dice shown={shown} />
        </span>
      ))}
    </span>
  );
}

/** Three or more answers that are all on the board: here they need only their names. */
function isShort({ choices }: Prompt): boolean {
  const placed = choices.filter(
    ({ offer, odds }) => !odds && (offer.area ?? offer.facing ?? offer.square) !== undefined,
  );
  return choices.length > 2 && placed.length === choices.length;
}

/** So many letters fit into a narrow column, and into one of two. */
const NARROW = 16;
const WIDE = 34;

/** Two side by side; more only where nothing is written under them; whole sentences one below the other. */
function columnsFor({ choices }: Prompt): number {
  const bare = choices.every(({ detail, odds }) => !detail && !odds);
  const longest = Math.max(...choices.map(({ word }) => word.length));
  const most = longest > WIDE ? 1 : bare && longest <= NARROW ? 4 : 2;
  return Math.min(choices.length, most);
}

function ChoiceButton({
  choice,
  short,
  resting,
  taken,
  onChoose,
  onPoint,
}: {
  choice: Choice;
  short: boolean;
  resting: boolean;
  /** A standing order is about to take it. */
  taken: boolean;
  onChoose(offer: Offer, by: By): void;
  onPoint(action: unknown | null): void;
}) {
  const { offer, word, key, detail, odds, main } = choice;
  return (
    <button
      type="button"
      className={taken ? 'taken' : main ? 'main' : ''}
      data-action={offer.text}
      title={short ? detail : undefined}
      disabled={resting}
      {...pointing(onPoint, offer.action)}
      onClick={({ nativeEvent }) => onChoose(offer, byClick(nativeEvent))}
    >
      <strong>
        {word} {key && !short && <kbd className="key">{key}</kbd>}
      </strong>
      {odds && <OddsBar odds={odds} />}
      {detail && !short && <span className="detail">{detail}</span>}
    </button>
  );
}
