import type { AnyRuleset } from './contract.ts';
import { diceKey } from './fairness.ts';
import { type Failing, type MatchRead, readMatch } from './read.ts';

/** One thing a verified match must prove. */
export interface VerifyCheck {
  readonly what: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** The verdict on a match file. */
export interface VerifyReport {
  readonly ok: boolean;
  readonly checks: readonly VerifyCheck[];
}

/** Proves from the file alone that the dice were honest, every action was legal and the result is what came of them. */
export function verifyMatch(text: string, rulesets: readonly AnyRuleset[]): VerifyReport {
  const read = readMatch(text, rulesets);
  const checks = [readable(read), ...(read.head && read.failing !== 'file' ? proofs(read) : [])];
  return { ok: checks.every(({ ok }) => ok), checks };
}

function readable(read: MatchRead): VerifyCheck {
  const what = 'The file can be read';
  if (read.failing === 'file') return { what, ok: false, detail: sentence(read) };
  const version = read.otherVersion;
  const detail = version ? `Recorded with version ${version.recorded}; this is version ${version.here}.` : '';
  return { what, ok: true, detail: detail || `${read.head?.ruleset} version ${read.head?.version}.` };
}

/** One check after the other, as the file is followed: what comes after the first failure has not been looked at. */
function proofs(read: MatchRead): VerifyCheck[] {
  const head = read.head!;
  const checks: VerifyCheck[] = [];
  const prove = (what: string, failing: Failing, detail: () => string): boolean => {
    const ok = read.failing !== failing;
    checks.push({ what, ok, detail: ok ? detail() : sentence(read) });
    return ok;
  };
  const { match } = read;
  if (!prove('The seed is the one committed to', 'seed', () => `SHA-256(seed) = ${head.commitment}.`))
    return checks;
  if (!prove('The match can be set up', 'setup', () => '') || !match) return checks;
  const nonces = Object.entries(head.nonces).map(([seat, nonce]) => `${seat} '${nonce}'`);
  checks.push({
    what: "The dice come from the seed and every seat's nonce",
    ok: match.ruleset.seats.every((seat) => Object.hasOwn(head.nonces, seat)),
    detail: `Key ${diceKey(match.seed, head.nonces)}; nonces: ${nonces.join(', ') || 'none'}.`,
  });
  if (!prove('Every action is legal', 'action', () => `${match.entries.length} played again.`)) return checks;
  const hashes = 'Every recorded position agrees';
  if (read.failing === null && read.agreedAfter !== match.entries.length) {
    checks.push({ what: hashes, ok: false, detail: 'The last position has no hash.' });
  } else if (!prove(hashes, 'hash', () => `${read.hashesAgreed} hashes agree.`)) return checks;
  prove('The result agrees', 'result', () => match.outcome?.why ?? 'The match is not over.');
  return checks;
}

function sentence({ problem }: MatchRead): string {
  return problem ? `${problem.line ? `Line ${problem.line}: ` : ''}${problem.message}` : '';
}
