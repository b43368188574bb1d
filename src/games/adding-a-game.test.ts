/** Walks the list of docs/adding-a-game.md for every game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { strengthsFor } from '../bots/strengths.ts';
import { ruleIds } from '../cases/rule-ids.ts';
import { type Games, OURS } from '../cli/games.ts';
import { type Listing, PARTS, type Part } from '../kernel/shelf.ts';
import { SHELVES, TOYS } from '../toys/list.ts';
import { caseWords } from '../web/games/case-words.ts';
import { adapters } from '../web/games/index.ts';
import { GAMES } from './list.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Step {
  readonly part: Part | null;
  readonly path: string;
}

const STEPS: readonly Step[] = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| \d+ \| (\w*) ?\| `([^`]+)` \|/.exec(line))
  .filter((row) => row !== null)
  .map(([, part, path]) => ({ part: (part as Part) || null, path }));

/** What is wrong with a step of a game, or null: it is there, or the game says that it is not. */
function fault({ part, path }: Step, { id, lacks }: Listing, has: (path: string) => boolean): string | null {
  const there = has(path.replaceAll('<id>', id));
  const lack = part && lacks[part];
  if (!there && !lack) return `${path} of ${id} is not there, and nothing says so`;
  return there && lack ? `${path} of ${id} is there, though '${lack}'` : null;
}

test('the list names every part, and a game has, or says that it lacks, every step of it', () => {
  expect(STEPS.length).toBeGreaterThan(10);
  for (const part of PARTS) expect(STEPS.some((step) => step.part === part)).toBe(true);
  const has = (path: string) => existsSync(join(ROOT, path));
  expect(GAMES.flatMap((game) => STEPS.map((step) => fault(step, game, has))).filter(Boolean)).toEqual([]);
});

test('the walk sees a gap that is not declared, and a lack that is not there', () => {
  const [game] = GAMES;
  const step: Step = { part: 'web', path: 'src/web/games/<id>/index.ts' };
  expect(fault(step, game, () => false)).toContain('is not there');
  expect(fault(step, { ...game, lacks: { web: 'To come.' } }, () => true)).toContain("though 'To come.'");
  expect(fault(step, { ...game, lacks: { web: 'To come.' } }, () => false)).toBe(null);
});

test('no room has a folder for a game that is not listed, and no listed game lacks its folder', () => {
  const ids = GAMES.map(({ id }) => id);
  const folders = (room: string) =>
    readdirSync(join(ROOT, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  expect(folders('src/games')).toEqual([...ids].sort());
  for (const room of ['src/cli/games', 'src/web/games', 'src/golden', 'src/golden/digests'])
    expect(folders(room).filter((name) => name !== 'digests' && !ids.includes(name))).toEqual([]);
});

const every: readonly (readonly [string, Listing, Games])[] = [
  ...GAMES.map((game) => [game.id, game, OURS] as const),
  ...TOYS.map((game) => [game.id, game, SHELVES] as const),
];

describe.each(every)('%s', (id, listing, { rulesets, cases, opponents, tools }) => {
  const has = (part: Part) => listing.lacks[part] === undefined;

  test('is what its listing says', async () => {
    const ruleset = await rulesets.load(id);
    const { title, seats, complete, areas } = listing;
    expect(ruleset).toMatchObject({ id, title, seats, complete, areas });
    for (const lack of Object.values(listing.lacks)) expect(lack).toMatch(/^[A-Z].*\.$/);
  });

  test('its parts load, each for this game', async () => {
    if (has('cases')) expect((await cases.load(id)).ruleset.id).toBe(id);
    else await expect(cases.load(id)).rejects.toThrow(listing.lacks.cases);
    if (has('cli')) expect((await tools.load(id)).setups().length).toBeGreaterThan(0);
    else await expect(tools.load(id)).rejects.toThrow(listing.lacks.cli);
    const strengths = strengthsFor(id, [listing]).map((one) => one.id);
    expect(strengths).toEqual(listing.opponents);
    if (has('bots')) expect((await opponents.load(id)).bots.map((bot) => bot.id)).toEqual(strengths);
    else await expect(opponents.load(id)).rejects.toThrow(listing.lacks.bots);
  });
});

describe.each(GAMES)('$id', ({ id, prefix, lacks }) => {
  test('its rule IDs begin as its listing says', () => {
    const inventory = readFileSync(join(ROOT, 'rules', `${id}.md`), 'utf8');
    expect(ruleIds(inventory).filter((rule) => !rule.startsWith(`${prefix}-`))).toEqual([]);
  });

  test('its table in the browser loads, or says why not', async () => {
    if (lacks.web) await expect(adapters.load(id)).rejects.toThrow(lacks.web);
    else expect((await adapters.load(id)).ruleset.id).toBe(id);
    if (lacks.shown) await expect(caseWords.load(id)).rejects.toThrow(lacks.shown);
    else expect(await caseWords.load(id)).toBeDefined();
  });
});

test('a game that nobody has brought is told by the names there are', async () => {
  await expect(OURS.rulesets.load('chess')).rejects.toThrow(/no ruleset 'chess'; known are: hulk-revised/);
});
