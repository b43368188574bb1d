/** The opening question to both: a force of so many points, behind the curtain. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { armsText, costOf, forceText } from './force-words.ts';
import type { Heresy, HeresyAsk } from './game.ts';
import type { Asked } from './prompts.ts';

/** The same models in another order have other letters: one of each is enough to choose from. */
export function askMuster({ table }: Heresy, { view, side }: HeresyAsk, offers: readonly Offer[]): Asked {
  const zone = table.mission.zones[view.zones[side]];
  const points = zone?.points ?? table.mission.points;
  const seen = new Set<string>();
  const choices = offers.flatMap((offer): Choice[] => {
    const { force = [] } = offer.action as Action;
    const word = `${forceText(force)} ${armsText(force)}`;
    if (seen.has(word)) return [];
    seen.add(word);
    const arms = armsText(force);
    return [
      {
        offer,
        word: forceText(force),
        detail: `${counted(costOf(force), 'point')}${arms ? `: ${arms}` : ''}.`,
      },
    ];
  });
  return {
    text: `${points} points. Nobody sees your list before its blips are revealed.`,
    unit: undefined,
    choices,
  };
}
