/**
 * Actions as lines of text: 'move 2 4:f12,r45,f5 5:f12', 'fire 4 0>9 1>9/maximal 2>9@40,30 3>b2'. Lengths are
 * centimetres with at most two decimals. `parse(print(a))` equals `a`.
 */
import { PATTERNS, printLength, printPoint, printPose, readLength, readPoint } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Action, Concealed, Drive, Leg, Placement, Shot, Verb } from './actions.ts';
import { MODES } from './cards/weapons.ts';
import { parseForce, printForce } from './forces/words.ts';
import { BUILDING_IDS } from './geometry/buildings.ts';
import { DEEDS } from './heroic/heroes.ts';
import { EDGES, type Instruction, ORDERS, SIDES, SPANS } from './state.ts';
import { COUNTER_IDS } from './support/counters.ts';

type ActionOf<V extends Verb> = Extract<Action, { do: V }>;

/** How the actions of a verb are written after it. */
interface Form<V extends Verb> {
  /** The most words it has; any number of them where nothing is said. */
  readonly most?: number;
  print(action: ActionOf<V>): readonly string[];
  parse(words: readonly string[]): ActionOf<V>;
}

const { number: N, point: POINT, pose: POSE, length: CM } = PATTERNS;

function match(word: string | undefined, pattern: string, what: string): string[] {
  const found = word === undefined ? null : new RegExp(`^${pattern}$`).exec(word);
  if (!found) throw new Problem(`"${word ?? ''}" should be ${what}.`);
  return found.slice(1);
}

function oneOf<W extends string>(word: string | undefined, among: readonly W[]): W {
  const found = among.find((one) => one === word);
  if (!found) throw new Problem(`"${word ?? ''}" should be one of: ${among.join(', ')}.`);
  return found;
}

const number = (word: string | undefined, what: string) => Number(match(word, N, what)[0]);

/** f12.5 ahead, b4 backwards, r45 and l90 turns, !9 stomps unit 9; <12:40,30@90 sets down stand 12, a stand alone comes out with <40,30@90; #b2.1 is a cell. */
function printDrive(drive: Drive): string {
  if ('run' in drive) return `f${printLength(drive.run)}`;
  if ('back' in drive) return `b${printLength(drive.back)}`;
  if ('to' in drive) return printPoint({ x: drive.to[0], y: drive.to[1] });
  if ('face' in drive) return `@${drive.face}`;
  if ('out' in drive) return `<${drive.stand === undefined ? '' : `${drive.stand}:`}${printPose(drive.out)}`;
  if ('cell' in drive) return `#${printCell(drive)}`;
  if ('stomp' in drive) return `!${drive.stomp}`;
  return `${drive.turn > 0 ? 'r' : 'l'}${Math.abs(drive.turn)}`;
}

const printCell = ({ building, cell }: { readonly building: number; readonly cell: number }) =>
  `b${building}.${cell}`;
const CELL = `#b${N}\\.${N}`;
const cellOf = (building: string, cell: string) => ({ building: Number(building), cell: Number(cell) });
const poseOf = (x: string, y: string, heading: string) => ({
  ...readPoint(x, y),
  heading: Number(heading),
});

/** A stand's way: points and headings, set apart by ';'. */
function parseStride(word: string): Drive {
  const what =
    'a point such as 40,30.5, a heading such as @90, <40,30@0 out of something or #b2.1 into a cell';
  const [face, x, y, outX, outY, heading, building, cell] = match(
    word,
    `(?:@${N}|${POINT}|<${POSE}|${CELL})`,
    what,
  );
  if (face !== undefined) return { face: Number(face) };
  if (outX !== undefined) return { out: poseOf(outX, outY, heading) };
  return building === undefined ? { to: pointOf(x, y) } : cellOf(building, cell);
}

/** Whether a piece of a way is one of a vehicle's. */
function isDriven(drive: Drive): boolean {
  return (
    'run' in drive ||
    'back' in drive ||
    'turn' in drive ||
    'stomp' in drive ||
    ('out' in drive && drive.stand !== undefined)
  );
}

function printWay(way: readonly Drive[]): string {
  return way.map(printDrive).join(way.every(isDriven) ? ',' : ';');
}

