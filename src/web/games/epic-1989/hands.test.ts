/** Battles played by chance: whatever is asked can be answered at the table, and everything that it offers is legal. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Action } from '../../../games/epic-1989/actions.ts';
import { type Epic89Game, epic1989 } from '../../../games/epic-1989/index.ts';
import type { AnyGame } from '../../../kernel/contract.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import type { Ask, BarButton, Hand, Offer } from '../adapter.ts';
import epic89 from './index.ts';

/** With infantry and a town, with vehicles and those who ride, with Titans. */
const FEW = ['cityfight.yaml', 'engage-and-destroy.yaml', 'titan-clash.yaml', 'titan-hunt.yaml'];
/** Questions of a battle that are looked at. */
const MOST = 45;

const offersOf = ({ prompt, board, bar }: Hand): Offer[] => {
  const inBar = (button: BarButton): readonly Offer[] => [
    ...button.offers,
    ...(button.menu ?? []).flatMap(inBar),
  ];
  return [...(prompt?.choices.map(({ offer }) => offer) ?? []), ...board, ...bar.flatMap(inBar)];
};

/** Infantry that is not set up but hidden. */
const HIDDEN = {
  battle: 'Hidden',
  table: [100, 60],
  forces: {
    imperial: ['devastator', 'tactical', 'whirlwinds'],
    rebel: ['assault', 'whirlwinds', 'tactical'],
  },
  buildings: [{ is: 'low-cross', at: [50, 6, 0] }],
  edge: 'south',
  first: 'imperial',
};

const shipped = (file: string) => yamlData(readFileSync(`battles/epic-1989/${file}`, 'utf8'), 'A battle');

function playSome(
  file: string,
  data: unknown = shipped(file),
  more: Record<string, boolean> = {},
): Set<string> {
  const options = { 'turn-limit': 4, heroic: true, support: true, regroup: true, ...more };
  const game = epic1989.open(epic1989.readSetup({ battle: data, options })) as Epic89Game;
  const table = epic89.table(game as unknown as AnyGame);
  const dice = seededDice('89'.repeat(32));
  const random = randomFrom(file);
  const { state } = game.start(dice);
  const seen = new Set<string>();
  for (let n = 0; n < MOST * 6; n++) {
    const [decision] = game.pending(state);
    if (!decision) break;
    const { seat, kind } = decision;
    if (n % 6 === 0 || !seen.has(kind)) {
      seen.add(kind);
      const view = game.view(state, seat);
      const actions = table.lists?.(decision) === false ? [] : game.actions(view, seat);
      const ask: Ask = { view, decision, actions, selected: 0, toggles: {} };
      const first = table.hand(ask);
      const hand = first.first > 0 ? table.hand({ ...ask, selected: first.first }) : first;
      const offers = offersOf(hand);
      expect(offers.length, `${file}: ${kind}`).toBeGreaterThan(0);
      for (const { action, refused } of offers.slice(0, 12)) {
        const text = game.notation.print(view, action as Action);
        expect([text, refused ? null : game.check(view, seat, action as Action)]).toEqual([text, null]);
        expect(table.drawn(ask, action)).toBeDefined();
      }
      expect(table.scene(view)).toBeDefined();
      expect(table.head(view, seat).phases.length).toBeGreaterThan(5);
      expect(table.roster(view, seat)).toBeDefined();
    }
    const some = game.some(state, seat, random);
    const events = game.apply(state, seat, some[random.below(some.length)], dice);
    expect(table.frames(table.scene(game.view(state, seat)), events)).toBeDefined();
    for (const event of events) table.tell(event);
  }
  return seen;
}

test('whatever a battle asks can be answered at the table', { timeout: 60_000 }, () => {
  const seen = new Set(FEW.flatMap((file) => [...playSome(file)]));
  for (const kind of playSome('hidden', HIDDEN, { hidden: true })) seen.add(kind);
  for (const kind of ['orders', 'move', 'fire', 'deploy', 'building', 'conceal', 'reveal', 'unfold'])
    expect(seen).toContain(kind);
});
