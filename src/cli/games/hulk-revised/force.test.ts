import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../files.ts';
import { run } from '../../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'auspex-force-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function force(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), progress: null };
  const code = await run(['force', ...words], io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function list(text: string): string {
  const path = join(folder, 'list.yaml');
  writeFileSync(path, text);
  return path;
}

test.each(['first-squad', 'hungry-brood'])('the sample list %s is legal', async (name) => {
  const { code, out } = await force('check', join(projectRoot(), `forces/hulk-revised/${name}.yaml`));
  expect(code).toBe(0);
  expect(out).toContain('is a legal');
});

test('HR-FORCE-01 a list over its points is refused with the sum and the place', async () => {
  const path = list('side: stealer\npoints: 5\nblips: 20\nbroodlord: 1\n');
  const { code, out } = await force('check', path);
  expect(code).toBe(1);
  expect(out).toContain(`${path}:2:9 The list costs 9; there are 5 points. (HR-FORCE-01)`);
});

test('a list that cannot be read is told with its place, not with a stack trace', async () => {
  const path = list('side: stealer\nblips: many\n');
  const { code, err } = await force('check', path);
  expect(code).toBe(2);
  expect(err).toContain(`${path}:2:8 blips:`);
});

test('--json gives one object a file', async () => {
  const { out } = await force('check', '--json', list('side: stealer\npoints: 20\nblips: 15\n'));
  expect(JSON.parse(out)).toMatchObject({ cost: 3, points: 20, problems: [] });
});

test.each([[[]], [['check']], [['burn', 'x']]])('%j is wrong usage', async (words) => {
  expect((await force(...words)).code).toBe(2);
});
