import { describe, expect, test } from 'vitest';
import { Problem } from '../kernel/contract.ts';
import { parseBoard } from './picture.ts';
import type { BoardSource } from './source.ts';

const FIRST_CONTACT = `####E#########E######
####.#########.######
####.####.o.##.######
E.......D...D.......E
####.####...##.######
####.#########.######
####.#########.######
####...........######
#########.###########
#########.###########
#########.###########
#######.....#########
#######.....#########
#####################
`;

describe('a good picture', () => {
  const board = parseBoard({ levels: [{ picture: FIRST_CONTACT }], legend: { o: 'objective' } });
  const names = (squares: readonly number[]): string[] => squares.map(board.name);

  test('HR-ENTRY-01 HR-HOUSE-08 entry areas touch their squares and face into the map', () => {
    expect(board.entries.map((e) => [e.name, ...names(e.squares), e.facing, e.x, e.y, e.level])).toEqual([
      ['E1', 'E2', 2, 4, 0, 0],
      ['E2', 'O2', 2, 14, 0, 0],
      ['E3', 'B4', 1, 0, 3, 0],
      ['E4', 'T4', 3, 20, 3, 0],
    ]);
  });
  test('doors and marks are collected in reading order', () => {
    expect(board.doors.map((door) => [board.name(door.square), door.state])).toEqual([
      ['I4', 'closed'],
      ['M4', 'closed'],
    ]);
    expect(names(board.marks.objective)).toEqual(['K3']);
  });
  test('the three door states', () => {
    const doors = parseBoard({ levels: [{ picture: '.D.d.J.' }] }).doors;
    expect(doors.map((door) => door.state)).toEqual(['closed', 'open', 'jammed']);
  });
  test('short lines, trailing spaces and newlines are wall or nothing', () => {
    const ragged = parseBoard({ levels: [{ picture: '..  \n.\r\n.#..#\n...\n\n' }] });
    expect(ragged.levels[0]).toEqual({ name: 'Level 1', width: 5, height: 4 });
    expect(ragged.size).toBe(9);
  });
  test('a character may carry several marks', () => {
    const { marks } = parseBoard({
      levels: [{ picture: 'x.' }],
      legend: { x: ['objective', 'lift'], y: 'lift' },
    });
    expect(marks).toEqual({ objective: [0], lift: [0] });
    expect(() => parseBoard({ levels: [{ picture: 'x.' }], legend: { x: [] } })).toThrow("gives 'x' no name");
  });

  test('a mark of the legend that is not drawn has no squares', () => {
    expect(parseBoard({ levels: [{ picture: '.' }], legend: { x: 'console' } }).marks).toEqual({
      console: [],
    });
  });
  test('HR-LADD-01 ladders and pitfalls join levels and parts of a level', () => {
    const legend = { a: 'ladder A', b: 'pit B', c: 'landing B' };
    const joined = parseBoard({ legend, levels: [{ picture: '.a#a.b' }, { picture: '.c' }] });
    expect(joined.marks['landing B'].map(joined.name)).toEqual(['2:B1']);
  });
});

describe('sections', () => {
  const named = (source: BoardSource): Record<string, string[]> => {
    const board = parseBoard(source);
    const squares = [...board.section.keys()];
    return Object.fromEntries(
      board.sections.map((name, id) => [
        name,
        squares.filter((sq) => board.section[sq] === id).map(board.name),
      ]),
    );
  };
  test('HR-GEN-02 a sections picture names the section of each square', () => {
    const levels = [{ picture: 'E..D.\n####.', sections: 'EaabB\n####B\n' }];
    expect(named({ levels, sectionNames: { b: 'the gate' } })).toEqual({
      a: ['B1', 'C1'],
      'the gate': ['D1'],
      B: ['E1', 'E2'],
    });
  });
  test('HR-HOUSE-14 rooms, runs, junctions and doors', () => {
    const picture = ['####.####', '..D......', '##.#.#...', '##.#.#...', '##d#.####', '##.......'].join('\n');
    expect(named({ levels: [{ picture }] })).toEqual({
      'junction E2': ['E2'],
      'corridor E1': ['E1'],
      'corridor A2': ['A2', 'B2', 'C2'],
      'corridor D2': ['D2'],
      'corridor F2': ['F2'],
      'room G2': ['G2', 'H2', 'I2', 'G3', 'H3', 'I3', 'G4', 'H4', 'I4'],
      'corridor C3': ['C3', 'C4', 'C5'],
      'corridor E3': ['E3', 'E4', 'E5'],
      'junction E6': ['E6'],
      'corridor C6': ['C6', 'D6'],
      'corridor F6': ['F6', 'G6', 'H6', 'I6'],
    });
  });
  test('HR-HOUSE-14 a bend belongs to the run that comes first', () => {
    expect(named({ levels: [{ picture: '...\n.#.\n##.' }] })).toEqual({
      'corridor A1': ['A1', 'B1', 'C1'],
      'corridor A2': ['A2'],
      'corridor C2': ['C2', 'C3'],
    });
  });
  test('HR-HOUSE-14 a door with nothing north or west goes with what it has', () => {
    expect(named({ levels: [{ picture: 'D.' }] })).toEqual({ 'corridor B1': ['A1', 'B1'] });
    expect(named({ levels: [{ picture: 'DD' }] })).toEqual({ 'door A1': ['A1', 'B1'] });
  });
});

