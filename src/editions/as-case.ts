/** A position as a case has one, so that each edition's cases lay it out as they lay out their own. */
import type { Case, Fields, Place, Placed } from '../cases/case.ts';

const PLACE: Place = { line: 1, column: 1 };

function placed<T>(value: T): Placed<T> {
  return { value, place: PLACE };
}

function fields(of: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, placed(value)]));
}

export function asCase(
  name: string,
  settings: Readonly<Record<string, unknown>>,
  pieces: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Case {
  return {
    file: '',
    name,
    place: PLACE,
    rules: [],
    board: [],
    marks: {},
    steps: [],
    settings: fields(settings),
    pieces: Object.fromEntries(Object.entries(pieces).map(([key, of]) => [key, placed(fields(of))])),
  };
}
