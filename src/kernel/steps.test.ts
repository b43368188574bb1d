import { expect, test } from 'vitest';
import type { Decision, Outcome, Random } from './contract.ts';
import { type Course, engineOf, type PlayOf, type StepRules, topStep } from './steps.ts';

type Step = { do: 'count'; left: number } | { do: 'choose' } | { do: 'quiet' };
interface Kit {
  table: null;
  state: { steps: Step[]; outcome: Outcome | null };
  step: Step;
  action: { do: 'take' | 'leave' | 'shout'; unit: number };
  event: { kind: string };
}

const WHO: Decision = { seat: 'red', kind: 'choose', rule: 'R-1' };
const OVER = { rule: 'R-9', why: 'Over.' };
const OTHER_VERB = { rule: 'R-8', why: 'No such verb now.' };
const NO_UNIT = { rule: 'R-2', why: 'No such unit.' };

const act = (what: 'take' | 'leave' | 'shout', unit = 0): Kit['action'] => ({ do: what, unit });

/** Units 1 to `units` could act, of whom unit 2 has nothing to do. */
const rulesFor = (units: number): StepRules<Kit> => ({
  count: {
    run({ state, events }, step) {
      state.steps.pop();
      if (step.left > 0) state.steps.push({ do: 'count', left: step.left - 1 });
      events.push({ kind: `counted ${step.left}` });
      return false;
    },
  },
  choose: {
    run: () => true,
    asks: () => [WHO],
    verbs: () => ['take', 'leave'],
    refuse: (_table, _state, _seat, { unit }) => (unit > units ? NO_UNIT : null),
    list: () => [act('leave')],
    units: () => Array.from({ length: units }, (_, i) => i + 1),
    listUnit: (_table, _state, unit) => (unit === 2 ? [] : [act('take', unit)]),
    answer({ state, events }, seat, action) {
      events.push({ kind: `${seat} ${action.do}` });
      state.steps.pop();
    },
  },
  quiet: { run: () => true, asks: () => [WHO] },
});

const engine = (units = 1, strict = true) =>
  engineOf<Kit>(rulesFor(units), {
    over: OVER,
    notAsked: (asked) => ({ rule: 'R-7', why: `Asked: ${asked.map(({ seat }) => seat).join()}` }),
    isAction: (_table, action): action is Kit['action'] => typeof action === 'object',
    noAction: ({ kind }) => ({ rule: 'R-6', why: kind }),
    ...(strict ? { otherVerb: () => OTHER_VERB } : {}),
  });
const stateOf = (...steps: Step[]): Kit['state'] => ({ steps, outcome: null });
const drawing = (n: number): Random => ({ below: () => n }) as unknown as Random;
const ended: Outcome = { winner: 'red', rule: 'R-5', text: 'Won.' } as unknown as Outcome;

test('the last step is on top, and only it is asked', () => {
  expect(topStep(stateOf())).toBeUndefined();
  expect(topStep(stateOf({ do: 'quiet' }, { do: 'choose' }))).toEqual({ do: 'choose' });
  const { asks } = engine();
  expect(asks(null, stateOf({ do: 'choose' }))).toEqual([WHO]);
  expect(asks(null, stateOf({ do: 'choose' }, { do: 'count', left: 1 }))).toEqual([]);
  expect(asks(null, stateOf())).toEqual([]);
  expect(asks(null, { steps: [{ do: 'choose' }], outcome: ended })).toEqual([]);
});

