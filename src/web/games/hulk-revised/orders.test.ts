import { expect, test } from 'vitest';
import kitchen from '../../../bots/fixtures/kitchen.yaml';
import opponents from '../../../bots/hulk-revised/index.ts';
import type { Action, State } from '../../../games/hulk-revised/index.ts';
import { NOWHERE } from '../../../games/hulk-revised/state.ts';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Choice, Offer, Prompt } from '../adapter.ts';
import type { Hulk, View } from './game.ts';
import { hulkRevisedAdapter } from './index.ts';
import { snap } from './order-answers.ts';

const { ruleset } = hulkRevisedAdapter;

function promptOf(match: Match, toggles: Record<string, string>, state = match.state): Prompt | null {
  const { game } = match;
  const [decision] = game.pending(state);
  const view = game.view(state, decision.seat);
  const actions = game.actions(state, decision.seat);
  return hulkRevisedAdapter.table(match.game).hand({ view, decision, actions, selected: 0, toggles }).prompt;
}

/** One position for every kind of question, from matches in which Marines shoot, strike and stand watch. */
function questions(): Match[] {
  const [bot] = opponents.bots;
  const found: Match[] = [];
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= 8; seed++) {
    const match = rehearse(ruleset, { mission: kitchen, options: { ambush: true } }, `orders ${seed}`);
    const random = randomFrom(seed);
    for (let n = 0; n < 600 && !match.outcome; n++) {
      const [{ seat, kind }] = pending(match);
      const actions = match.game.actions(match.state, seat) as Action[];
      const times = kinds.get(kind) ?? 0;
      if (times < 12 && (kind !== 'act' || seat === 'marine')) {
        kinds.set(kind, times + 1);
        found.push({ ...match, state: match.game.fork(match.state) });
      }
      const wish = WISHES[random.below(WISHES.length)];
      const wished = actions.filter((a) => wish.includes(a.do) && a.cp === 0);
      const list = wished.length > 0 ? wished : actions;
      const chosen =
        seat === 'stealer' && kind === 'act'
          ? bot.choose(match.game, match.game.view(match.state, seat), seat, random)
          : list[random.below(list.length)];
      act(match, seat, chosen);
    }
  }
  return found;
}

const WISHES = [['shoot', 'assault'], ['move', 'door'], ['move'], ['move'], ['overwatch'], ['guard', 'keep']];
const MET = questions();

function find(kind: string): Match {
  const found = MET.find((match) => pending(match)[0].kind === kind);
  if (!found) throw new Error(`Nobody was asked: ${kind}`);
  return found;
}

test('whatever is ordered, the answer is one the rules allow', () => {
  const met = new Set<string>();
  for (const match of MET) {
    const [{ seat }] = pending(match);
    for (const order of hulkRevisedAdapter.table(match.game).orders(seat)) {
      for (const { value } of order.options) {
        const prompt = promptOf(match, { [order.id]: value });
        if (prompt?.order !== order.id || !prompt.ordered) continue;
        expect(value).not.toBe('ask');
        met.add(`${order.id} ${value}`);
        const { action } = prompt.ordered.offer;
        expect(match.game.check(match.state, seat, action), `${order.id} ${value}`).toBeNull();
      }
    }
  }
  for (const each of ['snap always', 'snap near', 'snap hold', 'token 2', 'face marine', 'reroll losing'])
    expect(met).toContain(each);
});

test('nothing is answered where nothing was ordered', () => {
  const match = find('snap');
  expect(promptOf(match, {})?.ordered).toBeUndefined();
  expect(promptOf(match, { snap: 'ask' })?.ordered).toBeUndefined();
});

