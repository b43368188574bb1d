/** The questions of this game that can be answered by a standing order. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { modelsOf, seesSquare } from '../../../games/hulk-heresy/position.ts';
import { otherSide, type Side } from '../../../games/hulk-heresy/state.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Offer, Order, Prompt } from '../adapter.ts';
import { muteKey } from './ask-reaction.ts';
import { type Heresy, type HeresyAsk, pieceAt } from './game.ts';

interface Standing extends Order {
  readonly kinds: readonly string[];
  /** Everything it is decided by is known to both players. */
  readonly open?: boolean;
  /** What an option other than asking answers; null: the player is asked after all. */
  answer(heresy: Heresy, ask: HeresyAsk, prompt: Prompt, value: string): Offer | null;
}

const ASK = { value: 'ask', sentence: 'Ask me.' };

const declining = ({ choices }: Prompt): Offer | null =>
  choices.find(({ offer }) => offer.verb === 'pass' || (offer.verb === 'fire' && !offer.rest))?.offer ?? null;

const chanceOf = ({ choices }: Prompt): number =>
  Math.max(0, ...choices.map(({ odds }) => (odds ? odds.chances[0].ways / odds.chances[0].total : 0)));

const ORDERS: readonly Standing[] = [
  {
    id: 'react',
    word: 'Reactions',
    text: 'After every action that one of your models sees, one model may react with command points.',
    rule: 'HH-CP-07',
    kinds: ['react'],
    options: [
      ASK,
      { value: 'fire', sentence: 'Ask me when somebody can shoot or strike, else none.' },
      { value: 'even', sentence: 'Ask me when a blow or a shot has one chance in three, else none.' },
      { value: 'never', sentence: 'Never react.' },
    ],
    answer(_heresy, _ask, prompt, value) {
      if (value === 'fire' && chanceOf(prompt) > 0) return null;
      if (value === 'even' && chanceOf(prompt) >= 1 / 3) return null;
      return declining(prompt);
    },
  },
  {
    id: 'volley',
    word: 'Overwatch',
    text: 'Whoever is on overwatch may fire at whoever acts before it.',
    rule: 'HH-OVW-08',
    kinds: ['overwatch', 'placement'],
    options: [
      ASK,
      { value: 'all', sentence: 'Everybody fires the best shot there is.' },
      { value: 'hold', sentence: 'Hold fire.' },
    ],
    answer(_heresy, _ask, prompt, value) {
      if (value === 'all')
        return (prompt.choices.find(({ main }) => main) ?? prompt.choices[0])?.offer ?? null;
      return declining(prompt);
    },
  },
  {
    id: 'snap',
    word: 'Shots with a move',
    text: 'A model that steps forward may fire at once, at no further cost.',
    rule: 'HH-MOVE-10',
    kinds: ['snap'],
    options: [
      ASK,
      { value: 'always', sentence: 'Always fire at a model, never at a door.' },
      { value: 'hold', sentence: 'Always hold fire.' },
    ],
    answer(_heresy, _ask, prompt, value) {
      const shots = prompt.choices.filter(({ offer }) => offer.verb === 'snap');
      return value === 'always' && shots.length > 0 ? shots[0].offer : declining(prompt);
    },
  },
  {
    id: 'letters',
    word: 'Letters of blips',
    text: 'When a blip is placed, you choose which of your letters it is.',
    rule: 'HH-REINF-04',
    kinds: ['letter'],
    options: [ASK, { value: 'order', sentence: 'In the order of the alphabet.' }],
    answer: (_heresy, _ask, prompt) => prompt.choices[0]?.offer ?? null,
  },
  {
    id: 'face',
    word: 'Facing of the revealed',
    text: 'A model that is revealed may look any way.',
    rule: 'HH-CONV-02',
    kinds: ['face'],
    open: true,
    options: [ASK, { value: 'enemy', sentence: 'Where it sees most enemies.' }],
    answer: (heresy, ask, prompt) => towardsEnemies(heresy, ask, prompt),
  },
  {
    id: 'counter',
    word: 'Command counter',
    text: 'With a Sergeant or a character on the board the counter may be drawn once more.',
    rule: 'HH-CMD-04',
    kinds: ['command'],
    options: [
      ASK,
      { value: '2', sentence: 'Send back a 1 or a 2.' },
      { value: '3', sentence: 'Send back a 1, 2 or 3.' },
      { value: '0', sentence: 'Keep whatever is drawn.' },
    ],
    answer(_heresy, { view, side }, prompt, value) {
      const verb = view.command[side].counter <= Number(value) ? 'redraw' : 'keep';
      return prompt.choices.find(({ offer }) => offer.verb === verb)?.offer ?? null;
    },
  },
];

/** The way in which it sees most enemies; of several the nearest to how it stands. */
function towardsEnemies(
  { table }: Heresy,
  { view, side, decision }: HeresyAsk,
  { choices }: Prompt,
): Offer | null {
  const p = pieceAt(view, decision.unit);
  if (!p) return null;
  const foes = modelsOf(view, otherSide(side as Side));
  const seen = (offer: Offer): number => {
    const facing = (offer.action as Action).face as typeof p.facing;
    return foes.filter(({ at }) => seesSquare(table, view, { ...p, facing }, at)).length;
  };
  const best = choices
    .map(({ offer }) => ({ offer, count: seen(offer) }))
    .sort((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.offer : null;
}

export function ordersFor(_seat: Seat): readonly Order[] {
  return ORDERS;
}

/** The question with the order it falls under, and what that order, or what was said of this piece before, answers. */
export function underOrders(heresy: Heresy, ask: HeresyAsk, prompt: Prompt): Prompt {
  const standing = ORDERS.find(({ kinds }) => kinds.includes(ask.decision.kind));
  if (!standing) return prompt;
  const { id, word, options, open = false } = standing;
  const known = { ...prompt, order: id };
  if (isMuted(ask)) {
    const offer = declining(prompt);
    return offer
      ? {
          ...known,
          ordered: { order: id, word, offer, open: true, sentence: 'Reactions: not for this one.' },
        }
      : known;
  }
  const option = options.find(({ value }) => value === ask.toggles[id]) ?? options[0];
  if (option.value === ASK.value) return known;
  const offer = standing.answer(heresy, ask, prompt, option.value);
  if (!offer) return known;
  const sentence = `${word}: ${option.sentence[0].toLowerCase()}${option.sentence.slice(1)}`;
  return {
    ...known,
    ordered: {
      order: id,
      sentence,
      word,
      offer,
      open: open || option.value === 'never' || option.value === 'hold',
    },
  };
}

function isMuted(ask: HeresyAsk): boolean {
  if (ask.decision.kind !== 'react') return false;
  const { triggers } = ask.decision.about as { triggers: readonly number[] };
  return triggers.length > 0 && triggers.every((unit) => ask.toggles[muteKey(ask, unit)] === 'yes');
}
