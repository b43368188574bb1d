/**
 * Actions as lines of text: 'move 4 12:15,20;16.5,25@90 13:12,12@0>15'. Lengths are centimetres with at most two
 * decimals, headings follow an '@'. `parse(print(a))` equals `a`.
 */
import { PATTERNS, printLength, printPoint, printPose, readLength } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Action, Verb } from './actions.ts';
import { readArmy } from './army/list.ts';
import { parseArmy, printArmy } from './army/notation.ts';
import { parseFire, printFire } from './notation-attacks.ts';
import { parseDeploy, parseLeg, printDeploy, printLeg } from './notation-legs.ts';
import { match, number, oneOf, only, pair, point } from './notation-words.ts';
import { ORDERS, type Order } from './state.ts';

type ActionOf<V extends Verb> = Extract<Action, { do: V }>;

/** How the actions of a verb are written after it. */
interface Form<V extends Verb> {
  /** The most words it has; any number of them where nothing is said. */
  readonly most?: number;
  print(action: ActionOf<V>): readonly string[];
  parse(words: readonly string[]): ActionOf<V>;
}

const { number: N, point: POINT, pose: POSE } = PATTERNS;
const unitOf = (word: string | undefined) => number(word, "a unit's number");
const modelOf = (word: string | undefined) => number(word, "a model's number");
const pieceOf = (word: string | undefined) => number(word, "a piece's number");

const FORMS: { readonly [V in Verb]: Form<V> } = {
  muster: {
    print: ({ army }) => [printArmy(readArmy(army))],
    parse: (words) => ({ do: 'muster', army: parseArmy(words.join(' ')) }),
  },
  again: {
    print: ({ pieces }) => pieces.map(String),
    parse: (words) => ({ do: 'again', pieces: words.map(pieceOf) }),
  },
  lay: { print: printLay, parse: parseLay },
  drop: {
    most: 1,
    print: ({ piece }) => [String(piece)],
    parse: ([piece]) => ({ do: 'drop', piece: pieceOf(piece) }),
  },
  objective: {
    most: 1,
    print: (place) => [printPoint(place)],
    parse: ([place]) => ({ do: 'objective', ...point(place) }),
  },
  edge: {
    most: 1,
    print: ({ edge }) => [edge],
    parse: ([edge]) => ({ do: 'edge', edge: oneOf(edge, 'north', 'south') }),
  },
  deploy: { print: printDeploy, parse: parseDeploy },
  go: {
    most: 1,
    print: ({ first }) => [first ? 'first' : 'second'],
    parse: ([first]) => ({ do: 'go', first: oneOf(first, 'first', 'second') === 'first' }),
  },
  orders: {
    print: ({ orders }) => orders.map(([unit, order]) => `${unit}:${order}`),
    parse: (words) => ({ do: 'orders', orders: words.map(parseOrder) }),
  },
  move: {
    print: ({ unit, legs }) => [String(unit), ...legs.map(printLeg)],
    parse: ([unit, ...legs]) => ({ do: 'move', unit: unitOf(unit), legs: legs.map(parseLeg) }),
  },
  end: { most: 0, print: () => [], parse: () => ({ do: 'end' }) },
  pod: {
    most: 1,
    print: (place) => [printPoint(place)],
    parse: ([place]) => ({ do: 'pod', ...point(place) }),
  },
  unload: {
    print: ({ legs }) => legs.map(printLeg),
    parse: (words) => ({ do: 'unload', legs: words.map(parseLeg) }),
  },
  fire: { print: printFire, parse: parseFire },
  hold: {
    most: 1,
    print: ({ unit }) => [String(unit)],
    parse: ([unit]) => ({ do: 'hold', unit: unitOf(unit) }),
  },
  aim: {
    most: 1,
    print: ({ column, row }) => [`${column},${row}`],
    parse([square]) {
      const [column, row] = pair(square, ',', 'a square such as 2,3');
      return { do: 'aim', column, row };
    },
  },
  leg: {
    most: 1,
    print: ({ leg }) => [leg],
    parse: ([leg]) => ({ do: 'leg', leg: oneOf(leg, 'left', 'right') }),
  },
  combat: {
    most: 1,
    print: ({ model }) => [String(model)],
    parse: ([model]) => ({ do: 'combat', model: modelOf(model) }),
  },
  pairs: {
    print: ({ pairs }) => pairs.map(([a, b]) => `${a}-${b}`),
    parse: (words) => ({ do: 'pairs', pairs: words.map((word) => pair(word, '-', 'a pair such as 3-9')) }),
  },
  sequence: {
    print: ({ models }) => models.map(String),
    parse: (words) => ({ do: 'sequence', models: words.map(modelOf) }),
  },
  reroll: {
    most: 1,
    print: ({ yes }) => [yes ? 'yes' : 'no'],
    parse: ([word]) => ({ do: 'reroll', yes: oneOf(word, 'yes', 'no') === 'yes' }),
  },
  strike: {
    print: ({ blow, locations }) => [blow, ...locations.map(String)],
    parse: ([blow, ...locations]) => ({
      do: 'strike',
      blow: oneOf(blow, 'damage', 'grab', 'burn'),
      locations: locations.map((word) => number(word, 'a location')),
    }),
  },
  smash: {
    most: 2,
    print: ({ model, mount, building }) => [`${model}.${mount}`, `b${building}`],
    parse([titan, target]) {
      const [model, mount] = pair(titan, '\\.', 'a Titan and a mount such as 12.0');
      const [building] = match(target, `b${N}`, 'a building such as b3').map(Number);
      return { do: 'smash', model, mount, building };
    },
  },
  choose: {
    most: 1,
    print: ({ model }) => [String(model)],
    parse: ([model]) => ({ do: 'choose', model: modelOf(model) }),
  },
  rally: {
    most: 1,
    print: ({ yes }) => [yes ? 'yes' : 'no'],
    parse: ([word]) => ({ do: 'rally', yes: oneOf(word, 'yes', 'no') === 'yes' }),
  },
};

