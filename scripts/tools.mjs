import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether there is something to build and what it takes: a host installs neither a bundler nor React. */
export function canBuild() {
  if (!existsSync(join(root, 'src'))) return false;
  try {
    for (const tool of ['esbuild', 'vite', '@vitejs/plugin-react', 'react']) import.meta.resolve(tool);
    return true;
  } catch {
    return false;
  }
}
