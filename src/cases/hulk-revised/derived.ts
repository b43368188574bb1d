/** Facts that the rules work out from a position: scores and dice by the enemy they are against. */

import { assaultDice, assaultPlus, isFacing } from '../../games/hulk-revised/assault/score.ts';
import { COUNTERS, isLocked, NOWHERE, type Piece, type State } from '../../games/hulk-revised/index.ts';
import { isBlip, sees } from '../../games/hulk-revised/position.ts';
import { SENTRY_SCORE } from '../../games/hulk-revised/shooting/armoury.ts';
import { neededScore, sustained } from '../../games/hulk-revised/shooting/shooting.ts';
import type { Facts } from '../adapter.ts';
import { nameOf } from '../squares/names.ts';
import type { HulkNames } from './names.ts';

export function derivedFacts(names: HulkNames, state: State, p: Piece): Facts {
  const { table } = names.game;
  const against = (by: (enemy: Piece) => unknown): (() => Record<string, unknown>) => {
    const enemies = state.pieces.filter((q): q is Piece => q !== null && q.marine !== p.marine);
    return () => Object.fromEntries(enemies.map((enemy) => [nameOf(names, enemy.id), by(enemy)]));
  };
  const fight = (enemy: Piece, attacks: boolean) =>
    p.kind === 'sentry' || enemy.kind === 'sentry' || isBlip(p) || isBlip(enemy)
      ? 'none'
      : {
          dice: assaultDice(table, p, enemy),
          plus: assaultPlus(table, state, p, enemy, attacks),
          faces: isFacing(table, p, enemy),
        };
  const base = p.kind === 'sentry' ? SENTRY_SCORE : table.loadouts[p.id]?.ranged?.score;
  return {
    locked: () => p.marine && isLocked(table, state, p),
    counter: COUNTERS[p.priority] || 'none',
    /** The score that an aimed shot at each enemy in sight needs on a die. */
    hits: against((enemy) =>
      p.marine && base !== undefined && !isBlip(enemy) && enemy.at !== NOWHERE && sees(table, state, p, enemy)
        ? neededScore(table, base - sustained(p, enemy), p, enemy)
        : 'none',
    ),
    /** Dice and bonus in close assault with each enemy, as attacker and as defender. */
    attacks: against((enemy) => fight(enemy, true)),
    defends: against((enemy) => fight(enemy, false)),
  };
}
