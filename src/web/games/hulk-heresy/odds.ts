/** The odds of the rules, with a word where they leave something out: saves are counted with their re-rolls, other dice without. */
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import { sharesSection } from '../../../games/hulk-heresy/auras.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { type Heresy, pieceAt, type View } from './game.ts';

export function oddsOf({ game, table }: Heresy, view: View, action: Action): Odds | null {
  const odds = game.odds(view, action);
  const note = odds && noteFor(table, view, action);
  return note ? { ...odds, parts: [...odds.parts, note] } : odds;
}

function noteFor(table: Heresy['table'], view: View, action: Action): Odds['parts'][number] | null {
  if (action.do === 'assault' || action.do === 'strike')
    return { label: 'Before re-rolls and parries', value: '', rule: 'HH-CA-09' };
  const p = pieceAt(view, action.unit);
  return p && sharesSection(table, view, p, ({ kind }) => kind === 'centurion', p.side)
    ? { label: 'Before a 1 is rolled again', value: '', rule: 'HH-CENT-03' }
    : null;
}
