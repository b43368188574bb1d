/** The rules of each game, loaded when they are first asked for. */
import type { AnyRuleset } from '../kernel/contract.ts';
import { type Shelf, shelf } from '../kernel/shelf.ts';
import { GAMES } from './list.ts';

export const rulesets: Shelf<AnyRuleset> = shelf(GAMES, (id) => import(`./${id}/index.ts`));

/** The rulesets that `readMatch` and `verifyMatch` need for a file: the one it names, or all there are when it names none of them. */
export function rulesetsFor(text: string, from: Shelf<AnyRuleset> = rulesets): Promise<AnyRuleset[]> {
  const named = /^ruleset: ([\w-]+)$/m.exec(text)?.[1]; // the whole file is read later, by readMatch
  const one = from.games.filter(({ id }) => id === named);
  return Promise.all((one.length > 0 ? one : from.games).map(({ id }) => from.load(id)));
}
