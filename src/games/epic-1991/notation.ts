/**
 * Actions as lines of text: 'move 4 12:15,20;16.5,25@90 13:12,12@0>15'. Lengths are centimetres with at most two
 * decimals, headings follow an '@'. `parse(print(a))` equals `a`.
 */
import { Problem } from '../../kernel/contract.ts';
import type { Action, Attack, Blow, Leg, Placement, Power } from './actions.ts';
import { ORDERS, type Order } from './state.ts';

export function print(action: Action): string {
  return [action.do, ...words(action)].join(' ');
}

function words(action: Action): string[] {
  switch (action.do) {
    case 'again':
      return action.pieces.map(String);
    case 'lay':
      return [
        String(action.piece),
        ...action.at.map(([x, y, heading]) => `${cm(x)},${cm(y)}@${heading}`),
        ...(action.river ? [`${action.river[0]}:${cm(action.river[1])},${cm(action.river[2])}`] : []),
      ];
    case 'drop':
      return [String(action.piece)];
    case 'objective':
    case 'pod':
      return [`${cm(action.x)},${cm(action.y)}`];
    case 'edge':
      return [action.edge];
    case 'deploy':
      return [
        ...action.models.map(placement),
        ...action.follows.map(([unit, leader]) => `${unit}follows${leader}`),
        ...action.arrives.map(([unit, turn]) => `${unit}arrives${turn}`),
      ];
    case 'go':
      return [action.first ? 'first' : 'second'];
    case 'orders':
      return action.orders.map(([unit, order]) => `${unit}:${order}`);
    case 'move':
      return [String(action.unit), ...action.legs.map(leg)];
    case 'unload':
      return action.legs.map(leg);
    case 'end':
      return [];
    case 'fire':
      return [
        String(action.unit),
        ...action.popUps.map((model) => `up${model}`),
        ...action.attacks.map(attack),
      ];
    case 'hold':
      return [String(action.unit)];
    case 'aim':
      return [`${action.column},${action.row}`];
    case 'leg':
      return [action.leg];
    case 'combat':
    case 'choose':
      return [String(action.model)];
    case 'pairs':
      return action.pairs.map(([a, b]) => `${a}-${b}`);
    case 'sequence':
      return action.models.map(String);
    case 'reroll':
    case 'rally':
      return [action.yes ? 'yes' : 'no'];
    case 'strike':
      return [action.blow, ...action.locations.map(String)];
    case 'smash':
      return [`${action.model}.${action.mount}`, `b${action.building}`];
  }
}

