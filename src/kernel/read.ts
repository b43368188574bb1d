import { type AnyRuleset, Problem } from './contract.ts';
import { replayLine } from './ending.ts';
import { fairnessOf } from './fairness.ts';
import { fairnessBefore } from './fairness-before.ts';
import { type FileHead, type FileLine, parseMatch, resultText } from './file.ts';
import { hashNow, type Match, openMatch, type Stretch } from './match.ts';
import { earlierIn, sealChecks, sealedIn } from './seals.ts';
import { goOn } from './stretches.ts';

/** Which promise of a match file failed. */
export type Failing = 'file' | 'seed' | 'setup' | 'action' | 'undo' | 'hash' | 'result';

/** A match rebuilt from its file, as far as the file could be followed. */
export interface MatchRead {
  /** Null when not even the start could be made. */
  readonly match: Match | null;
  /** The first thing wrong, with its line; null when the whole file agrees. */
  readonly problem: Problem | null;
  readonly failing: Failing | null;
  readonly head: FileHead | null;
  readonly lines: readonly FileLine[];
  /** Set when the file was recorded by another version of the ruleset. */
  readonly otherVersion: { readonly recorded: string; readonly here: string } | null;
  /** The rules changed under it: so many lines stand as they were written, and the rest was played by the rules of today. */
  readonly since: number | null;
  /** The last entry after which a recorded hash agreed, -1 when none did. */
  readonly agreedAfter: number;
  /** How many hashes agreed. */
  readonly hashesAgreed: number;
}

/** Reads a match file and plays it again. Never throws for what the file says: look at `problem`. */
export function readMatch(text: string, rulesets: readonly AnyRuleset[]): MatchRead {
  const reading = new Reading();
  try {
    reading.read(text, rulesets);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    reading.problem = error;
  }
  if (reading.problem === null) reading.failing = null;
  return reading;
}

type RulesLine = Extract<FileLine, { kind: 'rules' }>;

/** Where the rules of today take over, in a file begun by others. */
function lastBy(version: string, head: FileHead, lines: readonly FileLine[]): RulesLine | null {
  const found = lines.findLast((line): line is RulesLine => line.kind === 'rules');
  return head.version !== version && found?.version === version ? found : null;
}

/** The work in progress: what was reached stays in the fields when a Problem ends the reading. */
class Reading implements MatchRead {
  match: Match | null = null;
  problem: Problem | null = null;
  failing: Failing | null = 'file';
  head: FileHead | null = null;
  lines: readonly FileLine[] = [];
  otherVersion: { recorded: string; here: string } | null = null;
  since: number | null = null;
  agreedAfter = -1;
  hashesAgreed = 0;
  /** The first position that differs in a file of another version, which is followed on as long as its actions are legal. */
  private differs: Problem | null = null;

  read(text: string, rulesets: readonly AnyRuleset[]): void {
    const { head, lines } = parseMatch(text);
    this.head = head;
    this.lines = lines;
    const begun = this.start(head, lines, rulesets);
    const stretch = lastBy(begun.ruleset.version, head, lines);
    const match = stretch ? this.goOn(begun, lines, stretch) : begun;
    this.match = match;
    let result: string | null = null;
    for (const line of lines.slice(stretch ? lines.indexOf(stretch) + 1 : 0)) {
      if (result !== null && line.kind !== 'hash')
        this.fail('file', 'Nothing may follow the result.', line.line);
      if (line.kind === 'entry') this.play(match, line);
      else if (line.kind === 'hash') this.compare(match, line);
      else if (line.kind === 'rules')
        this.fail(
          'action',
          `From here on it was played by version ${line.version}, which proves it.`,
          line.line,
        );
      else {
        result = line.text;
        this.judge(match, line);
      }
    }
    if (match.outcome && result === null) {
      this.fail('result', `The match is over (${resultText(match.outcome)}), but no result is recorded.`);
    }
    if (this.differs) {
      this.failing = 'hash';
      throw this.differs;
    }
  }

  /** What older rules played is taken as it is written; the position after it must be the one that was sealed there. */
  private goOn(begun: Match, lines: readonly FileLine[], { version: _, ...stretch }: RulesLine): Match {
    const before = lines.slice(
      0,
      lines.findIndex(({ line }) => line === stretch.line),
    );
    const entries = before.flatMap((line) => (line.kind === 'entry' ? [line] : []));
    const wrong = entries.find(({ n }, i) => n !== i + 1);
    if (wrong) this.fail('file', `Action ${wrong.n} stands in the wrong place.`, wrong.line);
    let after = 0;
    const stretches = before.flatMap((line): Stretch[] => {
      if (line.kind === 'entry') after = line.n;
      return line.kind === 'rules' ? [{ after, ...line }] : [];
    });
    const match = goOn(begun, {
      ...stretch,
      lines: entries.map(({ seat, text }) => [seat, text]),
      hashes: before.flatMap((line) => (line.kind === 'hash' ? [line] : [])),
      outcome: begun.game.outcome(stretch.state),
      stretches,
    });
    this.match = match;
    this.since = entries.length;
    const sealed = before.findLast((line) => line.kind === 'hash');
    if (sealed?.after !== entries.length || sealed.hash !== hashNow(match))
      this.fail(
        'hash',
        `The position after action ${entries.length} is not the one sealed there.`,
        stretch.line,
      );
    this.agreedAfter = entries.length;
    this.hashesAgreed = 1;
    return match;
  }

