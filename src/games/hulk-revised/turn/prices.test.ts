import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { seededDice } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { hulkRevised, type State } from '../index.ts';
import { UNITS } from '../units.ts';
import { ACTS } from './acts.ts';
import { actPrice } from './prices.ts';

const mission = parse(readFileSync('src/games/hulk-revised/everything.yaml', 'utf8'));
const FREE = ['cast', 'end', 'overwatch', 'guard', 'deploy']; // paid in Psi points, not at all, or with all that is left

test('HR-ACT-03 HR-SACT-03 what an act is said to cost is what is paid for it', () => {
  const tried = new Map<string, number>();
  for (let seed = 1; seed <= 4; seed++) {
    const game = hulkRevised.open(hulkRevised.readSetup({ mission }));
    const random = randomFrom(`prices ${seed}`);
    const dice = seededDice(`0${seed}`);
    const { state } = game.start(dice);
    for (let n = 0; n < 250 && !state.outcome; n++) {
      const [{ seat }] = game.pending(state);
      const all = game.actions(state, seat);
      const acts = all.filter((a) => ACTS[a.do] && !FREE.includes(a.do) && state.pieces[a.unit]);
      for (const action of acts) {
        if (state.steps.length !== 1 || (tried.get(action.do) ?? 0) > 12) continue;
        const copy = game.fork(state) as State;
        const price = actPrice(game.table, copy, action);
        const before = { ap: copy.pieces[action.unit]!.ap, spent: copy.spent };
        game.apply(copy, seat, action, seededDice('c0'));
        const after = copy.pieces[action.unit];
        if (!after || copy.phase !== state.phase || copy.turn !== state.turn) continue;
        const paid = before.ap - after.ap + (copy.spent - before.spent);
        tried.set(action.do, (tried.get(action.do) ?? 0) + 1);
        expect(paid, game.notation.print(state, action)).toBe(price);
      }
      const lively = all.filter((a) => !['end', 'overwatch', 'guard', 'time'].includes(a.do));
      const from = lively.length > 0 && random.below(8) > 0 ? lively : all;
      game.apply(state, seat, from[random.below(from.length)], dice);
    }
  }

  expect(tried.size).toBeGreaterThan(12);
});

test('blips and guns have no dice, bonuses or seconds of their own', () => {
  for (const kind of ['blip', 'ambush', 'sentry'] as const)
    expect(UNITS[kind]).toMatchObject({ assaultDice: 0, cab: 0, rab: 0, seconds: 0 });
});
