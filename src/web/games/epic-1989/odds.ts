/** Chances with the names that are used at the table. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { type Epic, readable, unitInFull, type View } from './game.ts';

export function oddsOf({ game, table }: Epic, view: View, action: Action): Odds | null {
  const exact = game.odds(view, action);
  if (!exact) return null;
  const said = (text: string) =>
    readable(table, text).replace(
      /(^|hits |on |at |of |there it hits )(\d+)(?=$|:| falls| is | gets| under)/g,
      (_, before, id) => `${before}${table.units[Number(id)] ? unitInFull(table, Number(id)) : id}`,
    );
  return {
    chances: exact.chances.map((one) => ({ ...one, what: said(one.what) })),
    parts: exact.parts.map((part) => ({ ...part, label: said(part.label) })),
  };
}
