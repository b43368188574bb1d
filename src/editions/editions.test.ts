/** What the page shows, held against either engine and against plain counting. */
import { expect, test } from 'vitest';
import first from '../cases/epic-1989/index.ts';
import second from '../cases/epic-1991/index.ts';
import { readCases } from '../cases/read.ts';
import type { Fraction } from '../games/epic-1991/odds/fraction.ts';
import { randomFrom } from '../kernel/random.ts';
import { compare, EDITIONS } from './compare.ts';
import { firstEdition } from './epic-1989.ts';
import { secondEdition } from './epic-1991.ts';
import { lossesOf } from './losses.ts';
import { movedTo } from './placing.ts';
import { foeOf, type Position, SIDES } from './position.ts';
import { PRESETS } from './presets.ts';

const value = ({ n, d }: Fraction) => Number(n) / Number(d);
const [duel, corner, street] = PRESETS;

/** The same tanks as the first position, written as cases are. */
const DUEL = {
  'epic-1989': `
- case: duel
  rules: [E1-HIT-01]
  phase: first-fire
  pieces:
    P1: { card: land-raider, side: imperial, at: [37, 49], heading: 90, order: first }
    P2: { card: land-raider, side: imperial, at: [37, 41], heading: 90, order: first }
    P3: { card: land-raider, side: rebel, at: [73, 49], heading: 270, order: first }
    P4: { card: land-raider, side: rebel, at: [73, 41], heading: 270, order: first }
  steps: [{ offered: A }]`,
  'epic-1991': `
- case: duel
  rules: [E2-FIRE-12]
  phase: first-fire
  pieces:
    P1: { row: land-raider, side: A, unit: a, at: [52, 64], heading: 90, order: first }
    P2: { row: land-raider, side: A, unit: a, at: [52, 56], heading: 90, order: first }
    P3: { row: land-raider, side: B, unit: b, at: [88, 64], heading: 270, order: first }
    P4: { row: land-raider, side: B, unit: b, at: [88, 56], heading: 270, order: first }
  steps: [{ offered: A }]`,
};

test.each([
  ['1989', first, DUEL['epic-1989'], firstEdition],
  ['1991', second, DUEL['epic-1991'], secondEdition],
] as const)('needed scores and sight are those of the cases of %s', (_, adapter, text, edition) => {
  const [written] = readCases(text, 'duel');
  const arranged = adapter.arrange(written);
  const laid = edition.lay(duel);
  for (const from of [0, 1])
    for (const to of [2, 3]) {
      const { sees, aims } = laid.look(from, to);
      expect(sees).toBe(arranged.sees!(arranged.state, `P${from + 1}`, `P${to + 1}`));
      const facts = arranged.facts(arranged.state, `P${from + 1}`, null)!;
      const hits = (facts.hits as () => Record<string, number>)();
      aims.forEach(({ needed }, weapon) => {
        if (needed !== null) expect(needed).toBe(hits[`${weapon}>P${to + 1}`]);
      });
      expect(aims.some(({ needed }) => needed !== null)).toBe(true);
    }
});

test('1989: a tank’s pair of las-cannons against a tank, counted by hand', () => {
  // 5+ to hit; then 4 to 6 is critical, 2 and 3 superficial, against which a Land Raider saves on 3+.
  const one = (2 / 6) * (3 / 6 + (2 / 6) * (2 / 6));
  const two = 1 - (1 - one) ** 2;
  const [, right] = firstEdition.lay(duel).look(0, 3).aims;
  expect(right.needed).toBe(5);
  expect(value(right.kills)).toBeCloseTo(two, 12);
});

test('1991: the same, and as the odds of the game have it', () => {
  // 5+ to hit, and a save of 2+ loses 2 to a Lascannon
  const one = (2 / 6) * (3 / 6);
  const [las] = secondEdition.lay(duel).look(0, 2).aims;
  expect(value(las.kills)).toBeCloseTo(1 - (1 - one) ** 2, 12);
});

test('following fire goes on until it misses or has nothing left to fire at', () => {
  const laid = firstEdition.lay({ ...street, orders: { blue: 'advance', gold: 'first' } });
  const plasma = laid.look(3, 0).aims[2];
  expect(plasma.needed).not.toBeNull();
  expect(value(plasma.kills)).toBeGreaterThan(0);
  expect(value(plasma.kills)).toBeLessThan(1);
});

test.each(PRESETS.map((preset) => [preset.title, preset] as const))(
  'chances come to one, and many throws of the dice to what is expected: %s',
  (_, preset) => {
    for (const { edition, laid, faults } of compare(preset)) {
      expect(faults, `${edition.year}, ${preset.title}`).toEqual([]);
      for (const side of SIDES) {
        const { many, expected, each } = lossesOf(laid!.fire(side));
        expect(many.reduce((sum, odds) => sum + value(odds), 0)).toBeCloseTo(1, 12);
        expect([...each.values()].reduce((sum, odds) => sum + value(odds), 0)).toBeCloseTo(
          value(expected),
          9,
        );
        for (const piece of each.keys()) expect(preset.pieces[piece].side).toBe(foeOf(side));
        const random = randomFrom(`${preset.title} ${edition.year} ${side}`);
        const times = 250;
        let lost = 0;
        for (let i = 0; i < times; i++) lost += laid!.roll(side, () => 1 + random.below(6)).lost.length;
        // Four standard deviations of a mean of at most four losses.
        expect(Math.abs(lost / times - value(expected))).toBeLessThan(0.25);
      }
    }
  },
);

test('the same dice, thrown again, give the same; each die is counted once', () => {
  const faces = [5, 6, 5, 4, 2, 3, 1, 6];
  for (const { lay } of EDITIONS) {
    const roll = () => {
      let at = 0;
      return lay(corner).roll('blue', () => faces[at++ % faces.length]);
    };
    const told = roll();
    expect(told).toEqual(roll());
    expect(told.lines.flatMap(({ dice }) => dice.flatMap(({ values }) => values))).toEqual(
      Array.from({ length: told.rolled }, (_, i) => faces[i % faces.length]),
    );
  }
});

test('the first book fires at the closest stand only, knows no woods, and lets nobody be seen through a house', () => {
  const laid = firstEdition.lay(corner);
  expect(laid.ground.map(({ is }) => is)).toEqual(['house']);
  expect(secondEdition.lay(corner).ground.map(({ is }) => is)).toEqual(['house', 'woods']);
  expect(laid.look(0, 2).aims.flatMap(({ refused }) => refused?.rule ?? [])).toContain('E1-INF-12');
  expect(laid.look(0, 5).sees).toBe(false);
  expect(secondEdition.lay(corner).look(0, 5).sees).toBe(false);
});

test('a stand is let into the arm of a house it is put on, a tank is not, and the page says why', () => {
  const inside = movedTo(street, 4, 44, 31);
  expect(inside.pieces[4].house).toEqual({ at: 0, arm: 0 });
  expect(movedTo(street, 4, 30, 31).pieces[4].house).toBeUndefined();
  const ramming: Position = movedTo(street, 0, 44, 28);
  for (const { faults } of compare(ramming)) expect(faults.length).toBeGreaterThan(0);
  expect(compare(street).flatMap(({ faults }) => faults)).toEqual([]);
});
