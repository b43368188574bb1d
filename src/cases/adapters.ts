/** The games that cases can be run against. */
import type { CaseAdapter } from './adapter.ts';
import { epic1991Cases } from './epic-1991.ts';
import { hulkRevisedCases } from './hulk-revised.ts';

export const adapters: readonly CaseAdapter[] = [hulkRevisedCases, epic1991Cases];

/** The game a rule belongs to, by the first part of its ID. */
export function adapterFor(rule: string): CaseAdapter | null {
  return adapters.find(({ prefix }) => rule.startsWith(`${prefix}-`)) ?? null;
}
