import { describe, expect, test } from 'vitest';
import { readCases } from '../read.ts';
import { failureText } from '../report.ts';
import { runCase } from '../run.ts';
import epic1991Cases from './index.ts';

function outcome(body: string): string {
  const text = `- case: it\n  rules: [E2-MOVE-01]\n${body}`;
  const [written] = readCases(text, 'it.yaml');
  return failureText(runCase(written, epic1991Cases)).split('\n').slice(0, 2).join(' ');
}

const FOES = '    X: { row: rhino, side: B, at: [100, 100], order: advance }\n';
const STEPS = '  steps:\n    - expect: { turn: 1 }\n';

describe('what a case writes wrong is told with its place', () => {
  test.each([
    ['    L: { row: land-rider, side: A, at: [4, 4] }\n', "it.yaml:4:15 .* There is no row 'land-rider'"],
    ['    L: { row: rhino, at: [4, 4] }\n', 'it.yaml:4:5 .* Say which side L is on'],
    ['    L: { row: rhino, side: A, wehre: 3 }\n', "it.yaml:4:38 .* A model has no key 'wehre'"],
    ['    L1..L3: { row: rhino, side: A, at: [4, 4] }\n', 'it.yaml:4:5 .* how far they are apart'],
    ['    L1..L3: { row: rhino, side: A, at: [[4, 4], [8, 4]] }\n', '3 models have 2 places'],
    ['    b1: { row: rhino, side: A, at: [4, 4] }\n', "'b1' cannot be a name"],
    ['    T: { row: medic, side: A, in: R }\n', "Nothing is called 'R'"],
    ['    L: { row: rhino, side: A, at: [4.001, 4] }\n', '4.001 has more than two decimals'],
  ])('%s', (pieces, told) => {
    expect(outcome(`  pieces:\n${pieces}${FOES}${STEPS}`)).toMatch(new RegExp(told));
  });

  test('models that overlap, units without models, cards without units', () => {
    const two = '    L1..L2: { row: rhino, side: A, at: [4, 4], step: [1, 0] }\n';
    expect(outcome(`  pieces:\n${two}${FOES}${STEPS}`)).toMatch(/cannot come about: .*E2-GEO-06/);
    expect(outcome(`  units: { Y: { order: first } }\n  pieces:\n${FOES}${STEPS}`)).toMatch(
      /Y has no models/,
    );
    expect(outcome(`  cards: { Y: { vps: 1 } }\n  pieces:\n${FOES}${STEPS}`)).toMatch(/No unit belongs to/);
  });
});

test('names stand for models, units and buildings in actions, facts and events', () => {
  const body = `  phase: first-fire
  terrain: { keep: { is: block, at: [60, 60, 0], size: [10, 10] } }
  pieces:
    W: { row: warlord-titan, side: A, at: [60, 30], order: first, weapons: { left-arm: quake-cannon } }
    T1..T2: { row: tactical-marines, side: B, at: [[56, 60], [80, 60]], order: advance }
  steps:
    - A: fire W W.left-arm>keep W.right-arm>T2
      dice: 6 6 6 1
      events: [{ building-save: { building: keep, saved: true } }, { shot: { model: W, target: T2, hit: false } }]
    - expect: { W: { at: [60, 30], fired: true, shields: 6 }, T1: { building: keep }, T: { models: [T1, T2] } }
    - sees: { W: [T2, '60,50'], not: [] }
`;
  expect(outcome(body)).toBe('');
});
