import { expect, test } from 'vitest';
import { epic1991 } from '../games/epic-1991/index.ts';
import { hulkRevised } from '../games/hulk-revised/index.ts';
import type { AnyRuleset } from '../kernel/contract.ts';
import { golden, goldenFile, goldenNames } from './matches.ts';

const root = process.cwd();
const rulesets = [hulkRevised, epic1991] as unknown as AnyRuleset[];
const kept = rulesets.flatMap((ruleset) =>
  goldenNames(root, ruleset.id).map((name) => [ruleset.id, name, ruleset] as const),
);

// `npm run golden` accepts what is played now: read the difference before it is kept.
test.each(kept)(
  '%s, %s: the match goes as it went, and as many answers are legal',
  async (id, name, ruleset) => {
    await expect(golden(root, ruleset, name)).toMatchFileSnapshot(goldenFile(root, id, name));
  },
);
