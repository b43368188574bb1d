/** What questions of the first edition say and draw: by the positions of rule cases. */
import { expect, test } from 'vitest';
import { caseFiles, casesIn } from '../../../cases/files.ts';
import { adapterOf } from '../../../cases/testing.ts';
import type { Action } from '../../../games/epic-1989/actions.ts';
import type { Epic89Game, State } from '../../../games/epic-1989/index.ts';
import type { Ask, FieldTable } from '../adapter.ts';
import epic89 from './index.ts';

interface Asked {
  readonly table: FieldTable;
  readonly ask: Ask;
}

const cases = caseFiles('cases/epic-1989').flatMap((file) => casesIn(file));

/** The first question of a case. */
function opened(name: string): Asked {
  const written = cases.find((one) => one.name.includes(name))!;
  const { game, state } = adapterOf('E1-DEC-01').arrange(written);
  const epic = game as unknown as Epic89Game;
  const [decision] = game.pending(state);
  const view = epic.view(state as State, decision.seat);
  const actions = epic.actions(view, decision.seat);
  return { table: epic89.table(game), ask: { view, decision, actions, selected: 0, toggles: {} } };
}

test('only fire is held: whoever passes at another question is told what does not happen', () => {
  const words = new Map<string, string>();
  for (const written of cases) {
    const { game, state } = adapterOf('E1-DEC-01').arrange(written);
    for (const decision of game.pending(state)) {
      if (['orders', 'move', 'rest', 'turn', 'fire', 'snap'].includes(decision.kind)) continue;
      const view = game.view(state, decision.seat);
      const actions = game.actions(view, decision.seat);
      const table = epic89.table(game);
      const { prompt } = table.hand({ view, decision, actions, selected: 0, toggles: {} });
      for (const { offer, word } of prompt?.choices ?? [])
        if ((offer.action as Action).do === 'pass') words.set(decision.kind, word);
    }
  }
  expect(words.size).toBeGreaterThan(3);
  expect([...words].filter(([, word]) => word === 'Hold fire')).toEqual([]);
});

test('a haywire missile rings the vehicles under its template, an own one as a fault, and no stand', () => {
  const { table, ask } = opened('in the first fire segment the counter is fired');
  const { units } = ask.view as State;
  const caller = units.find((unit) => unit?.support === 'haywire')!;
  const kindsAt = (id: number) => {
    const { x, y } = units[id];
    const { spots, templates } = table.drawn(ask, { do: 'support', unit: caller.id, at: [x, y] });
    expect(templates?.length).toBe(1);
    return spots?.map(({ kind }) => kind);
  };
  const { table: ground } = { table: (table.game as unknown as Epic89Game).tableOf(ask.view as State) };
  const kinds = new Map<string, string[]>();
  for (const { id, side, card } of ground.units.filter((info) => info !== null))
    kinds.set(`${side} ${card.is}`, kindsAt(id) as string[]);
  expect(kinds.get('rebel vehicle')).toEqual(['foe']);
  expect(kinds.get('rebel stand')).toEqual([]);
  expect(kinds.get('imperial vehicle')).toContain('fault');
});
