/** The chances of fights against every throw there is. */
import { expect, test } from 'vitest';
import { casesIn } from '../../../cases/files.ts';
import { parsed } from '../../../cases/phrase.ts';
import type { CaseRun } from '../../../cases/run.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Dice } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import type { Epic89Game, State } from '../index.ts';

interface Asked {
  readonly game: Epic89Game;
  readonly state: State;
  readonly seat: string;
  readonly action: Action;
}

/** The first answer of a case, where it is given. */
function answerIn(file: string, name: string): Asked {
  const written = casesIn(`cases/epic-1989/${file}.yaml`).find((one) => one.name.includes(name))!;
  const adapter = adapterOf(written.rules[0]);
  const table = adapter.arrange(written);
  const run: CaseRun = { adapter, table, state: table.state };
  const [{ seat, actions }] = written.steps.filter((step) => step.is === 'act');
  const game = table.game as unknown as Epic89Game;
  return { game, state: run.state as State, seat, action: parsed(run, actions[0]) as Action };
}

/** These dice first, then six of the same face for saving throws; after that each another, so that no roll-off is tied for ever. */
function diceOf(first: readonly number[], then: number): Dice {
  let i = 0;
  return {
    d6() {
      const n = i++;
      return first[n] ?? (n < first.length + 6 ? then : 1 + (n % 6));
    },
    draw: () => 0,
  };
}

interface Throw {
  readonly dice: readonly number[];
  /** In how many ways it comes about. */
  readonly ways: number;
}

/** Every throw of two single dice. */
const ONE_EACH: readonly Throw[] = Array.from({ length: 36 }, (_, n) => ({
  dice: [1 + (n % 6), 1 + Math.floor(n / 6)],
  ways: 1,
}));

/** Every throw of two dice against two, each sum once. */
const TWO_EACH: readonly Throw[] = Array.from({ length: 121 }, (_, n) => {
  const sums = [2 + (n % 11), 2 + Math.floor(n / 11)];
  return {
    dice: sums.flatMap((sum) => [Math.max(1, sum - 6), sum - Math.max(1, sum - 6)]),
    ways: sums.reduce((ways, sum) => ways * (6 - Math.abs(7 - sum)), 1),
  };
});

/** How often each unit is destroyed by what was fought, of all first throws and all faces of each saving throw. */
function destroyed({ game, state, seat, action }: Asked, throws: readonly Throw[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { dice, ways } of throws)
    for (let face = 1; face <= 6; face++) {
      const events = game.apply(game.fork(state), seat, action, diceOf(dice, face));
      for (const event of events)
        if (event.kind === 'destroyed' && !event.rule.startsWith('E1-MORAL'))
          found.set(event.unit, (found.get(event.unit) ?? 0) + ways);
    }
  return found;
}

const allOf = (throws: readonly Throw[]) => throws.reduce((sum, { ways }) => sum + ways, 0);

function told({ game, state, seat, action }: Asked): Map<number, number> {
  const { chances } = game.odds(game.view(state, seat), action)!;
  return new Map(
    chances.flatMap(({ what, ways, total }) => {
      const [, id] = /^(\d+) (?:falls|is destroyed|is crushed)$/.exec(what) ?? [];
      return id ? [[Number(id), ways / total] as const] : [];
    }),
  );
}

test.each([
  ['a ram', answerIn('rams', 'equal scores harm both'), ONE_EACH],
  ['an overrun', answerIn('overruns', 'the stand is lower and dies'), TWO_EACH],
  ['several against one', answerIn('close-combat', 'several against one have a primary attacker'), TWO_EACH],
] as const)('E1-CC-11, E1-RAM-05, E1-OVER-05 %s ends as often as is said', (_, asked, throws) => {
  const counted = destroyed(asked, throws);
  const chances = told(asked);
  expect(chances.size).toBe(2);
  for (const [id, chance] of chances)
    expect((counted.get(id) ?? 0) / (6 * allOf(throws))).toBeCloseTo(chance, 9);
});

test('E1-TITAN-14 a stomp crushes as often as is said', () => {
  const asked = answerIn('titans', 'four or more destroys');
  const [[id, chance]] = told(asked);
  let hits = 0;
  for (const { dice } of ONE_EACH) {
    const events = asked.game.apply(asked.game.fork(asked.state), asked.seat, asked.action, diceOf(dice, 1));
    if (events.some((event) => event.kind === 'destroyed' && event.unit === id)) hits++;
  }
  expect(hits / 36).toBe(chance);
});

