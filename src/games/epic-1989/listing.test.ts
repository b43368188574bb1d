import { expect, test } from 'vitest';
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