  private start(head: FileHead, lines: readonly FileLine[], rulesets: readonly AnyRuleset[]): Match {
    const ruleset = rulesets.find(({ id }) => id === head.ruleset);
    if (!ruleset) {
      const known = rulesets.map(({ id }) => id).join(', ');
      return this.fail('file', `The ruleset '${head.ruleset}' is not known here; known are: ${known}.`);
    }
    if (ruleset.version !== head.version && !lastBy(ruleset.version, head, lines))
      this.otherVersion = { recorded: head.version, here: ruleset.version };
    if (head.seed === undefined) {
      return this.fail(
        'seed',
        'The seed has not been revealed: the match cannot be replayed or verified yet.',
      );
    }
    const flaw = head.format === 1 ? undefined : sealChecks(head, lines, ruleset.seats).find(({ ok }) => !ok);
    if (flaw) return this.fail('seed', flaw.detail);
    this.failing = 'setup';
    const { seed, nonces, setup, version } = head;
    const sealed = sealedIn(head, lines);
    const terms = { ruleset: ruleset.id, version, setup: sealed, seats: ruleset.seats };
    const stranger = Object.keys(nonces).find((seat) => !ruleset.seats.includes(seat));
    if (stranger !== undefined)
      return this.fail('setup', `There is no seat '${stranger}' in ${ruleset.title}.`);
    const fairness = head.format === 1 ? fairnessBefore(seed, nonces) : fairnessOf(seed, nonces, terms);
    const match = openMatch(ruleset, setup, fairness, version, earlierIn(head, lines, ruleset.seats));
    if (fairness.commitment !== head.commitment) {
      this.match = match;
      return this.fail('seed', 'The seed is not the one the table committed to.');
    }
    return match;
  }

  private play(match: Match, { n, seat, text, line }: Extract<FileLine, { kind: 'entry' }>): void {
    const next = match.entries.length + 1;
    if (n !== next) this.fail('file', `Action ${next} should stand here, but the line says ${n}.`, line);
    const answer = replayLine(match, seat, text);
    if (answer.ok) return;
    const { rule, why } = answer.refusal;
    this.fail(
      rule === 'KERNEL-UNDO' ? 'undo' : 'action',
      `Action ${n} (${seat}: ${text}) is refused: ${why} (${rule}) ${this.agreement()}`,
      line,
    );
  }

  private compare(match: Match, { after, hash, line }: Extract<FileLine, { kind: 'hash' }>): void {
    const here = match.entries.length;
    if (after !== here)
      this.fail('file', `This hash is for action ${after}, but stands after action ${here}.`, line);
    if (this.hashesAgreed > 0 && this.agreedAfter === after)
      this.fail('file', `The hash after action ${after} stands twice.`, line);
    if (hashNow(match) !== hash) {
      const where = after === 0 ? 'in its set-up' : `at or before action ${after}`;
      const sentence = `The match diverges ${where}. ${this.agreement()}`;
      if (!this.otherVersion) this.fail('hash', sentence, line);
      this.differs ??= new Problem(sentence, { line });
      return;
    }
    this.agreedAfter = after;
    this.hashesAgreed++;
  }

  private judge(match: Match, { text, line }: Extract<FileLine, { kind: 'result' }>): void {
    const here = match.outcome ? resultText(match.outcome) : null;
    // The words may be improved in a later version; who won and by which rule may not.
    const verdict = (result: string): string | undefined => /^\S+ \([^)]*\)/.exec(result)?.[0];
    if (here === null)
      this.fail('result', `The result is recorded as '${text}', but the match is not over.`, line);
    else if (!verdict(text) || verdict(text) !== verdict(here)) {
      const diverged = this.differs ? ` ${this.differs.message}` : '';
      this.fail(
        'result',
        `The result is recorded as '${text}', but played again it is '${here}'.${diverged}`,
        line,
      );
    }
  }

  private agreement(): string {
    if (this.differs) return this.differs.message;
    const since = this.agreedAfter;
    const agreed =
      since < 0
        ? 'No earlier hash was recorded.'
        : `After ${since === 0 ? 'set-up' : `action ${since}`} it still agreed.`;
    if (!this.otherVersion) return agreed;
    const { recorded, here } = this.otherVersion;
    return `${agreed} It was recorded with version ${recorded} of the ruleset; this is version ${here}.`;
  }

  private fail(what: Failing, sentence: string, line?: number): never {
    this.failing = what;
    throw new Problem(sentence, { line });
  }
}
