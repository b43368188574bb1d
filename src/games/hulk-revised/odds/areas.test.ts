import { expect, test } from 'vitest';
import kitchenData from '../../../bots/fixtures/kitchen.yaml';
import type { AnyRuleset, Dice } from '../../../kernel/contract.ts';
import { act, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { type Action, type Event, hulkRevised, type State } from '../index.ts';

const AREA = ['flame', 'throw', 'launch', 'missile', 'cast', 'arc', 'grab', 'burst', 'wreck'];
const sixes: Dice = { d6: () => 6, draw: (weights) => weights.findIndex((w) => w > 0) };

test('what the odds of an area say is what its dice then need', () => {
  const random = randomFrom('areas');
  const kinds = new Set<string>();
  /** One of a kind in each position is enough. */
  const tried = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    const match = rehearse(hulkRevised as AnyRuleset, { mission: kitchenData, options: {} }, `odds ${seed}`);
    for (let n = seed * 1000; n < seed * 1000 + 260 && !match.outcome; n++) {
      const [{ seat }] = pending(match);
      const view = match.game.view(match.state, seat);
      const all = match.game.actions(match.state, seat) as Action[];
      const areas = all.filter((a) => AREA.includes(a.do) && match.game.odds(view, a) !== null);
      const kindOf = (a: Action) => `${a.do} ${a.item}`;
      for (const action of areas) {
        if (tried.get(kindOf(action)) === n) continue;
        const odds = match.game.odds(view, action);
        const state = match.game.fork(match.state) as State;
        const events = match.game.apply(state, seat, action, sixes) as Event[];
        const hit = events.find((e) => e.kind === 'caught' || (e.kind === 'grabbed' && e.dice.length > 0));
        const turned = events.some((e) => e.kind === 'converted');
        if (!hit || turned || !odds || !('needed' in hit)) continue;
        const foe = hit.kind === 'caught' && (match.state as State).pieces[hit.unit]?.marine === false;
        if (hit.kind === 'caught' && !foe) continue;
        tried.set(kindOf(action), n);
        kinds.add(action.do);
        expect(odds.parts.map(({ value }) => value).join(), action.do).toMatch(
          hit.needed === 1 ? /certain/ : new RegExp(`${hit.needed}\\+`),
        );
        expect(odds.parts.every(({ rule }) => /^HR-/.test(rule))).toBe(true);
      }
      const lively = all.filter((a) => !['end', 'overwatch', 'guard', 'time'].includes(a.do));
      const from = lively.length > 0 && random.below(6) > 0 ? lively : all.filter((a) => a.do !== 'time');
      act(match, seat, from[random.below(from.length)]);
    }
  }
  expect(kinds.size).toBeGreaterThan(2);
});
