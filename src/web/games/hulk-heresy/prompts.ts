/** The questions of the game, with the answers as buttons and on the board. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import { AllAnswers } from './all-answers.tsx';
import { askDice, askPsi, askSave } from './ask-dice.ts';
import { askMuster } from './ask-muster.ts';
import { askReaction } from './ask-reaction.ts';
import { askSpawn } from './ask-spawn.ts';
import { askCommand, askLetter, askReinforce } from './ask-turn.ts';
import { askVolley } from './ask-volley.ts';
import { type Heresy, type HeresyAsk, nameOf, pieceAt } from './game.ts';
import { underOrders } from './orders.ts';
import { QUESTIONS } from './questions.ts';
import { strikeText } from './words.ts';

/** What a question adds to what its table says. */
export type Asked = Partial<Prompt> & Pick<Prompt, 'choices'>;
type Asks = (heresy: Heresy, ask: HeresyAsk, offers: readonly Offer[]) => Asked;

const SPECIAL: Readonly<Record<string, Asks>> = {
  muster: askMuster,
  spawn: askSpawn,
  letter: askLetter,
  command: askCommand,
  reinforce: askReinforce,
  react: askReaction,
  overwatch: askVolley,
  placement: askVolley,
  'save-again': askSave,
  'shot-again': askDice,
  overheat: askDice,
  ones: askDice,
  force: askDice,
  guard: askDice,
  warp: askDice,
  psi: askPsi,
};

/** Answered on the board alone; what has no square is a button all the same. */
const PLACED = new Set(['deploy', 'duel-ground', 'land', 'arrival', 'rebirth', 'spawn-place']);

/** Their title says what is done: the answers are names or numbers. */
const SHORT = new Set(['strike', 'blade']);

/** More stand in the list of all answers. */
const MOST = 10;

export function promptFor(heresy: Heresy, ask: HeresyAsk, offers: readonly Offer[]): Prompt {
  const { view, decision } = ask;
  const { title, text, more, no } = QUESTIONS[decision.kind] ?? { title: 'Choose', text: '' };
  const asked = SPECIAL[decision.kind]?.(heresy, ask, offers) ?? plain(heresy, ask, offers, no);
  const shown = new Set(asked.choices.flatMap(({ offer }) => offer.text.split('; ')));
  const hidden = offers.filter((offer) => !shown.has(offer.text) && !PLACED.has(decision.kind));
  const p = pieceAt(view, decision.unit);
  const prompt: Prompt = {
    title:
      p && view.viewer === p.side && SELF.has(decision.kind)
        ? `${nameOf(view, p)}: ${title.toLowerCase()}`
        : title,
    text,
    more,
    rule: decision.rule,
    unit: decision.unit,
    dice: [],
    concerns: concernedBy(ask, offers),
    ...(hidden.length > 0 && !decision.sample ? { form: AllAnswers } : {}),
    ...asked,
  };
  return underOrders(heresy, ask, prompt);
}

/** Questions that read better with the model's name before them. */
const SELF = new Set(['face', 'snap', 'blade', 'back']);

function plain(_heresy: Heresy, { view, decision }: HeresyAsk, offers: readonly Offer[], no = 'No'): Asked {
  const step = topStep(view);
  if (PLACED.has(decision.kind)) return { choices: [], unit: undefined, square: offers[0]?.square };
  const plainFirst = [...offers.filter((one) => !turns(one)), ...offers.filter(turns)];
  const choices = plainFirst.slice(0, MOST).map((offer): Choice => {
    if (offer.verb === 'pass') return { offer, word: no, key: 'N' };
    const detail = decision.kind === 'strike' ? strikeText((offer.action as Action).how) : undefined;
    return { offer, word: SHORT.has(decision.kind) ? offer.word : offer.label, detail };
  });
  // who has still to go stands nowhere yet
  return step?.do === 'phantoms' && step.now === 0 ? { choices, square: step.from } : { choices };
}

const turns = ({ action }: Offer): boolean => {
  const { before, between, after } = action as Action;
  return (before ?? between ?? after) !== undefined;
};

/** Where everybody stands whom a question names. */
function concernedBy({ view, decision }: HeresyAsk, offers: readonly Offer[]): readonly number[] {
  const about = (decision.about ?? {}) as {
    triggers?: number[];
    targets?: number[];
    foe?: number;
    of?: number;
  };
  const units = [...(about.triggers ?? []), ...(about.targets ?? []), about.foe, about.of, decision.unit];
  const squares = [
    ...units.map((id) => pieceAt(view, id)?.at),
    ...offers.slice(0, 40).map(({ square }) => square),
  ];
  return [...new Set(squares)].filter((square): square is number => square !== undefined && square >= 0);
}
