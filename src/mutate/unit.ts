/**
 * As much of vitest as unit tests of rules use: tests are collected, and one at a time can be run in a plain process.
 * A bundle has it in place of vitest, with vitest's own matchers.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT],
);

export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

let collected: Collected[] = [];
let path: string[] = [];

/** The tests that evaluating a test file collects. */
export async function collect(load: () => Promise<unknown>): Promise<Collected[]> {
  collected = [];
  path = [];
  await load();
  return collected;
}

type Body = (...given: never[]) => unknown;

export const test = withEach((name, run) => {
  collected.push({ name: [...path, name].join(' > '), run });
});

export const it = test;

export const describe = withEach((name, run) => {
  path.push(name);
  run();
  path.pop();
});

type Declare = (name: string, run: () => unknown) => void;

function withEach(declare: Declare) {
  const each = (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const [i, row] of rows.entries()) {
      const given = (Array.isArray(row) ? row : [row]) as never[];
      declare(`${name} #${i}`, () => body(...given));
    }
  };
  return Object.assign((name: string, body: Body) => declare(name, () => body()), { each });
}
