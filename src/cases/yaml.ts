/** YAML with places: what is wrong in a file is told with its line and column. */
import { isMap, isScalar, isSeq, type LineCounter, type Node, type Scalar } from 'yaml';
import { placeOf, yamlOf } from '../kernel/yaml.ts';
import type { Fields, Place, Placed } from './case.ts';
import { problemAt } from './problem.ts';

export { problemAt };

/** A node of a file; null where the writer left a value out. */
export interface Yaml {
  readonly node: Node | null;
  readonly place: Place;
  readonly source: Source;
}

interface Source {
  readonly lines: LineCounter;
  readonly rows: readonly string[];
}

/** Reads a text that holds one YAML document. Throws a `Problem` with line and column. */
export function readYaml(text: string, what?: string): Yaml {
  const { document, lines } = yamlOf(text, what);
  return wrap(document.contents, { lines, rows: text.split('\n') }, { line: 1, column: 1 });
}

/** The entries of a map, by key. */
export function mapOf(yaml: Yaml, what: string): Record<string, Yaml & { readonly keyPlace: Place }> {
  if (!isMap(yaml.node)) throw problemAt(yaml.place, `${what} must be keys with values.`);
  const entries = yaml.node.items.map((pair) => {
    const key = pair.key as Scalar;
    const keyPlace = placeOf(yaml.source.lines, key.range?.[0] ?? 0);
    return [
      String(key.value),
      { ...wrap(pair.value as Node | null, yaml.source, keyPlace), keyPlace },
    ] as const;
  });
  return Object.fromEntries(entries);
}

export function listOf(yaml: Yaml, what: string): Yaml[] {
  if (!isSeq(yaml.node)) throw problemAt(yaml.place, `${what} must be a list.`);
  return yaml.node.items.map((item) => wrap(item as Node | null, yaml.source, yaml.place));
}

/** A list, or a single value standing for a list of one. */
export function oneOrMore(yaml: Yaml): Yaml[] {
  return isSeq(yaml.node) ? listOf(yaml, '') : [yaml];
}

export function textOf(yaml: Yaml, what: string): string {
  const value = isScalar(yaml.node) ? yaml.node.value : null;
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw problemAt(yaml.place, `${what} must be a text.`);
}

/** The value as plain data. */
export function plainOf(yaml: Yaml): unknown {
  if (yaml.node === null) return null;
  if (isScalar(yaml.node)) return yaml.node.value;
  if (isSeq(yaml.node)) return listOf(yaml, '').map(plainOf);
  return Object.fromEntries(Object.entries(mapOf(yaml, '')).map(([key, value]) => [key, plainOf(value)]));
}

export function fieldsOf(yaml: Yaml, what: string): Fields {
  return Object.fromEntries(
    Object.entries(mapOf(yaml, what)).map(([key, value]) => [
      key,
      { value: plainOf(value), place: value.place } satisfies Placed<unknown>,
    ]),
  );
}

/** A block of text (`|`) with the place of its first character. */
export function blockOf(yaml: Yaml, what: string): Placed<string> {
  const text = textOf(yaml, what);
  const block = isScalar(yaml.node) && yaml.node.type?.startsWith('BLOCK');
  if (!block) return { value: text, place: yaml.place };
  // The block's indentation is that of its least indented row; the parser does not keep it.
  const { line } = yaml.place;
  const rows = yaml.source.rows
    .slice(line, line + text.split('\n').length - 1)
    .filter((row) => row.trim() !== '');
  const indent = Math.min(...rows.map((row) => row.search(/\S/)));
  return { value: text, place: { line: line + 1, column: indent + 1 } };
}

function wrap(node: Node | null, source: Source, otherwise: Place): Yaml {
  const start = node?.range?.[0];
  return { node, source, place: start === undefined ? otherwise : placeOf(source.lines, start) };
}
