/** The opening question to both: a force of so many points, behind the curtain. */
import { lazy } from 'react';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { printForce } from '../../../games/hulk-heresy/force/notation.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { armsText, costOf, forceText } from './force-words.ts';
import type { Heresy, HeresyAsk } from './game.ts';
import type { Asked } from './prompts.ts';

const MusterForm = lazy(() => import('./muster/muster-form.tsx'));

/** The same models in another order have other letters: one of each is enough to choose from. */
export function askMuster({ table }: Heresy, { view, side }: HeresyAsk, offers: readonly Offer[]): Asked {
  const zone = table.mission.zones[view.zones[side]];
  const points = zone?.points ?? table.mission.points;
  const seen = new Set<string>();
  const choices = offers.flatMap((offer, i): Choice[] => {
    const { force = [] } = offer.action as Action;
    const models = printForce([...force].sort((a, b) => (printForce([a]) < printForce([b]) ? -1 : 1)));
    const isThin = i > 0 && costOf(force) * 5 < points * 4;
    if (seen.has(models) || isThin) return [];
    seen.add(models);
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
    form: MusterForm,
  };
}
