/** For tests: every game's adapter, loaded, so that cases can be run on the spot. */

import { GAMES } from '../games/list.ts';
import { gameOfRule } from '../kernel/shelf.ts';
import type { CaseAdapter } from './adapter.ts';
import { caseAdapters } from './adapters.ts';

const loaded = new Map<string, CaseAdapter>();
for (const { id } of caseAdapters.games) loaded.set(id, await caseAdapters.load(id));

export function adapterOf(rule: string): CaseAdapter {
  return loaded.get(gameOfRule(GAMES, rule)?.id ?? '')!;
}
