/** Whatever is typed, pasted or sent is read in a number of steps that grows with its length, not faster. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse as parseEpic } from '../games/epic-1991/notation.ts';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import { type AnyRuleset, Problem } from '../kernel/contract.ts';
import { act, pending, rehearse } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { loopsOf, traced } from '../kernel/regex-steps.ts';
import { yamlData } from '../kernel/yaml.ts';
import { projectRoot } from './files.ts';
import { battleFrom } from './games/epic-1991/battles.ts';

const LENGTH = 2000;
const STEPS_EACH = 400;
const most = (text: string): number => STEPS_EACH * (text.length + 100);

/** Every pattern that was asked while something was read. */
const met = new Map<string, RegExp>();

/** Does the work; fails as soon as the patterns in it take more steps than that. */
function within(steps: number, work: () => unknown): void {
  const { exec } = RegExp.prototype;
  let left = steps;
  let culprit: RegExp | null = null;
  RegExp.prototype.exec = function (text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    RegExp.prototype.exec = exec; // the counter has patterns of its own
    met.set(String(this), this);
    try {
      left -= traced(this, String(text), from, left).steps;
    } finally {
      RegExp.prototype.exec = counting;
    }
    if (left > 0) return exec.call(this, text);
    culprit ??= this;
    throw new Error('too many steps');
  };
  const counting = RegExp.prototype.exec;
  try {
    work();
  } catch (error) {
    if (!(error instanceof Problem) && culprit === null) throw error;
  } finally {
    RegExp.prototype.exec = exec;
  }
  expect(culprit, 'the pattern that runs away').toBeNull();
}

/** The pattern with a text on which it takes too many steps: one of its own loops, gone round until the text is long. */
function runaway(pattern: RegExp): string[] {
  const found = loopsOf(pattern)
    .map(({ before, round }) => `${before}${round.repeat(300 / round.length)}\u0001`)
    .find((text) => traced(pattern, text, 0, 60 * text.length).steps >= 60 * text.length);
  return found === undefined ? [] : [`${pattern} on ${JSON.stringify(found.slice(0, 40))}…`];
}

/** A line with a piece of it repeated until it is long, and something at the end that does not belong there. */
function nearMiss(lines: readonly string[]): fc.Arbitrary<string> {
  return fc
    .record({
      line: fc.constantFrom(...lines),
      from: fc.nat(100),
      length: fc.integer({ min: 1, max: 12 }),
      end: fc.constantFrom('', '!', ' ', ';', '+', '.', ',', '@', '>', '\u00e9'),
      rest: fc.boolean(),
      digits: fc.integer({ min: 1, max: 4 }),
      without: fc.constantFrom(' ', ';', '+', '@', 'none'),
    })
    .map(({ line, from, length, end, rest, digits, without }) => {
      const start = from % line.length;
      const piece = line
        .slice(start, start + length)
        .replaceAll(without, '')
        .replace(/\d/g, (digit) => digit.repeat(digits))
        .padEnd(1, '7');
      const many = piece.repeat(LENGTH / piece.length);
      return line.slice(0, start) + many + end + (rest ? line.slice(start + length) : '');
    });
}

const EPIC_LINES = [
  'again 1 3',
  'lay 2 30,40.5@90 31,41@0 north:12,30.05',
  'objective 40.01,30.1',
  'deploy 1:10.5,2@0 2in1 3:1,2.05@359w2 7follows3 9arrives2',
  'orders 1:first 2:wait 3:charge',
  'move 4 12:15,20;16.5,25.01@90 13:<10,-0.05;@5 14:<10,0.5;0.01,0.02@0>15w0 16:stride10,-45,5@45 17:retreat@0',
  'unload 3:<0.1,0.1;@0',
  'fire 4 up13 12.0>31 12.1>b3 beam5>6 vortex9.3@1,2.5 mind-blast2>3 eldritch-storm2@0.05,6 barrage1.0+2.0>b3@0.1,0.2',
  'aim 2,3',
  'pairs 3-9 4-9',
  'strike burn 1 3',
  'smash 12.0 b3',
];