/** A vehicle's way begins with a letter, or with whom it sets down; its commas stand before one of these. */
function parseWay(way: string): Drive[] {
  if (way === '') return [];
  return /^(?:[a-z!]|<\d+:)/.test(way)
    ? way.split(/,(?=[a-z<!])/).map(parseDrive)
    : way.split(';').map(parseStride);
}

function parseDrive(word: string): Drive {
  if (word.startsWith('!')) return { stomp: number(word.slice(1), 'a unit that is stomped') };
  if (word.startsWith('<')) {
    const [stand, x, y, heading] = match(word, `<${N}:${POSE}`, 'a stand set down such as <12:40,30@0');
    return { out: poseOf(x, y, heading), stand: Number(stand) };
  }
  const [letter, length] = match(
    word,
    `([fbrl])${CM}`,
    'a run, a turn or a stomp such as f12.5, b4, r45, l90 or !9',
  );
  if (letter === 'f') return { run: readLength(length) };
  if (letter === 'b') return { back: readLength(length) };
  const degrees = number(length, 'whole degrees');
  return { turn: letter === 'r' ? degrees : -degrees };
}

/** >9 a unit, >9,12 several, >b2 a building. */
function printOnto(onto: readonly number[] | undefined): string {
  return onto ? `>${onto.map((id) => (id < 0 ? `b${-id}` : String(id))).join(',')}` : '';
}

function printLeg({ model, way, onto }: Leg): string {
  return `${model}:${printWay(way)}${printOnto(onto)}`;
}

function parseLeg(word: string): Leg {
  const [model, way, onto] = match(
    word,
    `${N}:([a-z0-9.,;@:<#!-]*)(?:>([b0-9,]+))?`,
    'a unit and its way such as 4:f12,r45,f5 or 4:40,30;45,33>9',
  );
  return {
    model: Number(model),
    way: parseWay(way),
    ...(onto !== undefined && { onto: onto.split(',').map(aimOf) }),
  };
}

function aimOf(word: string): number {
  const [building, id] = match(word, `(b?)${N}`, 'a unit or a building such as 9 or b2');
  return building && Number(id) !== 0 ? -Number(id) : Number(id);
}

/** A shot at counter 5 of the other side is 2>c5. */
function printShot({ weapon, target, mode, at, spray, counter }: Shot): string {
  const aim = target < 0 ? `b${-target}` : (spray ?? [target]).join(',');
  const how = `${mode ? `/${mode}` : ''}${at ? `@${printPoint({ x: at[0], y: at[1] })}` : ''}`;
  if (counter === undefined) return `${weapon}>${aim}${how}`;
  return target === 0 && !spray ? `${weapon}>c${counter}${how}` : `${weapon}>${aim}${how}%${counter}`;
}

function parseShot(word: string): Shot {
  const what = 'a weapon and a target such as 0>9, 1>9/maximal, 2>9@40,30, 3>b2, 2>c5 or 0>9,12@40,30';
  const [weapon, kind, target, more, mode, x, y, behind] = match(
    word,
    `${N}>([bc]?)${N}((?:,${N.replace('(', '(?:')})*)(?:/([a-z]+))?(?:@${POINT})?(?:%${N})?`,
    what,
  );
  const counter = kind === 'c' ? target : behind;
  const aim = kind === 'c' ? 0 : Number(target);
  return {
    weapon: Number(weapon),
    target: kind === 'b' && aim !== 0 ? -aim : aim,
    ...(counter !== undefined && { counter: Number(counter) }),
    ...(mode !== undefined && { mode: oneOf(mode, MODES) }),
    ...(x !== undefined && { at: pointOf(x, y) }),
    ...(more && { spray: [aim, ...more.slice(1).split(',').map(Number)] }),
  };
}

/** 3:40,30 is detachment 3 in the open, 0:#b2 a dummy in building 2. */
function parseConcealed(word: string): Concealed {
  const [detachment, building, x, y] = match(
    word,
    `${N}:(?:#b${N}|${POINT})`,
    'a detachment, 0 for a dummy, and its place such as 3:40,30 or 0:#b2',
  );
  const id = Number(detachment);
  return building === undefined
    ? { detachment: id, at: pointOf(x, y) }
    : { detachment: id, building: Number(building) };
}

function printAt([x, y]: readonly [number, number]): string {
  return printPoint({ x, y });
}

