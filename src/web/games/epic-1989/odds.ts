/** Chances with the names that are used at the table. */
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import { fireOdds } from './firing/fire-odds.ts';
import { type Epic, readable, unitInFull, type View } from './game.ts';

export function oddsOf(epic: Epic, view: View, action: Action): Odds | null {
  const { game, table } = epic;
  if (action.do === 'fire' && table.units[action.unit]) {
    const falls = fireOdds(epic, view, [action], topStep(view)?.do === 'checkpoint');
    if (falls) return falls;
  }
  const exact = game.odds(view, action);
  if (!exact) return null;
  const said = (text: string) =>
    readable(table, text).replace(
      /(^|hits |on |at |of |there it hits )(\d+)(?=$|:| falls| is | gets| under)/g,
      (_, before, id) => `${before}${table.units[Number(id)] ? unitInFull(table, Number(id)) : id}`,
    );
  return {
    chances: exact.chances.map((one) => ({ ...one, what: said(one.what) })),
    parts: exact.parts.map((part) => ({
      ...part,
      label: part.rule === 'E1-SUPP-13' ? 'to land on its point' : said(part.label),
    })),
  };
}
