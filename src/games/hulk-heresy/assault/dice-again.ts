/** CA-09: dice of a close assault that are rolled again. */
import { hasEffect } from '../auras.ts';
import type { BladeId } from '../data/assault.ts';
import { named, piece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import type { Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { type Again, type FightStep, fighters, fronts, winnerOf } from './clash.ts';
import { hasEdge, onesAgain } from './fighters.ts';

const ones = (dice: readonly number[], again: readonly number[]) =>
  dice.flatMap((die, i) => (die === 1 && !again.includes(i) ? [i] : []));
const fresh = (dice: readonly number[], again: readonly number[]) =>
  dice.flatMap((_, i) => (again.includes(i) ? [] : [i]));

/** HH-CA-09 steps 3 to 5: what may be rolled again at this stage, if anything. */
export function againAt(table: Table, state: State, step: FightStep): Again | null {
  const [attacker, defender] = fighters(state, step);
  const [own, theirs] = step.blades as [BladeId, BladeId];
  const [toFront, faces] = fronts(table, [attacker, defender]);
  const open = (of: 0 | 1) => fresh(step.dice[of], step.again[of]);
  const offer = (by: Piece, of: 0 | 1, dice: readonly number[], most: number, rule: string): Again | null =>
    dice.length > 0 && most > 0 ? { by: by.id, of, dice, most, rule } : null;
  switch (step.stage) {
    case 'own':
      return offer(
        attacker,
        0,
        ones(step.dice[0], step.again[0]),
        onesAgain(table, state, attacker, true),
        'HH-CA-09',
      );
    case 'answer-own':
      return offer(
        defender,
        1,
        ones(step.dice[1], step.again[1]),
        onesAgain(table, state, defender, false),
        'HH-CA-09',
      );
    case 'force': // HH-SPEC-23; HH-AWPN-09: a shield does nothing for whoever attacks
      return toFront && hasEdge(table, state, attacker, own, 'parry', defender)
        ? offer(attacker, 1, open(1), 1, 'HH-SPEC-23')
        : null;
    case 'answer-force': // HH-AWPN-07, HH-AWPN-08, HH-AWPN-10
      if (!faces) return null;
      if (hasEdge(table, state, defender, theirs, 'parry', attacker))
        return offer(defender, 0, open(0), 1, 'HH-SPEC-23');
      return hasEdge(table, state, defender, theirs, 'shield', attacker)
        ? offer(defender, 0, open(0), 1, 'HH-AWPN-07')
        : null;
    case 'guard': // HH-GUARD-03, HH-GUARD-04
      return defender.guard ? offer(defender, 1, open(1), 1, 'HH-GUARD-03') : null;
    case 'warp': {
      const isWinning = winnerOf(table, state, step) === attacker.id;
      const mine = hasEffect(state, attacker, 'warp-speed') && !isWinning ? open(0) : [];
      const again = offer(attacker, 0, mine, mine.length, 'HH-PSI-12');
      return again && { ...again, all: true };
    }
    default:
      return null;
  }
}

export function rollAgain({ state, dice, events }: Play, step: FightStep, chosen: readonly number[]): void {
  const { by, of, rule } = step.ask!;
  const before = chosen.map((i) => step.dice[of][i]);
  for (const i of chosen) {
    step.dice[of][i] = dice.d6();
    step.again[of].push(i);
  }
  const after = chosen.map((i) => step.dice[of][i]);
  events.push({
    kind: 'rolled-again',
    ...named(state, piece(state, by)),
    of: step.models[of],
    before,
    dice: after,
    rule,
  });
}

export function subsets(dice: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const die of dice) for (const some of [...all]) all.push([...some, die]);
  return all;
}
