/** Dice that lie and may be rolled again: a save, a shot, a blow. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { type FightStep, scoresOf } from '../../../games/hulk-heresy/assault/clash.ts';
import { armourOf } from '../../../games/hulk-heresy/position.ts';
import { modifierFor } from '../../../games/hulk-heresy/shooting/attack.ts';
import type { Piece } from '../../../games/hulk-heresy/state.ts';
import { topStep } from '../../../kernel/steps.ts';
import type { Choice, Offer } from '../adapter.ts';
import { type Heresy, type HeresyAsk, nameOf, pieceAt, type View } from './game.ts';
import type { Asked } from './prompts.ts';
import { QUESTIONS } from './questions.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** 'Terminator C: the save fails by 1', the sum, and what each way to roll again gives. */
export function askSave(heresy: Heresy, { view, decision }: HeresyAsk, offers: readonly Offer[]): Asked {
  const step = topStep(view);
  const p = pieceAt(view, decision.unit);
  const dice = (decision.about as { dice: readonly number[] }).dice;
  if (step?.do !== 'save' || !p) return { choices: offers.map((offer) => ({ offer, word: offer.label })) };
  const needed = armourOf(view, p).save;
  const plus = modifierFor(heresy.table, view, p, step);
  const [a, b] = dice;
  const fails = (x: number, y: number): boolean =>
    x + y + plus < needed || (step.cleave === true && x + y >= 11) || (step.deflagrate === true && x === y);
  const chance = (list: readonly number[] | undefined): number => {
    const pairs =
      list?.length === 1
        ? FACES.map((face): [number, number] => (list[0] === 0 ? [face, b] : [a, face]))
        : FACES.flatMap((x) => FACES.map((y): [number, number] => [x, y]));
    return pairs.filter(([x, y]) => !fails(x, y)).length / pairs.length;
  };
  const sum = `${a} + ${b}${plus ? ` ${plus > 0 ? '+' : '−'} ${Math.abs(plus)}` : ''} = ${a + b + plus}`;
  return {
    title: `${nameOf(view, p)}: the save fails`,
    text: step.deflagrate && a === b ? `${sum}, but a double always fails.` : `${sum}, needs ${needed}.`,
    dice: [{ values: dice, plus, seat: p.side }],
    settled: offers.length === 1 ? 'alone' : undefined,
    choices: again(
      offers,
      (action) => `${Math.round(100 * chance(action.list))}% to be saved`,
      'Let it fail',
    ),
  };
}

/** The dice of a shot or of a fight. */
export function askDice(heresy: Heresy, { view, decision }: HeresyAsk, offers: readonly Offer[]): Asked {
  const step = topStep(view);
  const no = QUESTIONS[decision.kind]?.no ?? 'Keep the dice';
  const p = pieceAt(view, decision.unit);
  const settled = offers.length === 1 ? ('alone' as const) : undefined;
  if (step?.do !== 'fight') {
    const { dice } = decision.about as { dice: readonly number[] };
    return { dice: [{ values: dice, seat: p?.side }], settled, choices: again(offers, () => '', no) };
  }
  const of = step.ask?.of ?? 0;
  const [own, theirs] = step.models.map((id) => pieceAt(view, id));
  const word = (action: Action): string =>
    (action.list?.length ?? 0) > 2
      ? 'Re-roll all'
      : `Re-roll the ${(action.list ?? []).map((i) => step.dice[of][i]).join(' and ')}`;
  return {
    text: scoreText(heresy, view, decision.unit, step),
    dice: fightDice(step, own, theirs),
    settled,
    choices: offers.map(
      (offer): Choice =>
        offer.verb === 'pass'
          ? { offer, word: no, key: 'N' }
          : {
              offer,
              word: word(offer.action as Action),
              detail: of === step.models.indexOf(decision.unit ?? 0) ? 'Your own die' : 'Your enemy’s die',
            },
    ),
  };
}

/** LIBR: each psi point adds one; the fewest that win stand out. */
export function askPsi(heresy: Heresy, { view, decision }: HeresyAsk, offers: readonly Offer[]): Asked {
  const step = topStep(view);
  if (step?.do !== 'fight') return { choices: offers.map((offer) => ({ offer, word: offer.word })) };
  const [own, theirs] = step.models.map((id) => pieceAt(view, id));
  const [mine, foes] = scoresFor(heresy, view, decision.unit, step);
  const enough = Math.max(0, foes - mine + 1);
  return {
    text: scoreText(heresy, view, decision.unit, step),
    dice: fightDice(step, own, theirs),
    choices: offers
      .filter((_, count) => count <= enough + 2)
      .map(
        (offer, count): Choice => ({
          offer,
          word: offer.word,
          ...(count === enough ? { detail: `Wins, ${mine + count} to ${foes}`, main: true } : {}),
        }),
      ),
  };
}

const fightDice = (step: FightStep, own: Piece | null, theirs: Piece | null): Asked['dice'] => [
  { values: step.dice[0], seat: own?.side },
  { values: step.dice[1], seat: theirs?.side },
];

/** The scores as they stand, the asked fighter's first. */
function scoresFor(
  { table }: Heresy,
  view: View,
  unit: number | undefined,
  step: FightStep,
): readonly number[] {
  const scores = scoresOf(table, view, step);
  return step.models.indexOf(unit ?? 0) === 1 ? [...scores].reverse() : scores;
}

function scoreText(heresy: Heresy, view: View, unit: number | undefined, step: FightStep): string {
  const [mine, foes] = scoresFor(heresy, view, unit, step);
  return `You ${mine}, they ${foes} so far.`;
}

function again(offers: readonly Offer[], detail: (action: Action) => string, no: string): Choice[] {
  const rolls = offers.filter(({ verb }) => verb !== 'pass');
  return [
    ...rolls.map(
      (offer, i): Choice => ({
        offer,
        word: offer.word,
        key: i === 0 ? 'R' : undefined,
        detail: detail(offer.action as Action),
        main: i === 0,
      }),
    ),
    ...offers.filter(({ verb }) => verb === 'pass').map((offer): Choice => ({ offer, word: no, key: 'N' })),
  ];
}