test('the legs and barrages that once stopped the process are refused at once', () => {
  const legs = `move 1 2:1,${'111,'.repeat(26)}`;
  const barrage = `fire 1 barrage1.${'111.'.repeat(25)}`;
  for (const line of [legs, barrage])
    within(most(line), () => expect(() => parseEpic(line)).toThrow(Problem));
});

test('near misses of every action of epic-1991', () => {
  fc.assert(
    fc.property(nearMiss(EPIC_LINES), (text) => within(most(text), () => parseEpic(text))),
    { numRuns: 200 },
  );
  expect([...met.values()].flatMap(runaway)).toEqual([]);
});

/** What players could have typed in the first so many turns of a match by chance. */
function linesOf(ruleset: AnyRuleset, setup: unknown): string[] {
  const match = rehearse(ruleset, setup, '00');
  const random = randomFrom(ruleset.id);
  const lines = new Map<string, string>();
  for (let n = 0; n < 40 && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const actions = match.game.actions(match.state, seat);
    for (const action of actions) {
      const line = match.game.notation.print(match.state, action);
      lines.set(line.replace(/\d+/g, '0').slice(0, 40), line);
    }
    act(match, seat, actions[random.below(actions.length)]);
  }
  return [...lines.values()];
}

function someSetup(ruleset: AnyRuleset): unknown {
  for (const [kind, folder] of [
    ['mission', 'missions'],
    ['battle', 'battles'],
  ]) {
    const path = join(projectRoot(), folder, ruleset.id);
    const [file] = exists(path) ? readdirSync(path).sort() : [];
    if (!file) continue;
    const text = readFileSync(join(path, file), 'utf8');
    return { [kind]: kind === 'battle' ? battleFrom(text, ruleset.id) : yamlData(text) };
  }
  throw new Error(`There is nothing to play of ${ruleset.id}.`);
}

function exists(folder: string): boolean {
  return readdirSync(join(folder, '..')).some((name) => folder.endsWith(`/${name}`));
}

const played = await Promise.all(GAMES.map(({ id }) => rulesets.load(id)));

test.each(played.map((ruleset) => [ruleset.id, ruleset] as const))(
  'near misses of what is offered in %s',
  (_, ruleset) => {
    const setup = someSetup(ruleset);
    met.clear();
    const lines = linesOf(ruleset, setup);
    expect(lines.length).toBeGreaterThan(5);
    const match = rehearse(ruleset, setup, '00');
    fc.assert(
      fc.property(nearMiss(lines), (text) =>
        within(most(text), () => match.game.notation.parse(match.state, text)),
      ),
      { numRuns: 80 },
    );
    expect([...met.values()].flatMap(runaway)).toEqual([]);
  },
);

/** Patterns in the source: what stands between slashes where a value may stand. */
const LITERAL =
  /(?:[(=,:!&|?[]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;

/** They read only what the project itself has written. */
const OWN_TEXT =
  /^(web\/(rulebook\/build|rulebook\/book|text\/map|drill|board)|cli\/(bench|inventory)|mutate\/|cases\/(rule-|reference)|web\/games\/hulk-revised\/(join|tell))/;

function patterns(): { file: string; pattern: RegExp }[] {
  const src = join(projectRoot(), 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && !OWN_TEXT.test(path))
    .flatMap((file) => {
      const code = readFileSync(join(src, file), 'utf8').replace(/(^|\s)\/\/.*$/gm, '$1');
      return [...code.matchAll(LITERAL)].map(([, source, flags]) => ({
        file,
        pattern: new RegExp(source, flags),
      }));
    });
}

test('no pattern in the source runs away on a loop of its own', () => {
  const all = patterns();
  expect(all.length).toBeGreaterThan(80);
  const bad = all.flatMap(({ file, pattern }) => runaway(pattern).map((found) => `${file}: ${found}`));
  expect(bad).toEqual([]);
});

test('the sweep sees what runs away', () => {
  expect(runaway(/^a:(?:(\d+),?)*$/)).toHaveLength(1);
  expect(runaway(/^x((?:\d+\.\d+\+?)+)>$/)).toHaveLength(1);
  expect(runaway(/\d+$/)).toHaveLength(1);
  expect(runaway(/^(\d+),(\d+)$/)).toEqual([]);
  expect(runaway(/^\d+(?:;\d+)*$/)).toEqual([]);
});
