/** What keeps a case from holding for a wrong reason: each check fails, in plain words, when the case is wrong. */
import { describe, expect, test } from 'vitest';
import { Problem } from '../kernel/contract.ts';
import { readCases } from './read.ts';
import { failureText } from './report.ts';
import { runCase } from './run.ts';
import { adapterOf } from './testing.ts';

/** What a file of cases says when run: '' when all is well. */
function outcome(text: string): string {
  try {
    return readCases(text, 'x.yaml')
      .map((it) => failureText(runCase(it, adapterOf(it.rules[0]))))
      .join('');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `x.yaml:${error.line}:${error.column} ${error.message}`;
  }
}

/** A case with a Marine and a Genestealer before him, and these steps. */
function hulk(steps: string): string {
  return `- case: it
  rules: [HR-MOVE-01]
  board: |
    M..g
    ....
  pieces:
    M: { unit: terminator, facing: E, ap: 1 }
    g: { unit: genestealer, facing: N }
  cp: 0
  steps:
${steps.replace(/^/gm, '    ')}
`;
}

function epic(steps: string): string {
  return `- case: it
  rules: [E2-FIRE-12]
  phase: first-fire
  pieces:
    L: { row: land-raider, side: A, at: [40, 30], heading: 90, order: first }
    R: { row: rhino, side: B, at: [60, 30], heading: 0, order: advance }
    S: { row: rhino, side: B, at: [60, 40], heading: 0, order: advance }
  steps:
${steps.replace(/^/gm, '    ')}
`;
}

const SHOT = '- marine: M shoot g\n  dice: 6 1\n';

describe('hulk-revised', () => {
  test.each([
    ['allow holds', '- allow: [marine M move E, marine M shoot g]\n- expect: { M: { at: A1 } }', ''],
    [
      'allow a refused action',
      '- allow: marine M move N',
      "Expected 'M move N' to be allowed, found it refused by HR-",
    ],
    [
      'allow for who is not asked',
      '- allow: stealer g move S',
      "Expected stealer to be asked for 'g move S'",
    ],
    ['allow without a seat', '- allow: M move E', "Begin with who tries it, as in 'marine M move E'"],
    ['only these events', `${SHOT}  only: [{ shot: { hit: true } }, died]`, ''],
    ['only, with one missing', `${SHOT}  only: [shot]`, 'Expected no event {"kind":"died"'],
    [
      'only, with one too many',
      `${SHOT}  only: [shot, died, jammed]`,
      'Expected the event jammed as number 3',
    ],
    ['only, in another order', `${SHOT}  only: [died, shot]`, 'Expected the event died as number 1'],
    [
      'events and only',
      `${SHOT}  events: [shot]\n  only: [shot]`,
      'Write `events` (others may come between) or `only`',
    ],
    ['labels', '- marine: M shoot g\n  dice: hit 6 1', ''],
    ['the kind of an event is a label', '- marine: M shoot g\n  dice: shot 6, hit 1', ''],
    [
      'a wrong label',
      '- marine: M shoot g\n  dice: hit 6, save 1',
      "Expected die 2 (1) to be for 'save', found 'hit' or 'shot'.",
    ],
    ['a label without a die', '- marine: M shoot g\n  dice: hit 6 1, save', "No die follows 'save'."],
    ['a face no die has', '- marine: M shoot g\n  dice: 6 7', "'7' is no die"],
  ])('%s', (_, steps, expected) => {
    if (expected === '') expect(outcome(hulk(steps))).toBe('');
    else expect(outcome(hulk(steps))).toContain(expected);
  });

  const CORNER = `- case: it
  rules: [HR-CONV-01]
  phase: stealer
  board: |
    M#b.
    ....
  pieces:
    M: { unit: terminator, facing: N }
    b: { unit: blip, value: 2 }
  steps:
`;

  test.each([
    [
      'exactly these answers',
      '    - offered: stealer\n      only: [b move S, b move E, b move SE, b convert, end]\n',
      '',
    ],
    [
      'an answer too few, and one too many',
      '    - offered: stealer\n      only: [b move S, b move E, b move SE, b convert, b move N]\n',
      'Expected also to be offered: 2 move N.\n    Expected nothing else to be offered, found: end.',
    ],
    [
      'new pieces by name',
      '    - stealer: b convert\n      new: [h]\n    - stealer: place D1\n      new: [i]\n    - expect: { h: { at: C1 }, i: { at: D1 } }\n',
      '',
    ],
    [
      'more new pieces than appeared',
      '    - stealer: b convert\n      new: [h, i]\n',
      'Expected 2 new pieces (h, i), found 1.',
    ],
    [
      'a name that is taken',
      '    - stealer: b convert\n      new: M\n',
      "Something else is called 'M' already.",
    ],
  ])('%s', (_, steps, expected) => {
    if (expected === '') expect(outcome(CORNER + steps)).toBe('');
    else expect(outcome(CORNER + steps)).toContain(expected);
  });

  const DRAW = `- case: it
  rules: [HR-REIN-06]
  allowance: 1
  reinforcements: 1
  board: |
    M#
    .E
  pieces:
    M: { unit: terminator, facing: N }
  steps:
    - marine: end
      draws: 3
`;

  test.each([
    ['events as the owner gets them', '      as: stealer\n      events: [{ drawn: { value: 3 } }]\n', ''],
    [
      'events as the enemy gets them',
      '      as: marine\n      events: [{ drawn: { value: unknown } }]\n',
      '',
    ],
    [
      'events as a spectator gets them',
      '      as: spectator\n      without: [{ drawn: { value: 3 } }]\n',
      '',
    ],
    [
      'a secret is not told',
      '      as: marine\n      events: [{ drawn: { value: 3 } }]\n',
      'Expected the event drawn {"value":3}, found:',
    ],
    [
      'a stranger gets none',
      '      as: ork\n',
      "Nobody called 'ork' looks on: write marine, stealer or spectator.",
    ],
  ])('%s', (_, steps, expected) => {
    if (expected === '') expect(outcome(DRAW + steps)).toBe('');
    else expect(outcome(DRAW + steps)).toContain(expected);
  });
});

