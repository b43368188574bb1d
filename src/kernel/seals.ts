import { sealedSetup } from './continuing.ts';
import { Problem, type Seat } from './contract.ts';
import { commitment, ENOUGH, fairnessOf, hexLength, nonceCommitment } from './fairness.ts';
import { fairnessBefore } from './fairness-before.ts';
import type { FileHead, FileLine } from './file.ts';
import type { Earlier } from './match.ts';
import { listed } from './words.ts';

/** One thing a verified match must prove. */
export interface VerifyCheck {
  readonly what: string;
  readonly ok: boolean;
  /** What was found, in sentences. */
  readonly detail: string;
}

/** What the head of a match file of format 2 promises about chance, each promise looked at by itself. */
export function sealChecks(
  head: FileHead,
  lines: readonly FileLine[],
  seats: readonly Seat[],
): VerifyCheck[] {
  const checks = [seedCheck(head)];
  const isSound = checks[0].ok;
  checks.push({
    what: 'The seed, the setup, the rules and the seats are the ones sealed before play',
    ...(isSound ? termsCheck(head, lines, seats) : { ok: false, detail: 'A seal needs a sound seed.' }),
  });
  checks.push({ what: 'Every seat gave a nonce of its own', ...noncesCheck(head, seats) });
  checks.push({ what: 'Every nonce is the one its seat had sealed', ...promisesCheck(head, seats) });
  if (head.from) checks.push({ what: EARLIER, ...earlierCheck(head, lines, seats) });
  return checks;
}

function seedCheck({ seed }: FileHead): VerifyCheck {
  const what = 'The seed is long enough not to be guessed';
  if (seed === undefined) {
    const detail = 'The seed has not been revealed: the match cannot be replayed or verified yet.';
    return { what, ok: false, detail };
  }
  const length = hexLength(seed);
  if (length === null) return { what, ok: false, detail: 'A seed is an even number of hexadecimal digits.' };
  return { what, ok: isEnough(seed), detail: `It has ${length} bytes; at least ${ENOUGH} are needed.` };
}

type Finding = Pick<VerifyCheck, 'ok' | 'detail'>;

const EARLIER = 'The first lines are played with the dice of an earlier match';

/** The dice of an earlier match are open to all; it is only asked whether they are the ones its own seal was over. */
function earlierCheck(head: FileHead, lines: readonly FileLine[], seats: readonly Seat[]): Finding {
  try {
    const { entries = 0 } = earlierIn(head, lines, seats) ?? {};
    return { ok: true, detail: `The first ${entries} lines; from there on the dice are sealed anew.` };
  } catch (error) {
    if (error instanceof Problem) return { ok: false, detail: error.message };
    throw error;
  }
}

/** What the seal is over in the place of the setup. */
export function sealedIn(
  { setup, from }: Pick<FileHead, 'setup' | 'from'>,
  lines: readonly FileLine[],
): unknown {
  const played = lines.flatMap((line) => (line.kind === 'entry' ? line : []));
  return sealedSetup(setup, from ?? null, played);
}

/** Where the dice of the first lines come from. Numbers that were not the earlier match's own are a `Problem`. */
export function earlierIn(
  head: Pick<FileHead, 'ruleset' | 'version' | 'setup' | 'from'>,
  lines: readonly FileLine[],
  seats: readonly Seat[],
): Earlier | undefined {
  const { ruleset, version, setup, from } = head;
  if (!from) return undefined;
  const sealed = sealedIn({ setup, from: from.from }, lines);
  const { seed, nonces, after } = from;
  const fairness =
    from.format === 1
      ? fairnessBefore(seed, nonces)
      : fairnessOf(seed, nonces, { ruleset, version, setup: sealed, seats });
  if (fairness.commitment !== from.commitment)
    throw new Problem('The seed of the earlier match is not the one it was sealed with.');
  const earlier = earlierIn({ ...head, from: from.from }, lines, seats);
  if (earlier && earlier.entries >= after) throw new Problem('An earlier match is longer than a later one.');
  return { fairness, entries: after, ...(earlier ? { earlier } : {}) };
}

function termsCheck(head: FileHead, lines: readonly FileLine[], seats: readonly Seat[]): Finding {
  const told = head.seats ?? [];
  if (told.join() !== seats.join())
    return { ok: false, detail: `The file seats ${told.join(', ')}; the game seats ${seats.join(', ')}.` };
  const { ruleset, version } = head;
  const made = commitment(head.seed!, { ruleset, version, setup: sealedIn(head, lines), seats });
  return made === head.commitment
    ? { ok: true, detail: `Seal ${made}.` }
    : {
        ok: false,
        detail: 'The seed is not the one the table committed to, or it was sealed with another setup.',
      };
}

function noncesCheck({ nonces }: FileHead, seats: readonly Seat[]): Finding {
  const missing = seats.filter((seat) => !Object.hasOwn(nonces, seat));
  if (missing.length > 0) return { ok: false, detail: `None from ${listed(missing)}.` };
  const stranger = Object.keys(nonces).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return { ok: false, detail: `There is no seat '${stranger}'.` };
  const short = seats.filter((seat) => !isEnough(nonces[seat]));
  if (short.length > 0)
    return { ok: false, detail: `The nonce of ${listed(short)} is not ${ENOUGH} bytes or more.` };
  return { ok: true, detail: seats.map((seat) => `${seat} ${nonces[seat]}`).join(', ') };
}

function promisesCheck({ nonces, promises, commitment: table }: FileHead, seats: readonly Seat[]): Finding {
  const isKept = (seat: Seat): boolean =>
    Object.hasOwn(nonces, seat) &&
    isEnough(nonces[seat]) &&
    hexLength(table) === 32 &&
    nonceCommitment(table, seat, nonces[seat]) === promises[seat];
  const broken = seats.filter((seat) => !isKept(seat));
  return broken.length > 0
    ? { ok: false, detail: `Not so for ${listed(broken)}: it was never sealed, or after another seed.` }
    : { ok: true, detail: 'Each was sealed after the seed and before any nonce was shown.' };
}

function isEnough(hex: string): boolean {
  const length = hexLength(hex);
  return length !== null && length >= ENOUGH && length <= 64;
}
