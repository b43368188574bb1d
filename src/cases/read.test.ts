import { describe, expect, test } from 'vitest';
import { Problem } from '../kernel/contract.ts';
import { readCases } from './read.ts';
import { failureText } from './report.ts';
import { runCase } from './run.ts';
import { adapterOf } from './testing.ts';

const GOOD = `- case: one step
  rules: [HR-MOVE-01]
  board: |
    M..#
    ...g
  pieces:
    M: { unit: terminator, facing: E }
    g: { unit: genestealer, facing: N }
  steps:
    - marine: M move E
    - marine: M shoot g
      dice: 1 2
      events: [shot]
    - expect: { M: { at: B1 } }
`;

/** What a case file says when run: '' when all is well. */
function outcome(text: string): string {
  try {
    const cases = readCases(text, 'x.yaml');
    return cases.map((it) => failureText(runCase(it, adapterOf(it.rules[0])))).join('');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `x.yaml:${error.line}:${error.column} ${error.message}`;
  }
}

test('a good case holds', () => {
  expect(outcome(GOOD)).toBe('');
});

describe('what is wrong in a file is a sentence at its place:', () => {
  test.each([
    ['no YAML', '- case: [', 'x.yaml:1:'],
    ['no cases', '', 'x.yaml:1:1 The file holds no cases.'],
    ['no name', GOOD.replace('case: one step', 'name: one step'), 'x.yaml:1:3 A case begins with its name'],
    ['a strange rule', GOOD.replace('HR-MOVE-01', 'MOVE'), "x.yaml:2:11 'MOVE' is not a rule ID"],
    ['a game nobody has', GOOD.replace('HR-MOVE-01', 'XX-MOVE-01'), 'x.yaml:2:10 The first rule of a case'],
    [
      'a strange key',
      GOOD.replace('  pieces:', '  faze: marine\n  pieces:'),
      "x.yaml:6:3 one step [HR-MOVE-01]\n    A case has no key 'faze'",
    ],
    [
      'a strange unit',
      GOOD.replace('unit: genestealer', 'unit: ork'),
      'x.yaml:8:16 one step [HR-MOVE-01]\n    g.unit:',
    ],
    [
      'a character nobody explained',
      GOOD.replace('...g', '..?g'),
      "x.yaml:5:7 one step [HR-MOVE-01]\n    The legend does not say what '?' means",
    ],
    [
      'a piece that stands nowhere',
      GOOD.replace('...g', '....'),
      "x.yaml:8:5 one step [HR-MOVE-01]\n    'g' stands 0 times",
    ],
    ['a step of no kind', GOOD.replace('- expect', '- hope'), 'x.yaml:14:7 A step begins with one of'],
    [
      'a strange word in a step',
      GOOD.replace('dice: 1 2', 'dies: 1 2'),
      "x.yaml:12:7 This step has no key 'dies'",
    ],
    [
      'a refusal without its rule',
      GOOD.replace('- marine: M move E', '- refuse: marine M move N'),
      'x.yaml:10:7 Say which rule refuses it',
    ],
    [
      'an action nobody can read',
      GOOD.replace('M move E', 'M fly E'),
      "x.yaml:10:15 one step [HR-MOVE-01]\n    'M fly E'",
    ],
    [
      'a name nobody has',
      GOOD.replace('M shoot g', 'M shoot h'),
      "x.yaml:11:15 one step [HR-MOVE-01]\n    'M shoot h': no piece is called 'h'.",
    ],
    [
      'a fact nobody knows',
      GOOD.replace('at: B1', 'mood: glad'),
      "x.yaml:14:20 one step [HR-MOVE-01]\n    'M' has no 'mood'",
    ],
  ])('%s', (_, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe('a case fails', () => {
  test.each([
    ['when dice are left over', GOOD.replace('dice: 1 2', 'dice: 1 2 3'), 'Dice are left over: 3.'],
    ['when dice run out', GOOD.replace('dice: 1 2', 'dice: 1'), 'The dice ran out at roll 2.'],
    [
      'when an action is refused',
      GOOD.replace('M move E', 'M move N'),
      "Expected 'M move N' to be allowed, found it refused by HR-",
    ],
    [
      'when another is asked',
      GOOD.replace('marine: M move E', 'stealer: g move N'),
      "found marine asked 'act'",
    ],
    [
      'when an event is missing',
      GOOD.replace('[shot]', '[shot, died]'),
      'Expected the event died next, found:',
    ],
    [
      'when an event should not be',
      GOOD.replace('events: [shot]', 'without: [shot]'),
      'Expected no event shot',
    ],
    ['when a fact differs', GOOD.replace('at: B1', 'at: A1'), 'Expected M at "A1", found "B1".'],
    [
      'when what should be refused is not',
      GOOD.replace('- marine: M move E', '- refuse: marine M move E\n      rule: HR-GEN-12'),
      'to be refused, found it allowed.',
    ],
    [
      'when another rule refuses',
      GOOD.replace('- marine: M move E', '- refuse: marine M move N\n      rule: HR-GEN-12'),
      'to be refused by HR-GEN-12, found HR-',
    ],
    [
      'when something is not offered',
      GOOD.replace('- marine: M move E', '- offered: marine\n      has: [M move N]'),
      "Expected 'M move N' to be offered",
    ],
    [
      'when something is offered',
      GOOD.replace('- marine: M move E', '- offered: marine\n      lacks: [M move E]'),
      "Expected 'M move E' not to be offered.",
    ],
    [
      'when something is not seen',
      GOOD.replace('- marine: M move E', '- sees: { g: [M] }'),
      'Expected g to see M.',
    ],
  ])('%s', (_, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});
