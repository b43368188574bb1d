import type { Problem } from '../kernel/contract.ts';
import type { Floor, Place } from './board.ts';
import type { Sections } from './sections.ts';
import { type BoardSource, pictureRows } from './source.ts';

/** Reads the section pictures of a map; `gates` are its entry areas, which belong to no section. */
export function readSections(
  floor: Floor,
  source: BoardSource,
  gates: readonly Place[],
  problem: (place: Place, what: string) => Problem,
): Sections {
  const pictures = source.levels.map((level) => pictureRows(level.sections ?? ''));
  for (const [level, rows] of pictures.entries()) checkShape(floor, level, rows, gates, problem);

  const section = new Int16Array(floor.size);
  const letters: string[] = [];
  const levelOf: number[] = [];
  for (let square = 0; square < floor.size; square++) {
    const place = { level: floor.level[square], x: floor.x[square], y: floor.y[square] };
    const letter = pictures[place.level][place.y]?.[place.x] ?? ' ';
    if (letter === ' ' || letter === '#')
      throw problem(place, `The sections picture has no letter for the floor square ${floor.name(square)}`);
    let id = letters.indexOf(letter);
    if (id < 0) {
      id = letters.push(letter) - 1;
      levelOf.push(place.level);
    }
    if (levelOf[id] !== place.level)
      throw problem(place, `Section '${letter}' is drawn on two levels: give each level letters of its own`);
    section[square] = id;
  }
  return { section, sections: letters.map((letter) => source.sectionNames?.[letter] ?? letter) };
}

function checkShape(
  floor: Floor,
  level: number,
  rows: readonly string[],
  gates: readonly Place[],
  problem: (place: Place, what: string) => Problem,
): void {
  const { width, height } = floor.levels[level];
  for (const [y, row] of rows.entries()) {
    const size = `the map is ${width} wide and ${height} high`;
    if (y >= height) throw problem({ level, x: 0, y }, `The sections picture has too many rows: ${size}`);
    if (row.length > width)
      throw problem({ level, x: width, y }, `This row of sections is too long: ${size}`);
    for (let x = 0; x < row.length; x++) {
      if (row[x] === ' ' || row[x] === '#' || floor.at(level, x, y) >= 0) continue;
      const gate = gates.some((place) => place.level === level && place.x === x && place.y === y);
      if (!gate)
        throw problem({ level, x, y }, `The sections picture has '${row[x]}' where the map has wall`);
    }
  }
}
