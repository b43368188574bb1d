/** Odds beside a plain count of all throws. */
import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import { cafOf, diceFactor, fightDice } from '../close-combat/fight.ts';
import type { EpicGame } from '../index.ts';
import type { State } from '../state.ts';
import { bout, groupFates, rerollOdds } from './fights.ts';
import type { Fraction } from './fraction.ts';
import { failChance } from './shots.ts';
import { fallChance, templateOdds } from './templates.ts';

function position(text: string) {
  const [written] = readCases(
    `- case: odds\n  rules: [E2-CC-14]\n${text}\n  steps:\n    - offered: A\n`,
    'odds',
  );
  const { game, state } = cases.arrange(written);
  return { table: (game as unknown as EpicGame).table, state: state as State };
}

const value = ({ n, d }: Fraction) => Number(n) / Number(d);

/** Every throw of some dice. */
function throws(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
}

const MELEE = `
  phase: close
  pieces:
    H: { row: harlequins, side: A, at: [40, 30], charged: true, order: charge }
    S: { row: striking-scorpions, side: A, at: [60, 30], charged: true, order: charge }
    W: { row: warlord-titan, side: A, at: [90, 30], heading: 0, order: charge }
    J: { row: harlequins, side: B, at: [42, 30], order: advance }
    G: { row: goffs-boyz, side: B, at: [62, 30], order: advance }
    N: { row: nobz, side: B, at: [120, 60] }
    M: { row: madboyz, side: B, at: [140, 60] }
    X: { row: warlord-titan, side: B, at: [160, 30], heading: 0, order: charge }
    T: { row: tactical-marines, side: B, at: [150, 100], order: advance }
    D: { row: medic, side: B, at: [155, 100] }
    R: { row: rhino, side: B, at: [20, 100], heading: 0, order: advance }
  units: { M: { mad: 11 } }`;
const { table, state } = position(MELEE);
const [H, S, W, J, G, N, M, X, T, , R] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

interface Fighter {
  readonly totals: readonly number[];
  readonly again: boolean;
}

/** All totals a model may throw, one for each throw. */
function fighter(id: number, extra: number): Fighter {
  const totals = throws(fightDice(table, state, id) + extra).map(
    (dice) => dice.reduce((a, b) => a + b) * diceFactor(table, state, id) + cafOf(table, state, id),
  );
  return { totals, again: id === H || id === J };
}

/** [lose, draw, win] of the first from two totals on: whoever has lost and may throws again, once (E2-HARLQ-02). */
function counted(a: Fighter, b: Fighter, x: number, y: number): number[] {
  if (x === y) return [0, 1, 0];
  const loser = x < y ? a : b;
  if (!loser.again) return x < y ? [1, 0, 0] : [0, 0, 1];
  const spent = { ...loser, again: false };
  const sum = [0, 0, 0];
  for (const total of loser.totals) {
    const then = x < y ? counted(spent, b, total, y) : counted(a, spent, x, total);
    then.forEach((odds, i) => {
      sum[i] += odds / loser.totals.length;
    });
  }
  return sum;
}

function enumerated(one: number, other: number, extra: number): number[] {
  const [a, b] = [fighter(one, 0), fighter(other, extra)];
  const known = new Map<string, number[]>();
  const sum = [0, 0, 0];
  for (const x of a.totals)
    for (const y of b.totals) {
      const key = `${x} ${y}`;
      const found = known.get(key) ?? counted(a, b, x, y);
      known.set(key, found);
      found.forEach((odds, i) => {
        sum[i] += odds / a.totals.length / b.totals.length;
      });
    }
  return sum;
}

test.each([
  ['Harlequins on both sides', H, J, 0],
  ['a Harlequin who loses, and one die more against it', H, G, 1],
  ['a Harlequin with a die more', G, H, 1],
  ['three dice against two', S, G, 0],
  ['dice that count twice (E2-MAD-10)', S, M, 0],
  ['no re-roll at all', G, N, 2],
])('a fight, all throws of it: %s', (_, one, other, extra) => {
  const found = bout(table, state, one, other, extra);
  enumerated(one, other, extra).forEach((odds, i) => {
    expect(value([found.lose, found.draw, found.win][i])).toBeCloseTo(odds, 10);
  });
});

test('E2-HARLQ-04: a second throw, all its dice, against a total that stands', () => {
  for (const total of [2, 9, 12, 17, 25]) {
    const { totals } = fighter(H, 1);
    const found = rerollOdds(table, state, H, 1, total);
    const share = (holds: (now: number) => boolean) => totals.filter(holds).length / totals.length;
    expect(value(found.lose)).toBeCloseTo(
      share((now) => now < total),
      12,
    );
    expect(value(found.draw)).toBeCloseTo(
      share((now) => now === total),
      12,
    );
    expect(value(found.win)).toBeCloseTo(
      share((now) => now > total),
      12,
    );
  }
});