function parseAt(word: string | undefined): readonly [number, number] {
  const [x, y] = match(word, POINT, 'a point such as 60,45');
  return pointOf(x, y);
}

function pointOf(x: string, y: string): readonly [number, number] {
  const point = readPoint(x, y);
  return [point.x, point.y];
}

/** 3:40,5@0 in the open, 3:#b2.1 in a cell, 3:>7 on board; a star for a commander. */
function printPlacement(one: Placement): string {
  const star = one.commander ? '*' : '';
  if ('carrier' in one) return `${one.unit}:>${one.carrier}${star}`;
  if ('building' in one) return `${one.unit}:#b${one.building}.${one.cell}${star}`;
  return `${one.unit}:${printPose(one)}${star}`;
}

function parsePlacement(word: string): Placement {
  const what = 'a unit and its place such as 3:40,5@0, 3:>7 or 3:#b2.1, with a commander 3:40,5@0*';
  const [unit, x, y, heading, carrier, building, cell, star] = match(
    word,
    `${N}:(?:${POSE}|>${N}|${CELL})(\\*)?`,
    what,
  );
  const rest = { unit: Number(unit), ...(star && { commander: true as const }) };
  if (carrier !== undefined) return { ...rest, carrier: Number(carrier) };
  if (building !== undefined) return { ...rest, ...cellOf(building, cell) };
  return { ...rest, ...poseOf(x, y, heading) };
}

function pairOf(word: string, between: string, what: string): readonly [number, number] {
  const [a, b] = match(word, `${N}${between}${N}`, what);
  return [Number(a), Number(b)];
}

function parseInstruction([what, at, needed]: readonly string[]): Instruction {
  const verb = oneOf(what, ['ask', 'hold', 'fire']);
  if (verb !== 'fire') return { do: verb };
  return {
    do: 'fire',
    at: match(at, '([a-z][a-z-]*)', 'a kind of unit')[0],
    needed: number(needed, 'the score it may need'),
  };
}

