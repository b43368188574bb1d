/** The questions of this game that can be answered by a standing order. */
import type { Question } from '../../../games/hulk-revised/steps.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Order, Prompt } from '../adapter.ts';
import type { Hulk, View } from './game.ts';
import * as answer from './order-answers.ts';
import type { Toggles } from './variants.ts';

interface Standing extends Order {
  readonly seats: readonly Seat[];
  /** Everything it is decided by is known to both players. */
  readonly open?: boolean;
  /** Whether a question is of its kind. */
  asks(step: Question, prompt: Prompt): boolean;
  /** What an option other than asking answers. */
  readonly answer: answer.Answering;
}

const ASK = { value: 'ask', sentence: 'Ask me.' };
const MARINE = ['marine'];
const STEALER = ['stealer'];

const assault = (stage: (Question & { do: 'assault' })['stage']) => (step: Question) =>
  step.do === 'assault' && step.stage === stage;

const ORDERS: readonly Standing[] = [
  {
    id: 'snap',
    word: 'Shots with a move',
    text: 'A Marine who moves or turns may fire at once, at no further cost.',
    rule: 'HR-MVSH-03',
    seats: MARINE,
    options: [
      ASK,
      { value: 'always', sentence: 'Always fire, at whoever is hit most easily.' },
      { value: 'near', sentence: 'Fire within 6 squares, else hold.' },
      { value: 'even', sentence: 'Fire when the chance is one in two or better, else hold.' },
      { value: 'hold', sentence: 'Always hold fire.' },
    ],
    asks: (step, { choices }) =>
      step.do === 'snap' && choices.some(({ offer: { verb } }) => verb === 'shoot'),
    answer: answer.snap,
  },
  {
    id: 'doors',
    word: 'Shots at doors',
    text: 'The same shot may be fired at a door when nobody else is in sight.',
    rule: 'HR-MVSH-03',
    seats: MARINE,
    options: [{ value: 'never', sentence: 'Never fire at a door in passing.' }, ASK],
    asks: (step) => step.do === 'snap',
    answer: () => null,
  },
  {
    id: 'token',
    word: 'Command token',
    text: 'While a Sergeant lives, the token drawn may be sent back once.',
    rule: 'HR-CMD-03',
    seats: MARINE,
    options: [
      ASK,
      { value: '2', sentence: 'Send back a 1 or a 2.' },
      { value: '3', sentence: 'Send back a 1, 2 or 3.' },
      { value: '0', sentence: 'Keep whatever is drawn.' },
    ],
    asks: (step) => step.do === 'command',
    answer: answer.token,
  },
  {
    id: 'reserve',
    word: 'Last command point',
    text: 'It is worth keeping: only a command point clears a jam while the Stealers move.',
    rule: 'HR-JAM-05',
    seats: MARINE,
    options: [
      { value: 'spend', sentence: 'Spend it like the others.' },
      { value: 'keep', sentence: 'Keep one, unless I choose to pay with command points.' },
    ],
    asks: () => false,
    answer: () => null,
  },
  {
    id: 'unjam',
    word: 'Jams on overwatch',
    text: 'In the Stealer phase a command point clears a jam when an enemy is seen.',
    rule: 'HR-JAM-05',
    seats: MARINE,
    options: [
      ASK,
      { value: 'always', sentence: 'Clear every jam.' },
      { value: 'spare', sentence: 'Clear them while one command point stays.' },
      { value: 'never', sentence: 'Leave them.' },
    ],
    asks: (step) => step.do === 'unjam',
    answer: answer.unjam,
  },
  {
    id: 'reroll',
    word: 'Parry and guard',
    text: 'After the dice of a close assault one of them may be rolled again.',
    rule: 'HR-CA-13',
    seats: MARINE,
    open: true,
    options: [
      ASK,
      { value: 'losing', sentence: 'When he is losing, the best re-roll; else keep the dice.' },
      { value: 'best', sentence: 'Whatever has the best chance.' },
      { value: 'never', sentence: 'Always keep the dice.' },
    ],
    asks: assault('reroll'),
    answer: answer.dice,
  },
  {
    id: 'support',
    word: 'Help in close assault',
    text: 'A Marine on overwatch beside the fight may leave it to help.',
    rule: 'HR-GANG-05',
    seats: MARINE,
    open: true,
    options: [
      ASK,
      { value: 'never', sentence: 'Nobody leaves overwatch.' },
      { value: 'always', sentence: 'Everybody who can helps.' },
    ],
    asks: assault('support'),
    answer: answer.support,
  },
  {
    id: 'psi',
    word: 'Psi in close assault',
    text: 'A Librarian who is losing may pay the difference in Psi points for a draw.',
    rule: 'HR-CA-15',
    seats: MARINE,
    options: [
      ASK,
      { value: 'always', sentence: 'Pay whatever it takes.' },
      { value: 'two', sentence: 'Pay up to 2 points.' },
      { value: 'never', sentence: 'Never pay.' },
    ],
    asks: assault('psi'),
    answer: answer.psi,
  },
  {
    id: 'claw',
    word: 'Hormagaunt parry',
    text: 'A Hormagaunt may have one of the Marine’s dice rolled again.',
    rule: 'HR-CA-12',
    seats: STEALER,
    open: true,
    options: [
      ASK,
      { value: 'losing', sentence: 'When it is losing, the best re-roll; else keep the dice.' },
      { value: 'best', sentence: 'Whatever has the best chance.' },
      { value: 'never', sentence: 'Always keep the dice.' },
    ],
    asks: assault('claw'),
    answer: answer.dice,
  },
  {
    id: 'face',
    word: 'Facing of new models',
    text: 'Whoever comes out of a blip may look any way.',
    rule: 'HR-CONV-06',
    seats: STEALER,
    open: true,
    options: [ASK, { value: 'marine', sentence: 'Towards the nearest Marine.' }],
    asks: (step) => step.do === 'face',
    answer: answer.face,
  },
  {
    id: 'ambush',
    word: 'Ambushes',
    text: 'An Ambush blip may take the place of one blip of the turn.',
    rule: 'HR-AMB-01',
    seats: STEALER,
    options: [
      ASK,
      { value: 'always', sentence: 'Take one whenever it is offered.' },
      { value: 'never', sentence: 'Never take one.' },
    ],
    asks: (step) => step.do === 'ambush',
    answer: answer.ambush,
  },
  {
    id: 'first',
    word: 'Several blips at once',
    text: 'Blips that come into sight at the same distance are turned over in the order you say.',
    rule: 'HR-CONV-07',
    seats: [...MARINE, ...STEALER],
    open: true,
    options: [ASK, { value: 'any', sentence: 'In any order.' }],
    asks: (step) => step.do === 'expose' || step.do === 'scan',
    answer: ({ prompt }) => prompt.choices[0]?.offer ?? null,
  },
];

export function ordersFor(seat: Seat): readonly Order[] {
  return ORDERS.filter(({ seats }) => seats.includes(seat));
}

/** The question with the order it falls under, and what that order answers. */
export function underOrders(
  hulk: Hulk,
  view: View,
  step: Question,
  seat: Seat,
  prompt: Prompt,
  toggles: Toggles,
): Prompt {
  const standing = ORDERS.find((one) => one.seats.includes(seat) && one.asks(step, prompt));
  if (!standing) return prompt;
  const { id, word, options, open = false } = standing;
  const option = options.find(({ value }) => value === toggles[id]) ?? options[0];
  const known = { ...prompt, order: id };
  if (option.value === ASK.value) return known;
  const offer = standing.answer({ hulk, view, step, prompt, value: option.value });
  if (!offer) return known;
  const sentence = `${word}: ${option.sentence[0].toLowerCase()}${option.sentence.slice(1)}`;
  return { ...known, ordered: { order: id, sentence, word, offer, open } };
}
