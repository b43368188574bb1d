/** Games plugged in from their own folders alone: every room works on them, and knows neither. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { botNamed, botsFor, randomBot } from '../bots/index.ts';
import { strengthsFor } from '../bots/strengths.ts';
import { playBots } from '../bots/testing.ts';
import { adapterFor } from '../cases/adapters.ts';
import { casesIn } from '../cases/files.ts';
import { failureText } from '../cases/report.ts';
import { runCase } from '../cases/run.ts';
import { run } from '../cli/run.ts';
import { rulesetsFor } from '../games/rulesets.ts';
import { battery } from '../kernel/battery.ts';
import type { AnyRuleset, Seat } from '../kernel/contract.ts';
import { knownChance } from '../kernel/fairness.ts';
import { writeMatch } from '../kernel/file.ts';
import { canonical } from '../kernel/hash.ts';
import { complaint, type Leak } from '../kernel/leaky.ts';
import { localSitting } from '../kernel/local-sitting.ts';
import { act, type Match, pending, rehearse, startMatch } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { readMatch } from '../kernel/read.ts';
import { sitDown, twoStreams, unlike } from '../kernel/sitting-testing.ts';
import { undo } from '../kernel/undo.ts';
import { verifyMatch } from '../kernel/verify.ts';
import { SHELVES, TOYS } from './list.ts';
import { leaks as ridgeLeaks } from './ridge/secrets.ts';
import { leaks as vaultLeaks } from './vault/secrets.ts';

const SRC = join(import.meta.dirname, '..');
const LEAKS: Readonly<Record<string, readonly Leak[]>> = { vault: vaultLeaks(), ridge: ridgeLeaks() };

async function auspex(...argv: string[]) {
  const out: string[] = [];
  const tell = (text: string) => void out.push(text);
  const code = await run(argv, { out: tell, err: tell, progress: null }, SHELVES);
  return { code, out: out.join('\n') };
}

/** Plays a match to its end by chance. */
function finish(match: Match, seed: string): void {
  const random = randomFrom(seed);
  while (!match.outcome) {
    const asked = pending(match);
    const { seat } = asked[random.below(asked.length)];
    const actions = match.game.actions(match.state, seat);
    act(match, seat, actions[random.below(actions.length)]);
  }
}

