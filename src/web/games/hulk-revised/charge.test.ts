import { expect, test } from 'vitest';
import type { Event } from '../../../games/hulk-revised/events.ts';
import { hulkRevised, type State } from '../../../games/hulk-revised/index.ts';
import { arrange } from '../../../games/hulk-revised/setting-up/arrange.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { scriptedDice } from '../../../kernel/dice.ts';
import type { Ask, Offer } from '../adapter.ts';
import { hulkRevisedAdapter } from './index.ts';

const E = 1;
const W = 3;

/** Castor at B2 looks east down a lane, on overwatch or not; a Genestealer at F2 looks at him. */
function lane(phase: 'marine' | 'stealer', overwatch: boolean) {
  const mission = {
    id: 'lane',
    title: 'Lane',
    summary: '',
    briefing: '',
    levels: [{ picture: ['s#########', '..........', '....######'].join('\n') }],
    legend: { s: 'start' },
    marines: [{ name: 'Castor', kind: 'terminator' }],
    blips: { total: 0, start: 0, perTurn: 0 },
  };
  const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
  const at = (name: string) => game.board.find(name);
  const pieces = [
    { kind: 'terminator' as const, at: at('B2'), facing: E, overwatch },
    { kind: 'genestealer' as const, at: at('F2'), facing: W },
  ] as const;
  const state = arrange(game.table, { pieces: [...pieces], phase, token: 1 });
  const table = hulkRevisedAdapter.table(game as unknown as AnyGame);
  const [decision] = game.pending(state);
  const view = game.view(state, phase);
  const selected = phase === 'marine' ? 1 : 2;
  const ask: Ask = { view, decision, actions: game.actions(state, phase), selected, toggles: {} };
  return { game, state, table, ask, at };
}

const price = ({ price, shared }: Offer) => [price, shared];

test('a Stealer is ordered through overwatch in one go, and told its chance', () => {
  const { game, state, table, ask, at } = lane('stealer', true);
  const order = table.reach(ask).find(({ square }) => square === at('D2'))!;
  expect(order).toMatchObject({ price: 2, presses: true, risky: true, ends: W });
  // HR-SUST-02: the second shot needs one less. Both miss: (5/6)^2 and (4/6)^2.
  expect(order.label).toBe('Go to D2 (2 action points), 30% to come through');
  expect(table.stakes(ask, order)).toBe('Castor fires at it, 2 shots in all: 30% to come through.');
  const went = (...faces: number[]) =>
    table.pressesOn(
      game.apply(game.fork(state) as State, 'stealer', order.action as never, scriptedDice(faces, [])),
      2,
    );
  expect(went(1, 2)).toBe(true);
  expect(went(6, 2)).toBe(false); // it dies
  expect(went(1, 1)).toBe(false); // his weapon jams: that is news
  expect(table.pressesOn([{ kind: 'moved', unit: 2 } as Event], 2)).toBe(true);
});

test('an enemy out of reach is offered as run up and attack, with its price and odds', () => {
  const charge = lane('stealer', false);
  expect(charge.table.combined(charge.ask, charge.at('B2')).map(({ word }) => word)).toEqual([
    'Run up and attack (4 AP: wins 66%)',
  ]);
  const watched = lane('stealer', true);
  const [run] = watched.table.combined(watched.ask, watched.at('B2'));
  expect(run.word).toMatch(/^Run up and attack \(4 AP: \d+% to come through, then wins 66%\)$/);
  expect(run).toMatchObject({ final: true, presses: true, look: 'foe' });
  expect(run.text.split('; ')).toHaveLength(4);
  const marine = lane('marine', false);
  const words = marine.table.combined(marine.ask, marine.at('F2')).map(({ word }) => word);
  expect(words.at(-1)).toBe('Go up and attack (4 AP: wins 17%)');
});

test('a way ends as the ghost at its end is turned, at the price of the turn', () => {
  const marine = lane('marine', false);
  const go = marine.table.reach(marine.ask).find(({ square }) => square === marine.at('D2'))!;
  const ends = (offers: readonly Offer[]) => new Map(offers.map((offer) => [offer.ends, price(offer)]));
  expect(ends(marine.table.endings(marine.ask, go))).toEqual(
    new Map([
      [E, [2, 0]],
      [0, [3, 0]],
      [2, [3, 0]],
      [W, [4, 0]],
    ]),
  );
  const stealer = lane('stealer', false);
  const step = stealer.table.hand(stealer.ask).board.find(({ square }) => square === stealer.at('E2'))!;
  expect(step.ends).toBe(W);
  // HR-SACT-05, HR-SACT-06: a free quarter turn, then a step sideways with another: even about costs nothing more.
  expect(ends(stealer.table.endings(stealer.ask, step))).toEqual(
    new Map([
      [W, [1, 0]],
      [0, [1, 0]],
      [2, [1, 0]],
      [E, [1, 0]],
    ]),
  );
});