function cm(u: number): string {
  const whole = Math.trunc(Math.abs(u) / 100);
  const rest = Math.abs(u) % 100;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${u < 0 ? '-' : ''}${whole}${decimals}`;
}

function placement({ model, x, y, heading, in: carrier, wall }: Placement): string {
  if (carrier !== undefined) return `${model}in${carrier}`;
  return `${model}:${cm(x)},${cm(y)}@${heading}${wall === undefined ? '' : `w${wall}`}`;
}

function leg({ model, path, heading, leave, board, wall, stride, retreat }: Leg): string {
  const points: string[] = [];
  for (let i = 0; i < path.length; i += 2) points.push(`${cm(path[i])},${cm(path[i + 1])}`);
  return [
    `${model}:`,
    leave ? `<${cm(leave[0])},${cm(leave[1])};` : '',
    stride ? `stride${cm(stride[0])},${stride[1]},${cm(stride[2])}` : '',
    retreat ? 'retreat' : '',
    points.join(';'),
    `@${heading}`,
    board === undefined ? '' : `>${board}`,
    wall === undefined ? '' : `w${wall}`,
  ].join('');
}

function attack(a: Attack): string {
  switch (a.is) {
    case 'shot':
      return `${a.model}.${a.weapon}>${a.target}`;
    case 'shell':
      return `${a.model}.${a.weapon}>b${a.building}`;
    case 'beam':
      return `beam${a.model}>${a.target}`;
    case 'barrage': {
      const guns = a.guns.map(([model, weapon]) => `${model}.${weapon}`).join('+');
      const target = a.target < 0 ? `b${-a.target}` : String(a.target);
      return `barrage${guns}>${target}@${cm(a.x)},${cm(a.y)}`;
    }
    case 'vortex':
      return `vortex${a.model}.${a.weapon}@${cm(a.x)},${cm(a.y)}`;
    case 'power':
      return a.power === 'eldritch-storm'
        ? `${a.power}${a.model}@${cm(a.x)},${cm(a.y)}`
        : `${a.power}${a.model}>${a.target}`;
  }
}

// What repeats is set apart by a character that it cannot hold itself, so that there is only one way to read a word.
const FIGURES = '\\d{1,9}';
const CM = `-?${FIGURES}(?:\\.\\d{1,2})?`;
const LENGTH = `(${CM})`;
const POINT = `${LENGTH},${LENGTH}`;
const N = `(${FIGURES})`;
const GUN = `${FIGURES}\\.${FIGURES}`;

function u(text: string): number {
  const [whole, rest = ''] = text.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return text.startsWith('-') && value !== 0 ? -value : value;
}

/** Reads the words of one kind, or throws. */
function all<T>(words: readonly string[], read: (word: string) => T): T[] {
  return words.map(read);
}

function match(word: string, pattern: string, what: string): string[] {
  const found = new RegExp(`^${pattern}$`).exec(word);
  if (!found) throw new Problem(`'${word}' is not ${what}.`);
  return found.slice(1);
}

function number(word: string | undefined, what: string): number {
  return Number(match(word ?? '', N, what)[0]);
}

function point(word: string | undefined): { x: number; y: number } {
  const [x, y] = match(word ?? '', POINT, 'a place such as 40,32.5').map(u);
  return { x, y };
}

function only(words: readonly string[], many: number): void {
  if (words.length > many) throw new Problem(`'${words[many]}' is more than this action says.`);
}

export function parse(text: string): Action {
  const [verb, ...rest] = text.trim().split(/\s+/);
  switch (verb) {
    case 'again':
      return { do: 'again', pieces: all(rest, (word) => number(word, "a piece's number")) };
    case 'lay':
      return parseLay(rest);
    case 'drop':
      only(rest, 1);
      return { do: 'drop', piece: number(rest[0], "a piece's number") };
    case 'objective':
    case 'pod':
      only(rest, 1);
      return { do: verb, ...point(rest[0]) };
    case 'edge':
    case 'leg':
    case 'go':
    case 'reroll':
    case 'rally':
      only(rest, 1);
      return parseWord(verb, rest[0]);
    case 'deploy':
      return parseDeploy(rest);
    case 'orders':
      return { do: 'orders', orders: all(rest, parseOrder) };
    case 'move':
      return {
        do: 'move',
        unit: number(rest[0], "a unit's number"),
        legs: all(rest.slice(1), parseLeg),
      };
    case 'unload':
      return { do: 'unload', legs: all(rest, parseLeg) };
    case 'end':
      only(rest, 0);
      return { do: 'end' };
    case 'fire':
      return parseFire(rest);
    case 'hold':
      only(rest, 1);
      return { do: 'hold', unit: number(rest[0], "a unit's number") };
    case 'aim': {
      only(rest, 1);
      const [column, row] = match(rest[0] ?? '', `${N},${N}`, 'a square such as 2,3').map(Number);
      return { do: 'aim', column, row };
    }
    case 'combat':
    case 'choose':
      only(rest, 1);
      return { do: verb, model: number(rest[0], "a model's number") };
    case 'pairs':
      return {
        do: 'pairs',
        pairs: all(rest, (word) => {
          const [a, b] = match(word, `${N}-${N}`, 'a pair such as 3-9').map(Number);
          return [a, b] as const;
        }),
      };
    case 'sequence':
      return { do: 'sequence', models: all(rest, (word) => number(word, "a model's number")) };
    case 'strike': {
      const [blow] = match(rest[0] ?? '', '(damage|grab|burn)', "'damage', 'grab' or 'burn'");
      return {
        do: 'strike',
        blow: blow as Blow,
        locations: all(rest.slice(1), (word) => number(word, 'a location')),
      };
    }
    case 'smash': {
      only(rest, 2);
      const [model, mount] = match(rest[0] ?? '', `${N}\\.${N}`, 'a Titan and a mount such as 12.0').map(
        Number,
      );
      const [building] = match(rest[1] ?? '', `b${N}`, 'a building such as b3').map(Number);
      return { do: 'smash', model, mount, building };
    }
    default:
      throw new Problem(`'${verb}' is nothing anybody can do here.`);
  }
}

function parseWord(verb: 'edge' | 'leg' | 'go' | 'reroll' | 'rally', word = ''): Action {
  const said = (pattern: string) => match(word, `(${pattern})`, `'${pattern.replace('|', "' or '")}'`)[0];
  switch (verb) {
    case 'edge':
      return { do: 'edge', edge: said('north|south') as 'north' | 'south' };
    case 'leg':
      return { do: 'leg', leg: said('left|right') as 'left' | 'right' };
    case 'go':
      return { do: 'go', first: said('first|second') === 'first' };
    default:
      return { do: verb, yes: said('yes|no') === 'yes' };
  }
}

function parseLay([piece, ...rest]: readonly string[]): Action {
  const isRiver = (word: string) => /^(north|east):/.test(word);
  const rivers = rest.filter(isRiver);
  only(rivers, 1);
  const river = rivers[0]
    ? match(rivers[0], `(north|east):${POINT}`, 'a river such as north:12,30')
    : undefined;
  return {
    do: 'lay',
    piece: number(piece, "a piece's number"),
    at: all(
      rest.filter((word) => !isRiver(word)),
      (word) => {
        const [x, y, heading] = match(word, `${POINT}@${N}`, 'a place such as 40,32@90');
        return [u(x), u(y), Number(heading)] as const;
      },
    ),
    ...(river ? { river: [river[0] as 'north' | 'east', u(river[1]), u(river[2])] as const } : {}),
  };
}

function parseDeploy(words: readonly string[]): Action {
  const models: Placement[] = [];
  const follows: [number, number][] = [];
  const arrives: [number, number][] = [];
  for (const word of words) {
    const pair = new RegExp(`^${N}(in|follows|arrives)${N}$`).exec(word);
    if (pair) {
      const [first, second] = [Number(pair[1]), Number(pair[3])];
      if (pair[2] === 'in') models.push({ model: first, x: 0, y: 0, heading: 0, in: second });
      else (pair[2] === 'follows' ? follows : arrives).push([first, second]);
      continue;
    }
    const [model, x, y, heading, wall] = match(
      word,
      `${N}:${POINT}@${N}(?:w${N})?`,
      'a placement such as 3:40,12@0 or 3in7',
    );
    models.push({
      model: Number(model),
      x: u(x),
      y: u(y),
      heading: Number(heading),
      ...(wall === undefined ? {} : { wall: Number(wall) }),
    });
  }
  return { do: 'deploy', models, follows, arrives };
}

function parseOrder(word: string): readonly [number, Order] {
  const [unit, order] = match(word, `${N}:(${ORDERS.join('|')})`, 'an order such as 4:advance');
  return [Number(unit), order as Order];
}

function parseLeg(word: string): Leg {
  const pattern =
    `${N}:(?:<${POINT};)?(?:stride${LENGTH},(-?${FIGURES}),${LENGTH})?(retreat)?` +
    `(${CM},${CM}(?:;${CM},${CM})*)?@${N}(?:>${N})?(?:w${N})?`;
  const found = match(word, pattern, 'a move such as 12:15,20;16.5,25@90');
  const [model, leaveX, leaveY, ahead, turn, then, retreat, points, heading, board, wall] = found;
  const path = points ? points.split(/[;,]/).map(u) : [];
  return {
    model: Number(model),
    path,
    heading: Number(heading),
    ...(leaveX === undefined ? {} : { leave: [u(leaveX), u(leaveY)] as const }),
    ...(board === undefined ? {} : { board: Number(board) }),
    ...(wall === undefined ? {} : { wall: Number(wall) }),
    ...(ahead === undefined ? {} : { stride: [u(ahead), Number(turn), u(then)] as const }),
    ...(retreat === undefined ? {} : { retreat: true }),
  };
}

const UP = new RegExp(`^up${FIGURES}$`);

function parseFire([unit, ...rest]: readonly string[]): Action {
  const popUps = rest.filter((word) => UP.test(word)).map((word) => Number(word.slice(2)));
  const attacks = rest.filter((word) => !UP.test(word)).map(parseAttack);
  return { do: 'fire', unit: number(unit, "a unit's number"), popUps, attacks };
}

function parseAttack(word: string): Attack {
  const gun = `${N}\\.${N}`;
  let found: RegExpExecArray | null;
  const is = (pattern: string) => {
    found = new RegExp(`^${pattern}$`).exec(word);
    return found !== null;
  };
  const at = (i: number) => Number(found![i]);
  if (is(`${gun}>${N}`)) return { is: 'shot', model: at(1), weapon: at(2), target: at(3) };
  if (is(`${gun}>b${N}`)) return { is: 'shell', model: at(1), weapon: at(2), building: at(3) };
  if (is(`beam${N}>${N}`)) return { is: 'beam', model: at(1), target: at(2) };
  if (is(`vortex${gun}@${POINT}`))
    return { is: 'vortex', model: at(1), weapon: at(2), x: u(found![3]), y: u(found![4]) };
  if (is(`(mind-blast|psychic-lock)${N}>${N}`))
    return { is: 'power', power: found![1] as Power, model: at(2), target: at(3), x: 0, y: 0 };
  if (is(`eldritch-storm${N}@${POINT}`))
    return {
      is: 'power',
      power: 'eldritch-storm',
      model: at(1),
      target: 0,
      x: u(found![2]),
      y: u(found![3]),
    };
  if (is(`barrage(${GUN}(?:\\+${GUN})*)>(b?)${N}@${POINT}`)) {
    const guns = found![1].split('+').map((one) => {
      const [model, weapon] = one.split('.').map(Number);
      return [model, weapon] as const;
    });
    const target = found![2] ? -at(3) : at(3);
    return { is: 'barrage', guns, target, x: u(found![4]), y: u(found![5]) };
  }
  throw new Problem(`'${word}' is not an attack such as 12.0>31.`);
}
