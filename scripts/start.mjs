// `npm start`, `auspex serve`: builds what changed where the tools for it are installed, else serves what was built elsewhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canBuild, root } from './tools.mjs';

const server = join(root, 'dist/server.js');
if (canBuild()) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
} else if (!existsSync(server) || !existsSync(join(root, 'dist/web/index.html'))) {
  console.error(
    "Nothing is built in dist/, and the tools to build it are not installed: run 'npm ci', or bring dist/ along.",
  );
  process.exit(2);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
