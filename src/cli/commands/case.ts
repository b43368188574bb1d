import { adapterFor } from '../../cases/adapters.ts';
import { caseFiles, casesIn } from '../../cases/files.ts';
import { failureText } from '../../cases/report.ts';
import { type Result, runCase } from '../../cases/run.ts';
import { type Command, FAILED, FINE, readArgs, Usage } from '../command.ts';
import { inFile } from '../files.ts';

export const caseCommand: Command = {
  name: 'case',
  summary: 'run rule cases and say which do not hold',
  help: `Usage: auspex case [--json] <files or folders...>

Plays rule cases against the engine. For each case that does not hold it prints the file and line,
what was expected, what was found, and the board. docs/cases.md describes how cases are written.

  --json   one object: { cases, failed: [{ file, line, case, rules, problems }] }

Example:
  auspex case cases/hulk-revised/overwatch.yaml
  auspex case cases`,
  async run(args, io, { list, cases }) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
    if (positionals.length === 0) throw new Usage('Say which case files to run');
    const files = positionals.flatMap((path) => inFile(path, () => caseFiles(path)));
    const results: Result[] = [];
    for (const file of files)
      for (const written of inFile(file, () => casesIn(file, list)))
        results.push(runCase(written, await adapterFor(written.rules[0], cases)));
    const failed = results.filter(({ failure }) => failure !== null);
    if (values.json) io.out(JSON.stringify({ cases: results.length, failed: failed.map(plain) }));
    else {
      for (const result of failed) io.out(`${failureText(result)}\n`);
      io.out(`${results.length - failed.length} of ${results.length} cases hold.`);
    }
    return failed.length > 0 ? FAILED : FINE;
  },
};

function plain({ of, failure }: Result) {
  return {
    file: of.file,
    line: failure?.place.line,
    case: of.name,
    rules: of.rules,
    problems: failure?.lines,
  };
}
