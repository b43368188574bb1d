import { rulesetsFor } from '../../games/rulesets.ts';
import { type VerifyReport, verifyMatch } from '../../kernel/verify.ts';
import { type Command, FAILED, FINE, readArgs, Usage, WRONG } from '../command.ts';
import { readText } from '../files.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'prove from a match file that its dice were honest and its actions legal',
  help: `Usage: auspex verify [--json] [--commitment <digits>] <match file>

Plays the match again from its seed and says of each thing what it found: the seed, the setup, the rules and the
seats are the ones sealed before play, every seat's nonce was sealed before any was shown, the dice come from them, every
action was legal, nothing was taken back without consent, every recorded position agrees, and so does the result.

A file can be made up whole, seal and all. Note the seal when a match begins ("Dice sealed: 3f9a..."), and give it here.
A file of an older format is verified for what it is, and you are told what it cannot prove.

  --commitment <digits>  the seal as noted at the start, or its first eight digits or more
  --json                 the report as one object: { ok, checks: [{ what, ok, detail }], cannot, commitment }

Example:
  auspex verify --commitment 3f9a04c1 game.auspex`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, {
      json: { type: 'boolean' },
      commitment: { type: 'string' },
    });
    if (positionals.length !== 1) throw new Usage('Say which match file to verify');
    const [file] = positionals;
    const text = readText(file);
    const rulesets = await rulesetsFor(text, games.rulesets);
    const report = verifyMatch(text, rulesets, values.commitment ?? null);
    if (values.json) io.out(JSON.stringify(report));
    else {
      for (const { what, ok, detail } of report.checks) io.out(`${ok ? 'ok  ' : 'NOT '} ${what}. ${detail}`);
      for (const sentence of report.cannot) io.out(`open ${sentence}`);
      io.out(`${file} ${verdict(report)}`);
    }
    const readable = report.checks[0]?.ok ?? false;
    return report.ok ? FINE : readable ? FAILED : WRONG;
  },
};

function verdict({ ok, cannot }: VerifyReport): string {
  if (!ok) return 'is not verified.';
  return cannot.length === 0
    ? 'is verified.'
    : 'is verified for what it is: a file of the first format, which leaves open what is said above.';
}
