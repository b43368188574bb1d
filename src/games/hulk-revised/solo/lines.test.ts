import { expect, test } from 'vitest';
import { NO_DOOR } from '../../../grid/doors.ts';
import { boxOf, fixLines, lineOf, nearestBox, standsOn } from './lines.ts';
import { objectives } from './objectives.ts';
import { N, only, solo, unit } from './testing.ts';

/** An open floor of 11 by 11 squares with one objective; the squares to start on are not used. */
function room(ox: number, oy: number, squads: number[] = [1, 1]) {
  const rows: string[] = Array.from({ length: 11 }, (_, y) => (y === 10 ? 'ssss.......' : '...........'));
  rows[oy] = `${rows[oy].slice(0, ox)}o${rows[oy].slice(ox + 1)}`;
  return solo({
    levels: [rows.join('\n')],
    legend: { o: 'objective' },
    marines: squads.map((squad) => ({ squad })),
    mission: { objective: { text: 'x' } },
  });
}
const men = (t: ReturnType<typeof room>, ...places: [number, number][]) =>
  t.set(places.map(([x, y]) => ({ kind: 'terminator' as const, at: t.at(x, y), facing: N })));

test('HR-SOLO-33 the box is the smallest rectangle around the squad, on the level where most of it is', () => {
  const t = room(5, 0);
  const s = men(t, [3, 5], [6, 7]);
  fixLines(t.play(s));
  const box = boxOf(s, 1)!;
  expect(box).toMatchObject({ level: 0, west: 3, north: 5, east: 6, south: 7 });
  expect(standsOn(t.game.table, box, unit(s, 1), 'front')).toBe(true);
  expect(standsOn(t.game.table, box, unit(s, 2), 'front')).toBe(false);
  expect(standsOn(t.game.table, box, unit(s, 2), 'rear')).toBe(true);

  const two = solo({ levels: ['ssL', 'L..s'], legend: { L: 'ladder A' }, marines: [{}, {}, {}] });
  const split = two.set([
    { kind: 'terminator', at: two.at(0, 0, 0) },
    { kind: 'terminator', at: two.at(1, 0, 1) },
    { kind: 'terminator', at: two.at(2, 0, 1) },
  ]);
  fixLines(two.play(split));
  expect(boxOf(split, 1)).toMatchObject({ level: 1, west: 1, east: 2 });
});

test('HR-SOLO-34 the front faces the objective: one edge, the larger gap, or a die', () => {
  const one = room(5, 0);
  const a = men(one, [4, 5], [6, 7]);
  fixLines(one.play(a));
  expect(boxOf(a, 1)?.edges).toEqual(['front', 'side', 'rear', 'side']);

  const two = room(10, 0);
  const b = men(two, [2, 5], [4, 7]); // 6 beyond the east edge, 5 beyond the north
  fixLines(two.play(b));
  expect(boxOf(b, 1)?.edges).toEqual(['side', 'front', 'side', 'rear']);

  for (const [die, edges] of [
    [3, ['front', 'side', 'rear', 'side']],
    [4, ['side', 'front', 'side', 'rear']],
  ] as const) {
    const c = men(two, [2, 5], [5, 7]); // 5 beyond both
    const play = two.play(c, [die]);
    fixLines(play);
    expect(boxOf(c, 1)?.edges).toEqual(edges);
    expect(only(play.events, 'solo-roll')[0]).toMatchObject({
      purpose: 'front',
      rule: 'HR-SOLO-34',
      dice: [die],
    });
  }
});

