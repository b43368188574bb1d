import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { concede } from '../kernel/ending.ts';
import { knownChance } from '../kernel/fairness.ts';
import { fairnessBefore } from '../kernel/fairness-before.ts';
import { writeMatch } from '../kernel/file.ts';
import { act, type Match, openMatch, pending, startMatch } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { commands as general } from './commands/index.ts';
import { projectRoot, readText } from './files.ts';
import { OURS } from './games.ts';
import { run } from './run.ts';

const hulk = await OURS.rulesets.load('hulk-revised');
const tools = await Promise.all(OURS.tools.games.map(({ id }) => OURS.tools.load(id)));
const commands = [...general, ...tools.flatMap((one) => one.commands)];
const mission = join(projectRoot(), 'missions/hulk-revised/cold-trail.yaml');
let folder = '';
let matchFile = '';
let match: Match;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'auspex-cli-'));
  match = randomMatch();
  matchFile = file('game.auspex', writeMatch(match));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function randomMatch(): Match {
  const setup = { mission: parse(readText(mission)) };
  const playing = startMatch(hulk, setup, knownChance(hulk, 'cli'));
  const random = randomFrom('cli');
  while (!playing.outcome) {
    const { seat } = pending(playing)[0];
    const actions = playing.game.actions(playing.state, seat);
    act(playing, seat, actions[random.below(actions.length)]);
  }
  return playing;
}

