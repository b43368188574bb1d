/** Where a case may begin, and what it may ask of the position. */
import { describe, expect, test } from 'vitest';
import { Problem } from '../kernel/contract.ts';
import { readCases } from './read.ts';
import { failureText } from './report.ts';
import { runCase } from './run.ts';
import { adapterOf } from './testing.ts';

/** What a case with these keys says when run: '' when all is well. */
function outcome(rule: string, keys: string): string {
  try {
    const text = `- case: it\n  rules: [${rule}]\n${keys.replace(/^\n/, '').replace(/^ {4}/gm, '  ')}`;
    const [it] = readCases(text, 'x.yaml');
    return failureText(runCase(it, adapterOf(it.rules[0])));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `x.yaml:${error.line}:${error.column} ${error.message}`;
  }
}

test('a board may fall apart', () => {
  const apart = `
    board: |
      M.#.g
    pieces: { M: { unit: terminator, facing: E }, g: { unit: genestealer } }
    steps:
      - sees: { M: [B1], not: [g] }
      - marine: M move E
`;
  expect(outcome('HR-LOS-01', apart)).toBe('');
});

describe('every phase of hulk-revised', () => {
  const PIECES = `
    allowance: 1
    reinforcements: 1
    board: |
      M..#
      ...E
    pieces: { M: { unit: terminator, facing: W, overwatch: true }, S: { unit: sergeant, at: A2 } }
`;
  test.each([
    [
      'command, seen from its beginning',
      '    phase: command\n    steps:\n      - { marine: begin, draws: 4, only: [phase, { token: { value: 4 } }] }\n      - { offered: marine, kind: command, only: [keep, redraw] }\n',
    ],
    ['command, begun', '    phase: command\n    draws: [4]\n    steps: [{ expect: { cp: 4, token: 4 } }]\n'],
    [
      'marine, from its beginning',
      '    options: { timer: true }\n    steps: [{ marine: begin, only: [phase, timer] }, { offered: marine, kind: act }]\n',
    ],
    [
      'reinforcement',
      '    phase: reinforcement\n    steps:\n      - { stealer: begin, draws: 2, only: [phase, drawn, lurking, phase], new: b }\n      - expect: { phase: stealer, b: { area: E1, value: 2 } }\n',
    ],
    [
      'stealer, from its beginning',
      '    phase: stealer\n    steps: [{ stealer: begin, only: [phase] }, { offered: stealer, kind: act, only: [end] }]\n',
    ],
    [
      'reset',
      '    phase: reset\n    steps:\n      - { stealer: begin, draws: 3, only: [phase, { token-shown: { value: 1 } }, { lost: { unit: M } }, phase, token] }\n      - expect: { turn: 2, phase: command }\n',
    ],
    [
      'the set-up',
      '    phase: start\n    start: 1\n    steps:\n      - { marine: begin, draws: [2, 5], only: [drawn, lurking, phase, token] }\n      - expect: { turn: 1, token: 5 }\n',
    ],
  ])('%s', (_, keys) => {
    expect(outcome('HR-SEQ-01', PIECES + keys)).toBe('');
  });

  test('what is drawn before the first decision must be used up', () => {
    expect(outcome('HR-SEQ-01', `${PIECES}    phase: command\n    draws: [4, 2]\n    steps: []\n`)).toContain(
      "The start leaves 1 of the case's draws over.",
    );
  });

  test('nothing else is done before the phase begins', () => {
    const steps = '    phase: command\n    steps: [{ marine: begin, draws: 1 }, { marine: begin }]\n';
    expect(outcome('HR-SEQ-01', PIECES + steps)).toContain('"begin" in "begin" is not something');
  });
});