test('a shot is fired within six squares and held beyond, at whoever is hit most easily', () => {
  const shot = (to: number, ways: number): Choice => ({
    word: 'Fire',
    offer: { verb: 'shoot', action: { do: 'shoot', unit: 1, to } } as unknown as Offer,
    odds: { chances: [{ what: 'kill', ways, total: 36 }], parts: [] },
  });
  const hold = { word: 'Hold', offer: { verb: 'hold' } as Offer };
  // The shooter stands on square 0, the targets 2 and 3 as many squares away as their number says.
  const table = { spread: (_: number, square: number) => square, link: Array(20).fill(NOWHERE) };
  const fired = (value: string, near: number, far: number) => {
    const pieces = [null, { id: 1, at: 0 }, { id: 2, at: near }, { id: 3, at: far }];
    const offer = snap({
      hulk: { table } as unknown as Hulk,
      view: { pieces } as unknown as View,
      step: { do: 'snap', unit: 1 },
      prompt: { choices: [shot(2, 11), shot(3, 20), hold] } as unknown as Prompt,
      value,
    });
    return offer?.verb === 'shoot' ? (offer.action as Action).to : offer?.verb;
  };
  expect(fired('always', 5, 9)).toBe(3);
  expect(fired('near', 5, 9)).toBe(2);
  expect(fired('near', 5, 6)).toBe(3);
  expect(fired('near', 7, 9)).toBe('hold');
  expect(fired('even', 5, 9)).toBe(3);
  expect(fired('hold', 1, 2)).toBe('hold');
});

test('a small token is sent back, a large one kept', () => {
  const match = find('command');
  const drawn = (token: number) => {
    const state = match.game.fork(match.state) as State;
    state.token = token;
    return promptOf(match, { token: '2' }, state)?.ordered?.offer.verb;
  };
  expect([1, 2, 3, 6].map(drawn)).toEqual(['redraw', 'redraw', 'keep', 'keep']);
});

test('an order about jams answers with and without command points, so that nobody can tell', () => {
  const match = find('act');
  const answers = (value: string) =>
    [0, 1, 2].map((left) => {
      const state = match.game.fork(match.state) as State;
      Object.assign(state, { token: 6, bonus: 0, gained: 0, spent: 6 - left, phase: 'stealer' });
      const [jammed] = state.marines;
      state.pieces[jammed]!.jam = 2;
      state.steps.push({ do: 'unjam', marines: [jammed] });
      return promptOf(match, { unjam: value }, state)?.ordered;
    });
  expect(answers('always').map((one) => one?.offer.verb)).toEqual(['pass', 'unjam', 'unjam']);
  expect(answers('spare').map((one) => one?.offer.verb)).toEqual(['pass', 'pass', 'unjam']);
  expect(answers('never').map((one) => one?.offer.verb)).toEqual(['pass', 'pass', 'pass']);
  // It depends on what only the Marine player knows: the screen must be passed on for it.
  expect(answers('never')[0]?.open).toBe(false);
});

test('the last command point is kept until it is paid with on purpose', () => {
  const match = find('act');
  const { game } = match;
  const table = hulkRevisedAdapter.table(match.game);
  const state = game.fork(match.state) as State;
  Object.assign(state, { token: 1, bonus: 0, gained: 0, spent: 0 });
  for (const id of state.marines) state.pieces[id]!.ap = 0;
  const [decision] = game.pending(state);
  const ask = (toggles: Record<string, string>, selected = 0) => ({
    view: game.view(state, 'marine'),
    decision,
    actions: game.actions(state, 'marine'),
    selected,
    toggles,
  });
  const units = (toggles: Record<string, string>) => table.hand(ask(toggles)).units;
  const paid = (ask({}).actions as Action[]).find(({ do: verb, cp }) => verb === 'turn' && cp === 1)!;
  expect(units({})).toContain(paid.unit);
  expect(units({ reserve: 'keep' })).not.toContain(paid.unit);
  expect(units({ reserve: 'keep', pay: 'cp' })).toContain(paid.unit);
  const meant = { ...paid, cp: 0 };
  expect(table.withheld(ask({ reserve: 'keep' }), meant)?.why).toContain('standing order');
  expect(table.withheld(ask({}), meant)).toBeNull();
});
