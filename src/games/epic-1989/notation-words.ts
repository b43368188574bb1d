/** The words of notation: ways, shots, places and what else stands after a verb. */
import { PATTERNS, printLength, printPoint, printPose, readLength, readPoint } from '../../field/index.ts';
import { Problem } from '../../kernel/contract.ts';
import type { Concealed, Drive, Leg, Placement, Shot } from './actions.ts';
import { MODES } from './cards/weapons.ts';
import type { Instruction } from './state.ts';

export const { number: N, point: POINT, pose: POSE, length: CM } = PATTERNS;

export function match(word: string | undefined, pattern: string, what: string): string[] {
  const found = word === undefined ? null : new RegExp(`^${pattern}$`).exec(word);
  if (!found) throw new Problem(`"${word ?? ''}" should be ${what}.`);
  return found.slice(1);
}

export function oneOf<W extends string>(word: string | undefined, among: readonly W[]): W {
  const found = among.find((one) => one === word);
  if (!found) throw new Problem(`"${word ?? ''}" should be one of: ${among.join(', ')}.`);
  return found;
}

export const number = (word: string | undefined, what: string) => Number(match(word, N, what)[0]);

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
export const poseOf = (x: string, y: string, heading: string) => ({
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

export function printLeg({ model, way, onto }: Leg): string {
  return `${model}:${printWay(way)}${printOnto(onto)}`;
}

export function parseLeg(word: string): Leg {
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
export function printShot({ weapon, target, mode, at, spray, counter }: Shot): string {
  const aim = target < 0 ? `b${-target}` : (spray ?? [target]).join(',');
  const how = `${mode ? `/${mode}` : ''}${at ? `@${printPoint({ x: at[0], y: at[1] })}` : ''}`;
  if (counter === undefined) return `${weapon}>${aim}${how}`;
  return target === 0 && !spray ? `${weapon}>c${counter}${how}` : `${weapon}>${aim}${how}%${counter}`;
}

export function parseShot(word: string): Shot {
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
export function parseConcealed(word: string): Concealed {
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

export function printAt([x, y]: readonly [number, number]): string {
  return printPoint({ x, y });
}

export function parseAt(word: string | undefined): readonly [number, number] {
  const [x, y] = match(word, POINT, 'a point such as 60,45');
  return pointOf(x, y);
}

function pointOf(x: string, y: string): readonly [number, number] {
  const point = readPoint(x, y);
  return [point.x, point.y];
}

/** 3:40,5@0 in the open, 3:#b2.1 in a cell, 3:>7 on board; a star for a commander. */
export function printPlacement(one: Placement): string {
  const star = one.commander ? '*' : '';
  if ('carrier' in one) return `${one.unit}:>${one.carrier}${star}`;
  if ('building' in one) return `${one.unit}:#b${one.building}.${one.cell}${star}`;
  return `${one.unit}:${printPose(one)}${star}`;
}

export function parsePlacement(word: string): Placement {
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

export function pairOf(word: string, between: string, what: string): readonly [number, number] {
  const [a, b] = match(word, `${N}${between}${N}`, what);
  return [Number(a), Number(b)];
}

export function parseInstruction([what, at, needed]: readonly string[]): Instruction {
  const verb = oneOf(what, ['ask', 'hold', 'fire']);
  if (verb !== 'fire') return { do: verb };
  return {
    do: 'fire',
    at: match(at, '([a-z][a-z-]*)', 'a kind of unit')[0],
    needed: number(needed, 'the score it may need'),
  };
}
