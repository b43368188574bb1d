/** Where a source can be changed in a small way, and how. */
import { parseSync } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
  /** The expression or statement whose evaluation shows that the place is reached. */
  readonly reach: { readonly start: number; readonly end: number; readonly statement: boolean };
  /** File and the lines before and after the change: the same until somebody writes these lines anew. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const FLIPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '&': '|',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  floor: 'ceil',
  ceil: 'floor',
};

/** Methods that can be left out, because they give back what they are called on. */
const DROPPED = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed'];

export function mutantsIn(file: string, code: string): Mutant[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutant[] = [];
  const seen = new Map<string, number>();
  walk(program as unknown as Node, null, null, (node, parent, chain) => {
    for (const { start, end, text } of changes(node, parent, code)) {
      const statement = node.type.endsWith('Statement');
      const around = chain ?? node;
      const [from, to] = linesAround(code, start, end, text);
      const name = `${file}: ${from} => ${to}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      found.push({
        file,
        line: code.slice(0, start).split('\n').length,
        start,
        end,
        text,
        reach: { start: around.start, end: around.end, statement },
        key: times > 1 ? `${name} (${times})` : name,
        from,
        to,
      });
    }
  });
  return found;
}

function walk(
  node: Node,
  parent: Node | null,
  chain: Node | null,
  visit: (node: Node, parent: Node | null, chain: Node | null) => void,
): void {
  if (isType(node) || node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
  visit(node, parent, chain);
  const inside = node.type === 'ChainExpression' ? node : isFunction(node) ? null : chain;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue;
    if (key === 'key' && !node.computed) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof child.type === 'string')
        walk(child, node, inside, visit);
  }
}

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Types are no code; what is cast, asserted or checked is. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(type);

function* changes(node: Node, parent: Node | null, code: string): Generator<Change> {
  const text = ({ start, end }: Node): string => code.slice(start, end);
  const whole = (changed: string): Change => ({ start: node.start, end: node.end, text: changed });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const operator = node.operator as string;
      const flipped = FLIPS[operator];
      if (!flipped || (operator === '+' && (isText(left) || isText(right)))) return;
      // `a && b || c` and `a ?? b && c` need brackets of their own.
      if (node.type === 'LogicalExpression') yield whole(`((${text(left)}) ${flipped} (${text(right)}))`);
      else {
        const at = code.indexOf(operator, left.end);
        yield { start: at, end: at + operator.length, text: flipped };
      }
      return;
    }
    case 'IfStatement':
      yield { ...span(node.test as Node), text: 'false' };
      yield { ...span(node.test as Node), text: 'true' };
      return;
    case 'ConditionalExpression':
      yield whole(
        `${text(node.test as Node)} ? ${text(node.alternate as Node)} : ${text(node.consequent as Node)}`,
      );
      return;
    case 'UnaryExpression':
      if (node.operator === '!') yield whole(`(${text(node.argument as Node)})`);
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') yield whole(String(!node.value));
      if (typeof node.value === 'number' && !isUnder(parent, 'UnaryExpression'))
        yield whole(String(node.value + 1));
      return;
    case 'ExpressionStatement':
      if (!isText(node.expression as Node)) yield whole(';');
      return;
    case 'ContinueStatement':
    case 'BreakStatement':
      if (!isUnder(parent, 'SwitchCase')) yield whole(';');
      return;
    case 'ReturnStatement':
      if (!node.argument) yield whole(';');
      return;
    case 'CallExpression':
      yield* called(node, text);
      return;
  }
}

function* called(node: Node, text: (node: Node) => string): Generator<Change> {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed) return;
  const [object, property] = [callee.object as Node, callee.property as Node];
  const name = property.name as string;
  if (Object.hasOwn(METHODS, name)) yield { ...span(property), text: METHODS[name] };
  else if (DROPPED.includes(name)) yield { ...span(node), text: `(${text(object)})` };
}

const span = ({ start, end }: Node) => ({ start, end });
const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string';
const isUnder = (parent: Node | null, type: string): boolean => parent?.type === type;

/** The lines a change touches, before and after, with single spaces. */
function linesAround(code: string, start: number, end: number, text: string): [string, string] {
  const from = code.lastIndexOf('\n', start - 1) + 1;
  const next = code.indexOf('\n', end);
  const to = next < 0 ? code.length : next;
  const tidy = (line: string): string => line.replace(/\s+/g, ' ').trim();
  return [tidy(code.slice(from, to)), tidy(code.slice(from, start) + text + code.slice(end, to))];
}

export function mutated(code: string, { start, end, text }: Mutant): string {
  return code.slice(0, start) + text + code.slice(end);
}