const formOf = (verb: Verb) => FORMS[verb] as Form<Verb>;

export function print(action: Action): string {
  return [action.do, ...formOf(action.do).print(action)].join(' ');
}

export function parse(text: string): Action {
  const [verb, ...words] = text.trim().split(/\s+/);
  // Names may hold blanks of any kind.
  if (verb === 'muster') return { do: verb, army: parseArmy(text.trim().slice(verb.length)) };
  if (!Object.hasOwn(FORMS, verb)) throw new Problem(`'${verb}' is nothing anybody can do here.`);
  const form = formOf(verb as Verb);
  if (form.most !== undefined) only(words, form.most);
  return form.parse(words);
}

function printLay({ piece, at, river }: ActionOf<'lay'>): string[] {
  return [
    String(piece),
    ...at.map(([x, y, heading]) => printPose({ x, y, heading })),
    ...(river ? [`${river[0]}:${printLength(river[1])},${printLength(river[2])}`] : []),
  ];
}

function parseLay([piece, ...rest]: readonly string[]): ActionOf<'lay'> {
  const isRiver = (word: string) => /^(north|east):/.test(word);
  const rivers = rest.filter(isRiver);
  only(rivers, 1);
  const river = rivers[0]
    ? match(rivers[0], `(north|east):${POINT}`, 'a river such as north:12,30')
    : undefined;
  return {
    do: 'lay',
    piece: pieceOf(piece),
    at: rest
      .filter((word) => !isRiver(word))
      .map((word) => {
        const [x, y, heading] = match(word, POSE, 'a place such as 40,32@90');
        return [readLength(x), readLength(y), Number(heading)] as const;
      }),
    ...(river
      ? { river: [river[0] as 'north' | 'east', readLength(river[1]), readLength(river[2])] as const }
      : {}),
  };
}

function parseOrder(word: string): readonly [number, Order] {
  const [unit, order] = match(word, `${N}:(${ORDERS.join('|')})`, 'an order such as 4:advance');
  return [Number(unit), order as Order];
}
