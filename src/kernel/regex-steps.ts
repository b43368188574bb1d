/**
 * How much work a pattern makes of a text: a plain backtracking machine that counts its steps, as engines work that have
 * no other way. For tests: a pattern that can run away is found without waiting for it. Reads the patterns this project
 * writes; any other is refused.
 */

type Test = (char: string) => boolean;

type Op =
  | { readonly is: 'char'; readonly test: Test }
  | { is: 'split'; first: number; second: number }
  | { is: 'jump'; to: number }
  | { readonly is: 'save'; readonly slot: number }
  /** Fails when nothing was read since the slot was saved: an empty round of a loop ends it. */
  | { readonly is: 'moved'; readonly slot: number }
  | { readonly is: 'again'; readonly group: number }
  | { readonly is: 'edge'; readonly test: (text: string, at: number) => boolean }
  | { readonly is: 'look'; readonly program: readonly Op[]; readonly wanted: boolean }
  | { readonly is: 'done' };

type Slots = Readonly<Record<number, number>>;

const DIGIT: Test = (c) => c >= '0' && c <= '9';
const WORD: Test = (c) => DIGIT(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_';
const SPACE: Test = (c) => c.trim() === '';
const CLASSES: Readonly<Record<string, Test>> = {
  d: DIGIT,
  w: WORD,
  s: SPACE,
  D: (c) => !DIGIT(c),
  W: (c) => !WORD(c),
  S: (c) => !SPACE(c),
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** Whether the pattern matches the text from `from` on, and the steps until that is known; gives up at `most`. */
export function traced(
  pattern: RegExp,
  text: string,
  from = 0,
  most = Infinity,
): { matched: boolean; steps: number } {
  const program = compiled(pattern);
  const { source, sticky, multiline } = pattern;
  // Engines do not look for the start of the text in its middle.
  const anchored = sticky || (source.startsWith('^') && !source.includes('|') && !multiline);
  let steps = 0;
  for (let start = from; start <= text.length; start++) {
    const run = runFrom(program, text, start, most - steps);
    steps += run.steps;
    if (run.matched) return { matched: true, steps };
    if (anchored || steps >= most) break;
  }
  return { matched: false, steps };
}

const kept = new Map<string, readonly Op[]>();

function compiled(pattern: RegExp): readonly Op[] {
  const key = String(pattern);
  const known = kept.get(key) ?? new Compiler(pattern).whole();
  kept.set(key, known);
  return known;
}

function runFrom(program: readonly Op[], text: string, start: number, most: number, saved: Slots = {}) {
  const waiting: { at: number; pc: number; slots: Slots }[] = [];
  let [at, pc, steps] = [start, 0, 0];
  let slots = saved;
  for (;;) {
    if (++steps >= most) return { matched: false, steps };
    const op = program[pc];
    let fine = true;
    switch (op.is) {
      case 'done':
        return { matched: true, steps };
      case 'char':
        fine = at < text.length && op.test(text[at]);
        at++;
        break;
      case 'split':
        waiting.push({ at, pc: op.second, slots });
        pc = op.first - 1;
        break;
      case 'jump':
        pc = op.to - 1;
        break;
      case 'save':
        slots = { ...slots, [op.slot]: at };
        break;
      case 'moved':
        fine = slots[op.slot] !== at;
        break;
      case 'again': {
        const said = text.slice(slots[op.group * 2] ?? 0, slots[op.group * 2 + 1] ?? 0);
        fine = text.startsWith(said, at);
        at += said.length;
        break;
      }
      case 'edge':
        fine = op.test(text, at);
        break;
      case 'look': {
        const look = runFrom(op.program, text, at, most - steps, slots);
        steps += look.steps;
        fine = look.matched === op.wanted;
        break;
      }
    }
    pc++;
    if (fine) continue;
    const back = waiting.pop();
    if (!back) return { matched: false, steps };
    ({ at, pc, slots } = back);
  }
}

class Compiler {
  private at = 0;
  private groups = 0;
  /** Slots from 2 on are the ends of groups, those below 0 begin the rounds of loops. */
  private loops = 0;
  private readonly source: string;
  private readonly pattern: RegExp;

  constructor(pattern: RegExp) {
    this.pattern = pattern;
    this.source = pattern.source;
  }

  whole(): Op[] {
    const ops = this.choice();
    if (this.at < this.source.length) throw this.strange();
    return [...ops, { is: 'done' }];
  }

  private strange(): Error {
    return new Error(`The step counter cannot read ${this.pattern} at ${this.at}.`);
  }

  private take(text: string): boolean {
    const here = this.source.startsWith(text, this.at);
    if (here) this.at += text.length;
    return here;
  }

  private choice(): Op[] {
    const first = this.sequence();
    if (!this.take('|')) return first;
    const second = this.choice();
    return [
      { is: 'split', first: 1, second: first.length + 2 },
      ...shifted(first, 1),
      { is: 'jump', to: first.length + 2 + second.length },
      ...shifted(second, first.length + 2),
    ];
  }

  private sequence(): Op[] {
    const ops: Op[] = [];
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]))
      ops.push(...shifted(this.repeated(), ops.length));
    return ops;
  }

  private repeated(): Op[] {
    const body = this.atom();
    const [least, most] = this.counts();
    if (least === 1 && most === 1) return body;
    const lazy = this.take('?');
    const ops: Op[] = [];
    for (let i = 0; i < least; i++) ops.push(...shifted(body, ops.length));
    if (most === Infinity) ops.push(...shifted(this.loop(body, lazy), ops.length));
    else {
      const rest = Math.max(0, most - least);
      const size = body.length + 1;
      for (let i = 0; i < rest; i++) {
        const here = ops.length;
        const out = here + size * (rest - i);
        const [first, second] = lazy ? [out, here + 1] : [here + 1, out];
        ops.push({ is: 'split', first, second }, ...shifted(body, here + 1));
      }
    }
    return ops;
  }

  private loop(body: readonly Op[], lazy: boolean): Op[] {
    const slot = --this.loops;
    const out = body.length + 4;
    const [first, second] = lazy ? [out, 1] : [1, out];
    return [
      { is: 'split', first, second },
      { is: 'save', slot },
      ...shifted(body, 2),
      { is: 'moved', slot },
      { is: 'jump', to: 0 },
    ];
  }

  private counts(): readonly [number, number] {
    if (this.take('*')) return [0, Infinity];
    if (this.take('+')) return [1, Infinity];
    if (this.take('?')) return [0, 1];
    const said = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(this.source.slice(this.at));
    if (!said) return [1, 1];
    this.at += said[0].length;
    const least = Number(said[1]);
    return [least, said[2] === '' ? least : said[3] === '' ? Infinity : Number(said[3])];
  }

  private atom(): Op[] {
    if (this.take('^')) return [{ is: 'edge', test: (text, at) => this.lineStart(text, at) }];
    if (this.take('$')) return [{ is: 'edge', test: (text, at) => this.lineEnd(text, at) }];
    if (this.take('\\b')) return [{ is: 'edge', test: isWordEdge }];
    if (this.take('(?<!')) {
      const test = this.one();
      if (!this.take(')')) throw this.strange();
      return [{ is: 'edge', test: (text, at) => at === 0 || !test(text[at - 1]) }];
    }
    if (this.take('(?=')) return [{ is: 'look', program: this.inside(), wanted: true }];
    if (this.take('(?!')) return [{ is: 'look', program: this.inside(), wanted: false }];
    if (this.take('(?:')) return this.closed();
    if (this.source.startsWith('(?', this.at)) throw this.strange();
    if (this.take('(')) {
      const group = ++this.groups;
      const body = this.closed();
      return [{ is: 'save', slot: group * 2 }, ...shifted(body, 1), { is: 'save', slot: group * 2 + 1 }];
    }
    const back = /^\\([1-9])/.exec(this.source.slice(this.at));
    if (back) {
      this.at += 2;
      return [{ is: 'again', group: Number(back[1]) }];
    }
    return [{ is: 'char', test: this.one() }];
  }

  private inside(): Op[] {
    return [...this.closed(), { is: 'done' }];
  }

  private closed(): Op[] {
    const ops = this.choice();
    if (!this.take(')')) throw this.strange();
    return ops;
  }

  private lineStart(text: string, at: number): boolean {
    return at === 0 || (this.pattern.multiline && text[at - 1] === '\n');
  }

  private lineEnd(text: string, at: number): boolean {
    return at === text.length || (this.pattern.multiline && text[at] === '\n');
  }

  private cased(test: Test): Test {
    return this.pattern.ignoreCase ? (c) => test(c.toLowerCase()) || test(c.toUpperCase()) : test;
  }

  /** What one character may be. */
  private one(): Test {
    if (this.take('[')) return this.set();
    if (this.take('.')) return (c) => c !== '\n' && c !== '\r';
    if (this.take('\\')) {
      const name = this.source[this.at++];
      if (WORD(name) && !(name in CLASSES) && !(name in CONTROLS)) throw this.strange();
      const letter = CONTROLS[name] ?? name;
      return CLASSES[name] ?? ((c) => c === letter);
    }
    const letter = this.source[this.at++];
    return this.cased((c) => c === letter);
  }

  private set(): Test {
    const not = this.take('^');
    const tests: Test[] = [];
    while (!this.take(']')) {
      if (this.at >= this.source.length) throw this.strange();
      const from = this.source[this.at];
      if (from !== '\\' && /^-[^\]]/.test(this.source.slice(this.at + 1))) {
        const to = this.source[this.at + 2];
        tests.push((c) => c >= from && c <= to);
        this.at += 3;
      } else if (from === '\\') tests.push(this.one());
      else {
        tests.push((c) => c === from);
        this.at++;
      }
    }
    const any = this.cased((c) => tests.some((test) => test(c)));
    return (c) => any(c) !== not;
  }
}

