/** The questions of a battle that come again and again, and what a player may want done about them. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Order, Ordered, Prompt } from '../adapter.ts';
import type { Epic, EpicAsk } from './game.ts';

interface Standing extends Order {
  /** The kinds of decision it answers. */
  readonly kinds: readonly string[];
  answers(action: Action): boolean;
}

const ASK = { value: 'ask', sentence: 'Ask me.' };

/** What is done about moving enemies where nobody wants to be asked: the value is what must at most be needed. */
export const SNAP: Standing = {
  id: 'snap',
  word: 'Snap fire',
  text: 'Units with first fire orders may fire at enemies on the move. Units can be told more exactly when you are asked.',
  rule: 'E1-SNAP-20',
  kinds: [],
  options: [
    ASK,
    { value: '0', sentence: 'Never: hold for the first fire segment.' },
    { value: '4', sentence: 'Fire when 4 or more hits.' },
    { value: '5', sentence: 'Fire when 5 or more hits.' },
  ],
  answers: () => false,
};

export const STANDING: readonly Standing[] = [
  SNAP,
  {
    id: 'assaults',
    word: 'Order of assaults',
    text: 'The First Player says which close assault is fought next, and who leads.',
    rule: 'E1-CC-09',
    kinds: ['assault', 'primary', 'divide', 'pair', 'add', 'join'],
    options: [ASK, { value: 'any', sentence: 'Fight them as they come.' }],
    answers: () => true,
  },
  {
    id: 'buildings',
    word: 'Building site',
    text: 'Before some battles the players place the buildings in turn.',
    rule: 'E1-SETUP-04',
    kinds: ['building'],
    options: [ASK, { value: 'sensibly', sentence: 'Place mine sensibly.' }],
    answers: () => true,
  },
  {
    id: 'hide',
    word: 'Hiding in buildings',
    text: 'Before the combat phase stands in buildings may hide: they are not seen, and do nothing.',
    rule: 'E1-BLDG-13',
    kinds: ['hide'],
    options: [ASK, { value: 'never', sentence: 'Nobody hides.' }],
    answers: (action) => action.do === 'hide' && action.units.length === 0,
  },
  {
    id: 'cries',
    word: 'Heroic cries',
    text: 'Commanders may try heroic actions; one who rolls very low dies of it.',
    rule: 'E1-HERO-18',
    kinds: ['charge', 'takeout'],
    options: [ASK, { value: 'never', sentence: 'Never try them.' }],
    answers: (action) => action.do !== 'hero',
  },
];

/** A question with what its player's standing order would answer. */
export function ordered(_epic: Epic, { decision, toggles }: EpicAsk, prompt: Prompt): Prompt {
  const standing = STANDING.find(({ kinds }) => kinds.includes(decision.kind));
  if (!standing) return prompt;
  const { id, word, options } = standing;
  const option = options.find(({ value }) => value === toggles[id]);
  const choice = prompt.choices.find(({ offer }) => standing.answers(offer.action as Action));
  if (!option || option.value === ASK.value || !choice) return { ...prompt, order: id };
  const answer: Ordered = {
    order: id,
    sentence: `${word}: ${option.sentence}`,
    word,
    offer: choice.offer,
    open: true,
  };
  return { ...prompt, order: id, ordered: answer };
}