describe.each(TOYS.map((toy) => [toy.id, toy] as const))('%s', (id, { seats }) => {
  let ruleset: AnyRuleset;
  let setup: unknown;
  const cases = join(SRC, 'toys', id, 'cases.yaml');
  beforeAll(async () => {
    ruleset = await SHELVES.rulesets.load(id);
    [{ setup }] = (await SHELVES.tools.load(id)).setups();
  });

  test('stands the battery, two worlds and all', async () => {
    const { setups, checks } = await (await SHELVES.tools.load(id)).soak(ruleset);
    const report = battery(ruleset, setups, { ...checks, games: 12, seed: 'toys', sample: 4 });
    expect(report.problems).toEqual([]);
    expect(report.actions).toBeGreaterThan(200);
  });

  test('tells nobody what is hidden, and every leak is noticed', () => {
    const games = [ruleset.open(ruleset.readSetup(setup))];
    expect(complaint(games, 'sound', 6, 60)).toBe(null);
    for (const leak of LEAKS[id])
      expect(complaint(games, 'leak', 12, 80, leak), leak.what).toMatch(/^two worlds/);
  });

  test('is sat at, here and behind a pipe of bytes', () => {
    expect([...unlike(sitDown(ruleset, setup, id), randomFrom(id), 60)]).toEqual([]);
    for (const seat of seats) {
      const { done, one, two } = twoStreams(ruleset, setup, seat, randomFrom(id), 12);
      expect(done).toBeGreaterThan(0);
      expect(two).toBe(one);
    }
  });

  test('musters in secret, both seats at once, through sittings', () => {
    const match = rehearse(ruleset, setup, 'muster');
    const [first, second] = seats.map((seat) => localSitting(match, seat));
    expect([first, second].map((at) => at.decisions().map(({ kind, secret }) => [kind, secret]))).toEqual([
      [['muster', true]],
      [['muster', true]],
    ]);
    const [{ id: question }] = second.decisions();
    const before = canonical([second.view(), second.actions()]);
    const actions = first.actions();
    for (const action of actions) {
      first.answer(first.decisions()[0].id, { action });
      const shown = canonical(second.view());
      expect(second.decisions().map((one) => one.id)).toEqual([question]);
      first.undo();
      // Whatever was mustered, the other sees the same: that it was.
      first.answer(first.decisions()[0].id, { action: actions[0] });
      expect(canonical(second.view())).toBe(shown);
      first.undo();
      expect(canonical([second.view(), second.actions()])).toBe(before);
    }
  });

  test('is undone, written, read again and verified', async () => {
    const match = startMatch(ruleset, setup, knownChance(ruleset, 'verify'));
    const start = canonical(match.state);
    const [{ seat }] = pending(match);
    act(match, seat, match.game.actions(match.state, seat)[0]);
    expect(canonical(match.state)).not.toBe(start);
    undo(match, seat, { to: 0 });
    expect(canonical(match.state)).toBe(start);
    finish(match, 'verify');
    const text = writeMatch(match);
    const rulesets = await rulesetsFor(text, SHELVES.rulesets);
    const read = readMatch(text, rulesets);
    expect(read.problem).toBe(null);
    expect(canonical(read.match?.state)).toBe(canonical(match.state));
    expect(verifyMatch(text, rulesets)).toMatchObject({ ok: true });
    expect(verifyMatch(text.replace('muster', 'mustre'), rulesets)).toMatchObject({ ok: false });
  });

  test('its cases hold, and one that is wrong does not', async () => {
    const written = casesIn(cases, TOYS);
    expect(written.length).toBeGreaterThan(3);
    for (const one of written) {
      const adapter = await adapterFor(one.rules[0], SHELVES.cases);
      expect(failureText(runCase(one, adapter))).toBe('');
      const { steps } = one;
      const wrong = { ...one, steps: [...steps, { is: 'offered', place: one.place, seat: 'green' }] };
      expect(failureText(runCase(wrong as typeof one, adapter))).not.toBe('');
    }
  });

  test('its opponents have the strengths it names, and beat chance', async () => {
    const bots = await botsFor(id, SHELVES.opponents);
    expect(bots.map(({ id, title, text }) => ({ id, title, text }))).toEqual(strengthsFor(id, TOYS));
    const best = await botNamed(id, 'simple', SHELVES.opponents);
    const game = ruleset.open(ruleset.readSetup(setup));
    const known = ruleset.open(ruleset.readSetup(setup));
    let points = 0;
    for (let n = 0; n < 12; n++) {
      const own = seats[n % 2];
      const players = Object.fromEntries(
        seats.map((s): [Seat, typeof best] => [s, s === own ? best : randomBot]),
      );
      const { winner } = playBots(game, known, players, `toys ${n}`).outcome;
      points += winner === own ? 1 : winner === null ? 0.5 : 0;
    }
    expect(points).toBeGreaterThanOrEqual(8);
  });

  test('the command line knows it', async () => {
    expect(await auspex('case', cases)).toMatchObject({ code: 0 });
    expect(await auspex('soak', '--ruleset', id, '--minutes', '0.0001')).toMatchObject({ code: 0 });
    expect(await auspex('duel', '--ruleset', id, 'simple', 'simple', '--games', '1')).toMatchObject({
      code: 0,
    });
    expect((await auspex('train', '--ruleset', id)).out).toContain('Nobody has written down figures');
  });
});

test('two games bring a command of one name: the ruleset says whose', async () => {
  const checked = async (...words: string[]) => (await auspex('gang', 'check', ...words)).out;
  expect(await checked('runner', 'runner', 'brute')).toBe('A gang of Vault.');
  expect(await checked('--ruleset', 'ridge', 'rifles', 'rifles', 'cannon')).toBe('A battery of Ridge.');
  expect(await checked('--ruleset', 'ridge', 'runner', 'runner', 'brute')).toBe('No battery of Ridge.');
  expect(await auspex('gang', 'check', '--ruleset', 'moon', 'x')).toMatchObject({ code: 2 });
  expect((await auspex('--help')).out).toContain('  gang');
  expect((await auspex('gang', '--help')).out).toMatch(/runner[\s\S]*rifles/);
  expect(await auspex('army', 'check', 'x')).toMatchObject({ code: 2 });
});

test('a match is drawn by the game that can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-toys-'));
  for (const { id } of TOYS) {
    const ruleset = await SHELVES.rulesets.load(id);
    const [{ setup }] = (await SHELVES.tools.load(id)).setups();
    const match = startMatch(ruleset, setup, knownChance(ruleset, 'draw'));
    finish(match, 'draw');
    const file = join(folder, `${id}.auspex`);
    const { writeText } = await import('../cli/files.ts');
    writeText(file, writeMatch(match));
    expect(await auspex('verify', file)).toMatchObject({ code: 0 });
    expect(await auspex('replay', file, '--log')).toMatchObject({ code: 0 });
    const { code } = await auspex('replay', file, '--svg', `${file}.svg`);
    expect(code).toBe(id === 'ridge' ? 0 : 2);
    if (code === 0) expect(readFileSync(`${file}.svg`, 'utf8')).toContain('<circle');
  }
  rmSync(folder, { recursive: true });
});

test('nothing outside their folder names a toy', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('toys/'));
  const names = new RegExp(`['"/](${TOYS.map(({ id }) => id).join('|')}|toys)['"/]`);
  const naming = sources.filter((path) => names.test(readFileSync(join(SRC, path), 'utf8')));
  expect(naming).toEqual([]);
});
