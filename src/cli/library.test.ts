/** The package as others use it: each of its files is a bundle of its own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from './files.ts';

const built = (name: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(projectRoot(), 'dist', name)).href) as Promise<
    Record<string, never>
  >;

test('a problem of a game is a problem for who catches it with the kernel', async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', 'kernel', 'games'], {
    cwd: projectRoot(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const { Problem } = (await built('kernel.js')) as unknown as { Problem: typeof Error };
  const { hulkRevised } = (await built('games/hulk-revised.js')) as Record<string, Reader>;
  const { epic1991 } = (await built('games/epic-1991.js')) as Record<string, Reader>;
  for (const game of [hulkRevised, epic1991]) {
    let caught: unknown;
    try {
      game.readSetup({});
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Problem);
    expect(caught).toMatchObject({ name: 'Problem' });
  }
  expect(new Error('no problem')).not.toBeInstanceOf(Problem);
  expect(null).not.toBeInstanceOf(Problem);
});

interface Reader {
  readSetup(data: unknown): unknown;
}