describe('a map has its limits', () => {
  const hall = (width: number, height: number, more = '') => ({
    levels: [{ picture: `${`${'.'.repeat(width)}\n`.repeat(height)}${more}` }],
  });
  const why = (source: BoardSource): string => {
    try {
      return `${parseBoard(source).size} squares`;
    } catch (error) {
      return (error as Problem).message;
    }
  };
  test('floor squares', () => {
    expect(why(hall(40, 25))).toBe('1000 squares');
    expect(why(hall(40, 25, '.'))).toBe('A map has at most 1,000 floor squares, not 1,001.');
  });
  test('rows and columns', () => {
    expect(why(hall(100, 1))).toBe('100 squares');
    expect(why(hall(101, 1))).toBe('A map has at most 100 columns, not 101.');
    expect(why(hall(1, 100))).toBe('100 squares');
    expect(why(hall(1, 101))).toBe('A map has at most 100 rows, not 101.');
  });
  test('levels', () => {
    const levels = (n: number) => ({
      legend: { l: 'ladder A' },
      levels: Array.from({ length: n }, () => ({ picture: 'l' })),
    });
    expect(why(levels(9))).toBe('9 squares');
    expect(why(levels(10))).toBe('A map has at most 9 levels, not 10.');
  });
});

describe('problems name the place', () => {
  const level = (picture: string, sections?: string): BoardSource => ({ levels: [{ picture, sections }] });
  const cases: [string, BoardSource, RegExp, number?, number?][] = [
    ['unknown character', level('..\n.x'), /'x'/, 2, 2],
    ['tab', level('.\t.'), /'\t'/, 1, 2],
    ['entry alone', level('..#E'), /touches none/, 1, 4],
    ['entry in a corner', level('..\n.E'), /touches 2/, 2, 2],
    ['door on nothing', level('.##\n#D#'), /door leads nowhere/, 2, 2],
    ['empty', level('##\n##\n'), /no floor/],
    ['no level', { levels: [] }, /no floor/],
    ['unreachable', level('.#.'), /from A1 to the square C1/, 1, 3],
    ['unreachable, two rows of each', level('.#.\n.#.'), /from A1 to the square C1/, 1, 3],
    ['HR-GEN-08 unreachable through a pinched corner', level('.#\n#.'), /square B2/, 2, 2],
    ['no section', level('...', 'aa'), /no letter.*C1/, 1, 3],
    ['section on wall', level('.#\n..', 'aa\naa'), /'a' where the map has wall/, 1, 2],
    ['section row too long', level('..', 'aaa'), /too long/, 1, 3],
    ['too many section rows', level('..', 'aa\naa'), /too many rows/, 2, 1],
    ['long legend key', { ...level('.'), legend: { ab: 'x' } }, /'ab'/],
    ['reserved character', { ...level('.'), legend: { D: 'x' } }, /'D'/],
    ['mark without name', { ...level('.'), legend: { q: '' } }, /'q'/],
    [
      'section on two levels',
      { legend: { a: 'ladder A' }, levels: [level('a', 'r').levels[0], level('a.', 'rr').levels[0]] },
      /two levels.*level 2/,
      1,
      1,
    ],
    [
      'second level cut off',
      { levels: [{ picture: '.' }, { name: 'Hold', picture: '#.' }] },
      /level 2, Hold/,
      1,
      2,
    ],
  ];
  test.each(cases)('%s', (_, source, message, line, column) => {
    let thrown: unknown;
    try {
      parseBoard(source);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Problem);
    const problem = thrown as Problem;
    expect(problem.message).toMatch(message);
    expect([problem.line, problem.column]).toEqual([line, column]);
  });
});