test('refused are: a match that is over, a seat not asked, nonsense, a foreign verb, and what the step refuses', () => {
  const { refuse } = engine();
  const state = stateOf({ do: 'choose' });
  expect(refuse(null, { ...state, outcome: ended }, 'red', act('take', 1))).toBe(OVER);
  expect(refuse(null, state, 'blue', act('take', 1))).toEqual({ rule: 'R-7', why: 'Asked: red' });
  expect(refuse(null, state, 'red', 'take')).toEqual({ rule: 'R-6', why: 'choose' });
  expect(refuse(null, state, 'red', act('shout'))).toBe(OTHER_VERB);
  expect(refuse(null, state, 'red', act('take', 2))).toBe(NO_UNIT);
  expect(refuse(null, state, 'red', act('take', 1))).toBeNull();
  expect(refuse(null, stateOf({ do: 'quiet' }), 'red', act('shout'))).toBeNull();
  // a game that has no word for foreign verbs leaves them to the step
  expect(engine(1, false).refuse(null, state, 'red', act('shout'))).toBeNull();
  expect(engine(1, false).refuse(null, state, 'red', act('shout', 2))).toBe(NO_UNIT);
});

test('some of the list are the answers of the unit drawn; of one that has none, or without units, all', () => {
  const state = stateOf({ do: 'choose' });
  const some = (units: number, n: number, seat = 'red') =>
    engine(units).listSome(null, state, seat, drawing(n));
  expect(some(3, 0)).toEqual([act('take', 1)]);
  expect(some(3, 2)).toEqual([act('take', 3)]);
  expect(some(3, 1)).toEqual([act('leave')]);
  expect(some(1, 0)).toEqual([act('take', 1)]);
  expect(some(0, 0)).toEqual([act('leave')]);
  expect(some(3, 0, 'blue')).toEqual([]);
  expect(engine().listSome(null, stateOf({ do: 'quiet' }), 'red', drawing(0))).toEqual([]);
  expect(engine().list(null, state, 'red')).toEqual([act('leave')]);
  expect(engine().list(null, state, 'blue')).toEqual([]);
  expect(engine().list(null, stateOf({ do: 'quiet' }), 'red')).toEqual([]);
});

/** Plays on, and tells what happened. */
function told(state: Kit['state'], course: Partial<Course<Kit>> = {}): string[] {
  const play = { table: null, state, dice: null, events: [] } as unknown as PlayOf<Kit>;
  engine().run(play, {
    next({ state, events }) {
      events.push({ kind: 'next' });
      state.outcome = ended;
    },
    ...course,
  });
  return play.events.map(({ kind }) => kind);
}

test('it plays on until somebody must decide or the match is over', () => {
  expect(told(stateOf({ do: 'choose' }, { do: 'count', left: 2 }))).toEqual([
    'counted 2',
    'counted 1',
    'counted 0',
  ]);
  expect(told(stateOf({ do: 'count', left: 0 }))).toEqual(['counted 0', 'next']);
  expect(told({ steps: [{ do: 'count', left: 0 }], outcome: ended })).toEqual([]);
});

test('the course puts something before a step, or answers for the one who is asked', () => {
  let first = true;
  const before = ({ state }: PlayOf<Kit>, step: Step): boolean => {
    if (!first || step.do !== 'choose') return false;
    first = false;
    state.steps.push({ do: 'count', left: 0 });
    return true;
  };
  expect(told(stateOf({ do: 'choose' }), { before })).toEqual(['counted 0']);
  expect(told(stateOf({ do: 'choose' }), { answerOf: () => act('take', 1) })).toEqual(['red take', 'next']);
  expect(told(stateOf({ do: 'choose' }), { answerOf: () => null })).toEqual([]);
});

test('whose turn it is says which units could act, and what one of them may do; nobody else has any', () => {
  const state = stateOf({ do: 'choose' });
  const { units, listUnit } = engine(3);
  expect(units(null, state, 'red')).toEqual([1, 2, 3]);
  expect(listUnit(null, state, 'red', 3)).toEqual([act('take', 3)]);
  expect(units(null, state, 'blue')).toEqual([]);
  expect(listUnit(null, state, 'blue', 3)).toEqual([]);
  const quiet = stateOf({ do: 'quiet' });
  expect([units(null, quiet, 'red'), listUnit(null, quiet, 'red', 1)]).toEqual([[], []]);
});