test('E2-MULT-05, E2-MULT-06: one against three, each only while it stands', () => {
  const bouts = [G, N, M].map((other, extra) => enumerated(S, other, extra));
  const [[l1, , w1], [l2, , w2], [l3, , w3]] = bouts;
  const odds = groupFates(table, state, S, [G, N, M]).of.map((one) => value(one.odds));
  const stands = (1 - l1) * (1 - l2);
  [1 - stands * (1 - l3), w1, (1 - l1) * w2, stands * w3].forEach((wanted, i) => {
    expect(odds[i]).toBeCloseTo(wanted, 10);
  });
});

test('E2-MULT-09: a Titan fights on, hit or not', () => {
  const [[l1, , w1], [l2, , w2]] = [X, N].map((other, extra) => enumerated(W, other, extra));
  expect(l1).toBeGreaterThan(0);
  const odds = groupFates(table, state, W, [X, N]).of.map((one) => value(one.odds));
  [1 - (1 - l1) * (1 - l2), w1, w2].forEach((wanted, i) => {
    expect(odds[i]).toBeCloseTo(wanted, 10);
  });
});

test('E2-MARIN-10: a Medic brings back 2 in 6 of the beaten, on either side of a fight', () => {
  const [lose, , win] = enumerated(S, T, 0);
  const odds = (one: number, other: number) =>
    groupFates(table, state, one, [other]).of.map((fate) => value(fate.odds));
  expect(odds(S, T)[0]).toBeCloseTo(lose, 10);
  expect(odds(S, T)[1]).toBeCloseTo((win * 4) / 6, 10);
  expect(odds(T, S)[0]).toBeCloseTo((win * 4) / 6, 10);
  expect(odds(T, S)[1]).toBeCloseTo(lose, 10);
});

test('a factor of nothing is +0', () => {
  expect(groupFates(table, state, S, [R]).parts.map((part) => part.value)[1]).toBe('+0');
});

test('E2-SAVE-01, E2-SAVE-03: every save with every modifier', () => {
  for (let save = 1; save <= 6; save++)
    for (let mod = -7; mod <= 1; mod++) {
      const fails = [1, 2, 3, 4, 5, 6].filter((die) => die + mod < save).length;
      expect(value(failChance(save, mod)), `${save}+ with ${mod}`).toBeCloseTo(fails / 6, 12);
    }
  expect(value(failChance(null, 0))).toBe(1);
});

test('E2-BLDG-06: every building with every modifier', () => {
  const { state: town } = position(`
  phase: first-fire
  terrain:
    - { is: block, at: [40, 60, 0], size: [6, 6], construction: light }
    - { is: block, at: [60, 60, 0], size: [6, 6] }
    - { is: block, at: [80, 60, 0], size: [6, 6], construction: reinforced }
  pieces:
    L: { row: land-raider, side: A, at: [40, 30], heading: 0, order: first }
    G: { row: goffs-boyz, side: B, at: [120, 60], order: advance }`);
  [6, 4, 2].forEach((save, i) => {
    for (let mod = -10; mod <= 0; mod++) {
      const falls = throws(2).filter(([a, b]) => a + b + mod < save).length;
      expect(value(fallChance(town, i + 1, mod)), `${save}+ with ${mod}`).toBeCloseTo(falls / 36, 12);
    }
  });
});

test('E2-BARR-08: every way a template scatters, for one in the middle, one beside it and one at the edge', () => {
  const field = position(`
  phase: first-fire
  pieces:
    L: { row: land-raider, side: A, at: [40, 30], heading: 0, order: first }
    G1..G3: { row: goffs-boyz, side: B, at: [[80, 60], [82.1, 60], [77.02, 60]], order: advance }`);
  const sure = { n: 1n, d: 1n };
  const odds = templateOdds(field.table, field.state, { x: 8000, y: 6000 }, true, () => sure);
  expect(odds.map(({ id }) => id)).toEqual([2, 3, 4]);
  [0, 210, -298].forEach((beside, i) => {
    let under = 0;
    for (const [a, b] of throws(2))
      for (let degrees = 0; degrees < 360; degrees++) {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [Math.sin(angle), Math.cos(angle)].map((by) => Math.round((a + b) * 100 * by));
        if ((x - beside) ** 2 + y ** 2 <= 300 ** 2) under++; // to whole u (E2-GEO-16)
      }
    expect(value(odds[i].odds)).toBeCloseTo(2 / 6 + ((4 / 6) * under) / 36 / 360, 9);
  });
  const still = templateOdds(field.table, field.state, { x: 8000, y: 6000 }, false, () => sure);
  expect(still.map((one) => value(one.odds))).toEqual([1, 1, 1]);
});
