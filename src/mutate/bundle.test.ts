import { expect, test } from 'vitest';
import { counted, switched } from './bundle.ts';
import { mutantsIn, mutated } from './points.ts';

const FILE = 'src/made-up.js';
const CODE = `
const told = [];
function judge(list, most) {
  for (let i = 0; i < list.length; i++) {
    const one = list[i];
    if (one === 3) continue;
    else if (one > most || !(one + 1)) break;
    told.push(one);
    if (list.some((other) => other < one)?.valueOf() && one > 1) return [told.length > 2 ? 'many' : 'few', told];
  }
  return [Math.min(...told, most), told.filter((one) => one > 1).length];
}
const play = () => [judge([1, 2, 3, 4, 5], 4), judge([2, 1, 7], 9), judge([-1], 0)];`;

/** What comes of the code while a change is in force. */
function outcome(code: string, on = 0): unknown {
  const reached = new Set<number>();
  const run = new Function('__on', 'globalThis', `${code} return play();`);
  try {
    return run((n: number) => n === on, { __reached: (n: number) => reached.add(n) });
  } catch (error) {
    return String(error);
  }
}

const all = mutantsIn(FILE, CODE);
const numbered = switched(CODE, all, (mutant) => all.indexOf(mutant) + 1);

test('behind its switch a change does what it does alone, and none of them does anything while it is off', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(outcome(numbered)).toEqual(outcome(CODE));
  for (const [i, mutant] of all.entries())
    expect([mutant.to, outcome(numbered, i + 1)]).toEqual([mutant.to, outcome(mutated(CODE, mutant))]);
});

test('counting places changes nothing', () => {
  expect(outcome(counted(CODE, all, (mutant) => mutant.line))).toEqual(outcome(CODE));
});
