import { expect, test } from 'vitest';
import { casesIn } from '../../../../cases/files.ts';
import { adapterOf } from '../../../../cases/testing.ts';
import type { Contact } from '../../../../games/epic-1989/close-combat/contacts.ts';
import { divisionsOf, isDivision } from '../../../../games/epic-1989/close-combat/divisions.ts';
import type { Epic89Game, State } from '../../../../games/epic-1989/index.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import type { View } from '../game.ts';
import { against, divided, fightsIn, firstBout, rivalsOf, sparesIn } from './draft.ts';

/** A crowd: 1 to 6 against 11 to 16, each beside the next two. */
const CROWD: readonly Contact[] = [1, 2, 3, 4, 5, 6].flatMap((id): Contact[] =>
  [0, 1, 2].flatMap((off) => (id + off <= 6 ? [[id, 10 + id + off]] : [])),
);
const ALL = [1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16];

test('E1-CC-08 whoever is set against whom, everybody is in one assault with somebody he touches', () => {
  const random = randomFrom('crowd');
  let [now] = divisionsOf(ALL, CROWD);
  let changed = 0;
  for (let n = 0; n < 300; n++) {
    const [a, b] = CROWD[random.below(CROWD.length)];
    const [id, rival] = random.below(2) ? [a, b] : [b, a];
    const next = divided(now, CROWD, id, rival);
    if (!next) continue;
    now = next;
    changed++;
    expect(isDivision(ALL, CROWD, now)).toBe(true);
    expect(now.some(({ one, many }) => [one, ...many].includes(a) && [one, ...many].includes(b))).toBe(true);
  }
  expect(changed).toBeGreaterThan(200);
});

function asked(file: string, name: string): { game: Epic89Game; view: View; seat: string } {
  const written = casesIn(`cases/epic-1989/${file}.yaml`).find((one) => one.name.includes(name))!;
  const { game: rules, state } = adapterOf(written.rules[0]).arrange(written);
  const game = rules as unknown as Epic89Game;
  const [{ seat }] = game.pending(state as State);
  return { game, view: game.view(state as State, seat) as View, seat };
}

test.each([
  ['close-combat', 'the First Player divides those engaged'],
  ['storming', 'the assaulter pairs, and whoever has stands'],
])('%s: every rival that can be chosen makes a legal answer', (file, name) => {
  const { game, view, seat } = asked(file, name);
  const first = firstBout(view)!;
  expect(game.check(view, seat, first)).toBe(null);
  for (const { one, many } of fightsIn(view, first))
    for (const id of [one, ...many])
      for (const rival of rivalsOf(view, id))
        expect(game.check(view, seat, against(view, first, id, rival)!)).toBe(null);
});

test('E1-CCB-05 spare stands are added or stay out of it', () => {
  const { game, view, seat } = asked('storming', 'the assaulter pairs, and whoever has stands');
  const paired = game.fork(view as State);
  game.apply(paired, seat, firstBout(view)!, { d6: () => 3, draw: () => 0 });
  const [{ seat: next }] = game.pending(paired);
  const seen = game.view(paired, next) as View;
  const bout = firstBout(seen)!;
  expect(bout.do).toBe('add');
  for (const id of sparesIn(seen))
    for (const rival of [0, ...rivalsOf(seen, id)])
      expect(game.check(seen, next, against(seen, bout, id, rival)!)).toBe(null);
});
