/** Matches of one mission play on the same tables: a game holds nothing of a match. */
import { createHash } from 'node:crypto';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';

const games = new Map<string, WeakRef<AnyGame>>();
const forgotten = new FinalizationRegistry<string>((key) => {
  if (!games.get(key)?.deref()) games.delete(key);
});

/** The same ruleset; it opens the game of a setup once, as long as anybody plays it. */
export function sharing(ruleset: AnyRuleset): AnyRuleset {
  return {
    ...ruleset,
    readSetup: (data) => data,
    open(data) {
      const key = createHash('sha256')
        .update(`${ruleset.id} ${JSON.stringify(data)}`)
        .digest('base64');
      const known = games.get(key)?.deref();
      if (known) return known;
      const game = ruleset.open(ruleset.readSetup(data));
      games.set(key, new WeakRef(game));
      forgotten.register(game, key);
      return game;
    },
  };
}
