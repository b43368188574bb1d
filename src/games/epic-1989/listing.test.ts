import { expect, test } from 'vitest';
import { arranged } from '../../cases/epic-1989/arranged.ts';
import cases from '../../cases/epic-1989/index.ts';
import { caseFiles, casesIn } from '../../cases/files.ts';
import { canonical } from '../../kernel/hash.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Action, Epic89Game, State } from './index.ts';

/** What nobody in particular does. */
const COMMON: readonly Action['do'][] = ['end', 'hero'];

/** How the answers of each unit are apart from those that the whole list has. */
function apart(game: Epic89Game, state: State): string[] {
  return game.pending(state).flatMap(({ seat }) => {
    const own = game.unitsFor(state, seat).flatMap((unit) => game.listFor(state, seat, unit));
    const mine = new Set(own.map((action) => canonical(action)));
    const all = game.actions(state, seat).filter((action) => !COMMON.includes(action.do));
    const whole = new Set(all.map((action) => canonical(action)));
    return [
      ...own.filter((action) => game.check(state, seat, action) !== null).map(canonical),
      ...[...whole].filter((text) => !mine.has(text)),
      ...[...mine].filter((text) => !whole.has(text)),
    ];
  });
}

/** Steps in which one of several acts; ways to move are many, and tried in a few positions only. */
const EVERY = { fires: 2, salvos: 1, assails: 1, strides: 2, moves: 16 };

test('E1-SEQ-02: what is listed for each unit is legal, and together it is the list', () => {
  const met: Record<string, number> = {};
  for (const file of caseFiles('cases/epic-1989'))
    for (const written of casesIn(file)) {
      const { game, state } = cases.arrange(written);
      const step = topStep(state as State)?.do ?? '';
      if (!(step in EVERY)) continue;
      met[step] = (met[step] ?? 0) + 1;
      if (met[step] % EVERY[step as keyof typeof EVERY] !== 0) continue;
      expect(apart(game as unknown as Epic89Game, state as State), written.name).toEqual([]);
    }
  expect(Object.keys(met).sort()).toEqual(Object.keys(EVERY).sort());
  expect(Math.min(...Object.values(met))).toBeGreaterThan(10);
});

test.each([
  ['seldom', 'who has no room to get down stays aboard'],
  ['transport', 'a stand boards a vehicle with first fire orders'],
  ['buildings', ''],
  ['movement', ''],
])('E1-SEQ-02: no answer is listed twice (%s: %s)', (file, name) => {
  const { game, state } = arranged(file, name);
  for (const { seat } of game.pending(state)) {
    const listed = game.actions(state, seat).map((action) => game.notation.print(state, action));
    expect(listed.filter((one, i) => listed.indexOf(one) !== i)).toEqual([]);
  }
});

test('E1-SEQ-02: some answers are those of a unit, also where there is but one', () => {
  const { game, state, table } = arranged('seldom', 'a path that runs into a field');
  expect(game.unitsFor(state, 'A')).toEqual([table.units[1].detachment]);
  const some = game.some(state, 'A', { below: () => 0 } as never);
  expect(some.length).toBeGreaterThan(3);
  expect(some.every((action) => action.do === 'move')).toBe(true);
});

test('E1-FORCE-12: nobody in particular is told that he does not come', () => {
  const { game, state } = arranged('scenarios', 'reinforcements of All Out War');
  const asked = game.actions(state, 'A').find((action) => action.do === 'deploy');
  if (asked?.do !== 'deploy') throw new Error('Somebody may come.');
  const nobody = { unit: 0, x: 3000, y: 500, heading: 0 };
  expect(game.check(state, 'A', { do: 'deploy', units: [...asked.units, nobody] })?.rule).toMatch(/^E1-/);
});

test('E1-SUPP-11: whoever has support to call down is among those who may act, though it has fired', () => {
  const { game, state } = arranged('seldom', 'markers and counters that have no room are lost');
  const { id } = state.units.find((unit) => unit?.support)!;
  state.units[id].fired = true;
  expect(game.unitsFor(state, 'A')).toContain(id);
  expect(game.listFor(state, 'A', id).map((action) => action.do)).toContain('support');
});
