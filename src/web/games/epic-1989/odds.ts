/** Chances with the names that are used at the table. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { type Epic, readable, unitInFull, type View } from './game.ts';

export function oddsOf({ game, table }: Epic, view: View, action: Action): Odds | null {
  const exact = game.odds(view, action);
  if (!exact) return null;
  const said = (text: string) =>
    readable(table, text).replace(/hits (\d+)$/, (_, id) => `hits ${unitInFull(table, Number(id))}`);
  return {
    chances: exact.chances.map((one) => ({ ...one, what: said(one.what) })),
    parts: exact.parts.map((part) => ({ ...part, label: said(part.label) })),
  };
}
