import type { AnyRuleset } from './contract.ts';
import { ENOUGH, hexLength } from './fairness.ts';
import type { FileHead } from './file.ts';
import type { Match } from './match.ts';
import { type Failing, type MatchRead, readMatch } from './read.ts';
import { sealChecks, type VerifyCheck } from './seals.ts';
import { type TakenBack, takenBackIn } from './undo.ts';
import { counted, listed } from './words.ts';

export type { VerifyCheck } from './seals.ts';

/** The verdict on a match file. */
export interface VerifyReport {
  /** Everything that a file of its format can prove is proved. */
  readonly ok: boolean;
  readonly checks: readonly VerifyCheck[];
  /** What a file of an older format cannot prove, in sentences; empty for the present one. */
  readonly cannot: readonly string[];
  /** What the table promised at the start, as the file tells it: to be compared with what was noted then. */
  readonly commitment: string | null;
}

/**
 * Proves from the file that the dice were honest, every action was legal and the result is what came of them.
 * `noted` is the commitment as somebody wrote it down at the start, or its first digits: without it a file that
 * was made up whole, seal and all, cannot be told from an honest one.
 */
export function verifyMatch(
  text: string,
  rulesets: readonly AnyRuleset[],
  noted: string | null = null,
): VerifyReport {
  const read = readMatch(text, rulesets);
  const checks = [readable(read)];
  const { head } = read;
  if (head && noted !== null) checks.push(sameSeal(head, noted));
  const ruleset = rulesets.find(({ id }) => id === head?.ruleset);
  if (head && ruleset && read.failing !== 'file') {
    checks.push(...(head.format === 1 ? [oldSeal(read, head)] : sealChecks(head, read.lines, ruleset.seats)));
    if (read.failing !== 'seed') checks.push(...replayed(read));
  }
  return {
    ok: checks.every(({ ok }) => ok),
    checks,
    cannot: [...(head?.format === 1 ? lacking(head, read.match) : []), ...byOlderRules(read)],
    commitment: head?.commitment ?? null,
  };
}

function readable(read: MatchRead): VerifyCheck {
  const what = 'The file can be read';
  if (read.failing === 'file') return { what, ok: false, detail: sentence(read) };
  const version = read.otherVersion;
  const detail = version ? `Recorded with version ${version.recorded}; this is version ${version.here}.` : '';
  return { what, ok: true, detail: detail || `${read.head?.ruleset} version ${read.head?.version}.` };
}

function byOlderRules({ since, head, match }: MatchRead): string[] {
  if (since === null || !head || !match) return [];
  const { version } = match.ruleset;
  return [
    `Lines 1 to ${since} were played by version ${head.version} of the rules, before version ${version}: they are taken as they are written, and that version proves them. From the position sealed after them on, everything is played again here.`,
  ];
}

/** So few digits could agree by luck, or be made to. */
const DIGITS = 8;

function sameSeal(head: FileHead, noted: string): VerifyCheck {
  const what = 'The seal is the one noted at the start';
  const digits = noted.toLowerCase().replace(/[\s…]/g, '');
  if (digits.length < DIGITS) return { what, ok: false, detail: `Give at least ${DIGITS} digits of it.` };
  const ok = head.commitment.startsWith(digits);
  return { what, ok, detail: ok ? `${digits}.` : `The file says ${head.commitment}, you noted ${digits}.` };
}

function oldSeal(read: MatchRead, { commitment }: FileHead): VerifyCheck {
  const ok = read.failing !== 'seed';
  const detail = ok ? `SHA-256(seed) = ${commitment}.` : sentence(read);
  return { what: 'The seed is the one committed to', ok, detail };
}

/** One check after the other, as the file is followed: what comes after the first failure has not been looked at. */
function replayed(read: MatchRead): VerifyCheck[] {
  const { match } = read;
  const checks: VerifyCheck[] = [];
  const prove = (what: string, failing: Failing, detail: () => string): boolean => {
    const ok = read.failing !== failing;
    checks.push({ what, ok, detail: ok ? detail() : sentence(read) });
    return ok;
  };
  if (!prove('The match can be set up', 'setup', () => 'It begins as its setup says.') || !match)
    return checks;
  const sources =
    match.fairness.format === 1 ? 'the seed and the nonces there are' : "the seed and every seat's nonce";
  checks.push({ what: `The dice come from ${sources}`, ok: true, detail: `Key ${match.fairness.diceKey}.` });
  if (!prove('Every action is legal', 'action', () => `${match.entries.length} lines played again.`))
    return checks;
  if (!prove('Nothing was taken back without consent', 'undo', () => takenBack(match))) return checks;
  const hashes = 'Every recorded position agrees';
  if (read.failing === null && read.agreedAfter !== match.entries.length) {
    checks.push({ what: hashes, ok: false, detail: 'The last position has no hash.' });
  } else if (!prove(hashes, 'hash', () => `${read.hashesAgreed} hashes agree.`)) return checks;
  prove('The result agrees', 'result', () => match.outcome?.why ?? 'The match is not over.');
  return checks;
}

function takenBack(match: Match): string {
  const all = takenBackIn(match);
  if (all.length === 0) return 'Nothing was taken back after dice had been rolled or something shown.';
  return all.map((one) => backSentence(one, match.fairness.format)).join(' ');
}

function backSentence({ entry, seat, to, consents, rolls }: TakenBack, format: number): string {
  const back = entry - 1 - to - consents.length;
  const where = to === 0 ? 'the start' : `action ${to}`;
  const past = rolls.length > 0 ? `past the dice of ${listed(rolls.map(String))}` : 'past no dice';
  const agreed =
    consents.length > 0
      ? `${listed(consents)} consented`
      : format === 1
        ? 'who consented was not recorded'
        : 'no consent was needed';
  return `Line ${entry}: ${seat} went back ${counted(back, 'line')} to ${where}, ${past}; ${agreed}.`;
}

/** What a file of format 1 leaves open. */
function lacking({ nonces, seed }: FileHead, match: Match | null): string[] {
  const before = 'Made before setups and nonces were sealed with the seed';
  const cannot = [`${before}: the setup and the seats could have been chosen after it.`];
  if (Object.values(nonces).some((nonce) => nonce !== ''))
    cannot.push(`${before}: the nonces were not committed before they were shown.`);
  if (match?.ruleset.seats.some((seat) => !nonces[seat]))
    cannot.push('Not every seat gave a nonce: who chose the seed chose the dice.');
  if (seed !== undefined && (hexLength(seed.toLowerCase()) ?? 0) < ENOUGH)
    cannot.push(`The seed is shorter than ${ENOUGH} bytes: it could have been guessed during play.`);
  if (match && takenBackIn(match).length > 0) cannot.push('Consents to going back were not recorded then.');
  return cannot;
}

function sentence({ problem }: MatchRead): string {
  return problem ? `${problem.line ? `Line ${problem.line}: ` : ''}${problem.message}` : '';
}
