import { expect, test } from 'vitest';
import { E, N, solo, unit } from './solo/testing.ts';
import { mixes, pay, purseOf, refusePayment } from './turn/payment.ts';

const t = solo({ levels: ['s.....'], options: { solo: false } });

/** A Marine and a Stealer with so many AP, and command points for both to look at. */
function purse(ap: number, cp: number) {
  const state = t.set(
    [
      { kind: 'terminator', at: t.at(0, 0), facing: E, ap },
      { kind: 'genestealer', at: t.at(5, 0), facing: N, ap },
    ],
    { phase: 'marine', token: cp },
  );
  return { state, marine: unit(state, 1), stealer: unit(state, 2) };
}

test('HR-ACT-05 HR-ACT-07 a Marine pays in any mix of his AP and the command points that are left', () => {
  for (let ap = 0; ap <= 4; ap++)
    for (let cp = 0; cp <= 6; cp++) {
      const { state, marine } = purse(ap, cp);
      expect(purseOf(state, marine)).toBe(ap + cp);
      for (let price = 0; price <= 6; price++) {
        const good = [0, 1, 2, 3, 4, 5, 6].filter((n) => n <= price && n <= cp && price - n <= ap);
        expect(mixes(state, marine, price), `${price} of ${ap} AP and ${cp}`).toEqual(good);
        for (let n = -1; n <= 7; n++) {
          const rule =
            n < 0 || n > price
              ? 'HR-ACT-05'
              : n > cp
                ? 'HR-ACT-07'
                : price - n > ap
                  ? 'HR-ACT-01'
                  : undefined;
          expect(refusePayment(state, marine, price, n)?.rule, `${n} of ${price}`).toBe(rule);
        }
      }
    }
});

test('HR-SACT-01 a Stealer pays in AP alone, whatever command points there are', () => {
  for (let ap = 0; ap <= 6; ap++) {
    const { state, stealer } = purse(ap, 6);
    expect(purseOf(state, stealer)).toBe(ap);
    for (let price = 0; price <= 6; price++) {
      expect(mixes(state, stealer, price)).toEqual(price <= ap ? [0] : []);
      expect(refusePayment(state, stealer, price, 0)?.rule).toBe(price <= ap ? undefined : 'HR-SACT-01');
    }
  }
  const why = (ap: number) => {
    const { state, stealer } = purse(ap, 0);
    return refusePayment(state, stealer, 2, 0)?.why;
  };
  expect([why(0), why(1)]).toEqual(['It has no AP left.', 'That costs 2 AP; 1 are left.']);
});

test('HR-ACT-05 what is paid is gone: of both purses, and no more than the price', () => {
  const { state, marine, stealer } = purse(4, 3);
  pay(t.play(state), marine, 3, 1);
  expect([marine.ap, state.spent]).toEqual([2, 1]);
  pay(t.play(state), marine, 2, 0);
  expect([marine.ap, state.spent]).toEqual([0, 1]);
  pay(t.play(state), stealer, 1, 0);
  expect([stealer.ap, state.spent, state.active]).toEqual([3, 1, 2]);
});

test('HR-ACT-07 points that were spent are not there any more', () => {
  const { state, marine } = purse(1, 3);
  state.spent = 2;
  expect(mixes(state, marine, 2)).toEqual([1]);
  expect(refusePayment(state, marine, 3, 2)?.rule).toBe('HR-ACT-07');
});
