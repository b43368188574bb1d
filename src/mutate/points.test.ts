import { expect, test } from 'vitest';
import { counted } from './bundle.ts';
import { mutantsIn, mutated } from './points.ts';

const changed = (code: string): string[] => mutantsIn('a.ts', code).map((mutant) => mutated(code, mutant));

test('bounds, conditions, numbers and methods are changed', () => {
  expect(changed('f(a < b)')).toContain('f(a <= b)');
  expect(changed('f(a === b)')).toContain('f(a !== b)');
  expect(changed('f(a && b)')).toContain('f(((a) || (b)))');
  expect(changed('f(a ? b : c)')).toContain('f(a ? c : b)');
  expect(changed('f(Math.min(a, b))')).toContain('f(Math.max(a, b))');
  expect(changed('f(list.filter((x) => x.y))')).toContain('f((list))');
  expect(changed('f(3)')).toContain('f(4)');
  expect(changed('if (a) f();')).toEqual(
    expect.arrayContaining(['if (false) f();', 'if (true) f();', 'if (a) ;']),
  );
});

test('types, thrown errors and texts are left alone', () => {
  expect(changed('type A = 1 | 2; let x: 3;')).toEqual([]);
  expect(changed("function f() { throw new Error('at most ' + 3); }")).toEqual([]);
  expect(changed("const a = b + 'text';")).toEqual([]);
});

test('the key of a change is its line before and after, and tells equal lines apart', () => {
  const [first, second] = mutantsIn('a.ts', 'a =  x < y;\nf();\na = x < y;').filter(
    ({ text }) => text === '<=',
  );
  expect(first.key).toBe('a.ts: a = x < y; => a = x <= y;');
  expect(second.key).toBe(`${first.key} (2)`);
  expect(second.line).toBe(3);
});

test('counting which places are reached changes nothing else', () => {
  const code =
    'let n = 0; for (let i = 0; i < 5; i++) { if (i === 3 || !(i > 1)) n += o?.list.filter((x) => x > i).length ?? 0; }; n';
  const mutants = mutantsIn('a.ts', code);
  const reached = new Set<number>();
  const run = (text: string): unknown =>
    new Function('o', 'globalThis', `return eval(${JSON.stringify(text)})`)(
      { list: [1, 2, 3, 4] },
      { __reached: (place: number) => reached.add(place) },
    );
  const number = (mutant: (typeof mutants)[number]) => mutant.reach.start;
  expect(run(counted(code, mutants, number))).toBe(run(code));
  expect(reached.size).toBeGreaterThan(5);
});