describe('epic-1991', () => {
  const FIRE = '- A: fire L L.0>R L.0>S\n  dice: ';
  test.each([
    ['allow holds', '- allow: [A fire L L.0>R, A hold L]', ''],
    [
      'allow a refused action',
      '- allow: A fire L L.7>R',
      "Expected 'fire L L.7>R' to be allowed, found it refused by E2-",
    ],
    ['labels', `${FIRE}hit 5, save 3, hit 1`, ''],
    ['a wrong label', `${FIRE}hit 5 3, hit 1`, "Expected die 2 (3) to be for 'hit', found 'save'."],
    [
      'only, as the enemy gets them',
      '- A: hold L\n  as: B\n  only: [{ activated: { unit: L } }, phase, phase]',
      '',
    ],
  ])('%s', (_, steps, expected) => {
    if (expected === '') expect(outcome(epic(steps))).toBe('');
    else expect(outcome(epic(steps))).toContain(expected);
  });
});

describe('variants of one position', () => {
  const COMMON = `- case: a door
  rules: [HR-DOOR-01]
  cp: 0
  board: |
    MD.
  pieces:
    M: { unit: terminator, facing: E, ap: 4 }
    g: { unit: genestealer, at: C1 }
  steps:
    - refuse: marine M move E
      rule: HR-DOOR-02
  variants:
    - case: he opens it
      rules: [HR-DOOR-02]
      steps:
        - marine: M door D
        - expect: { doors: { D: open } }
`;
  test('each is a case of its own, with the common steps first', () => {
    const cases = readCases(
      `${COMMON}    - case: he looks away\n      cp: 1\n      pieces: { M: { facing: W }, g: null }
      steps:
        - expect: { M: { ap: 4, facing: W }, cp: 1, C1: none }\n`,
      'x.yaml',
    );
    expect(cases.map(({ name, rules, steps }) => [name, rules, steps.length])).toEqual([
      ['a door: he opens it', ['HR-DOOR-01', 'HR-DOOR-02'], 3],
      ['a door: he looks away', ['HR-DOOR-01'], 2],
    ]);
    expect(cases.map((it) => failureText(runCase(it, adapterOf(it.rules[0]))))).toEqual(['', '']);
  });

  test.each([
    ['without a name', '    - steps: []\n', 'x.yaml:18:7 A variant begins with what is different'],
    [
      'that is wrong',
      '    - case: not so\n      steps:\n        - expect: { cp: 7 }\n',
      'a door: not so [HR-DOOR-01]\n    Expected cp 7, found 0.',
    ],
  ])('one %s', (_, variant, expected) => {
    expect(outcome(COMMON + variant)).toContain(expected);
  });

  test('one without steps', () => {
    expect(outcome(`${COMMON.replace(/ {2}steps:\n {4}- refuse.*\n.*\n/, '')}    - case: idle\n`)).toContain(
      'This variant has no steps.',
    );
  });
});
