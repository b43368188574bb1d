import { expect, test } from 'vitest';
import type { Placed } from '../setting-up/arrange.ts';
import { fixLines } from './lines.ts';
import { targetOf } from './targets.ts';
import { N, only, route, type Stage, solo, trail, unit } from './testing.ts';

/** A hall with the objective to the east of the squad: front east, rear west, sides north and south. */
const hall = () =>
  solo({
    levels: [`${`${'.'.repeat(20)}\n`.repeat(2)}${'.'.repeat(19)}o\n${'.'.repeat(20)}\nsss${'.'.repeat(17)}`],
    legend: { o: 'objective' },
    marines: [{}, {}, {}],
    mission: { objective: { text: 'x' } },
  });
const squad = (t: Stage): Placed[] => [
  { kind: 'terminator', at: t.at(5, 2) }, // rear
  { kind: 'terminator', at: t.at(8, 3) }, // front, and the south side
  { kind: 'terminator', at: t.at(6, 1) }, // the north side
];

test('HR-SOLO-07 P1 goes for the objective, P2, S1 and S2 for the nearest Marine on front, side and rear', () => {
  const t = hall();
  const target = (priority: number, x = 17, y = 0) => {
    const state = t.set([...squad(t), { kind: 'blip', value: 1, priority, at: t.at(x, y) }]);
    fixLines(t.play(state));
    return targetOf(t.game.table, state, unit(state, 4));
  };
  expect(target(1)).toEqual({ marine: 0, square: t.at(19, 2) });
  expect(target(2)?.marine).toBe(2);
  expect(target(2, 6, 0)?.marine).toBe(2); // though Marine 3 is next to it
  expect(target(3)?.marine).toBe(2);
  expect(target(3, 0, 0)?.marine).toBe(3);
  expect(target(4)?.marine).toBe(1);
});

test('HR-SOLO-07 without such a line S2 becomes S1 and S1 becomes P2; ties go by unit number', () => {
  const t = hall();
  const state = t.set([...squad(t), { kind: 'blip', value: 1, priority: 4, at: t.at(0, 0) }]);
  fixLines(t.play(state));
  const target = () => targetOf(t.game.table, state, unit(state, 4))?.marine;
  expect(target()).toBe(1);
  state.solo!.boxes[0].edges = ['side', 'front', 'front', 'front'];
  expect(target()).toBe(3);
  state.solo!.boxes[0].edges = ['rear', 'front', 'rear', 'rear'];
  unit(state, 4).priority = 3;
  expect(target()).toBe(2);
  const tie = t.set([
    { kind: 'terminator', at: t.at(5, 0) },
    { kind: 'terminator', at: t.at(5, 4) },
    { kind: 'terminator', at: t.at(9, 2) },
    { kind: 'blip', value: 1, priority: 4, at: t.at(1, 2) },
  ]);
  fixLines(t.play(tie));
  expect(targetOf(t.game.table, tie, unit(tie, 4))?.marine).toBe(1);
});

test('HR-SOLO-13 a Stealer unit goes for the nearest Marine, ties by unit number', () => {
  const t = hall();
  const target = (x: number, y: number) => {
    const state = t.set([...squad(t), { kind: 'genestealer', at: t.at(x, y) }]);
    return targetOf(t.game.table, state, unit(state, 4))?.marine;
  };
  expect(target(12, 2)).toBe(2);
  expect(target(2, 2)).toBe(1);
  expect(target(7, 2)).toBe(2); // one from Marines 2 and 3
});

test('HR-SOLO-13 a Stealer objective comes before the Marines: it goes to the door and breaks it', () => {
  const t = solo({
    levels: ['s...........D.E'],
    mission: {
      levels: [{ picture: 's...........D.E', sections: 'AAAAAAAAAAAABBB' }],
      sectionNames: { A: 'Hall', B: 'Lock' },
      victory: [{ side: 'stealer', if: { destroy: 'Lock' }, text: 'The lock is open.' }],
    },
  });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: N },
    { kind: 'genestealer', at: t.at(8, 0), facing: 3 },
  ]);
  expect(targetOf(t.game.table, state, unit(state, 2))).toEqual({ marine: 0, square: t.at(12, 0) });
  const { events } = t.go(state, [1, 2, 3, 1, 2, 6]);
  expect(trail(events, 2)).toEqual([9, 10, 11]);
  expect(only(events, 'battered').map(({ destroyed }) => destroyed)).toEqual([false, true]);
  expect(state.outcome?.winner).toBe('stealer');
});

test('HR-SOLO-23 a P1 blip stops within three steps of the objective, out of sight if it can', () => {
  const t = solo({
    levels: ['s##################\n...........o......E\n##############.####\n##############.####'],
    legend: { o: 'objective' },
    mission: { objective: { text: 'x' } },
  });
  const state = (facing: number) =>
    t.set([
      { kind: 'terminator', at: t.at(0, 1), facing: facing as 0 },
      { kind: 'blip', value: 1, priority: 1, area: 0 },
    ]);
  const end = (facing: number) => route(t, state(facing), 2).at(-1);
  expect(end(N)).toBe(t.at(14, 1)); // three from the objective
  expect(end(1)).toBe(t.at(14, 2)); // the corridor is watched: round the corner, also three steps away
});

test('HR-SOLO-23 it stays there until a Marine is within six steps, who becomes its target', () => {
  const t = solo({
    levels: ['s.................o..E'],
    legend: { o: 'objective' },
    mission: { objective: { text: 'x' } },
  });
  const set = (x: number) =>
    t.set([
      { kind: 'terminator', at: t.at(x, 0), facing: N },
      { kind: 'blip', value: 2, priority: 1, at: t.at(15, 0) },
    ]);
  expect(t.go(set(8)).events.filter(({ kind }) => kind === 'moved' || kind === 'converted')).toEqual([]);
  expect(only(t.go(set(9), [1, 2, 1, 1, 1, 1, 1, 1, 1]).events, 'converted')).toHaveLength(1);
});

test('HR-SOLO-23 before a room that must burn it stops beside it, on the Marine side', () => {
  // the nursery N is a ring: round it or through it
  const picture = [
    's...........',
    '#####.#.####',
    '#####.#.####',
    '#####...####',
    '######.#####',
    '######E#####',
  ];
  const sections = [
    'AAAAAAAAAAAA',
    '#####A#A####',
    '#####B#C####',
    '#####BBC####',
    '######D#####',
    '######D#####',
  ];
  const t = solo({
    levels: [picture.join('\n')],
    mission: {
      levels: [{ picture: picture.join('\n'), sections: sections.join('\n') }],
      sectionNames: { A: 'Hall', B: 'Nursery', C: 'Way', D: 'Shaft' },
      victory: [{ side: 'marine', if: { flame: 'Nursery' }, text: 'It burns.' }],
    },
  });
  const state = t.set([
    { kind: 'terminator', at: t.at(0, 0), facing: 3 },
    { kind: 'blip', value: 1, priority: 1, area: 0 },
  ]);
  const way = route(t, state, 2);
  expect(way.at(-1)).toBe(t.at(5, 1)); // next to the nursery, on the side of the Marines
  const nursery = [t.at(5, 2), t.at(5, 3), t.at(6, 3)];
  expect(way.filter((square) => nursery.includes(square))).toEqual([]);
});
