/** The questions of a battle that come again and again, and what a player may want done about them. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Order, Ordered, Prompt } from '../adapter.ts';

interface Standing extends Order {
  /** The kind of decision it answers. */
  readonly kind: string;
  answers(action: Action, value: string): boolean;
}

const ASK = { value: 'ask', sentence: 'Ask me.' };

export const STANDING: readonly Standing[] = [
  {
    id: 'rally',
    word: 'Rally',
    text: 'A unit that falls back may try to rally at the end of the turn; a failed roll costs nothing more.',
    rule: 'E2-RALLY-01',
    kind: 'rally',
    options: [ASK, { value: 'try', sentence: 'Always try to rally.' }],
    answers: (action) => action.do === 'rally' && action.yes,
  },
  {
    id: 'reroll',
    word: 'Harlequin re-rolls',
    text: 'A Harlequin that loses a fight may roll again; the second throw stands.',
    rule: 'E2-HARLQ-02',
    kind: 'reroll',
    options: [ASK, { value: 'again', sentence: 'Always roll again.' }],
    answers: (action) => action.do === 'reroll' && action.yes,
  },
  {
    id: 'combats',
    word: 'Order of combats',
    text: 'The winner of the initiative says which combat is fought next.',
    rule: 'E2-CC-21',
    kind: 'combat',
    options: [ASK, { value: 'any', sentence: 'Fight them as they come.' }],
    answers: () => true,
  },
  {
    id: 'pairs',
    word: 'Pairs and turns in a combat',
    text: 'The side with more models says who fights whom, and in which order.',
    rule: 'E2-MULT-02',
    kind: 'pairs groups sequence',
    options: [ASK, { value: 'any', sentence: 'Pair them off as the table proposes.' }],
    answers: () => true,
  },
];

/** A question with what its player's standing order would answer. */
export function ordered(prompt: Prompt, kind: string, toggles: Readonly<Record<string, string>>): Prompt {
  const standing = STANDING.find((one) => one.kind.split(' ').includes(kind));
  if (!standing) return prompt;
  const { id, word, options } = standing;
  const option = options.find(({ value }) => value === toggles[id]);
  const choice = prompt.choices.find(({ offer }) =>
    standing.answers(offer.action as Action, option?.value ?? ''),
  );
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