/** The same operations, `by` places farther on. */
function shifted(ops: readonly Op[], by: number): Op[] {
  return ops.map((op) => {
    if (op.is === 'jump') return { ...op, to: op.to + by };
    return op.is === 'split' ? { ...op, first: op.first + by, second: op.second + by } : op;
  });
}

function isWordEdge(text: string, at: number): boolean {
  const before = at > 0 && WORD(text[at - 1]);
  return before !== (at < text.length && WORD(text[at]));
}

/** A text that leads to a loop of the pattern, and one that it reads in a round. */
interface Loop {
  readonly before: string;
  readonly round: string;
}

const LIKELY = [
  '1',
  'a',
  'A',
  ' ',
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '\n',
];
const MOST_WAYS = 500;

/** Every loop of a pattern, by as many ways as lead into it. */
export function loopsOf(pattern: RegExp): Loop[] {
  const program = compiled(pattern);
  const found = new Map<string, Loop>();
  const ways: { pc: number; text: string; begun: Slots; seen: readonly number[] }[] = [
    { pc: 0, text: '', begun: {}, seen: [] },
  ];
  for (let count = 0; count < MOST_WAYS; count++) {
    const way = ways.pop();
    if (!way) break;
    let { pc, text, begun, seen } = way;
    for (let op = program[pc]; op && op.is !== 'done'; op = program[++pc]) {
      if (op.is === 'char') text += LIKELY.find(op.test) ?? '';
      else if (op.is === 'save') begun = { ...begun, [op.slot]: text.length };
      else if (op.is === 'moved') {
        const from = begun[op.slot];
        const loop = { before: text.slice(0, from), round: text.slice(from) };
        if (loop.round !== '') found.set(JSON.stringify(loop), loop);
      } else if (op.is === 'jump') pc = op.to - 1;
      else if (op.is === 'split') {
        if (seen.includes(pc)) pc = Math.max(op.first, op.second) - 1;
        else {
          seen = [...seen, pc];
          ways.push({ pc: op.second, text, begun, seen });
          pc = op.first - 1;
        }
      }
    }
  }
  return [...found.values()];
}
