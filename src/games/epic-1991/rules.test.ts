import { expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { STEP_RULES } from './rules.ts';

/** Each question, as little of its step as it takes to be asked, and the verbs that answer it. */
const ASKED: [step: object & { do: keyof typeof STEP_RULES }, ...verbs: Action['do'][]][] = [
  [{ do: 'muster' }, 'muster'],
  [{ do: 'objectives' }, 'objective'],
  [{ do: 'edge' }, 'edge'],
  [{ do: 'deploy' }, 'deploy'],
  [{ do: 'movement', stage: 'choose' } as never, 'go'],
  [{ do: 'movement', stage: 'first' } as never, 'move', 'end'],
  [{ do: 'pods', opening: 0, left: [1] } as never, 'pod'],
  [{ do: 'pods', opening: 1, left: [] } as never, 'unload'],
  [{ do: 'segment', segment: 'first', next: 'A' } as never, 'fire', 'hold'],
  [{ do: 'orders', stage: 'place' } as never, 'orders'],
  [{ do: 'scouts', asking: true } as never, 'go'],
  [{ do: 'scouts', asking: false, left: [1] } as never, 'move', 'end'],
  [{ do: 'end', stage: 'rally', left: [1] } as never, 'rally'],
  [{ do: 'titan' }, 'aim'],
  [{ do: 'leg' }, 'leg'],
  [{ do: 'combat', stage: 'pairs' } as never, 'pairs'],
  [{ do: 'combat', stage: 'order', groups: [{ one: 1 }, { one: 2 }] } as never, 'sequence'],
  [{ do: 'group', left: [1, 2] } as never, 'sequence'],
  [{ do: 'fight' }, 'reroll'],
  [{ do: 'blow' }, 'strike'],
  [{ do: 'tie', models: [1] } as never, 'choose'],
];

const VERBS: Action['do'][] = [
  ...[
    'muster',
    'again',
    'lay',
    'drop',
    'objective',
    'edge',
    'deploy',
    'go',
    'orders',
    'move',
    'end',
    'pod',
    'unload',
  ],
  ...[
    'fire',
    'hold',
    'aim',
    'leg',
    'combat',
    'pairs',
    'sequence',
    'reroll',
    'strike',
    'smash',
    'choose',
    'rally',
  ],
] as never;

test.each(ASKED)('%j is answered by its own verbs: any other is refused', (step, ...verbs) => {
  const { refuse } = STEP_RULES[step.do] as (typeof STEP_RULES)['tie'];
  const table = { battle: {}, mustering: {} } as never;
  for (const verb of VERBS.filter((one) => !verbs.includes(one)))
    expect(refuse!(table, null as never, 'A', { do: verb } as Action, step as never)?.rule, verb).toMatch(
      /^E2-/,
    );
});

test('an answer to another question does nothing', () => {
  const nothing = Object.freeze({ table: null, state: null, dice: null, events: Object.freeze([]) }) as never;
  for (const [step] of ASKED.filter(([{ do: name }]) => name !== 'segment' && name !== 'end')) {
    const { answer } = STEP_RULES[step.do] as (typeof STEP_RULES)['tie'];
    const verbs = ASKED.flatMap(([other, ...own]) => (other.do === step.do ? own : []));
    for (const verb of VERBS.filter((one) => !verbs.includes(one)))
      answer!(nothing, 'A', { do: verb } as Action, Object.freeze(step) as never);
  }
});