async function auspex(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(argv, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    progress: null,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const CASE = `- case: one step
  rules: [HR-MOVE-01]
  board: |
    M..
  pieces:
    M: { unit: terminator, facing: E }
  steps:
    - marine: M move E
    - expect: { M: { at: B1 } }
`;

describe('auspex', () => {
  test('lists its commands, and says what is wrong with a command line', async () => {
    const help = await auspex('--help');
    expect(help.code).toBe(0);
    for (const { name } of commands) expect(help.out).toContain(`  ${name}`);
    expect((await auspex()).code).toBe(2);
    expect(await auspex('fly')).toEqual({
      code: 2,
      out: '',
      err: "auspex: there is no command 'fly'. 'auspex --help' lists them.",
    });
  });

  test.each(commands.map(({ name }) => name))('%s --help explains itself with an example', async (name) => {
    const { code, out } = await auspex(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: auspex ${name}`);
    expect(out).toContain(`Example:\n  auspex ${name}`);
  });

  test.each(commands.map(({ name }) => name))('%s refuses an option it does not have', async (name) => {
    const { code, err } = await auspex(name, '--colour');
    expect(code).toBe(2);
    expect(err).toBe(`auspex: Unknown option '--colour'. See 'auspex ${name} --help'.`);
  });

  test.each(['case', 'verify', 'replay', 'mission check'])('%s tells of a missing file', async (words) => {
    const gone = join(folder, 'gone');
    const { code, err } = await auspex(...words.split(' '), gone);
    expect(code).toBe(2);
    expect(err).toBe(`auspex: ${gone} There is no such file.`);
  });
});

describe('auspex case', () => {
  test('holds', async () => {
    expect(await auspex('case', file('good.yaml', CASE))).toEqual({
      code: 0,
      out: '1 of 1 cases hold.',
      err: '',
    });
  });

  test('fails with what was expected, what was found, the board and the place', async () => {
    const path = file('bad.yaml', CASE.replace('at: B1', 'at: C1'));
    const { code, out } = await auspex('case', path);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:9:7 one step [HR-MOVE-01]\n    Expected M at "C1", found "B1".`);
    expect(out).toContain('1>');
    const json = JSON.parse((await auspex('case', '--json', path)).out);
    expect(json).toMatchObject({ cases: 1, failed: [{ file: path, line: 9, case: 'one step' }] });
  });

  test('a wrong file is a sentence with line and column', async () => {
    const path = file('wrong.yaml', CASE.replace('expect:', 'expects:'));
    const { code, err } = await auspex('case', path);
    expect(code).toBe(2);
    expect(err).toBe(
      `auspex: ${path}:9:7 A step begins with one of: marine, stealer, expect, allow, refuse, offered, sees.`,
    );
  });
});

describe('auspex rules', () => {
  test('counts what is named, lists what is not, and says where in the source a rule is in force', async () => {
    const { code, out } = await auspex('rules', 'hulk-revised', '--json');
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report.ruleset).toBe('hulk-revised');
    expect(report.covered + report.missing.length).toBe(report.total);
    expect(report.areas.MOVE).toEqual({ total: 9, covered: 9 });
    expect(report.missing).not.toContain('HR-MOVE-01');
    const { source } = report.rules.find(({ id }: { id: string }) => id === 'HR-JAM-05');
    expect(source).not.toEqual([]);
    for (const place of source) {
      const [file, line] = place.split(':');
      expect(readText(file).split('\n')[line - 1]).toContain('HR-JAM-0');
    }
  });

  test('shows one area', async () => {
    const { code, out } = await auspex('rules', 'hulk-revised', '--area', 'jam');
    expect(code).toBe(0);
    expect(out).toMatch(
      /HR-JAM-05\n {4}src\/games\/hulk-revised\/[\w/-]+\.ts:\d+\n(.*\n)*? {4}cases\/hulk-revised\//,
    );
    expect(out).not.toContain('HR-MOVE-01');
    expect(out).toContain('hulk-revised: 8 of 8 rules are named');
  });

  test('counts decisions and secrets of an inventory too', async () => {
    const { code, out } = await auspex('rules', 'epic-1989', '--json');
    const { areas, complete } = JSON.parse(out);
    expect(code).toBe(0);
    expect([areas.DEC.total, areas.HID.total, areas.TMOD.covered, complete]).toEqual([38, 10, 26, true]);
  });

  test('secrets need no place in the source', async () => {
    expect((await auspex('rules', 'epic-1989', '--area', 'HID')).out).not.toContain('Not in the source');
  });

  test('an unknown ruleset or area is wrong usage', async () => {
    expect((await auspex('rules', 'chess')).err).toContain("There is no ruleset 'chess'");
    expect((await auspex('rules', 'hulk-revised', '--area', 'FLY')).code).toBe(2);
  });
});

describe('auspex mission', () => {
  test('a good mission is said to be one', async () => {
    const { code, out } = await auspex('mission', 'check', mission);
    expect(code).toBe(0);
    expect(out).toContain('is a mission for');
  });

  const text = `id: small
title: Small
summary: A corridor.
briefing: Go.
levels:
  - picture: |
      E..1.
legend: { '1': marine 1 }
marines:
  - { name: Varro, kind: sergeant }
blips: { total: 1, perTurn: 1 }
objective: null
`;
  test.each([
    [
      'a character nobody explained',
      text.replace('E..', 'E.Q'),
      ":7:9 The legend does not say what 'Q' means",
    ],
    ['a wrong word', text.replace('kind: sergeant', 'kind: cook'), ':10:26 marines.0.kind: '],
    ['a key nobody knows', text.replace('title', 'titel'), ':1:1 title: '],
    ['a Marine without a start', text.replace('E..1.', 'E....'), ':10:5 marines[0]: '],
    ['no YAML at all', '{ id: [', ':1:'],
    ['nothing', '', ':1:1 A mission is keys with values.'],
  ])('%s is found with line and column', async (_, broken, expected) => {
    const path = file('broken.yaml', broken);
    const { code, err } = await auspex('mission', 'check', path);
    expect(code).toBe(2);
    expect(err).toContain(`auspex: ${path}${expected}`);
  });
});

describe('auspex verify', () => {
  test('proves an honest match', async () => {
    const { code, out } = await auspex('verify', matchFile);
    expect(out).toContain(`${matchFile} is verified.`);
    expect(code).toBe(0);
    expect(JSON.parse((await auspex('verify', '--json', matchFile)).out).ok).toBe(true);
  });

  test('a changed action is found', async () => {
    const text = writeMatch(match).replace(/^(3 \w+): .*$/m, '$1: end');
    const { code, out } = await auspex('verify', file('forged.auspex', text));
    expect(code).toBe(1);
    expect(out).toContain('is not verified.');
  });

  test('a match made up whole is found by the seal noted at the start', async () => {
    const seal = match.fairness.commitment.slice(0, 12);
    expect((await auspex('verify', '--commitment', seal, matchFile)).code).toBe(0);
    const { code, out } = await auspex('verify', '--commitment', '0123456789ab', matchFile);
    expect(code).toBe(1);
    expect(out).toContain('NOT  The seal is the one noted at the start.');
  });

  test('a file of the first format is verified for what it is', async () => {
    const before = openMatch(match.ruleset, match.setup, fairnessBefore('c0ffee', {}));
    concede(before, 'marine');
    const { code, out } = await auspex('verify', file('old.auspex', writeMatch(before)));
    expect(code).toBe(0);
    expect(out).toContain('open Not every seat gave a nonce: who chose the seed chose the dice.');
    expect(out).toContain('is verified for what it is');
  });

  test('what is no match file is unreadable input', async () => {
    const { code, out } = await auspex('verify', file('note.txt', 'hello'));
    expect(code).toBe(2);
    expect(out).toContain("A match file begins with 'auspex match 2'");
  });
});

describe('auspex replay', () => {
  test('shows the last position and how it ended', async () => {
    const { code, out } = await auspex('replay', matchFile);
    expect(code).toBe(0);
    expect(out).toContain('Turn ');
    expect(out).toContain(`Result: ${match.outcome?.why}`);
  });

  test('shows any position through the eyes of a seat, with the log', async () => {
    const early = await auspex('replay', '--at', '5', '--seat', 'stealer', matchFile);
    expect(early.code).toBe(0);
    expect(early.out).toContain('Turn 1');
    const log = await auspex('replay', '--at', '5', '--seat', 'stealer', '--log', matchFile);
    expect(log.out.length).toBeGreaterThan(early.out.length);
  });

  test('what is not in the match is wrong usage, a broken file unreadable input', async () => {
    expect((await auspex('replay', '--at', '99999', matchFile)).err).toContain('--at must be at most');
    expect((await auspex('replay', '--at', 'x', matchFile)).err).toContain('--at must be a whole number');
    expect((await auspex('replay', '--seat', 'ork', matchFile)).err).toContain("There is no seat 'ork'");
    const note = file('note.txt', 'hello');
    expect((await auspex('replay', note)).err).toContain(`${note}:1 A match file begins`);
  });
});

describe('auspex soak', () => {
  test('plays random games and reports', async () => {
    const { code, out } = await auspex(
      'soak',
      '--ruleset',
      'hulk-revised',
      '--minutes',
      '0.001',
      '--seed',
      'd',
      '--json',
    );
    const report = JSON.parse(out);
    expect(report.problems).toEqual([]);
    expect(report.games).toBeGreaterThan(0);
    expect(code).toBe(0);
  });

  test('wants a ruleset and a time', async () => {
    expect((await auspex('soak')).code).toBe(2);
    expect((await auspex('soak', '--ruleset', 'hulk-revised', '--minutes', 'long')).code).toBe(2);
  });
});

describe('auspex bench', () => {
  test('prints figures and, on request, one line of JSON at the end', async () => {
    const { code, out } = await auspex('bench', '--only', 'dice', '--json');
    expect(code).toBe(0);
    const { results } = JSON.parse(out.split('\n').at(-1)!);
    expect(results[0]).toMatchObject({
      name: expect.any(String),
      value: expect.any(Number),
      unit: expect.any(String),
    });
  });

  test('an unknown suite is wrong usage', async () => {
    expect((await auspex('bench', '--only', 'chess')).code).toBe(2);
  });
});
