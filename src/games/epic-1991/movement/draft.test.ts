import { expect, test } from 'vitest';
import { tryAnew } from '../../../field/index.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { draftMove, type MoveDraft } from './draft.ts';

const stood = { id: 1, where: 'table', x: 0, y: 0 };
const state = { models: [null, stood] } as unknown as State;

/** Everything that a draft holds of model 1. */
const of = ({ models, bases, ways, spent, walked, retreated }: MoveDraft) => [
  models.get(1),
  bases.get(1),
  ways.get(1),
  spent.get(1),
  walked.has(1),
  retreated.has(1),
  [models, bases, ways, spent].map((map) => map.has(1)),
];

function fill(draft: MoveDraft, x: number): void {
  draft.models.set(1, { ...state.models[1], x });
  draft.bases.set(1, [x, 0, x, 1, x + 1, 1, x + 1, 0]);
  draft.ways.set(1, [0, 0, x, 0]);
  draft.spent.set(1, x);
  draft.walked.add(1);
  draft.retreated.add(1);
}

test.each([
  ['that nobody has touched', () => {}],
  ['with a leg walked', (draft: MoveDraft) => fill(draft, 100)],
  [
    'that walked and did not retreat',
    (draft: MoveDraft) => {
      fill(draft, 100);
      draft.retreated.delete(1);
    },
  ],
  [
    'that retreated and was stopped since',
    (draft: MoveDraft) => {
      fill(draft, 100);
      draft.walked.delete(1);
    },
  ],
])('what is tried of a model %s leaves the draft as it was', (_, prepare) => {
  const draft = draftMove({} as Table, state, 1);
  prepare(draft);
  const was = of(draft);
  const found = tryAnew(draft, 1, () => {
    expect(of(draft)).toEqual([
      stood,
      undefined,
      undefined,
      undefined,
      false,
      false,
      [true, false, false, false],
    ]);
    fill(draft, 200);
    return 'found';
  });
  expect(found).toBe('found');
  expect(of(draft)).toEqual(was);
});
