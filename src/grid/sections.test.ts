import { expect, test } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { layFloor, type Place } from './board.ts';
import { deriveSections } from './sections.ts';

/** HR-HOUSE-14 asked of the result, square by square, on coordinates alone. */
function wrongWith(cells: readonly string[]): string[] {
  const width = cells[0].length;
  const places: Place[] = [];
  cells.forEach((row, y) => {
    [...row].forEach((char, x) => {
      if (char !== '#') places.push({ level: 0, x, y });
    });
  });
  const floor = layFloor([{ name: '', width, height: cells.length }], places);
  const { section } = deriveSections(floor, (square) => cells[floor.y[square]][floor.x[square]] === 'D');
  const isFloor = (x: number, y: number): boolean => (cells[y]?.[x] ?? '#') !== '#';
  const isPlain = (x: number, y: number): boolean => cells[y]?.[x] === '.';
  const at = (x: number, y: number): number => section[floor.at(0, x, y)];
  const inRoom = (x: number, y: number): boolean =>
    [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ].some(([dx, dy]) =>
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].every(([ex, ey]) => isPlain(x + dx + ex, y + dy + ey)),
    );
  const waysOut = (x: number, y: number): number =>
    [isFloor(x, y - 1), isFloor(x + 1, y), isFloor(x, y + 1), isFloor(x - 1, y)].filter(Boolean).length;
  const isRun = (x: number, y: number): boolean => isPlain(x, y) && !inRoom(x, y) && waysOut(x, y) < 3;
  const members = (id: number): Place[] => places.filter(({ x, y }) => at(x, y) === id && isPlain(x, y));
  const isStraight = (list: readonly Place[]): boolean =>
    list.every(({ x }) => x === list[0].x) || list.every(({ y }) => y === list[0].y);

  const wrong: string[] = [];
  for (const { x, y } of places) {
    const own = at(x, y);
    const here = `${x},${y}`;
    if (own < 0) wrong.push(`${here} is in no section`);
    if (cells[y][x] === 'D') {
      const home = isFloor(x, y - 1) ? at(x, y - 1) : isFloor(x - 1, y) ? at(x - 1, y) : own;
      if (own !== home) wrong.push(`door ${here} does not go with the square north or west of it`);
      continue;
    }
    const rest = members(own);
    for (const [nx, ny] of [
      [x + 1, y],
      [x, y + 1],
    ]) {
      if (!isPlain(nx, ny)) continue;
      const same = at(nx, ny) === own;
      if (inRoom(x, y) && inRoom(nx, ny) && !same) wrong.push(`${here}: a room in two parts`);
      if (inRoom(x, y) !== inRoom(nx, ny) && same) wrong.push(`${here}: a room and what is none`);
      if (isRun(x, y) && isRun(nx, ny) && !same && isStraight([...rest, ...members(at(nx, ny))]))
        wrong.push(`${here}: a run that could be longer`);
    }
    if (!inRoom(x, y) && waysOut(x, y) > 2 && rest.length > 1) wrong.push(`${here}: a junction is alone`);
    if (isRun(x, y) && !(isStraight(rest) && rest.every((p) => isRun(p.x, p.y))))
      wrong.push(`${here}: a run is straight`);
  }
  return wrong;
}

test('HR-HOUSE-14 rooms, runs, junctions and doors of random maps are divided as the rule says', () => {
  const random = randomFrom('sections');
  for (let map = 0; map < 400; map++) {
    const mix = ['.#', '..#', '.##', '...##D', '......#D'][random.below(5)];
    const width = 2 + random.below(9);
    const cells = Array.from({ length: 2 + random.below(8) }, () =>
      Array.from({ length: width }, () => mix[random.below(mix.length)]).join(''),
    );
    expect(wrongWith(cells), cells.join('\n')).toEqual([]);
  }
});

test('HR-HOUSE-14 a bend belongs to the run that comes first in reading order, be it the first of all', () => {
  const places = [
    [2, 0],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ].map(([x, y]) => ({ level: 0, x, y }));
  const floor = layFloor([{ name: '', width: 3, height: 3 }], places);
  const { section, sections } = deriveSections(floor, () => false);
  expect([...section]).toEqual([0, 0, 1, 1, 0]);
  expect(sections.length).toBe(2);
});
