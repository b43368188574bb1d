/** Infantry hidden, found and placed by hand: whatever the boards make is legal, and nothing drawn tells more than its viewer knows. */
import { expect, test } from 'vitest';
import type { Action } from '../../../../games/epic-1989/actions.ts';
import { type Epic89Game, epic1989, type State } from '../../../../games/epic-1989/index.ts';
import type { AnyGame } from '../../../../kernel/contract.ts';
import { seededDice } from '../../../../kernel/dice.ts';
import type { FieldScene } from '../../field-scene.ts';
import epic89 from '../index.ts';
import { concealed, faultsOf, putOn, restPut, shuffled, siteOf, standsFor } from './conceal-draft.ts';
import { hiddenDraws } from './counters.ts';
import { unfoldingOf } from './unfolding.tsx';

const battle = {
  battle: 'Hidden',
  table: [100, 60],
  forces: { imperial: ['devastator', 'tactical', 'whirlwinds'], rebel: ['assault', 'whirlwinds'] },
  buildings: [{ is: 'low-cross', at: [50, 6, 0] }],
  edge: 'south',
  first: 'imperial',
};

/** Played as it is listed first, as far as that question. */
function asked(kind: string) {
  const game = epic1989.open(epic1989.readSetup({ battle, options: { hidden: true } })) as Epic89Game;
  const dice = seededDice('89'.repeat(32));
  const { state } = game.start(dice);
  for (let n = 0; n < 200; n++) {
    const [decision] = game.pending(state);
    const seat = decision.seat;
    if (decision.kind === kind) {
      const view = game.view(state, seat) as State;
      return { game, state, dice, seat, view, table: game.tableOf(view) };
    }
    const [first] = game.actions(game.view(state, seat), seat);
    game.apply(state, seat, first, dice);
  }
  throw new Error(`${kind} was never asked.`);
}

const middle = () => 0.5;

test('counters are put by hand: in the open, into a building, what each stands for changed, the rest here and there', () => {
  const { game, view, seat, table } = asked('conceal');
  const site = siteOf(table, view)!;
  const draft = shuffled(site, middle);
  const wanted = standsFor(draft, 1, draft.meant.find((id) => id > 0)!);
  expect([...wanted.meant].sort()).toEqual([...draft.meant].sort());
  const put = putOn(site, putOn(site, wanted, 1, 5000, 600), 2, 3000, 5000);
  expect(put.at[0]).toEqual({ building: 1 });
  expect(faultsOf(site, put)).toMatchObject([{ number: 2, refusal: { rule: 'E1-HIDE-03' } }]);
  for (const idea of [0, 1, 2]) {
    const whole = restPut(site, putOn(site, put, 2, 3000, 500), idea)!;
    expect(game.check(view, seat, concealed(whole))).toBe(null);
  }
});

test('what is shuffled is another order for other dice, and its own player may choose it', () => {
  const { view, table } = asked('conceal');
  const site = siteOf(table, view)!;
  const orders = [0, 0.3, 0.6, 0.99].map((n) => shuffled(site, () => n).meant.join());
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('an own counter says what it is, an enemy one only its number', () => {
  const { game, state, seat, dice } = asked('conceal');
  game.apply(state, seat, game.actions(game.view(state, seat), seat)[0], dice);
  const foe = seat === 'A' ? 'B' : 'A';
  const symbols = (viewer: string) =>
    hiddenDraws(game.tableOf(state), game.view(state, viewer) as State).filter(({ label }) =>
      label.startsWith('Imperial'),
    );
  expect(new Set(symbols(foe).map(({ symbol }) => symbol))).toEqual(new Set(['c89-hidden-imp']));
  for (const { label } of symbols(foe)) expect(label).toMatch(/: face down$/);
  expect(symbols(seat).some(({ label }) => /Devastator|Tactical/.test(label))).toBe(true);
  expect(new Set(symbols(seat).map(({ text }) => text)).size).toBe(symbols(seat).length);
});

test('whoever is found is placed by hand: the first on the point, faults with their rule, the rest round it', () => {
  const { game, state, seat, dice } = asked('reveal');
  const view = game.view(state, seat) as State;
  const own = view.hidden.find(({ detachment, building }) => Number(detachment) > 0 && building === 0)!;
  const table = epic89.table(game as unknown as AnyGame);
  const ask = {
    view,
    decision: game.pending(state)[0],
    actions: game.actions(view, seat),
    selected: 0,
    toggles: {},
  };
  const scene = table.scene(view) as FieldScene;
  const drawn = scene.counters.find(({ id }) => id === `hidden ${own.side} ${own.number}`)!;
  expect(table.sentTo(ask, drawn)).toMatchObject({ action: { do: 'reveal', number: own.number } });
  game.apply(state, seat, { do: 'reveal', number: own.number }, dice);
  const seen = game.view(state, seat) as State;
  const deployment = unfoldingOf(game.tableOf(seen), seen)!;
  const [first, second] = deployment.units(deployment.empty);
  const how = { shape: 'line', heading: 0, gap: 0, aboard: false } as const;
  const one = deployment.drop(deployment.empty, first, 0, 0, how);
  expect(deployment.faults(one)).toEqual([]);
  const far = deployment.drop(one, second, own.x > 5000 ? 500 : 9500, 5500, how);
  expect(deployment.faults(far)).toMatchObject([{ unit: second, refusal: { rule: 'E1-HIDE-11' } }]);
  for (const idea of [0, 1]) {
    const whole = deployment.rest(one, idea)!;
    expect(game.check(seen, seat, whole as Action)).toBe(null);
  }
});
