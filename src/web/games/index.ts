import { Problem } from '../../kernel/contract.ts';
import type { Adapter } from './adapter.ts';
import { hulkRevisedAdapter } from './hulk-revised/index.ts';

export const ADAPTERS: readonly Adapter[] = [hulkRevisedAdapter];

export function adapterFor(id: string): Adapter {
  const found = ADAPTERS.find(({ ruleset }) => ruleset.id === id);
  if (!found) throw new Problem(`The game '${id}' is not known here.`);
  return found;
}
