/** Variants of one position: what a variant says goes over what the case says, and its steps follow the common ones. */
import type { Case, CaseStep, Fields, Picture, Place, Placed } from './case.ts';

/** What a case or a variant of it writes. */
export interface Parts {
  readonly name: string;
  readonly place: Place;
  readonly rules: readonly string[];
  /** Null when it draws none. */
  readonly board: readonly Picture[] | null;
  /** Null takes a piece away. */
  readonly pieces: Readonly<Record<string, Placed<Fields | null>>>;
  readonly marks: Readonly<Record<string, Placed<unknown>>>;
  readonly settings: Fields;
  readonly steps: readonly CaseStep[];
}

export function asCase(file: string, { board, pieces, ...parts }: Parts): Case {
  const there = Object.entries(pieces).flatMap(([name, { value, place }]) =>
    value === null ? [] : [[name, { value, place }] as const],
  );
  return { file, ...parts, board: board ?? [], pieces: Object.fromEntries(there) };
}

export function varied(common: Parts, variant: Parts): Parts {
  return {
    name: `${common.name}: ${variant.name}`,
    place: variant.place,
    rules: [...new Set([...common.rules, ...variant.rules])],
    board: variant.board ?? common.board,
    pieces: piecesOver(common.pieces, variant.pieces),
    marks: { ...common.marks, ...variant.marks },
    settings: settingsOver(common.settings, variant.settings),
    steps: [...common.steps, ...variant.steps],
  };
}

function piecesOver(under: Parts['pieces'], over: Parts['pieces']): Parts['pieces'] {
  const found = { ...under };
  for (const [name, { value, place }] of Object.entries(over)) {
    const below = found[name];
    found[name] = {
      value: value === null ? null : { ...below?.value, ...value },
      place: below?.place ?? place,
    };
  }
  return found;
}

/** Maps are laid over each other key by key; anything else is replaced. */
function settingsOver(under: Fields, over: Fields): Fields {
  const found = { ...under };
  for (const [key, { value, place }] of Object.entries(over))
    found[key] = { value: laidOver(under[key]?.value, value), place };
  return found;
}

function laidOver(under: unknown, over: unknown): unknown {
  if (!isMap(under) || !isMap(over)) return over;
  const found: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) found[key] = laidOver(under[key], value);
  return found;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
