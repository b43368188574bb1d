/** YAML from outside: within its limits before it is read, and with the place of what is wrong in it. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { Problem } from './contract.ts';
import { LIMITS, tooDeep, within } from './limits.ts';

export interface YamlText {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Reads a text that holds one YAML document. Throws a `Problem` with line and column. */
export function yamlOf(text: string, what = 'A file', most: number = LIMITS.text): YamlText {
  within(text.length, most, what, 'characters');
  checkDepth(text, what);
  const lines = new LineCounter();
  // Its own search for keys that stand twice grows with the square of their number.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const error = document.errors[0];
  if (error) throw new Problem(sentence(error.message), placeOf(lines, error.pos[0]));
  checkNodes(document, lines, what);
  return { document, lines };
}

/** The same as plain data. */
export function yamlData(text: string, what?: string, most?: number): unknown {
  return yamlOf(text, what, most).document.toJS();
}

export function placeOf(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/**
 * Before anything is built: the builder calls itself for each level and ends the process when it runs out of stack. In a
 * block every token that stands farther right than those around it may begin a level.
 */
function checkDepth(text: string, what: string): void {
  const columns: number[] = [];
  let [line, column, brackets] = [1, 1, 0];
  let starts = true;
  for (const token of new Lexer().lex(text)) {
    // Signs of the lexer itself, which are not in the text.
    if (token === '\x02' || token === '\x18' || token === '\x1f' || token === '\ufeff') continue;
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    const blank = token.trim() === '';
    if (!blank && starts && brackets === 0) {
      while (columns.length > 0 && columns[columns.length - 1] >= column) columns.pop();
      columns.push(column);
    }
    if (columns.length + brackets > LIMITS.depth) throw new Problem(tooDeep(what), { line, column });
    if (!blank) starts = token === '-' || token === '?' || token === ':';
    const end = token.lastIndexOf('\n');
    if (end < 0) column += token.length;
    else {
      line += token.split('\n').length - 1;
      column = token.length - end;
      starts = true;
    }
  }
}

/** Not too many, none by reference, no key twice. */
function checkNodes(document: Document, lines: LineCounter, what: string): void {
  let values = 0;
  const at = (node: Node) => placeOf(lines, node.range?.[0] ?? 0);
  visit(document, {
    Node(_, node) {
      within(++values, LIMITS.values, what, 'values', at(node));
      if (isAlias(node))
        throw new Problem(`'*${node.source}' stands for another place of the file: write it out.`, at(node));
      if (isMap(node)) checkKeys(node, at);
    },
  });
}

function checkKeys(map: YAMLMap, at: (node: Node) => { line: number; column: number }): void {
  const keys = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key)) throw new Problem('A key must be a text.', at(map));
    const name = String(key.value);
    if (keys.has(name)) throw new Problem(`The key '${name}' stands twice.`, at(key));
    keys.add(name);
  }
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
