import type { BenchResult } from '../bench/result.ts';
import { Skipped } from '../bench/result.ts';
import { type Command, FINE, readArgs, Usage } from '../command.ts';

export const benchCommand: Command = {
  name: 'bench',
  summary: 'measure how fast the engine and the page are, beside their peers',
  help: `Usage: auspex bench [--only NAME] [--json]

Runs the benchmark suites and prints a table. Figures move by a third on a busy machine. The suite 'browser' measures the
built page in the browser of the tests; where either is missing it says so and is left out.

  --only NAME   only the suites whose name contains NAME
  --json        at the end one line: {"results":[{ name, value, unit, peer?, peerValue?, ratio? }]}

Example:
  auspex bench --only sight`,
  async run(args, io, games) {
    const { values, positionals } = readArgs(args, { only: { type: 'string' }, json: { type: 'boolean' } });
    if (positionals.length > 0) throw new Usage(`'${positionals[0]}' is not understood`);
    // The suites set games up as they load: only when they are wanted.
    const { suitesOf } = await import('../bench/index.ts');
    const suites = [...(await suitesOf(games)), BROWSER];
    const chosen = suites.filter(({ name }) => name.includes(values.only ?? ''));
    if (chosen.length === 0 && values.only !== undefined)
      throw new Usage(
        `No suite is called '${values.only}'; known are: ${suites.map((it) => it.name).join(', ')}`,
      );
    const results: BenchResult[] = [];
    const skipped: string[] = [];
    for (const suite of chosen) {
      io.progress?.(`${suite.name} ...`);
      try {
        results.push(...(await suite.run()));
      } catch (error) {
        if (!(error instanceof Skipped)) throw error;
        skipped.push(`${suite.name}: left out, ${error.message}`);
      }
    }
    io.progress?.('');
    for (const row of table(results)) io.out(row);
    for (const line of skipped) io.out(line);
    if (values.json) io.out(JSON.stringify({ results }));
    return FINE;
  },
};

/** The page itself, in the browser of the tests: loaded only when it is wanted. */
const BROWSER = {
  name: 'browser',
  run: async () => (await import('../bench/browser/index.ts')).benchBrowser(),
};

function table(results: readonly BenchResult[]): string[] {
  const rows = results.map(({ name, value, unit, peer, peerValue, ratio }) => [
    name,
    `${figure(value)} ${unit}`,
    peer === undefined ? '' : `${peer} ${peerValue === undefined ? '' : `${figure(peerValue)} ${unit}`}`,
    ratio === undefined ? '' : `x ${figure(ratio)}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)));
}
