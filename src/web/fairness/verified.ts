import { rulesetsFor } from '../../games/rulesets.ts';
import { rulesets } from '../games/rulesets.ts';
import { type Findings, findingsOf } from './findings.ts';

/** Plays a finished match again from its file, here, and says what that proved. */
export async function verified(file: string | Promise<string>): Promise<Findings> {
  const { verifyMatch } = await import('../../kernel/verify.ts');
  const text = await file;
  return findingsOf(verifyMatch(text, await rulesetsFor(text, rulesets)));
}
