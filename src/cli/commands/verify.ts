import { verifyMatch } from '../../kernel/verify.ts';
import { type Command, FAILED, FINE, readArgs, Usage, WRONG } from '../command.ts';
import { readText } from '../files.ts';
import { rulesets } from '../rulesets.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'prove from a match file that its dice were honest and its actions legal',
  help: `Usage: auspex verify [--json] <match file>

Plays the match again from its seed and checks every promise: the seed is the one committed to before the
first action, the dice come from it and the players' nonces, every action was legal, every recorded position
agrees, and so does the result.

  --json   the report as one object: { ok, checks: [{ what, ok, detail }] }

Example:
  auspex verify game.auspex`,
  run(args, io) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
    if (positionals.length !== 1) throw new Usage('Say which match file to verify');
    const [file] = positionals;
    const report = verifyMatch(readText(file), rulesets);
    if (values.json) io.out(JSON.stringify(report));
    else {
      for (const { what, ok, detail } of report.checks) io.out(`${ok ? 'ok  ' : 'NOT '} ${what}. ${detail}`);
      io.out(report.ok ? `${file} is verified.` : `${file} is not verified.`);
    }
    const readable = report.checks[0]?.ok ?? false;
    return report.ok ? FINE : readable ? FAILED : WRONG;
  },
};
