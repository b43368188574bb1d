/** Models on their way, and models set up: '12:15,20;16.5,25@90>15', '3in7'. */
import {
  PATTERNS,
  printHeading,
  printLength,
  printPath,
  printPoint,
  printPose,
  readLength,
  readPath,
} from '../../field/index.ts';
import type { Action, Leg, Placement } from './actions.ts';
import { match } from './notation-words.ts';

const { figures, number: N, length: LENGTH, point: POINT, pose: POSE, path: PATH } = PATTERNS;

export function printLeg({ model, path, heading, leave, board, wall, stride, retreat }: Leg): string {
  return [
    `${model}:`,
    leave ? `<${printPoint({ x: leave[0], y: leave[1] })};` : '',
    stride ? `stride${printLength(stride[0])},${stride[1]},${printLength(stride[2])}` : '',
    retreat ? 'retreat' : '',
    printPath(path),
    printHeading(heading),
    board === undefined ? '' : `>${board}`,
    wall === undefined ? '' : `w${wall}`,
  ].join('');
}

const LEG =
  `${N}:(?:<${POINT};)?(?:stride${LENGTH},(-?${figures}),${LENGTH})?(retreat)?` +
  `${PATH}?@${N}(?:>${N})?(?:w${N})?`;

export function parseLeg(word: string): Leg {
  const found = match(word, LEG, 'a move such as 12:15,20;16.5,25@90');
  const [model, leaveX, leaveY, ahead, turn, then, retreat, points, heading, board, wall] = found;
  return {
    model: Number(model),
    path: readPath(points),
    heading: Number(heading),
    ...(leaveX === undefined ? {} : { leave: [readLength(leaveX), readLength(leaveY)] as const }),
    ...(board === undefined ? {} : { board: Number(board) }),
    ...(wall === undefined ? {} : { wall: Number(wall) }),
    ...(ahead === undefined ? {} : { stride: [readLength(ahead), Number(turn), readLength(then)] as const }),
    ...(retreat === undefined ? {} : { retreat: true }),
  };
}

function printPlacement(placement: Placement): string {
  const { model, in: carrier, wall } = placement;
  if (carrier !== undefined) return `${model}in${carrier}`;
  return `${model}:${printPose(placement)}${wall === undefined ? '' : `w${wall}`}`;
}

type Deploy = Extract<Action, { do: 'deploy' }>;

export function printDeploy({ models, follows, arrives }: Deploy): string[] {
  return [
    ...models.map(printPlacement),
    ...follows.map(([unit, leader]) => `${unit}follows${leader}`),
    ...arrives.map(([unit, turn]) => `${unit}arrives${turn}`),
  ];
}

const PAIR = new RegExp(`^${N}(in|follows|arrives)${N}$`);

export function parseDeploy(words: readonly string[]): Deploy {
  const models: Placement[] = [];
  const follows: [number, number][] = [];
  const arrives: [number, number][] = [];
  for (const word of words) {
    const pair = PAIR.exec(word);
    if (!pair) {
      models.push(parsePlacement(word));
      continue;
    }
    const [first, second] = [Number(pair[1]), Number(pair[3])];
    if (pair[2] === 'in') models.push({ model: first, x: 0, y: 0, heading: 0, in: second });
    else (pair[2] === 'follows' ? follows : arrives).push([first, second]);
  }
  return { do: 'deploy', models, follows, arrives };
}

function parsePlacement(word: string): Placement {
  const found = match(word, `${N}:${POSE}(?:w${N})?`, 'a placement such as 3:40,12@0 or 3in7');
  const [model, x, y, heading, wall] = found;
  return {
    model: Number(model),
    x: readLength(x),
    y: readLength(y),
    heading: Number(heading),
    ...(wall === undefined ? {} : { wall: Number(wall) }),
  };
}
