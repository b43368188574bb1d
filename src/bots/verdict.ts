/** What playing ideas out came to, in a sentence. */
import { counted } from '../kernel/words.ts';
import type { Verdict } from './think.ts';

/** `what` was played out, `until` when: an idea, a plan; the end of the turn. */
export function verdictSaid(
  { best, weighed }: Verdict<unknown, unknown>,
  what: string,
  until: string,
): string {
  const tried = `Of ${counted(weighed.length, what)} played out ${until}`;
  return best === weighed[0]
    ? `${tried} none was clearly better than the usual one: ${percent(best.chance)} to win.`
    : `${tried} it promised ${percent(best.chance)} to win, the usual one ${percent(weighed[0].chance)}.`;
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
