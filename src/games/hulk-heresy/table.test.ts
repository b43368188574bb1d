import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hulkHeresy } from './index.ts';
import { range, wayAlong } from './table.ts';

const opened = (name: string) => {
  const mission = parse(readFileSync(`missions/hulk-heresy/${name}.yaml`, 'utf8'));
  return hulkHeresy.open(hulkHeresy.readSetup({ mission })).table;
};
const squaresOf = ({ board }: ReturnType<typeof opened>) =>
  Array.from({ length: board.size }, (_, square) => square);

test('HH-DIST-05: a section is as far away as its nearest square, from anywhere, asked in any order', () => {
  for (const name of ['fall-back', 'hold']) {
    const table = opened(name);
    const { section, sections } = table.board;
    for (const square of squaresOf(table).reverse())
      for (const [part] of sections.entries()) {
        const all = squaresOf(table).filter((one) => section[one] === part);
        const nearest = Math.min(...all.map((one) => range(table, square, one)));
        expect([square, part, table.sectionAway(square, part)]).toEqual([square, part, nearest]);
      }
    expect(table.sectionAway(0, sections.length)).toBe(Infinity);
  }
});

test('HH-DIST-01, HH-DIST-03, HH-DIST-04: squares counted straight on one level, the ends of a ladder one apart', () => {
  const table = opened('fall-back');
  const { x, y, level } = table.board;
  for (const a of squaresOf(table))
    for (const b of squaresOf(table)) {
      const isLinked = table.link[a] === b;
      const straight = Math.max(Math.abs(x[a] - x[b]), Math.abs(y[a] - y[b]));
      expect(range(table, a, b)).toBe(isLinked ? 1 : level[a] === level[b] ? straight : Infinity);
    }
});

test('HH-SPEC-24: a line goes on straight, diagonally, or along its larger part; not to another level', () => {
  const table = opened('fall-back');
  const { x, y, level } = table.board;
  for (const a of squaresOf(table))
    for (const b of squaresOf(table)) {
      if (a === b) continue;
      const [dx, dy] = [x[b] - x[a], y[b] - y[a]];
      const steep = Math.abs(dy) > Math.abs(dx);
      const flat = Math.abs(dx) > Math.abs(dy);
      const words = `${flat ? '' : dy < 0 ? 'N' : dy > 0 ? 'S' : ''}${steep ? '' : dx < 0 ? 'W' : dx > 0 ? 'E' : ''}`;
      const dir = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].indexOf(words);
      expect(wayAlong(table, a, b)).toBe(level[a] === level[b] ? dir : -1);
    }
});
