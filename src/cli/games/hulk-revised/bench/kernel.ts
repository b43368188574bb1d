import { hulkRevised } from '../../../../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../../../../kernel/contract.ts';
import { knownChance } from '../../../../kernel/fairness.ts';
import { writeMatch } from '../../../../kernel/file.ts';
import { stateHash } from '../../../../kernel/hash.ts';
import { act, type Match, pending, startMatch } from '../../../../kernel/match.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { readMatch } from '../../../../kernel/read.ts';
import { diceOf } from '../../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../../bench/race.ts';
import { type BenchResult, rate, time } from '../../../bench/result.ts';
import { midway, missionSetup } from './table.ts';

function rolling(): Contender {
  const dice = diceOf(1);
  return (n) => {
    let pips = 0;
    for (let i = 0; i < n; i++) pips += dice.d6();
    return pips;
  };
}

function hashing(): Contender {
  const state = midway();
  return (n) => {
    let length = 0;
    for (let i = 0; i < n; i++) length += stateHash(state).length;
    return length;
  };
}

/** A whole match at random, through the table's own doors: every action checked, printed and read again. */
function playMatch(n: number): Match {
  const match = startMatch(hulkRevised as AnyRuleset, missionSetup(), knownChance(hulkRevised, `bench ${n}`));
  const random = randomFrom(n);
  for (let asked = pending(match); asked.length > 0; asked = pending(match)) {
    const { seat } = asked[0];
    const actions = match.game.actions(match.state, seat);
    const answer = act(match, seat, actions[random.below(actions.length)]);
    if (!answer.ok) throw new Error(`A listed action was refused: ${answer.refusal.why}`);
  }
  return match;
}

function saving(match: Match): Contender {
  return (n) => {
    let length = 0;
    for (let i = 0; i < n; i++) length += writeMatch(match).length;
    return length;
  };
}

function replaying(text: string): Contender {
  return (n) => {
    let agreed = 0;
    for (let i = 0; i < n; i++) {
      const read = readMatch(text, [hulkRevised as AnyRuleset]);
      if (read.problem) throw read.problem;
      agreed += read.hashesAgreed;
    }
    return agreed;
  };
}

export function benchDice(budget: Budget): BenchResult[] {
  const [ns] = race([rolling()], budget);
  return [time('one d6 from the seeded stream', 'ns', ns)];
}

export function benchHash(budget: Budget): BenchResult[] {
  const [ns] = race([hashing()], budget);
  return [time('state hash', 'µs', ns)];
}

export function benchMatch(budget: Budget): BenchResult[] {
  const match = playMatch(1);
  const count = match.entries.length;
  const [save, replay] = race([saving(match), replaying(writeMatch(match))], budget);
  return [
    rate('save a match as text', 'actions', save / count),
    rate('replay a match from its text', 'actions', replay / count),
  ];
}
