/** What `auspex bench` measures. Everything runs on one core and takes well under a minute. */
import { benchEpic } from './epic.ts';
import { benchField } from './field.ts';
import { benchFork } from './fork.ts';
import { benchDice, benchHash, benchMatch } from './kernel.ts';
import { benchPlay } from './play.ts';
import { type Budget, FULL } from './race.ts';
import type { BenchResult, Suite } from './result.ts';
import { benchSight } from './sight.ts';

export { type BenchResult, type BenchResult as Measured, Skipped, type Suite } from './result.ts';

function suite(name: string, measure: (budget: Budget) => BenchResult[]): Suite {
  return {
    name,
    run(tell, budget = FULL) {
      const results = measure(budget);
      if (tell) for (const result of results) tell(result);
      return results;
    },
  };
}

/** Random play comes first: what runs before it in the same process would cost it some of its speed. */
export const suites: readonly Suite[] = [
  suite('hulk-revised random play', benchPlay),
  suite('sight: full field of view', benchSight),
  suite('battlefield: sight and distance', benchField),
  suite('epic-1991: battles', benchEpic),
  suite('fork', benchFork),
  suite('dice', benchDice),
  suite('state hash', benchHash),
  suite('match: save and replay', benchMatch),
];
