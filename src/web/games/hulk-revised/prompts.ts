/** The questions of the game in words, with the answers as buttons and on the board. */
import type { Step } from '../../../games/hulk-revised/state.ts';
import type { Decision } from '../../../kernel/contract.ts';
import type { Offer, Prompt } from '../adapter.ts';
import { type Asked, askCommand, askLurk, askSnap, askSupport, askUnjam, capital, plain } from './asks.ts';
import { assaultPrompt } from './assault-prompt.ts';
import { type Hulk, plural, type View } from './game.ts';
import type { Toggles } from './variants.ts';

/** Null when nothing special is asked: the phase is simply being played. */
export function promptFor(
  hulk: Hulk,
  view: View,
  decision: Decision,
  offers: readonly Offer[],
  toggles: Toggles,
): Prompt | null {
  const step = view.steps.at(-1);
  if (!step || step.do === 'marines' || step.do === 'stealers') return null;
  const asked = ask(hulk, view, step, offers, toggles);
  return { rule: decision.rule, unit: decision.unit, dice: [], ...asked };
}

function ask(hulk: Hulk, view: View, step: Step, offers: readonly Offer[], toggles: Toggles): Asked {
  switch (step.do) {
    case 'command':
      return askCommand(view, step.redraws, offers);
    case 'snap':
      return askSnap(hulk, view, step.unit, offers, toggles);
    case 'convert':
      return {
        title: 'Place a Genestealer',
        text: `${plural(step.left, 'more comes', 'more come')} from this blip. Choose a marked square.`,
        square: step.square,
        unit: undefined,
        choices: [],
      };
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
    case 'expose':
      return {
        title: 'Which blip first?',
        text: 'Several are in sight at the same distance.',
        choices: offers.map(plain),
      };
    case 'reinforce':
      return askLurk(hulk, view, step.hand, offers);
    case 'assault':
      return step.stage === 'support'
        ? askSupport(hulk, view, step, offers)
        : assaultPrompt(hulk, view, step, offers);
    case 'unjam':
      return askUnjam(hulk, view, offers);
    default:
      return { title: 'Choose', text: '', choices: offers.map(plain) };
  }
}
