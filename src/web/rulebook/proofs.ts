import type { Case } from '../../cases/case.ts';

/** Number of the file, number in the file, line, name. */
export type CaseRef = readonly [file: number, index: number, line: number, name: string];
export type TestRef = readonly [file: string, title: string];

/** What proves the rules of one book. */
export interface Proofs {
  readonly files: readonly { readonly name: string; load(): Promise<{ default: readonly Case[] }> }[];
  readonly cases: Readonly<Record<string, readonly CaseRef[]>>;
  readonly tests: Readonly<Record<string, readonly TestRef[]>>;
}

/** The name of a case or a test for readers: without the rules it begins with. */
export function titleOf(name: string): string {
  const words = name.replace(/^(?:(?:[A-Z0-9]+-[A-Z]+-\d+|to|and)[\s,:;]+)+/, '');
  return words === '' ? name : words[0].toUpperCase() + words.slice(1);
}
