/** Questions of the turn: the counter, who comes, which letter. */

import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { letterOf } from '../../../games/hulk-heresy/force/list.ts';
import { NOWHERE } from '../../../games/hulk-heresy/state.ts';
import { HIGHEST_COUNTER } from '../../../games/hulk-heresy/turn/command.ts';
import { topStep } from '../../../kernel/steps.ts';
import { counted } from '../../../kernel/words.ts';
import type { Choice, Offer } from '../adapter.ts';
import { type Heresy, type HeresyAsk, rankOf, whereIs } from './game.ts';
import { kitText } from './kit.ts';
import type { Asked } from './prompts.ts';

export function askCommand(_heresy: Heresy, { view, side }: HeresyAsk, offers: readonly Offer[]): Asked {
  const { counter } = view.command[side];
  const best = counter === HIGHEST_COUNTER;
  return {
    title: `You drew ${counter}`,
    more: 'Command points pay for actions of any of your models, and for reactions in the enemy’s phase.',
    ...(best ? { settled: 'alone' as const } : {}),
    choices: offers.map((offer) =>
      offer.verb === 'keep'
        ? { offer, word: `Keep ${counter}`, key: 'K', detail: counted(counter, 'command point'), main: true }
        : {
            offer,
            word: 'Draw again',
            key: 'R',
            detail: `${HIGHEST_COUNTER - counter} in 6 for more, ${counter - 1} in 6 for less. The new one stands.`,
          },
    ),
  };
}

export function askLetter(heresy: Heresy, { view, side }: HeresyAsk, offers: readonly Offer[]): Asked {
  const step = topStep(view);
  const place = step?.do === 'letter' ? step : { at: NOWHERE, area: NOWHERE };
  return {
    title: `Who is the blip ${whereIs(heresy, place)}?`,
    unit: undefined,
    ...(place.at === NOWHERE ? {} : { square: place.at, concerns: [place.at] }),
    choices: offers.map((offer, i): Choice => {
      const index = (offer.action as Action).row ?? 0;
      const row = view.rosters[side][index];
      return {
        offer,
        word: `${letterOf(index)}: ${row ? rankOf(row) : 'blip'}`,
        ...(row ? { detail: kitText(row) } : {}),
        main: i === 0,
      };
    }),
  };
}

export function askReinforce(
  { table }: Heresy,
  { view, decision }: HeresyAsk,
  offers: readonly Offer[],
): Asked {
  const { due, owed } = decision.about as { due: number; owed: number };
  return {
    title: due > 0 ? `Reinforcements: ${counted(due, 'blip')}` : 'Another blip may come',
    text: owed > 0 && due === 0 ? `${counted(owed, 'blip')} found no room before.` : '',
    unit: undefined,
    choices: offers.map((offer): Choice => {
      if (offer.verb === 'pass') return { offer, word: 'That is all', key: 'N' };
      const entry = table.board.entries[offer.area ?? 0];
      const here = view.pieces.filter((p) => p?.area === offer.area).length;
      return {
        offer,
        word: offer.word,
        detail: `At ${table.board.name(entry.squares[0])}, ${here ? `${here} waiting` : 'nobody waits'}`,
      };
    }),
  };
}
