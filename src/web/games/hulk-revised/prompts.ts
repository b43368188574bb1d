/** The questions of the game in words, with the answers as buttons and on the board. */

import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { type Question, questionOf } from '../../../games/hulk-revised/steps.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import type { Decision } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Offer, Prompt } from '../adapter.ts';
import { type Asked, askCommand, askLurk, askSnap, askSupport, askUnjam, plain } from './asks.ts';
import { askAmbush, askBring, askHide, askMuster, askNext, askSetup } from './asks-setup.ts';
import { assaultPrompt, psiPrompt } from './assault-prompt.ts';
import { type Hulk, pieceAt, type View } from './game.ts';
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
  const prompt = {
    rule: decision.rule,
    unit: decision.unit,
    dice: [],
    ...asked,
    ...concernedBy(view, step, offers),
    choices,
  };
  return underOrders(hulk, view, step, decision.seat, prompt, toggles);
}

/** Where everybody stands or lurks whom a question names: fighters, those who could help, whoever could be fired at or cleared. */
function concernedBy(
  view: View,
  step: Question,
  offers: readonly Offer[],
): Pick<Prompt, 'concerns' | 'concernsAreas'> {
  const units = offers.map(({ unit }) => unit);
  if (step.do === 'assault') units.push(step.attacker, step.defender, ...step.supporters);
  if (step.do === 'face') units.push(...step.units);
  if (step.do === 'expose') units.push(...step.choices);
  if (step.do === 'convert') units.push(...step.placed);
  if (step.do === 'unjam') units.push(...step.marines);
  if ('unit' in step) units.push(step.unit);
  const pieces = units.flatMap((unit) => pieceAt(view, unit) ?? []);
  const squares = [...pieces.map(({ at }) => at), ...offers.map(({ square }) => square ?? NOWHERE)];
  const areas = pieces.filter(({ at }) => at === NOWHERE).map(({ area }) => area);
  const known = (places: readonly number[]) => [...new Set(places)].filter((place) => place >= 0);
  return { concerns: known(squares), concernsAreas: known(areas) };
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
