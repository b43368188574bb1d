/** The odds of the engine, with what winning and losing come to in a close assault. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import { type Result, resultOf } from '../../../games/hulk-revised/assault/score.ts';
import type { Piece } from '../../../games/hulk-revised/state.ts';
import type { Odds } from '../../../kernel/contract.ts';
import { topStep } from '../../../kernel/steps.ts';
import { type Hulk, pieceAt, type View } from './game.ts';

export function oddsOf(hulk: Hulk, view: View, action: Action): Odds | null {
  const odds = hulk.game.odds(view, action);
  const fight = odds?.chances.length === 3 ? fightersOf(view, action) : null;
  if (!odds || !fight) return odds;
  const { attacker, defender, own } = fight;
  const leads: Record<string, number> = { win: 1, draw: 0, lose: -1 };
  return {
    ...odds,
    chances: odds.chances.map((chance) => ({
      ...chance,
      means: meaning(hulk, view, attacker, defender, own * leads[chance.what]),
    })),
  };
}

/** Who fights whom; `own` is 1 where the chances are the attacker's, -1 where they are the defender's. */
function fightersOf(view: View, action: Action): { attacker: Piece; defender: Piece; own: number } | null {
  const step = topStep(view);
  const [one, other] =
    action.do === 'assault'
      ? [action.unit, action.to]
      : step?.do === 'assault'
        ? [step.attacker, step.defender]
        : [0, 0];
  const [attacker, defender] = [pieceAt(view, one), pieceAt(view, other)];
  if (!attacker || !defender) return null;
  // After the dice the engine counts for the Marine.
  return { attacker, defender, own: action.do === 'assault' || attacker.marine ? 1 : -1 };
}

/** What it comes to when the attacker is ahead by `lead`: a Marine is 'he', a Stealer 'it'. */
function meaning({ table }: Hulk, view: View, attacker: Piece, defender: Piece, lead: number): string {
  const [one, other, whom] = attacker.marine ? ['he', 'it', 'him'] : ['it', 'he', 'it'];
  const words: Record<Result, string> = {
    nothing: 'nothing happens',
    'defender dies': `${other} dies`,
    'attacker dies': `${one} dies`,
    'attacker turns': `${one} only turns to face ${other}`,
    'defender turns': `${other} only turns to face ${whom}`,
  };
  return words[resultOf(table, view, attacker, defender, lead)];
}
