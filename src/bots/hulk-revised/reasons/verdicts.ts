/** What playing ideas out came to, in words. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { counted } from '../../../kernel/words.ts';
import type { Verdict } from '../../think.ts';
import { MANNER_WORDS } from '../manners.ts';
import type { Temper } from '../temper.ts';
import { percent } from './words.ts';

export function verdictReason({ best, weighed }: Verdict<Action, Temper>): string {
  const [usual] = weighed;
  const tried = `Of ${counted(weighed.length, 'idea')} played out`;
  if (best === usual)
    return `${tried} none was clearly better than the usual one: ${percent(usual.chance)} to win.`;
  const manner = wordsFor(best.idea.manner);
  const rest = manner ? ` The rest of the turn: ${manner}.` : '';
  return `${tried} it promised ${percent(best.chance)} to win, the usual one ${percent(usual.chance)}.${rest}`;
}

function wordsFor(temper: Temper): string | undefined {
  return temper.still ? 'some of them stay where they are' : MANNER_WORDS.get(temper);
}
