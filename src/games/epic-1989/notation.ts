/**
 * Actions as lines of text: 'move 2 4:f12,r45,f5 5:f12', 'fire 4 0>9 1>9/maximal 2>9@40,30 3>b2'. Lengths are
 * centimetres with at most two decimals. `parse(print(a))` equals `a`.
 */
import { printPose, readPoint } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Action, Verb } from './actions.ts';
import { MODES } from './cards/weapons.ts';
import { parseForce, printForce } from './forces/words.ts';
import { BUILDING_IDS } from './geometry/buildings.ts';
import { DEEDS } from './heroic/heroes.ts';
import {
  match,
  N,
  number,
  oneOf,
  POSE,
  pairOf,
  parseAt,
  parseConcealed,
  parseInstruction,
  parseLeg,
  parsePlacement,
  parseShot,
  poseOf,
  printAt,
  printLeg,
  printPlacement,
  printShot,
} from './notation-words.ts';
import { EDGES, ORDERS, SIDES, SPANS } from './state.ts';
import { COUNTER_IDS } from './support/counters.ts';

type ActionOf<V extends Verb> = Extract<Action, { do: V }>;

/** How the actions of a verb are written after it. */
interface Form<V extends Verb> {
  /** The most words it has; any number of them where nothing is said. */
  readonly most?: number;
  print(action: ActionOf<V>): readonly string[];
  parse(words: readonly string[]): ActionOf<V>;
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
