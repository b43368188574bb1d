/** Whatever the rules ask can be answered at the table: by a button, on the board, or from the list of all answers. */
import { expect, test } from 'vitest';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import type { State } from '../../../games/hulk-heresy/state.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { Ask, Hand } from '../adapter.ts';
import adapter from './index.ts';
import { preferred } from './variants.ts';

const setupOf = (id: string) =>
  adapter.ruleset.readSetup(adapter.missions.find((card) => card.id === id)?.setup);

/** The notations that the hand offers; all of them where a list of all answers is at hand. */
function offered({ prompt, board, bar }: Hand): string[] {
  const buttons = bar.flatMap(({ offers, menu }) => [
    ...offers,
    ...(menu ?? []).flatMap((one) => one.offers),
  ]);
  const choices = prompt?.choices.map(({ offer }) => offer) ?? [];
  return [...buttons, ...choices, ...board].map(({ text }) => text.replace(/; fire$/, ''));
}

test.each(['first-breach', 'hold', 'incursion'])(
  '%s: a match by chance never asks what cannot be answered',
  (id) => {
    const game = adapter.ruleset.open(setupOf(id)) as AnyGame;
    const table = adapter.table(game);
    const random = randomFrom(`reachable ${id}`);
    const dice = {
      d6: () => 1 + random.below(6),
      draw: (weights: readonly number[]) => random.below(weights.length),
    };
    const { state } = game.start(dice);
    const kinds = new Set<string>();
    let scene = table.scene(game.view(state, 'A'));
    for (let i = 0; i < 260; i++) {
      const [decision] = game.pending(state);
      if (!decision) break;
      const view = game.view(state, decision.seat);
      const actions = game.actions(view, decision.seat) as Action[];
      const ask: Ask = { view, decision, actions, selected: 0, toggles: {} };
      const first = table.hand(ask);
      const hand = table.hand({ ...ask, selected: first.first });
      const texts = offered(hand);
      const isFresh = !kinds.has(decision.kind) || i % 16 === 0;
      kinds.add(decision.kind);
      if (isFresh) check(game, ask, hand, texts);
      const words = [...(hand.prompt?.choices ?? []).map(({ word }) => word), hand.prompt?.title ?? 'act'];
      expect(words.filter((word) => !word || /undefined|NaN|\[object/.test(word))).toEqual([]);
      const action = actions[random.below(actions.length)];
      const events = game
        .apply(state, decision.seat, action, dice)
        .flatMap((event) => game.redact(event, 'A') ?? []);
      for (const event of events) {
        const line = table.tell(event);
        expect(line?.text ?? '').not.toMatch(
          /undefined|NaN|\[object|\b(model|piece|blip|terminator|tactical|assault|librarian|champion) \d/i,
        );
        table.where(event, scene);
      }
      table.frames(scene, events);
      scene = table.scene(game.view(state, 'A'));
      for (const seat of ['A', 'B', 'spectator']) table.roster(game.view(state, seat), seat);
    }
    expect(kinds.size).toBeGreaterThan(5);
  },
);

function check(
  game: AnyGame,
  { view, decision, actions, toggles }: Ask,
  hand: Hand,
  texts: readonly string[],
): void {
  const needed = preferred(view as never, actions as Action[], toggles);
  const selected = hand.first;
  const missing = needed.filter((action) => {
    if (decision.kind === 'act') {
      if (action.unit !== selected) return false;
    } else if (hand.prompt?.form || decision.sample) return false;
    return !texts.includes(game.notation.print(view as State, action));
  });
  expect(missing.map((action) => `${decision.kind}: ${game.notation.print(view as State, action)}`)).toEqual(
    [],
  );
}