describe('solo play', () => {
  const HALL = `
    solo: true
    phase: stealer
    turns: 1
    board: |
      M...g
    pieces: { M: { unit: terminator, facing: W }, g: { unit: genestealer, facing: W } }
`;
  test('the program plays from the position', () => {
    const steps = `    steps:
      - marine: begin
        only: [phase, lines, moved, moved, { moved: { unit: g, to: B1 } }, phase, token-shown, over]
`;
    expect(outcome('HR-SOLO-01', HALL + steps)).toBe('');
  });

  test('what it remembers is written and read', () => {
    const keys = `
    solo:
      boxes: [{ corners: [A1, B1], edges: [side, front, side, rear], objective: F1 }]
      covers: [{ unit: g, marine: M }]
      waiting: [{ unit: h, held: M, reaching: M, caught: true, risks: { 3: -1 } }]
    board: |
      M.....gh
      .#######
      b#######
    pieces:
      M: { unit: terminator, facing: E, overwatch: true }
      g: { unit: genestealer }
      h: { unit: genestealer }
      b: { unit: blip, value: 1, counter: S1 }
    steps:
      - expect:
          b: { counter: S1 }
          g: { counter: none }
          solo: { lines: { 1: [side, front, side, rear] }, objectives: { 1: F1 }, covers: { g: M }, waiting: [h], now: none }
`;
    expect(outcome('HR-SOLO-20', keys)).toBe('');
    expect(outcome('HR-SOLO-20', keys.replace('unit: h,', 'unit: k,'))).toContain("no piece is called 'k'.");
    expect(outcome('HR-SOLO-20', keys.replace('waiting: [h]', 'waiting: [g]'))).toContain('Expected solo');
  });
});

describe('what the rules make of a position', () => {
  const FIGHT = `
    board: |
      Mg.h
      N...
    pieces:
      M: { unit: sergeant, facing: E }
      N: { unit: terminator, facing: N }
      g: { unit: genestealer, facing: W }
      h: { unit: hormagaunt, facing: W }
`;
  test('hulk-revised: scores to hit, dice and bonus in close assault', () => {
    const expected = `    steps:
      - expect:
          M: { locked: true, hits: { g: 6, h: none }, attacks: { g: { dice: 1, plus: 1, faces: true } } }
          N: { attacks: { g: { dice: 1, plus: -1, faces: false } }, defends: { g: { plus: 0 } } }
          g: { attacks: { M: { dice: 3, plus: 0 } }, hits: { M: none } }
`;
    expect(outcome('HR-CA-05', FIGHT + expected)).toBe('');
    expect(outcome('HR-CA-05', FIGHT + expected.replace('plus: 1,', 'plus: 2,'))).toContain(
      'Expected M attacks',
    );
  });

  test('epic-1991: contact, CAF, saves and scores to hit', () => {
    const expected = `
    terrain: [{ is: woods, at: [60, 60, 0] }]
    pieces:
      T: { row: tactical-marines, side: A, at: [40, 40], order: charge }
      L: { row: land-raider, side: A, at: [40, 60], heading: 90, order: advance }
      W: { row: warlord-titan, side: A, at: [80, 20], heading: 0, order: first }
      G: { row: goffs-boyz, side: B, at: [42, 40], order: charge }
      H: { row: goffs-boyz, side: B, at: [60, 60], order: first }
      K: { row: goffs-boyz, side: B, in: B, order: first }
      B: { row: battlewagon, side: B, at: [100, 60], order: first }
    steps:
      - expect:
          T: { engaged: true, contacts: [G], pinned: true, caf: 2, fightDice: 2, save: none, allowance: 20 }
          L: { engaged: false, save: 2, allowance: 20, hits: { 0>G: 5, 0>H: 6 } }
          W: { hits: { left-arm>B: 5 } }
          K: { engaged: none, caf: none }
          G: { inCommand: false }
`;
    expect(outcome('E2-CC-16', expected)).toBe('');
    expect(outcome('E2-CC-16', expected.replace('caf: 2', 'caf: 3'))).toContain('Expected T caf 3, found 2.');
  });
});
