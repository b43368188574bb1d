import { expect, test } from 'vitest';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import { golden, goldenFile, goldenNames } from './matches.ts';

const root = process.cwd();
const played = await Promise.all(GAMES.map(({ id }) => rulesets.load(id)));
const kept = played.flatMap((ruleset) =>
  goldenNames(root, ruleset.id).map((name) => [ruleset.id, name, ruleset] as const),
);

// `npm run golden` accepts what is played now: read the difference before it is kept.
test.each(kept)(
  '%s, %s: the match goes as it went, and as many answers are legal',
  async (id, name, ruleset) => {
    await expect(golden(root, ruleset, name)).toMatchFileSnapshot(goldenFile(root, id, name));
  },
);
