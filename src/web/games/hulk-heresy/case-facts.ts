/** The facts that cases of this game state, in words. */
import { GRENADES } from '../../../games/hulk-heresy/force/list.ts';
import { SIDES } from '../../../games/hulk-heresy/state.ts';
import { counted, listed } from '../../../kernel/words.ts';
import { typeName } from './game.ts';
import { sideWords } from './tell.ts';

type Say = (value: never) => string;
type PerSide = Readonly<Record<string, unknown>>;

const WAYS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const FATES: Readonly<Record<string, string>> = {
  dead: 'is dead',
  none: 'is empty',
  blip: 'is a blip',
  model: 'is a model',
};
const STAGES: Readonly<Record<string, string>> = {
  fresh: 'has not been activated',
  active: 'is being activated',
  done: 'has been activated',
};

const plain = (id: string): string => id.replaceAll('-', ' ');
const yesNo = (yes: string, no: string) => (value: boolean) => (value ? yes : no);
const list = (has: string, none: string) => (all: readonly string[] | string) =>
  all.length === 0 || all === 'none' ? none : `${has} ${listed([all].flat().map(plain))}`;

const PIECE: Readonly<Record<string, Say>> = {
  is: (fate: string) => FATES[fate] ?? fate,
  number: (n: number) => `is piece number ${n}`,
  value: (n: number | 'unknown') => (n === 'unknown' ? 'keeps its number hidden' : `stands for ${n}`),
  side: (side: string) => `is of side ${side}`,
  unit: (kind: string) =>
    kind === 'unknown' ? 'may be anybody' : kind === 'nobody' ? 'is nobody' : `is a ${typeName(kind)}`,
  letter: (letter: string) =>
    letter === 'unknown'
      ? 'keeps its letter hidden'
      : letter === 'none'
        ? 'has no letter'
        : `has the letter ${letter}`,
  at: (at: string) => (at === 'none' ? 'is not on the board' : `stands at ${at}`),
  area: (area: string) => (area === 'none' ? 'waits at no entry point' : `waits at ${area}`),
  facing: (facing: string) => (WAYS[facing] ? `faces ${WAYS[facing]}` : 'has no facing'),
  ap: (n: number) => `has ${counted(n, 'action point')}`,
  stage: (stage: string) => STAGES[stage] ?? plain(stage),
  acted: yesNo('has acted', 'has not acted'),
  overwatch: yesNo('is on overwatch', 'is not on overwatch'),
  guard: yesNo('stands guard', 'does not stand guard'),
  jam: (jam: string) => (jam === 'none' ? 'has no jam' : 'has a jammed weapon'),
  aim: (at: string) => (at === 'none' ? 'has no range found' : `has found the range to ${at}`),
  ammo: (shots: readonly number[] | string) =>
    typeof shots === 'string' ? 'has no weapon that runs out' : `has ${listed(shots.map(String))} shots left`,
  reloaded: yesNo('has been reloaded', 'has not been reloaded'),
  psi: (n: number | 'none') => (n === 'none' ? 'has no psi points' : `has ${counted(n, 'psi point')}`),
  grenades: (left: readonly number[] | string) => {
    const kinds = GRENADES.flatMap((kind, i) =>
      Number(left[i]) > 0 ? [counted(Number(left[i]), `${kind} grenade`)] : [],
    );
    return kinds.length === 0 ? 'has no grenade' : `has ${listed(kinds)}`;
  },
  carries: list('carries', 'carries nothing'),
  cast: yesNo('has used a power', 'has used no power'),
  effects: list('is under', 'is under no effect'),
};

export function pieceFact(key: string, value: unknown): string | null {
  return PIECE[key]?.(value as never) ?? null;
}

/** 'side A has 2 command points left and side B has 1'. */
function each(say: (value: never, key: string) => string) {
  return (sides: PerSide) => listed(Object.entries(sides).map(([key, value]) => say(value as never, key)));
}

const ofSide = (say: (value: never) => string) => each((value, side) => `side ${side} ${say(value)}`);
const GAME: Readonly<Record<string, Say>> = {
  turn: (turn: number) => `it is turn ${turn}`,
  phase: (phase: string) =>
    (SIDES as readonly string[]).includes(phase) ? `side ${phase} acts` : `it is the ${phase} phase`,
  attacker: (side: string) => (side === 'none' ? 'nobody attacks yet' : `side ${side} attacks`),
  zones: ofSide((zone: number) => `begins in zone ${zone}`),
  cp: ofSide((n: number | 'unknown') =>
    n === 'unknown' ? 'keeps its command points hidden' : `has ${counted(n, 'command point')} left`,
  ),
  counter: ofSide((n: number | 'unknown') =>
    n === 'unknown' ? 'keeps its counter hidden' : `has drawn ${n}`,
  ),
  spent: ofSide((n: number) => `has spent ${n}`),
  bonus: ofSide(
    (pools: Readonly<Record<string, number>>) =>
      `has ${listed(Object.entries(pools).map(([pool, n]) => `${n} ${pool}`))} points`,
  ),
  stock: ofSide((n: number) => `has ${counted(n, 'blip')} to come`),
  models: ofSide((n: number) => `has ${counted(n, 'model')}`),
  owed: ofSide((n: number) => `is owed ${counted(n, 'blip')}`),
  losses: ofSide((n: number) => `has lost ${counted(n, 'model')}`),
  closed: (entries: readonly string[]) =>
    entries.length === 0 ? 'no entry point is closed' : `${listed(entries)} is closed`,
  doors: each((door: string, at) => `the door at ${at} is ${door}`),
  ground: each((lies: readonly string[] | string, at) =>
    lies.length === 0 || lies === 'none'
      ? `${at} is bare`
      : `${listed([lies].flat().map(plain))} lies on ${at}`,
  ),
  objects: each((at: string, name) => `${name} is ${at === 'out' ? 'out of the game' : `at ${at}`}`),
  active: (name: string) => (name === 'none' ? 'nobody is being activated' : `${name} is being activated`),
  outcome: (outcome: string | { winner?: string | null; why?: string }) =>
    typeof outcome === 'string'
      ? 'nobody has won yet'
      : `${outcome.winner ? `side ${outcome.winner} has won` : 'it is a draw'}${outcome.why ? ` (${sideWords(outcome.why).replace(/\.$/, '')})` : ''}`,
};

export function gameFact(key: string, value: unknown): string | null {
  const text = GAME[key]?.(value as never);
  return text ? sideWords(text) : null;
}