test('HR-SOLO-35 a square belongs to the edge it lies beyond, by the larger gap; in doubt to the front', () => {
  const t = room(5, 0);
  const s = men(t, [4, 4], [6, 6]);
  fixLines(t.play(s));
  const box = boxOf(s, 1)!;
  const line = (x: number, y: number) => lineOf(t.game.table, box, t.at(x, y));
  expect(line(5, 5)).toBe('front'); // inside
  expect(line(5, 1)).toBe('front');
  expect(line(5, 9)).toBe('rear');
  expect(line(0, 5)).toBe('side');
  expect(line(0, 1)).toBe('side'); // 4 west, 3 north
  expect(line(2, 2)).toBe('front'); // 2 and 2, one of them the front
  expect(line(8, 8)).toBe('rear'); // 2 and 2: the south edge before the east one
  const east = room(10, 5);
  const other = men(east, [4, 4], [6, 6]);
  fixLines(east.play(other));
  expect(lineOf(east.game.table, boxOf(other, 1), east.at(8, 2))).toBe('front'); // though north comes before east
});

test('HR-SOLO-36 objectives equally near beyond opposite edges make two fronts and no rear', () => {
  const rows = Array.from({ length: 7 }, () => '.......');
  rows[0] = '...o...';
  rows[6] = 'ss.o...';
  const t = solo({
    levels: [rows.join('\n')],
    legend: { o: 'objective' },
    mission: { objective: { text: 'x' } },
  });
  const s = t.set([{ kind: 'terminator', at: t.at(3, 3) }]);
  fixLines(t.play(s));
  expect(boxOf(s, 1)?.edges).toEqual(['front', 'side', 'front', 'side']);
});

test('HR-SOLO-37 with the objective inside the box, or none, the front is all around', () => {
  const t = room(5, 5);
  const s = men(t, [4, 4], [6, 6]);
  fixLines(t.play(s));
  expect(boxOf(s, 1)).toMatchObject({ around: true, edges: ['front', 'front', 'front', 'front'] });
  expect(boxOf(s, 1)?.objective).toBe(t.at(5, 5));
  const none = solo({ levels: ['s....'] });
  const fight = none.set([{ kind: 'terminator', at: 0 }]);
  fixLines(none.play(fight));
  expect(boxOf(fight, 1)).toMatchObject({ around: true, objective: -1 });
});

test('HR-SOLO-38 each squad has its box; where two overlap the front is all around for both', () => {
  const t = room(5, 0, [1, 1, 2, 2]);
  const apart = men(t, [1, 5], [3, 6], [7, 5], [9, 6]);
  fixLines(t.play(apart));
  expect(apart.solo?.boxes.map(({ squad, around }) => [squad, around])).toEqual([
    [1, false],
    [2, false],
  ]);
  const probe = t.set([
    ...[1, 3, 7, 9].map((x) => ({ kind: 'terminator' as const, at: t.at(x, 5) })),
    { kind: 'genestealer', at: t.at(10, 9) },
  ]);
  fixLines(t.play(probe));
  expect(nearestBox(t.game.table, probe, unit(probe, 5))?.squad).toBe(2);
  const crossed = men(t, [1, 5], [6, 6], [4, 5], [9, 6]);
  fixLines(t.play(crossed));
  expect(crossed.solo?.boxes.every(({ around }) => around)).toBe(true);
});

test('HR-SOLO-34 doors that the Marines are to destroy are their objective as long as they stand', () => {
  const t = solo({
    levels: ['s...D...D...'],
    mission: {
      levels: [{ picture: 's...D...D...', sections: 'aaabbbbbbbbb' }],
      sectionNames: { a: 'deck', b: 'hold' },
      victory: [{ side: 'marine', if: { destroy: 'hold' }, text: 'Broken.' }],
    },
  });
  const state = t.set([{ kind: 'terminator', at: t.at(0, 0), facing: N }]);
  const [near, far] = [t.at(4, 0), t.at(8, 0)];
  expect(objectives(t.game.table, state)).toEqual([near, far]);
  state.doors[near] = NO_DOOR;
  expect(objectives(t.game.table, state)).toEqual([far]);
  state.doors[far] = NO_DOOR;
  expect(objectives(t.game.table, state)).toEqual([]);
});
