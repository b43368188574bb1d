/** The questions of the game in words, with the answers as buttons and on the board. */

import { type Question, questionOf } from '../../../games/hulk-revised/steps.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Decision } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Offer, Prompt } from '../adapter.ts';
import { type Asked, askCommand, askLurk, askSnap, askSupport, askUnjam, plain } from './asks.ts';
import { askAmbush, askBring, askHide, askMuster, askNext, askSetup } from './asks-setup.ts';
import { assaultPrompt, psiPrompt } from './assault-prompt.ts';
import type { Hulk, View } from './game.ts';
import { underOrders } from './orders.ts';
import type { Toggles } from './variants.ts';

/** Null when nothing special is asked: the phase is simply being played. */
export function promptFor(
  hulk: Hulk,
  view: View,
  decision: Decision,
  offers: readonly Offer[],
  toggles: Toggles,
): Prompt | null {
  const step = questionOf(decision);
  if (!step) return null;
  const asked = ask(hulk, view, step, offers, toggles);
  const choices = [...asked.choices, ...missing(asked, offers)];
  const prompt = { rule: decision.rule, unit: decision.unit, dice: [], ...asked, choices };
  return underOrders(hulk, view, step, decision.seat, prompt, toggles);
}

/** An answer that is neither a button nor on the board becomes a button: nothing is ever unplayable. */
function missing({ choices }: Asked, offers: readonly Offer[]): Prompt['choices'] {
  const shown = new Set(choices.map(({ offer }) => offer.text));
  const dice = ['reroll', 'parry', 'claw'];
  return offers
    .filter(
      ({ square, area, text, verb }) =>
        square === undefined && area === undefined && !shown.has(text) && !dice.includes(verb),
    )
    .map(plain);
}

function ask(hulk: Hulk, view: View, step: Question, offers: readonly Offer[], toggles: Toggles): Asked {
  switch (step.do) {
    case 'muster':
      return askMuster(hulk, offers);
    case 'setup':
      return askSetup(hulk, view, step, offers);
    case 'command':
      return askCommand(view, step.redraws, offers);
    case 'snap':
      return askSnap(hulk, view, step.unit, offers, toggles);
    case 'auto':
    case 'arc':
      return askNext(view, step, offers);
    case 'ambush':
      return askAmbush(view, offers);
    case 'hide':
      return askHide();
    case 'convert':
      return step.stage === 'special'
        ? { ...askBring(offers, step.value), square: onBoard(step.square) }
        : askPlace(step);
    case 'face':
      return {
        title: 'Which way does it look?',
        text: 'Choose an arrow.',
        choices: offers.map((offer) => ({
          offer,
          word: capital(offer.word),
          key: offer.word[0].toUpperCase(),
        })),
      };
    case 'scan':
    case 'expose':
      return {
        title: 'Which blip first?',
        text: step.do === 'scan' ? 'You choose the order.' : 'Several are in sight at the same distance.',
        choices: offers.map(plain),
      };
    case 'reinforce':
      return askLurk(hulk, view, step.hand, offers);
    case 'assault':
      if (step.stage === 'support') return askSupport(hulk, view, step, offers);
      return step.stage === 'psi'
        ? psiPrompt(hulk, view, step, offers)
        : assaultPrompt(hulk, view, step, offers);
    case 'unjam':
      return askUnjam(hulk, view, offers);
    default:
      return { title: 'Choose', text: '', choices: offers.map(plain) };
  }
}

function onBoard(square: number): number | undefined {
  return square >= 0 ? square : undefined;
}

function askPlace(step: Question & { do: 'convert' }): Asked {
  return {
    title: `Place: ${UNITS[step.kind].label}`,
    text: `${counted(step.left, 'more comes', 'more come')} from this blip. Choose a marked square.`,
    square: onBoard(step.square),
    unit: undefined,
    choices: [],
  };
}
