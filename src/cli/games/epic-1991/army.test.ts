import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../files.ts';
import { run } from '../../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'auspex-army-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function army(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), progress: null };
  const code = await run(['army', ...words], io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function list(text: string): string {
  const path = join(folder, 'list.yaml');
  writeFileSync(path, text);
  return path;
}

const SMALL = `name: Small
force: marines
points: 1000
cards:
  - scout-company
  - { card: predator-squadron, count: 2 }
`;

test('every army that comes with the game is legal', async () => {
  const armies = join(projectRoot(), 'armies/epic-1991');
  const files = readdirSync(armies).map((file) => join(armies, file));
  const { code, out } = await army('check', ...files);
  expect(code).toBe(0);
  expect(out.match(/is a legal army/g)?.length).toBe(files.length);
});

test('the bill, card by card', async () => {
  const path = list(SMALL);
  expect(await army('check', path)).toEqual({
    code: 0,
    err: '',
    out: [
      '  450  Scout Company (company)',
      '  200  Predator Squadron 1 (support)',
      '  200  Predator Squadron 2 (support)',
      '  850  of 1000 points',
      `${path} is a legal army of marines: Small.`,
    ].join('\n'),
  });
});

test('E2-ARMY-02, E2-ARMY-06: problems are told with place and rule', async () => {
  const path = list(SMALL.replace('count: 2', 'count: 6'));
  const { code, out } = await army('check', path);
  expect(code).toBe(1);
  expect(out).toContain(`${path}:5:3 The cards come to 1650 points; the limit is 1000. (E2-ARMY-02)`);
  expect(out).toContain(
    `${path}:6:5 Predator Squadron 6: with 1 company card at most 5 support cards. (E2-ARMY-06)`,
  );
});

test('--points sets the limit of the battle', async () => {
  expect((await army('check', '--points', '850', list(SMALL))).code).toBe(0);
  expect((await army('check', '--points', '849', list(SMALL))).code).toBe(1);
  expect((await army('check', '--points', 'many', list(SMALL))).code).toBe(2);
});

test('E2-ARMY-16: an army of another deck says what it needs', async () => {
  const { code, out } = await army('check', list('name: X\nforce: squats\ncards: [squat-brotherhood]\n'));
  expect(code).toBe(0);
  expect(out).toContain('For battles with the option for other decks (E2-ARMY-16).');
});

test('an army that cannot be read is told with its place, not with a stack trace', async () => {
  const path = list(SMALL.replace('scout-company', 'scout-compny'));
  const { code, err } = await army('check', path);
  expect(code).toBe(2);
  expect(err).toContain(`${path}:5:5 cards.0.card: There is no card 'scout-compny'.`);
});

test('--json gives one object a file', async () => {
  const { out } = await army('check', '--json', list(SMALL));
  expect(JSON.parse(out)).toMatchObject({
    name: 'Small',
    force: 'marines',
    points: 850,
    limit: 1000,
    problems: [],
  });
});

test('cards lists a deck with what each card holds', async () => {
  const { code, out } = await army('cards', 'orks');
  expect(code).toBe(0);
  expect(out.split('\n').length).toBe(33);
  expect(out).toMatch(/^extra-boyz +support +100 {2}Extra Boyz: 4 Boyz of its Clan$/m);
  expect((await army('cards', 'guard')).out).toMatch(/: 3 times 1 baneblade or shadow-sword$/m);
});

test('the examples of the guide are legal: one of this edition, two of the first', async () => {
  const guide = readFileSync(join(projectRoot(), 'docs/armies.md'), 'utf8');
  const [cards, ...forces] = [...guide.matchAll(/```yaml\n(name:[\s\S]*?)```/g)].map(([, text]) => text);
  expect(forces.length).toBe(2);
  expect((await army('check', list(cards))).code).toBe(0);
  for (const force of forces)
    expect((await army('check', '--ruleset', 'epic-1989', list(force))).code).toBe(0);
});

test.each([[[]], [['check']], [['cards']], [['cards', 'elves']], [['burn', 'x']]])(
  '%j is wrong usage',
  async (words) => {
    expect((await army(...words)).code).toBe(2);
  },
);
