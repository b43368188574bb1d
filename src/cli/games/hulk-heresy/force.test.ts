import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SIZES } from '../../../games/hulk-heresy/force/sizes.ts';
import { projectRoot } from '../../files.ts';
import { run } from '../../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'auspex-heresy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const force = (...words: string[]) => auspex('force', ...words, '--ruleset', 'hulk-heresy');

async function auspex(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), progress: null };
  const code = await run(words, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function list(text: string): string {
  const path = join(folder, 'list.yaml');
  writeFileSync(path, text);
  return path;
}

const READY = join(projectRoot(), 'forces/hulk-heresy');

describe('the ready forces', () => {
  const names = readdirSync(READY);
  test.each(names)('%s is legal and spends its points', async (name) => {
    const { code, out } = await force('check', '--json', join(READY, name));
    expect(code, out).toBe(0);
    const { cost, points } = JSON.parse(out) as { cost: number; points: number };
    expect([name, cost]).toEqual([name, points]);
    expect(name).toContain(`-${points}.`);
  });

  test('there are some for every size and every kind', () => {
    for (const points of [16, 23, 29, 33, 38])
      expect(names.filter((name) => name.endsWith(`-${points}.yaml`)).length).toBeGreaterThan(1);
    for (const kind of ['terminators', 'powered', 'khorne', 'slaanesh', 'tzeentch', 'nurgle'])
      expect(names.filter((name) => name.startsWith(kind)).length).toBeGreaterThan(0);
  });
});

test('HH-MISS-09: the twelve sizes are those of the table', () => {
  const rules = readFileSync(join(projectRoot(), 'rules/hulk-heresy.md'), 'utf8');
  const rows = rules
    .split('**HH-MISS-09**')[1]
    .split('\n**')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const table = rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(table).toEqual(
    SIZES.map(({ mission, title, points, librarian, broodlord }) => [
      `${mission} ${title}`,
      String(points),
      [...(librarian ? ['Librarian'] : []), ...(broodlord ? ['Broodlord'] : [])].join(' and ') || '—',
    ]),
  );
});

test('HH-MISS-09, HH-MISS-10, HH-GAP-06: a mission says the points and who comes', async () => {
  const without = await force('check', '--mission', 'VIII', join(READY, 'powered-23.yaml'));
  expect(without.code).toBe(1);
  expect(without.out).toContain('(HH-MISS-09)');
  expect((await force('check', '--mission', 'viii', join(READY, 'terminators-23.yaml'))).code).toBe(0);
  expect((await force('check', '--mission', 'XII', join(READY, 'tzeentch-23.yaml'))).code).toBe(0);
  expect((await force('check', '--mission', 'XIII', join(READY, 'tzeentch-23.yaml'))).code).toBe(2);
  expect((await force('sizes')).out.split('\n').length).toBe(12);
});

test('HH-FORCE-01: a list over its points is refused with the sum', async () => {
  const { code, out } = await force(
    'check',
    list('points: 5\nmodels:\n  - 3x terminator indomitus combi-bolter power-fist\n'),
  );
  expect(code).toBe(1);
  expect(out).toContain('That costs 6 of 5 points. (HH-FORCE-01)');
});

test('a line that cannot be read is told with its place', async () => {
  const { code, err } = await force(
    'check',
    list('models:\n  - terminator indomitus combi-bolter power-fist\n  - terminator gold\n'),
  );
  expect(code).toBe(2);
  expect(err).toContain(':3:5 models.1: ');
});

test('HH-GSB-01: a mission for Genestealers is taken over, or refused with the reason', async () => {
  const folder = join(projectRoot(), 'missions/hulk-revised');
  const adopt = (name: string, ...more: string[]) =>
    auspex('mission', 'adopt', ...more, join(folder, name), '--ruleset', 'hulk-heresy');
  const { code, out } = await adopt('ash-nursery.yaml', '--as', 'daemons');
  expect(code).toBe(0);
  const path = list(`${out}\n`);
  expect((await auspex('mission', 'check', path, '--ruleset', 'hulk-heresy')).code).toBe(0);
  expect(out).toContain('as: daemons');
  const ducts = await adopt('whispering-walls.yaml');
  expect([ducts.code, ducts.err.includes('this game has no air ducts (HH-GSB-01)')]).toEqual([2, true]);
  expect((await adopt('ash-nursery.yaml', '--as', 'orks')).code).toBe(2);
});
