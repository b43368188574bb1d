import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { makePlan, type Plan, tryAnew } from './plan.ts';

const stood = { id: 1, where: 'table', x: 0, y: 0 };
const state = { models: [null, stood] } as unknown as State;

/** Everything that a plan holds of model 1. */
const of = ({ models, bases, ways, spent, walked, retreated }: Plan) => [
  models.get(1),
  bases.get(1),
  ways.get(1),
  spent.get(1),
  walked.has(1),
  retreated.has(1),
  [models, bases, ways, spent].map((map) => map.has(1)),
];

function fill(plan: Plan, x: number): void {
  plan.models.set(1, { ...state.models[1], x });
  plan.bases.set(1, [x, 0, x, 1, x + 1, 1, x + 1, 0]);
  plan.ways.set(1, [0, 0, x, 0]);
  plan.spent.set(1, x);
  plan.walked.add(1);
  plan.retreated.add(1);
}

test.each([
  ['that nobody has touched', () => {}],
  ['with a leg walked', (plan: Plan) => fill(plan, 100)],
  [
    'that walked and did not retreat',
    (plan: Plan) => {
      fill(plan, 100);
      plan.retreated.delete(1);
    },
  ],
  [
    'that retreated and was stopped since',
    (plan: Plan) => {
      fill(plan, 100);
      plan.walked.delete(1);
    },
  ],
])('what is tried of a model %s leaves the plan as it was', (_, prepare) => {
  const plan = makePlan({} as Table, state, 1);
  prepare(plan);
  const was = of(plan);
  const found = tryAnew(plan, 1, () => {
    expect(of(plan)).toEqual([
      stood,
      undefined,
      undefined,
      undefined,
      false,
      false,
      [true, false, false, false],
    ]);
    fill(plan, 200);
    return 'found';
  });
  expect(found).toBe('found');
  expect(of(plan)).toEqual(was);
});