const FORMS: { readonly [V in Verb]: Form<V> } = {
  side: {
    most: 1,
    print: ({ side }) => [side],
    parse: ([side]) => ({ do: 'side', side: oneOf(side, SIDES) }),
  },
  go: {
    most: 1,
    print: ({ first }) => [first ? 'first' : 'second'],
    parse: ([first]) => ({ do: 'go', first: oneOf(first, ['first', 'second']) === 'first' }),
  },
  building: {
    most: 2,
    print: ({ kind, ...pose }) => [kind, printPose(pose)],
    parse([kind, at]) {
      const [x, y, heading] = match(at, POSE, 'a place such as 40,30@90');
      return {
        do: 'building',
        kind: oneOf(kind, BUILDING_IDS),
        ...readPoint(x, y),
        heading: Number(heading),
      };
    },
  },
  edge: {
    most: 1,
    print: ({ edge }) => [edge],
    parse: ([edge]) => ({ do: 'edge', edge: oneOf(edge, EDGES) }),
  },
  hero: {
    most: 2,
    print: ({ unit, deed }) => [String(unit), deed],
    parse: ([unit, deed]) => ({
      do: 'hero',
      unit: number(unit, "a stand's number"),
      deed: oneOf(deed, DEEDS),
    }),
  },
  regroup: {
    most: 2,
    print: ({ do: _, discard, ...one }) => [printPlacement(one), String(discard)],
    parse([word, discard]) {
      const one = parsePlacement(word ?? '');
      if ('carrier' in one || one.commander) throw new Problem(`"${word}" should be a stand and its place.`);
      return { do: 'regroup', ...one, discard: number(discard, "a stand's number") } as ActionOf<'regroup'>;
    },
  },
  muster: {
    print: ({ force }) => printForce(force),
    parse: (words) => ({ do: 'muster', force: parseForce(words) }),
  },
  lose: {
    most: 1,
    print: ({ detachment }) => [String(detachment)],
    parse: ([at]) => ({ do: 'lose', detachment: number(at, 'a place in the list') }),
  },
  point: {
    most: 1,
    print: ({ at }) => [printAt(at)],
    parse: ([word]) => ({ do: 'point', at: parseAt(word) }),
  },
  deploy: {
    print: ({ units }) => units.map(printPlacement),
    parse: (words) => ({ do: 'deploy', units: words.map(parsePlacement) }),
  },
  orders: {
    print: ({ orders }) => orders.map(([id, order]) => `${id}:${order}`),
    parse: (words) => ({
      do: 'orders',
      orders: words.map((word) => {
        const [id, order] = match(word, `${N}:([a-z-]+)`, 'a detachment and its order such as 3:charge');
        return [Number(id), oneOf(order, ORDERS)] as const;
      }),
    }),
  },
  move: {
    print: ({ detachment, legs }) => [String(detachment), ...legs.map(printLeg)],
    parse: ([id, ...legs]) => ({
      do: 'move',
      detachment: number(id, "a detachment's number"),
      legs: legs.map(parseLeg),
    }),
  },
  on: { most: 0, print: () => [], parse: () => ({ do: 'on' }) },
  rest: {
    print: ({ legs }) => legs.map(printLeg),
    parse: (words) => ({ do: 'rest', legs: words.map(parseLeg) }),
  },
  fire: {
    print: ({ unit, shots }) => [String(unit), ...shots.map(printShot)],
    parse: ([unit, ...shots]) => ({
      do: 'fire',
      unit: number(unit, "a unit's number"),
      shots: shots.map(parseShot),
    }),
  },
  pass: {
    most: 1,
    print: ({ span }) => (span ? [span] : []),
    parse: ([span]) => ({ do: 'pass', ...(span !== undefined && { span: oneOf(span, SPANS) }) }),
  },
  instruct: {
    most: 4,
    print: ({ unit, what }) => [
      String(unit),
      what.do,
      ...(what.do === 'fire' ? [what.at, String(what.needed)] : []),
    ],
    parse: ([unit, ...what]) => ({
      do: 'instruct',
      unit: number(unit, "a unit's number"),
      what: parseInstruction(what),
    }),
  },
  disband: {
    print: ({ units }) => units.map(String),
    parse: (words) => ({ do: 'disband', units: words.map((word) => number(word, "a stand's number")) }),
  },
  place: {
    most: 1,
    print: ({ do: _, ...one }) => [printPlacement(one)],
    parse([word]) {
      const [unit, x, y, heading] = match(word, `${N}:${POSE}`, 'a stand and its place such as 3:40,5@0');
      return { do: 'place', unit: Number(unit), ...poseOf(x, y, heading) };
    },
  },
  call: {
    most: 1,
    print: ({ unit }) => [String(unit)],
    parse: ([unit]) => ({ do: 'call', unit: number(unit, "a stand's number") }),
  },
  lay: {
    most: 1,
    print: ({ counter }) => [counter],
    parse: ([counter]) => ({ do: 'lay', counter: oneOf(counter, COUNTER_IDS) }),
  },
  support: {
    most: 2,
    print: ({ unit, at }) => [String(unit), printAt(at)],
    parse: ([unit, at]) => ({ do: 'support', unit: number(unit, "a stand's number"), at: parseAt(at) }),
  },
  keep: {
    most: 1,
    print: ({ keep }) => [keep ? 'yes' : 'no'],
    parse: ([keep]) => ({ do: 'keep', keep: oneOf(keep, ['yes', 'no']) === 'yes' }),
  },
  blinds: {
    print: ({ at }) => at.map(printAt),
    parse: (words) => ({ do: 'blinds', at: words.map(parseAt) }),
  },
  mines: {
    print: ({ at, real }) => [
      ...at.map((point, i) => `${printAt(point)}${real.includes(i) ? '*' : ''}`),
      ...(real.every((i, n) => i < at.length && i > (real[n - 1] ?? -1)) ? [] : [`=${real.join(',')}`]),
    ],
    parse(words) {
      const last = words[words.length - 1] ?? '';
      const listed = last.startsWith('=') ? last.slice(1).split(',').filter(Boolean) : null;
      const counters = listed ? words.slice(0, -1) : words;
      return {
        do: 'mines',
        at: counters.map((word) => parseAt(word.replace(/\*$/, ''))),
        real: listed
          ? listed.map((word) => number(word, 'a place in the list'))
          : counters.flatMap((word, i) => (word.endsWith('*') ? [i] : [])),
      };
    },
  },
  conceal: {
    print: ({ counters }) =>
      counters.map((one) => {
        const where = 'building' in one ? `#b${one.building}` : printAt(one.at);
        return `${one.detachment}:${where}`;
      }),
    parse: (words) => ({ do: 'conceal', counters: words.map(parseConcealed) }),
  },
  reveal: {
    most: 1,
    print: ({ number: id }) => [String(id)],
    parse: ([id]) => ({ do: 'reveal', number: number(id, "a counter's number") }),
  },
  yield: {
    most: 1,
    print: ({ unit }) => [String(unit)],
    parse: ([unit]) => ({ do: 'yield', unit: number(unit, "a stand's number") }),
  },
  propose: { most: 0, print: () => [], parse: () => ({ do: 'propose' }) },
  time: { most: 0, print: () => [], parse: () => ({ do: 'time' }) },
  divide: {
    print: ({ assaults }) => assaults.map(({ one, many }) => `${one}>${many.join(',')}`),
    parse: (words) => ({
      do: 'divide',
      assaults: words.map((word) => {
        const [one, many] = match(word, `${N}>(${N}(?:,${N})*)`, 'an assault such as 3>7,8');
        return { one: Number(one), many: many.split(',').map(Number) };
      }),
    }),
  },
  assault: {
    most: 1,
    print: ({ unit }) => [String(unit)],
    parse: ([unit]) => ({ do: 'assault', unit: number(unit, "a unit's number") }),
  },
  primary: {
    most: 1,
    print: ({ unit }) => [String(unit)],
    parse: ([unit]) => ({ do: 'primary', unit: number(unit, "a unit's number") }),
  },
  assail: {
    most: 2,
    print: ({ unit, titan, weapon, mode }) => [
      `${unit}>${titan}`,
      ...(weapon === undefined ? [] : [`${weapon}${mode ? `/${mode}` : ''}`]),
    ],
    parse([pair, arm]) {
      const [unit, titan] = pairOf(pair ?? '', '>', 'a stand and a Titan such as 3>9');
      if (arm === undefined) return { do: 'assail', unit, titan };
      const [weapon, mode] = match(arm, `${N}(?:\\/([a-z]+))?`, 'a weapon such as 1 or 2/maximal');
      const how = mode === undefined ? {} : { mode: oneOf(mode, MODES) };
      return { do: 'assail', unit, titan, weapon: Number(weapon), ...how };
    },
  },
  hide: {
    print: ({ units }) => units.map(String),
    parse: (words) => ({ do: 'hide', units: words.map((word) => number(word, "a stand's number")) }),
  },
  take: {
    print: ({ units }) => units.map(([unit, cell]) => `${unit}:${cell}`),
    parse: (words) => ({
      do: 'take',
      units: words.map((word) => pairOf(word, ':', 'a stand and a cell such as 3:1')),
    }),
  },
  join: {
    most: 2,
    print: ({ unit, building }) => [String(unit), building ? 'inside' : 'outside'],
    parse: ([unit, where]) => ({
      do: 'join',
      unit: number(unit, "a stand's number"),
      building: oneOf(where, ['inside', 'outside']) === 'inside',
    }),
  },
  pair: {
    print: ({ pairs }) => pairs.map(([a, d]) => `${a}>${d}`),
    parse: (words) => ({ do: 'pair', pairs: words.map((word) => pairOf(word, '>', 'a pair such as 3>9')) }),
  },
  add: {
    print: ({ pairs }) => pairs.map(([spare, foe]) => `${spare}>${foe}`),
    parse: (words) => ({
      do: 'add',
      pairs: words.map((word) => pairOf(word, '>', 'a stand and whom it fights such as 5>9')),
    }),
  },
  end: { most: 0, print: () => [], parse: () => ({ do: 'end' }) },
};

export function print(action: Action): string {
  const form = FORMS[action.do] as Form<Verb>;
  return [action.do, ...form.print(action as never)].join(' ');
}

export function parse(text: string): Action {
  const [verb, ...words] = text.trim().split(/\s+/);
  if (!Object.hasOwn(FORMS, verb)) throw new Problem(`"${verb}" in "${text}" is nothing to do here.`);
  const form = FORMS[verb as Verb] as Form<Verb>;
  if (form.most !== undefined && words.length > form.most)
    throw new Problem(`"${text}" goes on where it should end.`);
  return form.parse(words);
}
