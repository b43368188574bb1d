import type { Action } from '../../../games/hulk-revised/actions.ts';
import { score } from '../../../games/hulk-revised/assault/score.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import type { Question } from '../../../games/hulk-revised/steps.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import { oddsOf } from './fights.ts';
import { type Hulk, nameOf, pieceAt, type View, whoIs } from './game.ts';

type Assault = Question & { do: 'assault' };

/** Both fighters with their dice, the Marine first. */
interface Fight {
  readonly marine: Piece | null;
  readonly enemy: Piece | null;
  readonly own: readonly number[];
  readonly theirs: readonly number[];
  readonly ownPlus: number;
  readonly theirPlus: number;
  readonly ownScore: number;
  readonly theirScore: number;
}

function fightOf(view: View, step: Assault): Fight {
  const attacker = pieceAt(view, step.attacker);
  const defender = pieceAt(view, step.defender);
  const marineAttacks = attacker?.marine === true;
  const [marine, enemy] = marineAttacks ? [attacker, defender] : [defender, attacker];
  const [own, theirs] = marineAttacks ? [step.attack, step.defence] : [step.defence, step.attack];
  const [ownPlus, theirPlus] = marineAttacks
    ? [step.attackPlus, step.defencePlus]
    : [step.defencePlus, step.attackPlus];
  const total = (p: Piece | null, dice: readonly number[], plus: number) =>
    p ? score(p, [...dice], plus) : Math.max(...dice) + plus;
  return {
    marine,
    enemy,
    own,
    theirs,
    ownPlus,
    theirPlus,
    ownScore: total(marine, own, ownPlus),
    theirScore: total(enemy, theirs, theirPlus),
  };
}

type Asked = Pick<Prompt, 'title' | 'text' | 'more' | 'choices' | 'dice' | 'unit'>;

/** After the dice of a close assault: keep them, or have one rolled again (guard, parry, a Hormagaunt's parry). */
export function assaultPrompt(hulk: Hulk, view: View, step: Assault, offers: readonly Offer[]): Asked {
  const fight = fightOf(view, step);
  const { marine, enemy, ownScore, theirScore } = fight;
  const name = marine ? nameOf(hulk, marine) : 'He';
  const claw = step.stage === 'claw';
  const choices = offers.map((offer, i) => choiceOf(hulk, view, fight, offer, claw, i));
  // The best chance first; where nothing is gained, keeping the dice comes before touching them.
  choices.sort(
    (a, b) => worth(b) - worth(a) || Number(b.offer.verb === 'accept') - Number(a.offer.verb === 'accept'),
  );
  const seen = new Set<string>();
  const parry = offers.some((offer) => offer.verb === 'parry');
  const foe = enemy ? whoIs(hulk, enemy) : 'the enemy';
  return {
    title: claw ? 'Hormagaunt: parry?' : parry ? `${name}: parry?` : `${name}: re-roll?`,
    text: '',
    more: `${name} ${ownScore}, ${foe} ${theirScore}.`,
    unit: claw ? enemy?.id : marine?.id,
    dice: diceOf(fight),
    choices: choices
      .filter(({ word }) => !seen.has(word) && seen.add(word))
      .map((choice, i) => (i === 0 ? { ...choice, main: true } : choice)),
  };
}

function choiceOf(hulk: Hulk, view: View, fight: Fight, offer: Offer, claw: boolean, i: number): Choice {
  const action = offer.action as Action;
  const found = oddsOf(hulk, view, action);
  const odds = claw ? turned(found) : found;
  const { own, theirs, ownScore, theirScore } = fight;
  if (offer.verb === 'accept') {
    const detail = claw ? `${theirScore} against ${ownScore}.` : `${ownScore} against ${theirScore}.`;
    return { offer, word: 'Keep', key: 'K', detail, odds };
  }
  const value = offer.verb === 'parry' ? theirs[action.to] : own[action.to];
  const best = value === Math.max(...(offer.verb === 'parry' ? theirs : own));
  return {
    offer,
    word: offer.verb === 'reroll' ? `Re-roll his ${value}` : `Parry the ${value}`,
    key: best || offer.verb === 'reroll' ? 'R' : String(i + 1),
    detail: offer.verb === 'reroll' ? 'On guard: the new die stands.' : 'The enemy rolls it again.',
    odds,
  };
}

function diceOf({ own, theirs, ownPlus, theirPlus }: Fight): Prompt['dice'] {
  return [
    { values: own, plus: ownPlus, seat: 'marine' },
    { values: theirs, plus: theirPlus, seat: 'stealer' },
  ];
}

/** HR-CA-15: a Librarian who is behind. */
export function psiPrompt(hulk: Hulk, view: View, step: Assault, offers: readonly Offer[]): Asked {
  const fight = fightOf(view, step);
  const gap = fight.theirScore - fight.ownScore;
  const name = fight.marine ? nameOf(hulk, fight.marine) : 'He';
  return {
    title: `${name} is losing`,
    text: `${fight.ownScore} against ${fight.theirScore}. He has ${counted(fight.marine?.psi ?? 0, 'Psi point')}.`,
    unit: fight.marine?.id,
    dice: diceOf(fight),
    choices: offers.map((offer) =>
      offer.verb === 'tie'
        ? { offer, word: `Spend ${gap} Psi`, key: 'S', detail: 'Makes it a draw.', main: true }
        : { offer, word: 'Accept', key: 'K', detail: 'He loses the fight.' },
    ),
  };
}

/** The engine counts for the Marine; the other side wins what he loses. */
function turned(odds: Odds | null): Odds | null {
  if (!odds) return null;
  const other: Record<string, string> = { win: 'lose', lose: 'win' };
  const chances = odds.chances.map((one) => ({ ...one, what: other[one.what] ?? one.what }));
  return { ...odds, chances: chances.reverse() };
}

/** Chance to win less chance to lose. */
function worth({ odds }: Choice): number {
  const part = (what: string) => {
    const found = odds?.chances.find((one) => one.what === what);
    return found ? found.ways / found.total : 0;
  };
  return part('win') - part('lose');
}
