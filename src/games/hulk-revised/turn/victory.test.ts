import { expect, test } from 'vitest';
import { PLASMA, RUBBLE } from '../ground.ts';
import { N, only, solo } from '../solo/testing.ts';
import { checkPlasma, everReachable } from './victory.ts';

type Square = readonly [number, number];

test('HR-WIN-05 HR-GEN-08 a corner is passed unless both squares beside it are closed', () => {
  const t = solo({ levels: ['s..\n...\n...'] });
  /** How many of the nine squares can be reached from that one, with plasma and walls there. */
  const reached = (from: Square, plasma: Square[], walls: Square[] = []) => {
    const state = t.set([], {
      ground: plasma.map(([x, y]) => ({ square: t.at(x, y), bits: PLASMA })),
    });
    const shut = walls.map(([x, y]) => t.at(x, y));
    return everReachable(t.game.table, state, [t.at(...from)], shut).size;
  };
  expect(reached([0, 0], [])).toBe(9);
  expect(reached([0, 0], [[1, 0]])).toBe(8);
  expect(reached([0, 0], [[0, 1]])).toBe(8);
  expect(reached([0, 0], [[1, 0], [0, 1]])).toBe(1);
  expect(reached([0, 0], [[1, 0]], [[0, 1]])).toBe(1);
  // every corner: out of the middle only by them, one of the two squares beside each left open
  const sides: Square[] = [[1, 0], [2, 1], [1, 2], [0, 1]];
  expect(reached([1, 1], sides)).toBe(1);
  expect(reached([1, 1], [sides[1], sides[3]])).toBe(7);
  expect(reached([1, 1], [sides[0], sides[2]])).toBe(7);
  // straight ahead nothing beside the way matters
  expect(reached([0, 1], [[0, 0], [1, 0], [2, 0], [0, 2], [1, 2], [2, 2]])).toBe(3);
}); // biome-ignore format: pairs read best

test('HR-WIN-05 the Stealers win when no Marine can get to a square that is still needed', () => {
  const t = solo({
    levels: ['s..o\n...#\ns###'],
    legend: { o: 'objective' },
    marines: [{}, {}],
    mission: { objective: { text: 'x' }, victory: [{ side: 'marine', if: { reach: 'objective' }, text: 'x' }] },
  });
  const outcome = (marines: Square[], bits: number, closed: Square[]) => {
    const state = t.set(
      marines.map(([x, y]) => ({ kind: 'terminator' as const, at: t.at(x, y), facing: N as 0 })),
      { ground: closed.map(([x, y]) => ({ square: t.at(x, y), bits })) },
    );
    const play = t.play(state);
    checkPlasma(play);
    expect(only(play.events, 'over')).toHaveLength(state.outcome ? 1 : 0);
    return state.outcome && [state.outcome.winner, state.outcome.rule];
  };
  const lost = ['stealer', 'HR-WIN-05'];
  expect(outcome([[0, 0]], PLASMA, [])).toBeNull();
  expect(outcome([[0, 0]], PLASMA, [[2, 0]])).toEqual(lost); // past it only by a corner with a wall beside it
  expect(outcome([[0, 0]], PLASMA, [[2, 1]])).toBeNull();
  expect(outcome([[0, 0]], PLASMA, [[3, 0]])).toEqual(lost);
  expect(outcome([[0, 0]], RUBBLE, [[2, 0]])).toEqual(lost);
  // one Marine who can is enough, whichever he is
  const across: Square[] = [[1, 0], [1, 1]];
  expect(outcome([[0, 0]], PLASMA, across)).toEqual(lost);
  expect(outcome([[0, 0], [2, 0]], PLASMA, across)).toBeNull();
  expect(outcome([[2, 0], [0, 0]], PLASMA, across)).toBeNull();
  expect(outcome([[0, 0], [0, 1]], PLASMA, across)).toEqual(lost);
  // without Marines it is HR-WIN-02 that says so
  expect(outcome([], PLASMA, [[3, 0]])).toBeNull();
}); // biome-ignore format: pairs read best
