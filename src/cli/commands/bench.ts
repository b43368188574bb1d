import type { BenchResult } from '../bench/index.ts';
import { type Command, FINE, readArgs, Usage } from '../command.ts';

export const benchCommand: Command = {
  name: 'bench',
  summary: 'measure how fast the engine is, beside its peers',
  help: `Usage: auspex bench [--only NAME] [--json]

Runs the benchmark suites and prints a table. Figures move by a third on a busy machine.

  --only NAME   only the suites whose name contains NAME
  --json        at the end one line: {"results":[{ name, value, unit, peer?, peerValue?, ratio? }]}

Example:
  auspex bench --only sight`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, { only: { type: 'string' }, json: { type: 'boolean' } });
    if (positionals.length > 0) throw new Usage(`'${positionals[0]}' is not understood`);
    // The suites set games up as they load: only when they are wanted.
    const { suites } = await import('../bench/index.ts');
    const chosen = suites.filter(({ name }) => name.includes(values.only ?? ''));
    if (chosen.length === 0 && values.only !== undefined)
      throw new Usage(
        `No suite is called '${values.only}'; known are: ${suites.map((it) => it.name).join(', ')}`,
      );
    const results: BenchResult[] = [];
    for (const suite of chosen) {
      io.progress?.(`${suite.name} ...`);
      results.push(...(await suite.run()));
    }
    io.progress?.('');
    for (const row of table(results)) io.out(row);
    if (values.json) io.out(JSON.stringify({ results }));
    return FINE;
  },
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
