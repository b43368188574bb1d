/** A mission while it is written: its text is what counts, and a field on the page changes one place of it. */
import { type Document, isMap, isScalar, isSeq, parseDocument, Scalar, stringify, type YAMLSeq } from 'yaml';
import { Problem } from '../../kernel/contract.ts';
import { yamlOf } from '../../kernel/yaml.ts';

const PLAIN = { lineWidth: 0 } as const;
const LONG_ROW = 160;

export type Path = readonly (string | number)[];
export type Data = Readonly<Record<string, unknown>>;

/** A map or the rows of a list, whatever was really written there. */
export const part = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};
export const rows = (value: unknown): readonly Data[] => (Array.isArray(value) ? value.map(part) : []);

/** The text as data; null when it is no YAML, or no mission at all. */
export function dataOf(text: string): Data | null {
  const document = documentOf(text);
  return isMap(document?.contents) ? (document.toJS() as Data) : null;
}

/** The text with one value changed, comments and all the rest as they were; `undefined` takes the key away. */
export function withValue(text: string, path: Path, value: unknown): string {
  const document = documentOf(text);
  if (document === null) return text;
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, nodeFor(document, path, value));
  return document.toString(PLAIN);
}

function documentOf(text: string): Document | null {
  try {
    return yamlOf(text).document;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function nodeFor(document: Document, path: Path, value: unknown): unknown {
  if (typeof value === 'string') {
    const old = document.getIn(path, true);
    const scalar = new Scalar(value);
    const long =
      value.includes('\n') || (isScalar(old) && old.type === Scalar.BLOCK_LITERAL && value.endsWith('\n'));
    if (long) scalar.type = Scalar.BLOCK_LITERAL;
    return scalar;
  }
  // Rows of lists and small maps stand on one line, as missions are written.
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value) || value.every((item) => typeof item !== 'object'))
    return document.createNode(value, { flow: true });
  const list = document.createNode([]) as YAMLSeq;
  for (const row of value) list.add(document.createNode(row, { flow: true }));
  return list;
}

/** The text of a mission that is there only as data. */
export function textOf(data: unknown): string {
  const document = parseDocument(stringify(data, PLAIN));
  if (isMap(document.contents))
    for (const { key, value } of document.contents.items) if (String(key) !== 'levels') onOneLine(value);
  return document.toString(PLAIN);
}

/** Rows of lists stand on a line each, unless that would be a long one; so do small maps. */
function onOneLine(value: unknown): void {
  if (isMap(value)) value.flow = true;
  if (!isSeq(value)) return;
  if (value.items.every(isScalar)) value.flow = true;
  for (const row of value.items) if (isMap(row) && JSON.stringify(row).length <= LONG_ROW) row.flow = true;
}

/** A copy under another id and title. */
export function copyText(text: string, id: string, title: string): string {
  return withValue(withValue(text, ['id'], id), ['title'], title);
}

/** An id nobody has: 'my-mission', 'my-mission-2', ... */
export function freeId(wish: string, taken: ReadonlySet<string>): string {
  const base = wish.replace(/-\d+$/, '');
  if (!taken.has(wish)) return wish;
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}
