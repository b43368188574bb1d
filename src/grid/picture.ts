import { Problem } from '../kernel/contract.ts';
import { LIMITS, within } from '../kernel/limits.ts';
import { type Board, type Door, type Entry, type Level, layFloor, type Place } from './board.ts';
import { DX, DY, type Facing } from './directions.ts';
import { joinedBy } from './links.ts';
import { unreachable } from './reach.ts';
import { readSections } from './section-picture.ts';
import { deriveSections } from './sections.ts';
import { type BoardSource, type Legend, pictureRows } from './source.ts';

const RESERVED = '# .DdJE';
const DOORS: Readonly<Record<string, Door['state']>> = { D: 'closed', d: 'open', J: 'jammed' };

/** Builds the board of a picture. Throws a `Problem` with line and column where the picture is wrong. */
export function parseBoard(source: BoardSource): Board {
  const legend = checkLegend(source.legend ?? {});
  within(source.levels.length, LIMITS.levels, 'A map', 'levels');
  const pictures = source.levels.map((level) => pictureRows(level.picture));
  const levels: Level[] = pictures.map((rows, i) => ({
    name: source.levels[i].name ?? `Level ${i + 1}`,
    width: Math.max(0, ...rows.map((row) => row.length)),
    height: rows.length,
  }));

  function problem(place: Place, what: string): Problem {
    const where = levels.length > 1 ? ` (level ${place.level + 1}, ${levels[place.level].name})` : '';
    return new Problem(`${what}${where}`, { line: place.y + 1, column: place.x + 1 });
  }

  for (const { width, height } of levels) {
    within(height, LIMITS.side, 'A map', 'rows');
    within(width, LIMITS.side, 'A map', 'columns');
  }

  const places: Place[] = [];
  const drawn: string[] = [];
  const gates: Place[] = [];
  for (const [level, rows] of pictures.entries()) {
    for (const [y, row] of rows.entries()) {
      for (const [x, char] of row.split('').entries()) {
        if (char === '#' || char === ' ') continue;
        const place = { level, x, y };
        if (char === 'E') gates.push(place);
        else if (char === '.' || char in DOORS || legend.has(char)) {
          places.push(place);
          drawn.push(char);
        } else throw problem(place, `The legend does not say what '${char}' means`);
      }
    }
  }
  if (places.length === 0) throw new Problem('The map has no floor: draw at least one square with a dot');
  within(places.length, LIMITS.floor, 'A map', 'floor squares');

  const floor = layFloor(levels, places);
  const marks = new Map<string, number[]>();
  for (const names of legend.values()) for (const name of names) marks.set(name, []);
  for (const [square, char] of drawn.entries())
    for (const name of legend.get(char) ?? []) marks.get(name)?.push(square);
  const doors: Door[] = [];
  for (const [square, char] of drawn.entries()) {
    if (!(char in DOORS)) continue;
    if ([0, 2, 4, 6].every((dir) => floor.near[square * 8 + dir] < 0))
      throw problem(
        places[square],
        'This door leads nowhere: no floor lies north, east, south or west of it',
      );
    doors.push({ square, state: DOORS[char] });
  }
  const entries = gates.map((place, i): Entry => {
    const ways = ([0, 1, 2, 3] as const)
      .map((facing: Facing) => ({
        facing,
        square: floor.at(place.level, place.x + DX[facing * 2], place.y + DY[facing * 2]),
      }))
      .filter((way) => way.square >= 0);
    if (ways.length !== 1)
      throw problem(
        place,
        `An entry area must touch exactly one floor square, but this one touches ${ways.length || 'none'}`,
      );
    return { name: `E${i + 1}`, squares: [ways[0].square], facing: ways[0].facing, ...place };
  });
  const lost = source.apart ? [] : unreachable(floor, joinedBy(Object.fromEntries(marks)));
  if (lost.length > 0)
    throw problem(
      places[lost[0]],
      `No route leads from ${floor.name(0)} to the square ${floor.name(lost[0])}`,
    );

  const isDoor = (square: number): boolean => drawn[square] in DOORS;
  const named = source.levels.some((level) => level.sections !== undefined);
  const sections = named ? readSections(floor, source, gates, problem) : deriveSections(floor, isDoor);
  return { ...floor, ...sections, doors, entries, marks: Object.fromEntries(marks) };
}

function checkLegend(legend: Legend): Map<string, readonly string[]> {
  const marks = new Map<string, readonly string[]>();
  for (const [char, said] of Object.entries(legend)) {
    const names = typeof said === 'string' ? [said] : said;
    if (char.length !== 1)
      throw new Problem(`The legend explains '${char}', but a picture is made of single characters`);
    if (RESERVED.includes(char))
      throw new Problem(`The legend cannot explain '${char}': it always means the same`);
    if (names.length === 0 || names.includes('')) throw new Problem(`The legend gives '${char}' no name`);
    marks.set(char, [...new Set(names)]);
  }
  return marks;
}
