import { endsWithReader } from './pipe.ts';
import { run } from './run.ts';

for (const stream of [process.stdout, process.stderr]) endsWithReader(stream, () => process.exit());

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  progress: process.stderr.isTTY ? (text) => process.stderr.write(`\r\x1b[K${text}`) : null,
});
