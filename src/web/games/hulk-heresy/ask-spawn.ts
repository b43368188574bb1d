/** HH-GSB-08: who comes out of a Genestealer blip: a few at once, anybody else from a form. */
import { lazy } from 'react';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { type Heresy, type HeresyAsk, rankOf } from './game.ts';
import { kitText } from './kit.ts';
import type { Asked } from './prompts.ts';

const SpawnForm = lazy(() => import('./muster/spawn-form.tsx'));

/** One of each kind stands in the prompt. */
export function askSpawn(_heresy: Heresy, { decision }: HeresyAsk, offers: readonly Offer[]): Asked {
  const { value, chosen } = decision.about as { value: number; chosen: number };
  const known = new Set<string>();
  const choices = offers.flatMap((offer): Choice[] => {
    const [row] = (offer.action as Action).force ?? [];
    if (!row || known.has(rankOf(row))) return [];
    known.add(rankOf(row));
    return [{ offer, word: rankOf(row), detail: kitText(row) }];
  });
  return {
    text: `A blip of ${value}${chosen > 0 ? `, ${counted(chosen, 'model')} chosen` : ''}.`,
    choices,
    form: SpawnForm,
  };
}
