#!/usr/bin/env node
// Runs the command line, building it first when the sources are newer than the build.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canBuild, root } from '../scripts/tools.mjs';

const built = join(root, 'dist/cli.js');
const [command, ...rest] = process.argv.slice(2);

function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { recursive: true }).map((path) => statSync(join(folder, path)).mtimeMs),
  );
}

function isStale() {
  if (!existsSync(built)) return true;
  const sources = join(root, 'src');
  return existsSync(sources) && newest(sources) > statSync(built).mtimeMs;
}

// The server is a program of its own, with the page beside it.
if (command === 'serve' && !rest.some((arg) => arg === '--help' || arg === '-h')) {
  await import('../scripts/start.mjs');
} else await runCli();

async function runCli() {
  if (!canBuild() && !existsSync(built)) {
    process.stderr.write(
      "auspex: dist/cli.js is missing, and the tools to build it are not installed: run 'npm ci'.\n",
    );
    process.exit(2);
  }
  if (canBuild() && isStale()) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), 'cli'], {
      encoding: 'utf8',
    });
    if (status !== 0) {
      process.stderr.write(`auspex: the command line could not be built.\n${stdout}${stderr}`);
      process.exit(2);
    }
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(built).href);
}
