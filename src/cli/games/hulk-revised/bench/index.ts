/** What is measured on a mission of hulk-revised. */
import { type Suite, suite } from '../../../bench/result.ts';
import { benchFork } from './fork.ts';
import { benchDice, benchHash, benchMatch } from './kernel.ts';
import { benchPlay } from './play.ts';
import { benchSight } from './sight.ts';

/** Random play comes first: what runs before it in the same process would cost it some of its speed. */
export const suites: readonly Suite[] = [
  suite('hulk-revised random play', benchPlay),
  suite('sight: full field of view', benchSight),
  suite('fork', benchFork),
  suite('dice', benchDice),
  suite('state hash', benchHash),
  suite('match: save and replay', benchMatch),
];
