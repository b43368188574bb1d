import { expect, test } from 'vitest';
import { act } from '../actions.ts';
import type { Placed } from '../setting-up/arrange.ts';
import { answerAmbush, chooseArea, chooseHidingPlace } from './areas.ts';
import { fixLines } from './lines.ts';
import { E, N, only, type Stage, solo, unit, W } from './testing.ts';

/** A corridor with an entry area at each end; the Marine looks east. */
const corridor = (length: number, marines: object[] = [{}]) =>
  solo({
    levels: [`E${'.'.repeat(length)}E\n#${'s'.repeat(marines.length)}`],
    marines,
    mission: { blips: { total: 9, start: 0, perTurn: 1 } },
  });
const chosen = (t: Stage, pieces: readonly Placed[], priority = 2): number => {
  const state = t.set([...pieces, { kind: 'blip', value: 1, priority }]);
  const play = t.play(state);
  fixLines(play);
  return chooseArea(play, { do: 'reinforce', hand: [pieces.length + 1] }).to;
};

test('HR-SOLO-08 takes the area nearest to the target', () => {
  const t = corridor(11);
  expect(chosen(t, [{ kind: 'terminator', at: t.at(4, 0), facing: N }])).toBe(0);
  expect(chosen(t, [{ kind: 'terminator', at: t.at(8, 0), facing: N }])).toBe(1);
});

test('HR-SOLO-08 puts an area whose entry square is seen behind one that is not', () => {
  const t = corridor(11);
  expect(chosen(t, [{ kind: 'terminator', at: t.at(8, 0), facing: E }])).toBe(0);
  // the other one is more than 15 steps from the Marine who looks
  const long = corridor(30);
  expect(chosen(long, [{ kind: 'terminator', at: long.at(25, 0), facing: E }])).toBe(1);
});

test('HR-SOLO-08 looks for room and for no blip within six steps, then for room alone', () => {
  const t = corridor(14);
  const marine: Placed = { kind: 'terminator', at: t.at(4, 0), facing: N };
  const inside: Placed = { kind: 'blip', value: 1, priority: 2, area: 0 };
  const near: Placed = { kind: 'blip', value: 1, priority: 2, at: t.at(7, 0) };
  const farther: Placed = { kind: 'blip', value: 1, priority: 2, at: t.at(8, 0) };
  expect(chosen(t, [marine, inside])).toBe(1);
  expect(chosen(t, [marine, near])).toBe(1);
  expect(chosen(t, [marine, farther])).toBe(0);
  const everywhere: Placed[] = [inside, { ...inside, area: 1 }];
  expect(chosen(t, [marine, ...everywhere])).toBe(0); // none is empty: the first with room
  expect(chosen(t, [marine, inside, inside, inside, { ...inside, area: 1 }])).toBe(1);
  // a far area is no candidate while the first has room
  const long = corridor(40);
  expect(chosen(long, [{ ...marine, at: long.at(4, 0) }, inside])).toBe(0);
});

const ambushes = (length: number) =>
  solo({
    levels: [`E${'.'.repeat(length)}E\n#s`],
    mission: { blips: { total: 9, start: 0, perTurn: 1 }, ambush: 2 },
    options: { ambush: true },
  });

test('HR-SOLO-03 an Ambush blip on 3+, if a legal square lies within 15 steps of a Marine', () => {
  const t = ambushes(20);
  const state = t.set([{ kind: 'terminator', at: t.at(10, 0), facing: N }]);
  expect(answerAmbush(t.play(state, [2]))).toEqual(act('pass'));
  const play = t.play(state, [3]);
  expect(answerAmbush(play)).toEqual(act('ambush'));
  expect(only(play.events, 'solo-roll')[0]).toMatchObject({
    purpose: 'ambush',
    rule: 'HR-SOLO-03',
    needed: 3,
  });
  // he sees the whole corridor, and round its corner it is farther than 15: no die is thrown
  const bent = solo({
    levels: [`s${'.'.repeat(17)}\n${'#'.repeat(17)}.\n${'#'.repeat(17)}.\n${'#'.repeat(17)}E`],
    mission: { blips: { total: 9, start: 0, perTurn: 1 }, ambush: 2 },
    options: { ambush: true },
  });
  const watched = bent.set([{ kind: 'terminator', at: bent.at(0, 0), facing: E }]);
  expect(answerAmbush(bent.play(watched))).toEqual(act('pass'));
  // no square is six away from him: no die is thrown
  const short = ambushes(5);
  const near = short.set([{ kind: 'terminator', at: short.at(3, 0), facing: N }]);
  expect(answerAmbush(short.play(near))).toEqual(act('pass'));
});

test('HR-SOLO-03 it hides on the legal square nearest to a Marine, ties in reading order', () => {
  const t = ambushes(20);
  const state = t.set([
    { kind: 'terminator', at: t.at(10, 0), facing: N },
    { kind: 'ambush', value: 1 },
  ]);
  expect(chooseHidingPlace(t.play(state), 2)).toEqual(act('hide', 2, t.at(4, 0)));
});

test('HR-SOLO-43 the Ambush check comes before the blips are drawn', () => {
  const t = ambushes(20);
  const state = t.set([{ kind: 'terminator', at: t.at(10, 0), facing: N }], { phase: 'marine' });
  // the one blip of this turn is the Ambush blip: nothing else is drawn or rolled for
  const { dice } = t.play(state, [5], [1]);
  const events = t.game.apply(state, 'marine', act('end'), dice);
  expect(only(events, 'drawn').map(({ ambush }) => ambush)).toEqual([true]);
  expect(only(events, 'hidden')[0].at).toBe(t.at(4, 0));
  expect(dice.left()).toEqual({ faces: [], draws: [] });
});

test('HR-SOLO-03 fifteen steps are near enough for an Ambush blip, sixteen are not', () => {
  // the Marine looks along the corridor; only a niche beside it is out of his sight
  const asked = (x: number) => {
    const t = solo({
      levels: [`s${'.'.repeat(20)}\n${'#'.repeat(x)}.`],
      mission: { ambush: 2 },
      options: { ambush: true },
    });
    const play = t.play(t.set([{ kind: 'terminator', at: t.at(0, 0), facing: E }]), [3]);
    return [answerAmbush(play).do, only(play.events, 'solo-roll').length];
  };
  expect(asked(15)).toEqual(['ambush', 1]);
  expect(asked(16)).toEqual(['pass', 0]);
});

test('HR-SOLO-19 an Ambush blip creeps as near as it can: of equal squares the cheapest, then in reading order', () => {
  const t = solo({
    levels: ['.......\ns......\n.......'],
    mission: { ambush: 2 },
    options: { ambush: true },
  });
  const creeps = (x: number, y: number) => {
    const state = t.set([
      { kind: 'terminator', at: t.at(0, 1), facing: W },
      { kind: 'ambush', value: 1, at: t.at(x, y) },
    ]);
    t.go(state);
    return [t.game.board.x[unit(state, 2).at], t.game.board.y[unit(state, 2).at]];
  };
  expect([creeps(6, 1), creeps(6, 0), creeps(6, 2), creeps(4, 1)]).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
});
