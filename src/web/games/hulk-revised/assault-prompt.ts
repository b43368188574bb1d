import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { Step } from '../../../games/hulk-revised/state.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import { type Hulk, nameOf, pieceAt, type View, whoIs } from './game.ts';

/** After the dice of a close assault: keep them, re-roll one's own (guard), or force one of the enemy's (parry). */
export function assaultPrompt(
  hulk: Hulk,
  view: View,
  step: Step & { do: 'assault' },
  offers: readonly Offer[],
): Pick<Prompt, 'title' | 'text' | 'choices' | 'dice' | 'unit'> {
  const attacker = pieceAt(view, step.attacker);
  const defender = pieceAt(view, step.defender);
  const marineAttacks = attacker?.marine === true;
  const marine = marineAttacks ? attacker : defender;
  const enemy = marineAttacks ? defender : attacker;
  const own = marineAttacks ? step.attack : step.defence;
  const theirs = marineAttacks ? step.defence : step.attack;
  const ownPlus = marineAttacks ? step.attackPlus : step.defencePlus;
  const theirPlus = marineAttacks ? step.defencePlus : step.attackPlus;
  const ownScore = Math.max(...own) + ownPlus;
  const theirScore = Math.max(...theirs) + theirPlus;
  const name = marine ? nameOf(hulk, marine) : 'He';
  const choices = offers.map((offer, i): Choice => {
    const action = offer.action as Action;
    const odds = hulk.game.odds(view, action);
    if (offer.verb === 'accept')
      return { offer, word: 'Keep', key: 'K', detail: `${ownScore} against ${theirScore}.`, odds };
    const value = offer.verb === 'reroll' ? own[action.to] : theirs[action.to];
    const best = offer.verb === 'parry' && value === Math.max(...theirs);
    return {
      offer,
      word: offer.verb === 'reroll' ? `Re-roll his ${value}` : `Parry the ${value}`,
      key: best || offer.verb === 'reroll' ? 'R' : String(i + 1),
      detail: offer.verb === 'reroll' ? 'On guard: the new die stands.' : 'The enemy rolls it again.',
      odds,
    };
  });
  // The best chance first; where nothing is gained, keeping the dice comes before touching them.
  choices.sort(
    (a, b) => worth(b) - worth(a) || Number(b.offer.verb === 'accept') - Number(a.offer.verb === 'accept'),
  );
  const seen = new Set<string>();
  return {
    title: offers.some((offer) => offer.verb === 'parry') ? `${name}: parry?` : `${name}: re-roll?`,
    text: `${name} ${ownScore}, ${enemy ? whoIs(hulk, enemy) : 'the enemy'} ${theirScore}.`,
    unit: marine?.id,
    dice: [
      { values: own, plus: ownPlus, seat: 'marine' },
      { values: theirs, plus: theirPlus, seat: 'stealer' },
    ],
    choices: choices
      .filter(({ word }) => !seen.has(word) && seen.add(word))
      .map((choice, i) => (i === 0 ? { ...choice, main: true } : choice)),
  };
}

/** Chance to win less chance to lose. */
function worth({ odds }: Choice): number {
  const part = (what: string) => {
    const found = odds?.chances.find((one) => one.what === what);
    return found ? found.ways / found.total : 0;
  };
  return part('win') - part('lose');
}