test('E1-TMOD-22 a duel harms as often as is said', () => {
  const asked = answerIn('titans-close', 'the First Player names the pairs');
  const { chances } = asked.game.odds(asked.game.view(asked.state, asked.seat), asked.action)!;
  const wins = new Map<number, number>();
  for (const { dice, ways } of TWO_EACH) {
    const events = asked.game.apply(asked.game.fork(asked.state), asked.seat, asked.action, diceOf(dice, 3));
    for (const event of events)
      if (event.kind === 'duel') {
        const by = event.scores[0] - event.scores[1];
        const loser = by > 0 ? event.target : by < 0 ? event.unit : 0;
        wins.set(loser, (wins.get(loser) ?? 0) + ways);
        break;
      }
  }
  for (const { what, ways, total } of chances) {
    const [, id] = /^(\d+) is damaged$/.exec(what) ?? [];
    if (id) expect((wins.get(Number(id)) ?? 0) / 6 ** 4).toBeCloseTo(ways / total, 9);
  }
});

test('E1-DET-15 of a plan the parts that can be driven are told, whatever the others say', () => {
  const { game, state, action, seat } = answerIn('rams', 'equal scores harm both');
  if (action.do !== 'move') throw new Error('It is a ram.');
  const odds = (legs: typeof action.legs) => game.odds(game.view(state, seat), { ...action, legs });
  const told = odds(action.legs)!.chances.map(({ what, ways }) => `${what} ${ways}`);
  const [leg] = action.legs;
  const other = { model: leg.model, way: [{ turn: 91 }, ...leg.way] };
  expect(odds([other])).toBe(null);
  expect(odds([other, leg])!.chances.map(({ what, ways }) => `${what} ${ways}`)).toEqual(told);
  expect(odds([{ model: 99, way: leg.way }])).toBe(null);
  expect(odds([{ model: leg.model, way: [] }])).toBe(null);
});

test('E1-CC-12 nothing is told of one who does not attack', () => {
  const { game, state, action, seat } = answerIn(
    'close-combat',
    'several against one have a primary attacker',
  );
  const seen = game.view(state, seat);
  const asked = game.pending(state).find((one) => one.kind === 'primary');
  expect(asked).toBeDefined();
  expect(game.odds(seen, action)).not.toBe(null);
  const foe = seen.units.find((unit) => unit && game.tableOf(state).units[unit.id].side === 'rebel')!;
  expect(game.odds(seen, { do: 'primary', unit: foe.id })).toBe(null);
  expect(game.odds(seen, { do: 'assault', unit: foe.id })).toBe(null);
  expect(game.odds(seen, { do: 'primary', unit: 99 })).toBe(null);
});

test('E1-TITAN-15 a stomp on whoever stands, moves or has no orders is told as it goes', () => {
  const { state, game, action, seat } = answerIn('titans', 'four or more destroys');
  const target = state.units.find((unit) => unit && game.tableOf(state).units[unit.id].side === 'rebel')!.id;
  const { detachment } = game.tableOf(state).units[target];
  state.units[target].snapped = true; // so that it is not asked first
  const told = (['none', 'first', 'charge', 'fall-back'] as const).map((order) => {
    state.detachments[detachment].order = order;
    const { chances, parts } = game.odds(game.view(state, seat), action)!;
    const hits = ONE_EACH.filter(({ dice }) =>
      game
        .apply(game.fork(state), seat, action, diceOf(dice, 1))
        .some((event) => event.kind === 'destroyed' && event.unit === target),
    );
    expect(chances[0]).toMatchObject({ ways: hits.length, total: 36 });
    return parts.map(({ value }) => value);
  });
  expect(told).toEqual([['4+'], ['3+'], ['5+'], ['5+']]);
});

test('E1-TITAN-32, E1-TITAN-33, E1-TITAN-35 a stand gets at a Titan as often as is said', () => {
  const asked = answerIn('number-one', 'a stand assails the first unit');
  const { game, state, seat, action } = asked;
  if (action.do !== 'assail') throw new Error('It is an assault.');
  const table = game.tableOf(state);
  const { unit, titan } = action;
  const told = (weapon?: number) =>
    game
      .odds(game.view(state, seat), { do: 'assail', unit, titan, ...(weapon !== undefined && { weapon }) })!
      .chances.map(({ ways, total }) => ways / total);
  expect(told()).toEqual([1 / 6, 2 / 36, 5 / 6]);
  expect(told(1)).toEqual([1 / 6, 5 / 6]);
  Object.assign(state.units[titan].titan!, { critical: ['legs'] });
  expect(told()).toEqual([3 / 6, 6 / 36, 3 / 6]);
  Object.assign(table.detachments[table.units[unit].detachment], { elite: true });
  expect(told()).toEqual([3 / 6, 9 / 36, 3 / 6]);
  expect(game.odds(game.view(state, seat), { do: 'assail', unit: 99, titan })).toBeNull();
});
